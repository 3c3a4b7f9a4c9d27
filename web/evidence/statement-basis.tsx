import { type EvidenceStatement, evidenceTexts, statedByAuthor } from '../../worker/contract/evidence.ts';
import { plainDate } from '../../worker/contract/text.ts';
import { ExternalIcon } from '../ui/icons.tsx';
import { addressAtWords, addressText, inOneLine, insteadText, quotesByPage, type Source } from './words.ts';

type StatementBasisProps = { statement: EvidenceStatement; sources: readonly Source[] };

/** Why a statement has its state: what pages say, how it was worked out. */
export function StatementBasis({ statement, sources }: StatementBasisProps) {
  const { state, note, reckoning, quotes, stated } = statement;
  const instead = insteadText(statement, sources);
  return (
    <>
      <p className="text-soft">{instead ?? (stated.length > 0 ? statedByAuthor : evidenceTexts[state].line)}</p>
      {note && !instead && <p className="[overflow-wrap:anywhere]">{note}</p>}
      {reckoning && <p>Worked out: {reckoning}</p>}
      {stated.map((words) => (
        <p
          key={words}
          data-stated
          dir="auto"
          className="border-l border-edge pl-3 font-serif text-sm [overflow-wrap:anywhere]"
        >
          {words}
        </p>
      ))}
      {quotesByPage(quotes, sources).map((each) => (
        <PageQuotes key={each.page.url} {...each} />
      ))}
    </>
  );
}

/** What a page says, and the ways to it there. */
function PageQuotes({ page, quotes }: { page: Source; quotes: readonly string[] }) {
  return (
    <figure className="space-y-1.5 border-l border-edge pl-3">
      {quotes.map((quote) => (
        <div key={quote}>
          <blockquote dir="auto" className="font-serif text-sm [overflow-wrap:anywhere]">
            {inOneLine(quote)}
          </blockquote>
          <WordsLink address={addressAtWords(page.url, quote)} />
        </div>
      ))}
      <figcaption className="text-2xs text-soft">
        <span dir="auto" className="block font-medium [overflow-wrap:anywhere]">
          {page.title || addressText(page.url)}
        </span>
        <span className="block text-faint [overflow-wrap:anywhere]">{addressText(page.url)}</span>
        <span className="block">Read on {plainDate(page.fetchedAt)}</span>
      </figcaption>
    </figure>
  );
}

function WordsLink({ address }: { address: string | null }) {
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center gap-1 text-2xs font-medium text-ink rule-link"
    >
      Open the page at these words
      <span className="sr-only"> (opens in a new tab)</span>
      <ExternalIcon />
    </a>
  );
}
