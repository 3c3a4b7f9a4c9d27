import { readSheet } from '../articles/sheets.ts';
import type { ArticleRow } from '../articles/to-article.ts';
import { findVersion, firstVersion } from '../articles/versions.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { Database } from '../db/client.ts';
import { readOwnerWords } from '../owner-words/words.ts';
import { readProof } from '../proof/read-proof.ts';
import { getText } from '../proof/text-store.ts';
import { authorPageOf } from '../source/words/correct-source.ts';
import { authorPage, readFieldName } from '../source/words/fields.ts';
import { statedLines } from '../source/words/set-field.ts';
import type { OwnerWords } from '../writing/types.ts';
import { createJudge, type Judge } from './judge.ts';
import type { JudgedText, Kept } from './types.ts';

/** What an article's statements rest on: of its text as it is saved, or of one that its owner is writing. */
export async function readEvidence(db: Database, row: ArticleRow, text: JudgedText = row): Promise<Evidence> {
  const judge = await judgeOf(db, row);
  return judge(text);
}

const mostJudges = 4;
/** Of articles asked for lately: their owners are writing, and each pause of their keys asks again. With a change of the text what it rests on may change. */
const judges = new Map<string, Judge>();

async function judgeOf(db: Database, row: ArticleRow): Promise<Judge> {
  const own =
    row.sourceKey === null ? null : await readOwnerWords(db, { userId: row.userId, productKey: row.sourceKey });
  const key = JSON.stringify([row.id, row.runId, row.version, row.keywords, own?.at, own?.words.length]);
  const known = judges.get(key);
  if (known) return remember(key, known);
  const [kept, written] = await Promise.all([readKept(db, row), readWritten(db, row)]);
  const judge = createJudge(own ? await withWords(kept, own) : kept, written);
  // What is not there yet may come still.
  return kept.sources.length === 0 ? judge : remember(key, judge);
}

/** The one that was asked for longest ago makes room. */
function remember(key: string, judge: Judge): Judge {
  judges.delete(key);
  judges.set(key, judge);
  for (const oldest of [...judges.keys()].slice(0, -mostJudges)) judges.delete(oldest);
  return judge;
}

/** The text as its writer left it; null where only later ones are kept. */
const readWritten = async (db: Database, row: ArticleRow): Promise<JudgedText | null> =>
  row.version === firstVersion ? row : await findVersion(db, row.id, firstVersion);

/**
 * What the owner says of the product now counts as well, for what is written by hand: nobody is contradicted by a page that they
 * have corrected. What the article rests on already stays as it is.
 */
async function withWords(kept: Kept, { words, at }: OwnerWords): Promise<Kept> {
  if (words.length === 0 || kept.sources.length === 0) return kept;
  const { url, title, text } = await authorPageOf(words, at);
  const known = authorPage(kept.sources);
  const source = known < 0 ? kept.sources.length : known;
  const before = kept.sources[known]?.text;
  const told = { url, title, fetchedAt: at, text: before ? `${before}\n${text}` : text };
  const said = words.flatMap((word) => {
    const lines = statedLines(word);
    return lines.length === 0
      ? []
      : [{ kind: readFieldName(word.field).facet ?? 'stated', source, quote: lines.join('\n') }];
  });
  return {
    ...kept,
    sources: known < 0 ? [...kept.sources, told] : kept.sources.with(known, told),
    facts: [...kept.facts, ...said],
  };
}

/** A page whose text is kept no more proves nothing: what rests on it does not either. */
async function readKept(db: Database, { id, keywords }: ArticleRow): Promise<Kept> {
  const [{ sources, facts, claims }, sheet] = await Promise.all([readProof(db, id), readSheet(db, id)]);
  const texts = await Promise.all(sources.map(({ textHash }) => getText(db, textHash)));
  if (texts.every((text) => text === null)) return { sources: [], facts: [], claims: [], sheet: null, keywords };
  return {
    sources: sources.map(({ url, title, fetchedAt }, at) => ({
      ...{ url, title, fetchedAt: fetchedAt.getTime(), text: texts[at] ?? '' },
    })),
    facts,
    claims: claims.flatMap((claim) => {
      const left = claim.facts.filter((fact) => texts[facts[fact]?.source ?? -1] != null);
      return claim.facts.length > 0 && left.length === 0 ? [] : [{ ...claim, facts: left }];
    }),
    sheet,
    keywords,
  };
}
