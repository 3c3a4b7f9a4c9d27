import type { ReactNode } from 'react';
import { useTitle } from '../lib/use-title.ts';

export type LegalSection = { title: string; body: ReactNode };

/** The frame of the two legal pages. */
export function LegalPage({ title, lead, sections }: { title: string; lead: string; sections: LegalSection[] }) {
  useTitle(title);
  return (
    <div className="measure px-5 pt-14">
      <header className="space-y-4 border-b border-line pb-8">
        <h1 className="font-serif text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="font-serif text-lg text-soft">{lead}</p>
        <p className="text-xs text-faint">Last updated June 25, 2025</p>
      </header>
      <div className="prose pt-8">
        {sections.map(({ title: heading, body }, index) => (
          <section key={heading}>
            <h2>
              {index + 1}. {heading}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
