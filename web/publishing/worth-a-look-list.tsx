import type { WorthALook } from '../../worker/contract/publishing.ts';

/** What no publication waits for. */
export function WorthALookList({ notes }: { notes: readonly WorthALook[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="mt-5 text-xs">
      <summary className="w-fit cursor-pointer py-1.5 font-medium">Worth a look ({notes.length})</summary>
      <ul className="mt-1 divide-y divide-line border-t border-line">
        {notes.map(({ kind, text, other }) => (
          <li key={`${kind} ${text}`} className="py-2.5 [overflow-wrap:anywhere]">
            {text}
            {other && (
              <>
                {' '}
                <a href={`/${other.slug}`} target="_blank" rel="noopener" dir="auto" className="rule-link font-medium">
                  {other.title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
