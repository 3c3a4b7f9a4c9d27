import { useMemo } from 'react';
import type { Article, ArticleText } from '../../worker/contract/articles.ts';
import type { Evidence } from '../../worker/contract/evidence.ts';
import { scoreArticle } from '../../worker/contract/seo/index.ts';
import type { SeoPlace } from '../../worker/contract/seo/types.ts';
import { type ScoreBand, scoreBand } from '../articles/score.ts';
import { countText } from '../evidence/words.ts';
import { cn } from '../lib/cn.ts';
import { Card, CardTitle } from '../ui/card.tsx';
import { goToPlace } from './text-place.ts';

type SeoPanelProps = { article: Article; text: ArticleText; evidence: Evidence | null; openText: () => void };

const fieldNames: Record<SeoPlace['field'], string> = {
  title: 'the title',
  excerpt: 'the excerpt',
  metaDescription: 'the meta description',
  content: 'the text',
  keyphrase: 'the keyphrase',
};
const wordsShown = 6;

/** A place as one speaks of it: its first words, or its field. */
function placeName({ field, words }: SeoPlace): string {
  if (!words) return fieldNames[field];
  const all = words.split(/\s+/);
  return `“${all.slice(0, wordsShown).join(' ')}${all.length > wordsShown ? ' …' : ''}”`;
}

const tones: Record<ScoreBand, string> = { good: 'text-good', fair: 'text-fair', bad: 'text-bad' };

/** The score of the text as it is being written, and what would raise it. */
export function SeoPanel({ article: { slug, sourceUrl }, text, evidence, openText }: SeoPanelProps) {
  const { score, advice } = useMemo(
    () => scoreArticle({ ...text, slug, sourceUrl, siteUrl: location.origin }),
    [text, slug, sourceUrl],
  );
  const [keyphrase] = text.keywords;
  const tone = tones[scoreBand(score)];
  return (
    <Card aria-label="SEO score">
      <div className="flex items-center gap-4">
        <ScoreRing score={score} className={tone} />
        <div className="min-w-0">
          <CardTitle className="text-base">SEO Score</CardTitle>
          <p className="text-xs text-soft">
            {keyphrase ? (
              <>
                Keyphrase: <span className="font-medium text-ink">{keyphrase}</span>
              </>
            ) : (
              'No keyphrase'
            )}
          </p>
        </div>
      </div>
      {evidence && (
        <p className="mt-4 flex items-baseline justify-between gap-4 text-xs text-soft">
          <span>
            Evidence <span className="text-faint">(below)</span>
          </span>
          <span className="font-medium text-ink tabular-nums">{countText(evidence)}</span>
        </p>
      )}
      {advice.length > 0 ? (
        <ul aria-label="Suggestions" className="mt-5 divide-y divide-line border-t border-line text-xs">
          {advice.map(({ text: suggestion, place }) => (
            <li key={suggestion} className="py-2.5">
              {suggestion}
              {place && (
                <button
                  type="button"
                  dir="auto"
                  onClick={() => goToPlace(place, openText)}
                  className="mt-1 block min-h-6 text-start text-2xs font-medium rule-link [overflow-wrap:anywhere]"
                >
                  Go to {placeName(place)}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-5 border-t border-line pt-4 text-xs text-soft">Nothing left to improve.</p>
      )}
    </Card>
  );
}

function ScoreRing({ score, className }: { score: number; className: string }) {
  const radius = 25;
  const around = 2 * Math.PI * radius;
  return (
    <div className={cn('relative grid size-16 shrink-0 place-items-center', className)}>
      <svg viewBox="0 0 60 60" fill="none" strokeWidth="5" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="30" cy="30" r={radius} className="stroke-wash" />
        <circle
          cx="30"
          cy="30"
          r={radius}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * around} ${around}`}
          className="transition-[stroke-dasharray] duration-300"
        />
      </svg>
      <output aria-label="SEO score out of 100" className="font-serif text-lg font-semibold text-ink tabular-nums">
        {score}
      </output>
    </div>
  );
}
