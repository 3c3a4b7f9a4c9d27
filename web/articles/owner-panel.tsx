import type { Article } from '../../worker/contract/articles.ts';
import { readingMinutes } from '../../worker/contract/text.ts';
import { EvidenceCard } from '../evidence/evidence-card.tsx';
import { EvidenceFigure } from '../evidence/evidence-figure.tsx';
import { cn } from '../lib/cn.ts';
import { Badge } from '../ui/badge.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { type ScoreBand, scoreBand } from './score.ts';
import { SourceSwitch } from './source-switch.tsx';

const looks: Record<ScoreBand, string> = {
  good: 'border-good bg-good-wash text-good',
  fair: 'border-fair bg-fair-wash text-fair',
  bad: 'border-bad bg-bad-wash text-bad',
};

/** What only the author sees below an article. */
export function OwnerPanel({ article }: { article: Article }) {
  const figures = [
    ['Word Count', article.wordCount.toLocaleString()],
    ['Reading Time', `${readingMinutes(article.wordCount)} min`],
    ['SEO Score', `${article.seoScore}/100`],
    ['Evidence', <EvidenceFigure key="evidence" article={article} />],
    ['Keywords', String(article.keywords.length)],
  ] as const;
  return (
    <aside aria-label="Article details" className="mt-16 space-y-5 border-t border-ink pt-8">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-soft">{name}</dt>
            <dd className="font-serif text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {article.keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-1.5">
          {article.keywords.map((keyword) => (
            <li key={keyword}>
              <Badge>{keyword}</Badge>
            </li>
          ))}
        </ul>
      )}
      {article.seoSuggestions.length > 0 && <SeoAnalysis article={article} />}
      <EvidenceCard article={article} />
      <SourceSwitch article={article} />
      <Card>
        <CardTitle>SEO Information</CardTitle>
        <dl className="mt-3 space-y-3 text-sm">
          <div>
            <dt className="text-xs text-soft">Meta Description</dt>
            <dd dir="auto" className="[overflow-wrap:anywhere]">
              {article.metaDescription || 'None yet'}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-soft">Slug</dt>
            <dd className="font-mono text-xs [overflow-wrap:anywhere]">{article.slug}</dd>
          </div>
        </dl>
      </Card>
    </aside>
  );
}

function SeoAnalysis({ article }: { article: Article }) {
  const band = scoreBand(article.seoScore);
  return (
    <section data-slot="seo-analysis" data-band={band} className={cn('rounded-lg border p-5 sm:p-6', looks[band])}>
      <CardTitle className="flex justify-between gap-4">
        SEO Analysis
        <span className="tabular-nums">{article.seoScore}/100</span>
      </CardTitle>
      <ul className="mt-3 space-y-2 text-sm text-ink">
        {article.seoSuggestions.map((suggestion) => (
          <li key={suggestion} className="flex gap-3">
            <span aria-hidden="true" className={cn('mt-2 h-px w-3 shrink-0 bg-current')} />
            {suggestion}
          </li>
        ))}
      </ul>
    </section>
  );
}
