import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import type { Evidence } from '../../worker/contract/evidence.ts';
import { toldOr } from '../lib/api.ts';
import { screen } from '../lib/screen.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EvidenceHeading } from './evidence-heading.tsx';
import { useEvidence } from './use-evidence.ts';

const StatementList = screen(() => import('./statement-list.tsx').then((module) => module.StatementList));

/** What a saved article rests on; its statements are shown on demand. */
export function EvidenceCard({ article }: { article: Article }) {
  const { data: evidence = null, error, mutate, isLoading } = useEvidence(article);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-label="Evidence" className="space-y-4">
      <EvidenceHeading evidence={evidence} isChecking={isLoading} />
      {error && !evidence && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-bad">
          <p className="min-w-0">{toldOr(error, 'The evidence could not be read.')}</p>
          <Button size="sm" onClick={() => mutate()}>
            Try again
          </Button>
        </div>
      )}
      {evidence && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide statements' : 'Show statements'}
          </Button>
          {article.sourceType === 'url' && evidence.counts && (
            <Link href={`/sheet/${article.slug}`} className={buttonLook({ size: 'sm' })}>
              Product sheet
            </Link>
          )}
        </div>
      )}
      {evidence && isOpen && (
        <Suspense>
          <SavedStatements evidence={evidence} />
        </Suspense>
      )}
    </Card>
  );
}

function SavedStatements({ evidence }: { evidence: Evidence }) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  return (
    <StatementList
      evidence={evidence}
      currentId={currentId}
      onCurrent={({ id }, isPressed) => setCurrentId((present) => (isPressed && present === id ? null : id))}
      enterHint="opens or closes"
    />
  );
}
