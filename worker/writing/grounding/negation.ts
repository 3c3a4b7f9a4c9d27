import { functionWords } from '../../language/data/function-words.ts';
import { stem } from '../../language/stem.ts';
import { partsOf, sameRoot, type Told } from './basis.ts';
import { opposites } from './data/opposites.ts';

const clauseEnds = /[,;:.!?]\s|\s[–—]\s|\s(?:but|while|whereas|although|because|so|which|and|unless)\s/;
/** Words of denial; 'not only' and 'not just' say yes. */
const denials =
  /\b(?:no(?! (?:matter|doubt|problem|trouble|wonder|(?:more|later|fewer|less) than))|not(?! (?:only|just|merely|simply)\b)|never|without|none|nobody|nothing|neither|nor|cannot|lacks?|unable|fails? to)\b|n['’]t\b/gi;
/** What somebody does not do under a condition, or who does not do it, is no denial of what is done. */
const conditional =
  /\b(?:who|whoever|that|which|whose|if|when|where|unless|until|without|(?:as|so) long as|provided|in case)\b/i;
/** What need not be done is not denied: it may be done. */
const releases =
  /\b(?:need not|needn['’]t|not (?:have|need) to|n['’]t (?:have|need) to|nobody (?:has|needs) to|not (?:required|necessary|need|limited|tied|bound|restricted|confined)|no need|no longer)\b/i;
const stems = (words: string) => new Set(words.split(' ').map(stem));
const removing = stems(
  'remove replace avoid eliminate spare drop end skip prevent free nothing behind unnecessary optional wait',
);
const removesInWords =
  /\b(?:do(?:es|ing)? away|instead of|rather than|no longer|places? of|out of|takes? out|of (?:your|their|its) own)\b/i;
const removes = (clause: string) =>
  removesInWords.test(clause) || partsOf(clause).some((word) => removing.has(stem(word)));
const obliges = /\b(?:must|(?:has|have|had) to|(?:is|are) (?:required|mandatory|necessary)|needs?|requires?)\b/i;
/** 'No further step is required from anyone.' */
const releasesAll = (fact: string) =>
  [/\bno\b/i, /\b(?:required|needed|necessary)\b/i, /\b(?:anyone|anybody|anything|else)\b/i].every((part) =>
    part.test(fact),
  );
/** What is to come is not there yet. */
const pending = /\b(?:planned|coming soon|upcoming|on the roadmap|in development|will (?:be|follow|come))\b/i;
/** Verbs and nouns that leave it to others to say what is done. */
const light = stems(
  'do use need require yet still available anyone anything else time give make offer provide get take way option possibility chance',
);
/** Verbs that say nothing without their subject: 'a pen does not work'. */
const bare = stems('work apply count exist happen run help do');
/** 'iPadOS 16 or later' leaves no choice. */
const alternatives = /\bor\b(?! (?:later|newer|higher|above|more|less|fewer|older|earlier|up|so)\b)/i;

const content = (text: string) =>
  partsOf(text).flatMap((word) => (functionWords.has(word) || light.has(stem(word)) ? [] : [stem(word)]));
/** 'Without your yes, nothing happens' is one clause. */
const clausesOf = (text: string) =>
  text
    .replace(/^(without [^,]{1,60}), /i, '$1 ')
    .split(clauseEnds)
    .filter((clause) => clause.trim() !== '');
const has = (roots: readonly string[], root: string) => root !== '' && roots.some((known) => sameRoot(known, root));

type Denial = { before: string; core: string[]; around: string[] };

/** The last denial of a clause: what stands after it is denied, and what stands before where that is too little. */
function denialIn(clause: string): Denial | null {
  // Of what is planned one word alone is too little to tell.
  if (pending.test(clause)) return { before: '', core: ['', ...content(clause.replace(pending, ' '))], around: [] };
  const last = [...clause.matchAll(denials)].at(-1);
  if (!last) return null;
  const before = clause.slice(0, last.index);
  return { before, core: content(clause.slice(last.index + last[0].length)), around: content(before) };
}

/** 'Never overwrites without a yes' says when a thing is done: neither that it is nor that it is not. */
function conditionIn(clause: string): string[] {
  const found = [...clause.matchAll(denials)];
  const last = found.findLast(([word]) => /^without$/i.test(word));
  return found.length > 1 && last ? content(clause.slice(last.index + last[0].length)) : [];
}

/** The clause that one without a subject goes on from; what 'they' are stands before. */
function subjectOf(before: readonly string[]): string[] {
  const from = before.findLastIndex((clause) => !/^(?:it|they)\b/i.test(clause.trim()));
  return before.slice(Math.max(0, from)).flatMap(content);
}

/** What the facts of a sentence say: `words` as they stand there. */
type Said = { words: string; stated: string[]; denied: string[]; subject?: string[] };

const isQuestion = (text: string) => text.trim().endsWith('?');

/** A question states nothing; 'No' denies what it asks, 'Yes' states it. */
function saidBy(quotes: readonly string[]): Said[] {
  const answer = quotes.flatMap((quote) => /^(yes|no|not yet)(?:[.,:;!]|$)/i.exec(quote)?.[1]?.toLowerCase() ?? [])[0];
  return quotes.flatMap((quote) => {
    if (isQuestion(quote)) {
      const asked =
        /^(?:is|are|do|does|can|will|has|have|must|should|may)\b/i.test(quote) && answer ? content(quote) : [];
      return [{ words: quote, stated: answer === 'yes' ? asked : [], denied: answer === 'yes' ? [] : asked }];
    }
    return clausesOf(quote).map((clause, at, clauses): Said => {
      const denial = denialIn(clause);
      if (!denial) return { words: clause, stated: content(clause), denied: [] };
      if (conditionIn(clause).length > 0) return { words: clause, stated: [], denied: [] };
      const { core, around } = denial;
      return core.length > 0
        ? {
            words: clause,
            stated: around,
            denied: core,
            ...(/^not\b/i.test(clause) && at > 0 ? { subject: subjectOf(clauses.slice(0, at)) } : {}),
          }
        : { words: clause, stated: [], denied: around };
    });
  });
}

/** A sentence that says yes where its facts say no, no where they say yes, or must where they leave a choice. */
export function findFlips({ text, language, basis }: Told): string[] {
  if (language !== 'en') return [];
  const said = saidBy(basis.quotes);
  const stated = said.flatMap((fact) => fact.stated);
  const denied = said.flatMap((fact) => fact.denied);
  const fault = (clause: string, what: string, words: string) => [`“${clause.trim()}” ${what}: “${words.trim()}”`];
  const whoStates = (told: readonly string[]) =>
    said.find((fact) => told.some((root) => has(fact.stated, root) && !has(denied, root)));
  return clausesOf(text).flatMap((clause) => {
    const roots = content(clause);
    const denial = firstDenialIn(clause);
    const condition = conditionIn(clause);
    const free = said.find((fact) => condition.some((root) => has(fact.denied, root)));
    if (free) return fault(clause, 'denies what its fact says', free.words);
    if (denial && condition.length === 0 && !releases.test(clause) && !conditional.test(denial.before)) {
      const isBare = denial.core.every((root) => bare.has(root)) && !removes(clause);
      const fact = whoStates(denial.core) ?? (isBare ? whoStates(denial.around) : undefined);
      if (fact) return fault(clause, 'denies what its fact says', fact.words);
    }
    const actor = stem(/\b(?:without|no) (?:an? |any |the )?(\w+)/i.exec(clause)?.[1] ?? '');
    const acting = said.find(
      (fact) =>
        actor !== '' &&
        fact.stated[0] === actor &&
        !said.some((other) => !isQuestion(other.words) && has(other.denied, actor)),
    );
    if (acting) return fault(clause, 'denies what its fact says', acting.words);
    if (denialIn(clause)) return [];
    const opposite = opposites.find(
      ([one, other]) => one.test(clause) && !other.test(clause) && other.test(basis.text) && !one.test(basis.text),
    );
    if (opposite) return fault(clause, 'says the opposite of its fact', opposite[1].exec(basis.text)?.[0] ?? '');
    if (removes(clause)) return [];
    const flipped = said.find((fact) => {
      if (fact.subject && !fact.subject.some((root) => has(roots, root))) return false;
      const told = fact.denied.filter((root) => has(roots, root) && !has(stated, root));
      const isAll = fact.denied.length > 1 && fact.denied.every((root) => has(roots, root));
      return (isAll && isQuestion(fact.words)) || told.length > 1 || (told.length === 1 && told[0] === fact.denied[0]);
    });
    if (flipped) return fault(clause, 'states what its fact denies', flipped.words);
    const choice = basis.quotes.find((quote) => leavesChoice(quote, roots));
    if (choice && obliges.test(clause) && !isObliged(basis.quotes)) {
      return fault(clause, 'is a must where its fact leaves the choice', choice);
    }
    const bounded =
      widens.test(clause) && !/\bonly\b/i.test(clause)
        ? said.find(({ words }) => scopeOfOnly(words).some((root) => has(roots, root)))
        : undefined;
    if (bounded) return fault(clause, 'is more than its fact allows', bounded.words);
    return [];
  });
}

const widens = /\b(?:other|others|any|also|too|as well|else|old|all)\b/i;
/** What the facts allow of this alone: 'only new files', 'its own probes only'. */
const scopeOfOnly = (words: string) =>
  /((?:\w+ ){0,2})\bonly\b((?: \w+){0,2})/i.exec(words)?.slice(1).flatMap(content) ?? [];

/** The first denial of a clause, where it is one of its verb or its thing: two words of what is not done, one of what is not there. */
function firstDenialIn(clause: string): Denial | null {
  const [first] = clause.matchAll(denials);
  if (!first || /^(?:without|neither|nor|nobody|nothing|none)$/i.test(first[0])) return null;
  const before = clause.slice(0, first.index);
  const core = content(clause.slice(first.index + first[0].length));
  return { before, core: core.slice(0, /^no$/i.test(first[0]) ? 1 : 2), around: content(before) };
}

const isObliged = (quotes: readonly string[]) =>
  quotes.some((quote) => clausesOf(quote).some((clause) => obliges.test(clause) && !denialIn(clause)));

/** A fact that names alternatives of what the sentence speaks of, or that frees everybody. */
const leavesChoice = (quote: string, roots: readonly string[]) =>
  releasesAll(quote) || (alternatives.test(quote) && content(quote).some((root) => has(roots, root)));
