import { hasFiniteVerb } from '../../language/verbs.ts';
import { stem } from '../../language/words.ts';
import { partsOf, type Told } from './basis.ts';
import * as denying from './data/denial-words.ts';
import { opposites } from './data/opposites.ts';
import * as patterns from './data/patterns.ts';
import { clausesOf, conditionIn, content, denialIn, denialsIn, goesOnDenying, has, saidBy } from './said.ts';

const removes = (clause: string) =>
  denying.removal.test(clause) || partsOf(clause).some((word) => denying.removing.has(stem(word)));

const endsIt = (words: string, told: readonly string[]) =>
  partsOf(words).some((word) => denying.ending.has(stem(word)) && !told.includes(stem(word)));

/** A sentence that says yes where its facts say no, no where they say yes, or must where they leave a choice. */
export function findFlips({ text, basis }: Told): string[] {
  const said = saidBy(basis.quotes);
  const stated = said.flatMap((fact) => fact.stated);
  const denied = said.flatMap((fact) => fact.denied);
  // What a fact denies as well is no flip, whatever else is named with it.
  // In a row of a table a 'No' is said of one column, and nobody knows of which.
  const isUneven = basis.quotes.some((quote) => quote.includes(' | ') && patterns.noInCell.test(quote));
  const whoStates = (told: readonly string[]) =>
    isUneven || told.some((root) => has(denied, root))
      ? undefined
      : said.find(({ words, stated }) => told.some((root) => has(stated, root)) && !endsIt(words, told))?.words;

  /** What the clause denies of what the facts say. */
  const deniedIn = (clause: string): string | undefined => {
    const condition = conditionIn(clause);
    const free = said.find((fact) => condition.some((root) => has(fact.denied, root)));
    if (free) return free.words;
    const [denial] = condition.length > 0 || denying.releases.test(clause) ? [] : denialsIn(clause);
    if (denial && !patterns.ofAllNegation.test(denial.word) && !denying.conditional.test(denial.before)) {
      // Its verb or its thing: two words of what is not done, one of what is not there.
      const core = denial.core.slice(0, /^(?:no|zero)$/i.test(denial.word) ? 1 : 2);
      const isBare = core.every((root) => denying.bare.has(root)) && !removes(clause);
      const words = whoStates(core) ?? (isBare ? whoStates(denial.around) : undefined);
      if (words) return words;
    }
    const actor = stem(/\b(?:without|no) (?:an? |any |the )?(\w+)/i.exec(clause)?.[1] ?? '');
    const isFree = said.some((fact) => !fact.isAsked && has(fact.denied, actor));
    return actor === '' || isFree ? undefined : said.find((fact) => fact.stated[0] === actor)?.words;
  };

  const oppositeOf = (clause: string, roots: readonly string[]): string | undefined => {
    if (denialIn(clause.replace(/^without \w+(?: \w+)? /i, ''))) return undefined;
    return opposites
      .filter(([one, other]) => one.test(clause) && !other.test(clause) && !one.test(basis.text))
      .flatMap(([, other]) => basis.quotes.flatMap((quote) => oppositeIn(quote, other, roots)))[0];
  };

  const flippedIn = (roots: readonly string[]): string | undefined =>
    said.find((fact) => {
      if (fact.subject && !fact.subject.some((root) => has(roots, root))) return false;
      // 'It stays closed' is what 'it never reopens' says.
      if (fact.verb && !has(roots, fact.verb)) return false;
      const told = fact.denied.filter((root) => has(roots, root) && !has(stated, root));
      const isAll = fact.denied.length > 1 && fact.denied.every((root) => has(roots, root));
      // 'They can't see code' says nothing of what 'people see'.
      const isOfSame = fact.stated.length < 2 || fact.stated.some((root) => has(roots, root));
      // 'Two lines long' has nothing of 'no long-lived keys'.
      const isPart = fact.words.split(' ').some((word) => word.includes('-') && content(word)[0] === told[0]);
      const isOne = isOfSame && !isPart && told.length === 1 && told[0] === fact.denied[0];
      return (isAll && fact.isAsked) || told.length > 1 || isOne;
    })?.words;

  let [isDenied, isRemoved] = [false, false];
  return clausesOf(text).flatMap((clause, at, all) => {
    const roots = content(clause);
    const isBare = !hasFiniteVerb(clause);
    // What is left out may be several things.
    isRemoved = removes(clause) || (isRemoved && isBare);
    isDenied =
      denialIn(clause) !== undefined ||
      denying.setsApart.test(clause) ||
      // 'A preference for ink over pencil'
      (/\bprefer/i.test(clause) && / over /i.test(clause)) ||
      (isDenied && goesOnDenying(clause));
    // Of 'pens and ink are unnecessary' the first part says nothing yet.
    const isSubject = at === 0 && isBare && all.length > 1;
    const isNegative = isDenied || isRemoved || isSubject;
    const isPositive = !isNegative && !denying.unfavourable.test(clause) && !denying.circumstance.test(clause);
    const isMust = isPositive && denying.obliges.test(clause.replace(patterns.ofWhom, ' ')) && !isObliged(basis.quotes);
    const isWider = isPositive && denying.widens.test(clause) && !/\bonly\b/i.test(clause);
    const faults = {
      'denies what its fact says': deniedIn(clause),
      'says the opposite of its fact': oppositeOf(clause, roots),
      'states what its fact denies': isPositive && flippedIn(roots),
      'is a must where its fact leaves the choice': isMust && basis.quotes.find((quote) => leavesChoice(quote, roots)),
      'is more than its fact allows':
        isWider &&
        saidBy(basis.stating).find(({ words }) => scopeOfOnly(words).some((root) => has(roots, root)))?.words,
    };
    const [fault] = Object.entries(faults).filter(([, words]) => words);
    return fault ? [`“${clause.trim()}” ${fault[0]}: “${String(fault[1]).trim()}”`] : [];
  });
}

