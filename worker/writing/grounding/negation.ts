import { functionWords } from '../../language/data/function-words.ts';
import { stem } from '../../language/stem.ts';
import { partsOf, sameRoot, type Told } from './basis.ts';

const clauseEnds = /[,;:.!?]\s|\s[–—]\s|\s(?:but|while|whereas|although|because|so|which|and)\s/;
/** Words of denial; 'not only' and 'not just' say yes. */
const denials =
  /\b(?:no(?! (?:matter|doubt|(?:more|later|fewer|less) than))|not(?! (?:only|just|merely|simply)\b)|never|without|unless|none|nobody|nothing|neither|nor|cannot|lacks?|unable|fails? to)\b|n['’]t\b/gi;
/** What somebody does not do under a condition, or who does not do it, is no denial of what is done. */
const conditional =
  /\b(?:who|whoever|that|which|whose|if|when|where|unless|until|without|(?:as|so) long as|provided|in case)\b/i;
/** What need not be done is not denied: it may be done. */
const releases =
  /\b(?:need not|needn['’]t|not (?:have|need) to|n['’]t (?:have|need) to|nobody (?:has|needs) to|not (?:required|necessary|need|limited|tied|bound|restricted|confined)|no need|no longer)\b/i;
const removing = new Set(
  'remove replace avoid eliminate spare drop end skip prevent free nothing behind unnecessary optional wait'
    .split(' ')
    .map(stem),
);
const removesInWords = /\b(?:do(?:es|ing)? away|instead of|rather than|no longer|places? of|out of|takes? out)\b/i;
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
const light = new Set(
  'do does need needs required require yet still available anyone anything else time times'.split(' '),
);

/** Verbs that say nothing without their subject: 'a pen does not work'. */
const bare = new Set('work apply count exist happen run help do'.split(' ').map(stem));

const content = (text: string) =>
  partsOf(text).flatMap((word) => (functionWords.has(word) || light.has(word) ? [] : [stem(word)]));
const clausesOf = (text: string) => text.split(clauseEnds).filter((clause) => clause.trim() !== '');
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

/** A sentence that says yes where its facts say no, no where they say yes, or must where they leave a choice. */
export function findFlips({ text, language, basis }: Told): string[] {
  if (language !== 'en') return [];
  const clauses = basis.quotes.flatMap(clausesOf);
  const denied = clauses.flatMap((clause) => denialIn(clause) ?? []);
  const cores = denied.flatMap(({ core, around }) => (core.length > 0 ? core : around));
  const stated = [
    ...clauses.filter((clause) => !denialIn(clause)).flatMap(content),
    ...denied.flatMap(({ core, around }) => (core.length > 0 ? around : [])),
  ];
  return clausesOf(text).flatMap((clause) => {
    const own = `“${clause.trim()}”`;
    const roots = content(clause);
    const denial = firstDenialIn(clause);
    if (denial && !releases.test(clause) && !conditional.test(denial.before)) {
      const told = denial.core.slice(0, 2);
      const isThere = (root: string) => has(stated, root) && !has(cores, root);
      if (
        told.some(isThere) ||
        (told.every((root) => bare.has(root)) && !removes(clause) && denial.around.some(isThere))
      ) {
        return [`${own} denies what its facts state`];
      }
    }
    if (!denialIn(clause) && !removes(clause)) {
      const flipped = denied.find(({ core }) => {
        const told = core.filter((root) => has(roots, root) && !has(stated, root));
        return told.length > 1 || (told.length === 1 && told[0] === core[0]);
      });
      if (flipped) return [`${own} states what its facts deny`];
      if (
        obliges.test(clause) &&
        !isObliged(basis.quotes) &&
        basis.quotes.some((quote) => leavesChoice(quote, roots))
      ) {
        return [`${own} is a must where its facts leave the choice`];
      }
    }
    return [];
  });
}

/** The first denial of a clause, where it is one of its verb or its thing. */
function firstDenialIn(clause: string): Denial | null {
  const [first] = clause.matchAll(denials);
  if (!first || /^(?:without|unless|neither|nor|nobody|nothing|none)$/i.test(first[0])) return null;
  const rest = clause.slice(first.index + first[0].length).split(/\bwithout\b/i)[0] ?? '';
  return { before: clause.slice(0, first.index), core: content(rest), around: content(clause.slice(0, first.index)) };
}

const isObliged = (quotes: readonly string[]) =>
  quotes.some((quote) => clausesOf(quote).some((clause) => obliges.test(clause) && !denialIn(clause)));

/** A fact that names alternatives of what the sentence speaks of, or that frees everybody. */
const leavesChoice = (quote: string, roots: readonly string[]) =>
  releasesAll(quote) || (/\bor\b/i.test(quote) && content(quote).some((root) => has(roots, root)));
