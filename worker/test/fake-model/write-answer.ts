import type { Prompt, PromptFact } from './read-prompt.ts';

type Sentence = { text: string; facts: number[] };
type Block = Record<string, unknown>;

/** Answers as a well-behaved model would: from the facts of the prompt, each sentence with their numbers. */
export function writeAnswer(prompt: Prompt): unknown {
  switch (prompt.task) {
    case 'outline':
      return outline(prompt);
    case 'section':
      return section(prompt);
    case 'rewrite':
      return rewrite(prompt);
    case 'metadata':
      return metadata(prompt);
    default:
      return keywords(prompt);
  }
}

const perSection = 9;

function outline({ data, keyphrase }: Prompt) {
  const facts = (data.facts ?? []).filter(({ kind }) => kind !== 'name');
  const opening = facts.filter(({ kind }) => kind === 'tagline' || kind === 'summary').slice(0, 5);
  const first = opening.length > 1 ? opening : facts.slice(0, 4);
  const rest = facts.filter((fact) => !first.includes(fact));
  const count = Math.max(2, Math.ceil(rest.length / perSection));
  const size = Math.ceil(rest.length / count);
  const phrase = keyphrase || `${data.subject} software`.toLowerCase();
  const body = Array.from({ length: count }, (_, at) => rest.slice(at * size, (at + 1) * size));
  const numbers = (list: PromptFact[]) => list.map(({ number }) => number);
  return {
    language: 'en',
    keyphrase: phrase,
    sections: [
      { heading: 'Introduction', about: 'what it is', facts: numbers(first) },
      ...body
        .filter((list) => list.length > 0)
        .map((list, at) => ({
          heading: at === 0 ? `Where ${phrase} helps` : headingFor(list, at),
          about: 'what the facts say',
          facts: numbers(list),
        })),
      { heading: `Next steps with ${phrase}`, about: 'what to do next', facts: [] },
    ],
  };
}

const headingFor = (facts: PromptFact[], at: number) =>
  facts.find(({ about }) => about && about.length < 50 && !/[\d$€£]/.test(about))?.about?.replace(/[?.]$/, '') ??
  ['More to know', 'In daily work', 'Further details', 'Good to know', 'In practice'][at % 5];

const framing = [
  'People who look into {k} often begin here.',
  'Much of the work around {k} comes down to small steps.',
  'A closer look at {k} is worth the time.',
  'Questions about {k} mostly concern everyday use.',
  'Whoever weighs up {k} should also read this part.',
  'Details matter when teams judge {k}.',
  'Daily routine shows how {k} holds up.',
  'Good preparation makes {k} easier to judge.',
];

const ties = ['', 'Also, ', '', 'In addition, ', '', 'Moreover, ', '', 'Besides, '];

function section({ data, keyphrase, position, text }: Prompt) {
  const facts = data.facts ?? [];
  const heading = /Write the section "([^"]*)"/.exec(text)?.[1] ?? '';
  const at = Math.max(0, (data.headings ?? []).indexOf(heading));
  const frame = (framing[at % framing.length] ?? '').replace('{k}', keyphrase);
  const opening: Sentence = {
    text: position === 'introduction' ? `Anyone who looks for ${keyphrase} wants clear answers first.` : frame,
    facts: [],
  };
  const told = facts.flatMap((fact, index) => tell(fact, index));
  const closing: Sentence[] =
    position === 'closing'
      ? [
          { text: 'For a next step, readers can go on with [the page itself][S1].', facts: [] },
          { text: 'That page answers most of the questions that remain.', facts: [] },
        ]
      : [];
  const sentences = [opening, ...told, ...closing];
  const blocks: Block[] = [];
  for (let from = 0; from < sentences.length; from += 3) {
    blocks.push({ kind: 'paragraph', sentences: sentences.slice(from, from + 3) });
  }
  for (const fact of facts) if (fact.kind === 'quote') blocks.push({ kind: 'quote', fact: fact.number });
  return { heading: position === 'extra' ? 'Further details' : heading, blocks };
}

/** A sentence for a fact; questions and quotes are told by what belongs to them. */
function tell({ number, kind, text, about }: PromptFact, index: number): Sentence[] {
  if (kind === 'quote' || text.endsWith('?')) return [];
  const facts = [number];
  if (kind === 'price') return [{ text: `The price list says: ${text.replace(/\.$/, '')}.`, facts }];
  if (kind === 'integration') return [{ text: `Connections go to ${text} as well.`, facts }];
  if (/[.!]$/.test(text)) return [{ text: `${ties[index % ties.length]}${text}`, facts }];
  const owner = about && kind === 'plan' ? ` in the ${about.split(/[\s$€£]/)[0]} plan` : '';
  return [{ text: `The list has ${text}${owner}.`, facts }];
}

/** Says of each sentence only what its first fact says, in halves where that is long. */
function rewrite({ data }: Prompt) {
  const sentences = (data.sentences ?? []).flatMap(({ number, facts }) => {
    const fact = facts.find(({ kind, text }) => kind !== 'heading' && !text.endsWith('?'));
    if (!fact) return [{ number, text: '', facts: [] }];
    return halves(fact.text).map((text) => ({ number, text: `${text.replace(/[.,;:]$/, '')}.`, facts: [fact.number] }));
  });
  return { sentences };
}

function halves(text: string): string[] {
  const words = text.split(' ');
  if (words.length <= 30) return [text];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), `It goes on: ${words.slice(middle).join(' ')}`];
}

function metadata({ data, keyphrase }: Prompt) {
  const key = keyphrase.charAt(0).toUpperCase() + keyphrase.slice(1);
  const titles = [`${key}: how ${data.subject} works`, `${key}: ${data.subject}`, key];
  const words = `${key} in plain words: ${(data.article ?? []).slice(1).join(' ')}`.split(' ');
  let description = '';
  for (const word of words) if (`${description} ${word}`.length <= 150) description = `${description} ${word}`.trim();
  return {
    title: titles.find((title) => title.length <= 60) ?? key.slice(0, 60),
    excerpt: (data.article ?? []).slice(0, 3).join(' ').slice(0, 220),
    metaDescription: `${description.replace(/[.,;:]+$/, '')}.`,
    keywords: [`${keyphrase} features`, `${keyphrase} prices`, `how ${keyphrase} works`, `${keyphrase} for teams`],
  };
}

const kinds = [
  'how to choose',
  'what is',
  'pricing of',
  'alternatives to',
  'best',
  'checklist for',
  'examples of',
  'mistakes with',
];
const people = [
  'freelancers',
  'schools',
  'restaurants',
  'agencies',
  'hotels',
  'clinics',
  'charities',
  'shops',
  'bakeries',
  'studios',
];

function keywords({ data }: Prompt) {
  const topic = data.topic ?? '';
  const intents = ['informational', 'commercial', 'comparison'];
  const phrases = [...kinds.map((kind) => `${kind} ${topic}`), ...people.map((who) => `${topic} for ${who}`)];
  return { keywords: phrases.map((phrase, at) => ({ phrase, intent: intents[at % 3] })) };
}
