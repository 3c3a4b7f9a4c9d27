import type { Prompt, PromptFact } from './read-prompt.ts';

type Sentence = { kind?: string; text: string; facts: number[] };
type Block = Record<string, unknown>;

const framing = [
  'People who look into {k} often begin here.',
  'Much of the daily work comes down to small steps.',
  'A closer look at the details is worth the time.',
  'Most questions concern everyday use.',
  'Whoever weighs up {k} should also read this part.',
  'Details matter when teams judge an offer.',
  'Daily routine shows how {k} holds up.',
  'Good preparation makes a choice easier.',
];

const ties = ['', 'Also, ', '', 'In addition, ', '', 'Moreover, ', '', 'Besides, '];

const withKind = (sentence: Sentence): Sentence => ({
  ...sentence,
  kind: sentence.facts.length > 0 ? 'claim' : 'connective',
});

/** A section from its facts: sentences for those that are some, a table of prices, a list of names, quotes. */
export function section({ data, keyphrase, position, text }: Prompt, copies: boolean) {
  const facts = data.facts ?? [];
  const heading = /Write the section "([^"]*)"/.exec(text)?.[1] ?? '';
  const at = Math.max(
    0,
    (data.sections ?? []).findIndex((section) => section.startsWith(`${heading}: `)),
  );
  const frame = (framing[at % framing.length] ?? '').replace('{k}', keyphrase);
  const opening: Sentence = {
    text: position === 'introduction' ? `Anyone who looks for ${keyphrase} wants clear answers first.` : frame,
    facts: [],
  };
  const told = facts
    .flatMap((fact, index) => (inTable(fact, facts) ? [] : tell(fact, index)))
    .map((sentence) => (copies ? sentence : { ...sentence, text: inOwnWords(sentence.text) }));
  const items = facts.flatMap(listItem);
  const closing: Sentence[] =
    position === 'closing'
      ? [
          { text: 'For a next step, readers can go on with [the page itself][S1].', facts: [] },
          { text: 'That page answers most of the questions that remain.', facts: [] },
        ]
      : [];
  const sentences = [opening, ...told, ...closing].map(withKind);
  const blocks: Block[] = [];
  for (let from = 0; from < sentences.length; from += 3) {
    blocks.push({ kind: 'paragraph', sentences: sentences.slice(from, from + 3) });
  }
  const priced = facts.flatMap(planRow);
  if (priced.length > 1) blocks.push({ kind: 'table', header: ['Plan', 'Price'], rows: priced });
  if (items.length > 0) blocks.push({ kind: 'list', sentences: items.map(withKind) });
  for (const fact of facts.filter(({ kind }) => kind === 'quote')) {
    const sentences = [{ kind: 'claim', text: '', facts: [fact.number] }];
    blocks.push({ kind: 'quote', sentences });
  }
  return { heading: position === 'extra' ? 'Further details' : heading, blocks };
}

const isSentence = ({ kind, text }: PromptFact) =>
  kind !== 'quote' && kind !== 'price' && /[.!]$/.test(text) && text.split(' ').length > 3;

/** A sentence for a fact that is one; questions and quotes are told by what belongs to them. */
function tell(fact: PromptFact, index: number): Sentence[] {
  const { number, kind, text, about } = fact;
  if (kind === 'price') return [{ text: `${tied(index, text)}${/[.]$/.test(text) ? '' : '.'}`, facts: [number] }];
  if (!isSentence(fact)) return [];
  const plan = kind === 'plan' ? /^(\S+) /.exec(about ?? '')?.[1] : undefined;
  if (plan && text.startsWith('For ')) return [{ text: `${plan} is f${text.slice(1)}`, facts: [number] }];
  return [{ text: tied(index, text), facts: [number] }];
}

const inTable = (fact: PromptFact, facts: PromptFact[]) =>
  planRow(fact).length > 0 && facts.flatMap(planRow).length > 1;

function planRow({ number, kind, text }: PromptFact) {
  const [, plan, price] = kind === 'price' ? (/^(\S+)\s+([$€£]\d.*)$/.exec(text) ?? []) : [];
  return plan && price ? [{ cells: [plan, price], facts: [number] }] : [];
}

/** Names and features stand in a list. */
function listItem(fact: PromptFact): Sentence[] {
  const { number, kind, text, about } = fact;
  if (isSentence(fact) || /[.?!]$/.test(text) || kind === 'quote' || kind === 'price') return [];
  const owner = about && kind === 'plan' ? ` in the ${about.split(/[\s$€£]/)[0]} plan` : '';
  return [{ text: `${inThirdPerson(text)}${owner}.`, facts: [number] }];
}

const persons: ReadonlyArray<[RegExp, string]> = [
  [/\bYou('re| are)\b/g, 'Users are'],
  [/\bYou\b/g, 'Users'],
  [/\byou\b/g, 'users'],
  [/\bYour\b/g, 'Their'],
  [/\byours?\b/g, 'their'],
  [/\bWe\b/g, 'The makers'],
  [/\bwe\b/g, 'the makers'],
  [/\bOur\b/g, 'Their'],
  [/\bours?\b/g, 'their'],
  [/\bus\b/g, 'them'],
];

const common = /^(?:Users|The|Their|They|All|Every|Each|An?|In|On|With|When|If|It|For|Most|Partial|Add|Split)\b/;

function tied(index: number, text: string): string {
  const tie = ties[index % ties.length] ?? '';
  const told = inThirdPerson(text);
  return tie && common.test(told) ? `${tie}${told.charAt(0).toLowerCase()}${told.slice(1)}` : `${tie}${told}`;
}

export const inThirdPerson = (text: string) =>
  persons.reduce((told, [pattern, word]) => told.replace(pattern, word), text);

const copiedFrom = 12;
const joints = /^(?:and|or|but|so|when|in|for|with|to|on|from|as|at|by|und|mit|bei|auf)$/;

/** No twelve successive words stay as they were: a word of its own stands among them, before a joint where there is one. */
function inOwnWords(text: string): string {
  const words = text.split(' ');
  if (words.length < copiedFrom) return text;
  const joint = words.findLastIndex((word, at) => at > 2 && at < copiedFrom && joints.test(word));
  const at = joint > 0 ? joint : copiedFrom - 1;
  return `${words.slice(0, at).join(' ')} here ${inOwnWords(words.slice(at).join(' '))}`;
}

/** Says of each sentence only what its first fact says, in halves where that is long. */
export function rewrite({ data }: Prompt, copies: boolean) {
  const sentences = (data.sentences ?? []).flatMap(({ number, facts }) => {
    const fact = facts.find(({ kind, text }) => kind !== 'heading' && !text.endsWith('?'));
    if (!fact) return [{ number, kind: 'connective', text: '', facts: [] }];
    return halves(inThirdPerson(fact.text)).map((text) => ({
      number,
      kind: 'claim',
      text: `${(copies ? text : inOwnWords(text)).replace(/[.,;:]$/, '')}.`,
      facts: [fact.number],
    }));
  });
  return { sentences };
}

function halves(text: string): string[] {
  const words = text.split(' ');
  if (words.length <= 30) return [text];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), `It goes on: ${words.slice(middle).join(' ')}`];
}