/** The words that a fact says of the same thing; a fact that begins with its verb says them of the product. */
function oppositeIn(quote: string, other: RegExp, roots: readonly string[]): string[] {
  // A question states nothing.
  const found = quote.trim().endsWith('?') ? null : other.exec(quote);
  // 'Not required' is optional.
  if (/(?:\bnot|n['’]t|\bno|\bnever) (?:\w+ )?$/.test(quote.slice(0, found?.index))) return [];
  const subject = content(quote.slice(0, found?.index)).filter((root) => !denying.bare.has(root));
  return found && (subject.length === 0 || subject.some((root) => has(roots, root))) ? [found[0]] : [];
}

/** What the facts allow of this alone: 'only new files', 'its own probes only'. */
const scopeOfOnly = (words: string) =>
  /((?:\w+ ){0,2})\bonly\b((?: \w+){0,2})/i.exec(words)?.slice(1).flatMap(content) ?? [];

const isObliged = (quotes: readonly string[]) =>
  quotes.some(
    (quote) =>
      nothingWithout.every((part) => part.test(quote)) ||
      clausesOf(quote).some((clause) => denying.obliges.test(clause) && !denialIn(clause)),
  );

/** 'Nothing is sent without your yes' says that it needs one. */
const nothingWithout = [/\b(?:nothing|nobody|never|no|not|cannot)\b/i, /\s(?:without|unless|until)\s/i];

/** 'No further step is required from anyone.' */
const releasing = [/\bno\b/i, /\b(?:required|needed|necessary)\b/i, /\b(?:anyone|anybody|anything|else)\b/i];

/** A fact that names alternatives of what the sentence speaks of, or that frees everybody. */
const leavesChoice = (quote: string, roots: readonly string[]) =>
  releasing.every((part) => part.test(quote)) ||
  (denying.alternatives.test(quote) && content(quote).some((root) => has(roots, root)));
