import type { ReactNode } from 'react';
import type { ReaderNotes as Notes } from '../../worker/contract/reader-notes.ts';
import { plainDate, siteOfPage } from '../../worker/contract/text.ts';

const writers: Record<Notes['made']['by'], string> = {
  'built-in': 'the built-in writer, which arranges what the pages say',
  model: 'a language model, checked against the pages',
};

/** At the foot of an article: the pages that it rests on, by the numbers of the marks, and how it came about. */
export function ReaderNotes({ notes: { sources, made } }: { notes: Notes }) {
  return (
    <footer className="laid-out-late mt-14 space-y-8 border-t border-line pt-8 text-xs text-soft">
      {sources && (
        <Part title="Sources">
          <ol className="list-decimal space-y-1.5 ps-5">
            {sources.pages.map(({ url, title, fetchedAt }, at) => (
              <li key={url} id={`source-${at + 1}`} className="ps-1 target:bg-highlight">
                <a href={url} rel="noopener" dir="auto" className="text-ink rule-link [overflow-wrap:anywhere]">
                  {title || url}
                </a>
                , {siteOfPage(url)}, read on {plainDate(fetchedAt)}
              </li>
            ))}
          </ol>
          {sources.isStated && (
            <p id="stated" className="mt-3 target:bg-highlight">
              <span className="text-ink">author</span>: stated by the author, not on these pages.
            </p>
          )}
        </Part>
      )}
      <Part title="How this was made">
        <p>
          Written on {plainDate(made.at)} by {writers[made.by]}. Checked and published by {made.checkedBy} on{' '}
          {plainDate(made.checkedAt)}.
        </p>
      </Part>
    </footer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-medium text-faint">{title}</h2>
      {children}
    </section>
  );
}
