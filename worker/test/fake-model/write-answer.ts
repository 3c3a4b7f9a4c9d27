import type { Prompt, PromptFact } from './read-prompt.ts';
import { rewrite, section } from './write-section.ts';

/**
 * Answers as a well-behaved model would: from the facts of the prompt, each sentence with their numbers, in words of its own
 * unless it `copies`.
 */
export function writeAnswer(prompt: Prompt, copies = false): unknown {
  switch (prompt.task) {
    case 'outline':
      return outline(prompt);
    case 'section':
      return section(prompt, copies);
    case 'rewrite':
      return rewrite(prompt, copies);
    case 'metadata':
      return metadata(prompt);
    case 'word':
      return { word: /word (?:is )?"(\w+)"/.exec(prompt.text.replace(/<<<[\s\S]*>>>/, ''))?.[1] ?? '' };
    case 'sentences':
      return { sentences: [1, 2].map((fact) => ({ text: `This is fact ${fact}.`, facts: [fact] })) };
    case 'text':
      return { text: 'People plan their day by it. '.repeat(20) };
    default:
      return keywords(prompt);
  }
}

const perSection = 9;

function outline({ data, keyphrase, text }: Prompt) {
  const facts = (data.facts ?? []).filter(({ kind }) => kind !== 'name');
  const opening = facts.filter(({ kind }) => kind === 'tagline' || kind === 'summary').slice(0, 5);
  const first = opening.length > 1 ? opening : facts.slice(0, 4);
  // Prices are told together.
  const left = facts.filter((fact) => !first.includes(fact));
  const rest = [...left.filter(({ kind }) => kind !== 'price'), ...left.filter(({ kind }) => kind === 'price')];
  const count = Math.max(2, Math.ceil(rest.length / perSection));
  const size = Math.ceil(rest.length / count);
  const phrase = keyphrase || `${data.subject} software`.toLowerCase();
  const body = Array.from({ length: count }, (_, at) => rest.slice(at * size, (at + 1) * size));
  const numbers = (list: PromptFact[]) => list.map(({ number }) => number);
  return {
    language: /language of the facts \((\w+)\)/.exec(text)?.[1] ?? 'en',
    keyphrase: phrase,
    audience: 'people who look for it',
    question: phrase,
    angle: 'What it does and what it costs.',
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
