import type { ArticleText } from '../../worker/contract/articles.ts';
import type { EvidenceStatement } from '../../worker/contract/evidence.ts';
import { replaceFigure } from '../../worker/contract/figures.ts';
import { fieldOf, locateStatements, statementFields } from '../evidence/locate.ts';

type Words = Pick<ArticleText, (typeof statementFields)[number]>;

/** The text with the pages' values in these statements; null where one of them cannot be found in it any more. */
export function applyPageValues<Text extends Words>(text: Text, statements: readonly EvidenceStatement[]): Text | null {
  const changed = { ...text };
  for (const field of statementFields) {
    const wanted = statements.filter((statement) => fieldOf(statement) === field);
    const places = locateStatements(wanted, text[field]);
    // From the last to the first: what stands before stays where it is.
    for (const { id, start, end } of places.reverse()) {
      const instead = wanted.find((statement) => statement.id === id)?.instead;
      const words = text[field].slice(start, end);
      const mended = instead ? replaceFigure(words, instead.said, instead.page) : words;
      if (mended === words) return null;
      changed[field] = changed[field].slice(0, start) + mended + changed[field].slice(end);
    }
    if (places.length < wanted.length) return null;
  }
  return changed;
}
