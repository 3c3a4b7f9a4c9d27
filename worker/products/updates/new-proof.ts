import { type SQL, sql } from 'drizzle-orm';
import { authorAddress } from '../../contract/product.ts';
import type { Database } from '../../db/client.ts';
import { proofClaims, proofFacts, proofSources } from '../../db/schema.ts';
import { foldText } from '../../language/words.ts';
import type { readProof } from '../../proof/read-proof.ts';
import type { SourcePage } from '../../source/types.ts';
import type { Fact } from '../../writing/types.ts';
import type { ReadPage } from '../reading.ts';
import type { Proposal } from './propose.ts';

type Proof = Awaited<ReturnType<typeof readProof>>;
type NewSource = { url: string; title: string; hash: string; fetchedAt: number };

/** What changed statements rest on, beside what the article rests on already. */
export type NewProof = {
  sources: NewSource[];
  facts: Array<{ kind: string; source: number; quote: string }>;
  claims: Array<{ sentence: string; facts: number[]; kind: 'stated' | 'reckoned'; reckoning: string | null }>;
};

type Places = {
  /** The pages of the sheet that the new facts are of: the article's own, those of the newest reading, the author's. */
  shift: number;
  newest: readonly ReadPage[];
  author: SourcePage;
};

/** Facts and pages are named by their place among the article's: what is new comes after what is there. */
export function proofOf(chosen: readonly Proposal[], known: Proof, { shift, newest, author }: Places): NewProof {
  const proof: NewProof = { sources: [], facts: [], claims: [] };
  const hashes = known.sources.map(({ textHash }) => textHash);
  const own = known.sources.flatMap(({ url }, at) => (url === authorAddress ? [] : [at]));
  const sourceOf = (page: number): number => {
    const place = own[page];
    if (page < shift) return place ?? -1;
    const read = newest[page - shift] ?? author;
    const at = [...hashes, ...proof.sources.map(({ hash }) => hash)].indexOf(read.hash);
    if (at >= 0) return at;
    const { url, title, hash, fetchedAt } = read;
    return known.sources.length + proof.sources.push({ url, title, hash, fetchedAt }) - 1;
  };
  const factOf = ({ kind, source: page, quote }: Fact): number => {
    const source = sourceOf(page);
    const all = [...known.facts, ...proof.facts];
    const at = all.findIndex((fact) => fact.source === source && foldText(fact.quote) === foldText(quote));
    return at >= 0 ? at : known.facts.length + proof.facts.push({ kind, source, quote }) - 1;
  };
  for (const { claim } of chosen) {
    if (!claim) continue;
    const { sentence, kept, fresh, reckoning } = claim;
    const facts = [...new Set([...kept, ...fresh.map(factOf)])];
    proof.claims.push({ sentence, facts, kind: reckoning === null ? 'stated' : 'reckoned', reckoning });
  }
  return proof;
}

/** Statements that add it to the article's proof. Values stand in the tables' column order. */
export function addProof(
  db: Database,
  { runId, articleId }: { runId: string; articleId: string },
  { sources, facts, claims }: NewProof,
  guard: SQL,
) {
  const next = (table: typeof proofSources | typeof proofFacts | typeof proofClaims) =>
    sql`(select coalesce(max(p.ordinal), -1) + 1 from ${table} p where p.run_id = ${runId})`;
  const rows = (list: readonly unknown[]) => sql`json_each(${JSON.stringify(list)}) where ${guard}`;
  return [
    db.insert(proofSources).select(sql`
      select ${runId}, key + ${next(proofSources)}, ${articleId}, value ->> 'url', value ->> 'title', value ->> 'hash',
        value ->> 'fetchedAt' from ${rows(sources)}`),
    db.insert(proofFacts).select(sql`
      select ${runId}, key + ${next(proofFacts)}, ${articleId}, value ->> 'source', value ->> 'kind', value ->> 'quote'
        from ${rows(facts)}`),
    db.insert(proofClaims).select(sql`
      select ${runId}, key + ${next(proofClaims)}, ${articleId}, value ->> 'sentence', value -> 'facts',
        value ->> 'kind', value ->> 'reckoning' from ${rows(claims)}`),
  ] as const;
}
