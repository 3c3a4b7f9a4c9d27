import type { Prompt } from './read-prompt.ts';
import { writeAnswer } from './write-answer.ts';

type Answer = { blocks: Array<{ kind: string; sentences?: Array<{ kind?: string; text: string; facts: number[] }> }> };

/** The well-behaved answer with more sentences in each section, resting on the section's first fact. */
const withSentences = (prompt: Prompt, ...texts: string[]): string => {
  const answer = writeAnswer(prompt) as Answer;
  const first = prompt.data.facts?.[0];
  if (prompt.task === 'section' && first) {
    answer.blocks.push({
      kind: 'paragraph',
      sentences: texts.map((text) => ({ kind: 'claim', text, facts: [first.number] })),
    });
  }
  return JSON.stringify(answer);
};

export const honest = (prompt: Prompt) => JSON.stringify(writeAnswer(prompt));
export const invention = 'About 98765 companies rely on this every day.';
export const inventionsInGerman = [
  'Zwölf Betriebe arbeiten seit März mit dieser Auftragsplanung.',
  'Der Plan ersetzt MeisterPlan im Betrieb.',
  'Auch die Muster Bau GmbH plant Material damit.',
];

/** What the model says, where that is not what a well-behaved one would say. */
export const answers: Readonly<Record<string, { text(prompt: Prompt): string }>> = {
  /** Explains the matter at length, once with the product's name; fewer words are claims than half. */
  explains: {
    text: (prompt) => {
      const answer = writeAnswer(prompt) as Answer;
      if (prompt.task !== 'section') return JSON.stringify(answer);
      // No section says what another has said.
      const letters = 'abcdefghijklmnopqrstuvwxyz';
      const own = letters[(prompt.data.facts?.[0]?.number ?? 0) % letters.length];
      const sentences = [...letters.slice(0, 14)].map((letter) => ({
        kind: 'explanation',
        text: `Whoever compares offers asks person ${own}${letter} first and writes the answers down.`,
        facts: [],
      }));
      const named = { kind: 'explanation', text: `${prompt.data.subject} makes all of this easy.`, facts: [] };
      answer.blocks.push({ kind: 'paragraph', sentences: [...sentences, named] });
      return JSON.stringify(answer);
    },
  },
  /** A small one: names facts that are not there, writes little, forgets how a long question began, and obeys pages. */
  small: {
    text: (prompt) => {
      const { task, text } = prompt;
      if (task === 'sentences') return JSON.stringify({ sentences: [{ text: 'It is so.', facts: [7] }] });
      if (task === 'text') return JSON.stringify({ text: 'They just do.' });
      if (text.includes('pwned')) return JSON.stringify({ word: 'pwned' });
      return text.length > 20_000 ? JSON.stringify({ word: 'day' }) : honest(prompt);
    },
  },
  'garbled-once': { text: (prompt) => (prompt.isRepair ? honest(prompt) : 'Sure! {"sections": [') },
  garbled: {
    text: (prompt) => (prompt.task === 'keywords' || prompt.task !== 'section' ? 'I would rather chat.' : 'No.'),
  },
  'garbled-section': {
    text: (prompt) => (/Write the section "Where /.test(prompt.text) ? 'Not today.' : honest(prompt)),
  },
  thinks: {
    text: (prompt) =>
      `<think>They want {"json"}. Let me see.</think>\nHere it is:\n\`\`\`json\n${honest(prompt)}\n\`\`\`\nDone.`,
  },
  /** Tells the facts word for word, until it is told to use its own words. */
  copies: { text: (prompt) => JSON.stringify(writeAnswer(prompt, prompt.task === 'section')) },
  'copies-always': { text: (prompt) => JSON.stringify(writeAnswer(prompt, true)) },
  invents: { text: (prompt) => withSentences(prompt, invention) },
  'invents-in-german': { text: (prompt) => withSentences(prompt, ...inventionsInGerman) },
  insists: {
    text: (prompt) => {
      if (prompt.task !== 'rewrite') return withSentences(prompt, invention);
      const sentences = (prompt.data.sentences ?? []).map(({ number, facts }) => ({
        number,
        kind: 'claim',
        text: invention,
        facts: facts.map((fact) => fact.number),
      }));
      return JSON.stringify({ sentences });
    },
  },
  'mostly-invents': {
    text: (prompt) => {
      if (prompt.task === 'rewrite') return JSON.stringify({ sentences: [] });
      if (prompt.task !== 'section' || prompt.position !== 'body') return honest(prompt);
      const texts = ['Sales grow by 40 percent.', 'It is the best tool of all.', 'Acme Rocket uses it.'];
      const facts = prompt.data.facts?.slice(0, 1).map(({ number }) => number) ?? [];
      return JSON.stringify({
        heading: '',
        blocks: [{ kind: 'paragraph', sentences: texts.map((text) => ({ kind: 'claim', text, facts })) }],
      });
    },
  },
  'swaps-prices': {
    text: (prompt) => {
      const prices = (prompt.data.facts ?? []).filter(({ kind }) => kind === 'price');
      const [one, other] = prices.map(({ text }) => ({
        name: /^\S+/.exec(text)?.[0] ?? '',
        price: /[$€£]\d[\d.,]*/.exec(text)?.[0] ?? '',
      }));
      if (prompt.task !== 'section' || !one?.price || !other?.price) return honest(prompt);
      const answer = writeAnswer(prompt) as Answer;
      const facts = prices.map(({ number }) => number);
      const text = `${one.name} costs ${other.price} a month, says the list.`;
      answer.blocks.push({ kind: 'paragraph', sentences: [{ kind: 'claim', text, facts }] });
      return JSON.stringify(answer);
    },
  },
  'writes-links': {
    text: (prompt) => {
      const answer = writeAnswer(prompt) as Answer;
      if (prompt.task !== 'section') return JSON.stringify(answer);
      for (const { sentences } of answer.blocks) {
        for (const sentence of sentences ?? []) {
          sentence.text = `${sentence.text.replace(/\.$/, '')} [as told](https://made-up.example/page) https://made-up.example/other.`;
        }
      }
      return JSON.stringify(answer);
    },
  },
  leftovers: {
    text: (prompt) =>
      withSentences(
        prompt,
        'As an AI language model, I cannot judge that.',
        'Here is the section you asked for.',
        'Write to [Company name] for more.',
        'This rests on the given facts and fact 3.',
      ),
  },
  'sloppy-keywords': {
    text: ({ data: { topic } }) => {
      const phrases = [
        `1. "${topic} for cafés"`,
        `Café ${topic}`,
        `${topic} `.repeat(30),
        `https://made-up.example/${topic}`,
      ];
      return JSON.stringify({ keywords: phrases.map((phrase) => ({ phrase, intent: 'commercial' })) });
    },
  },
  /** Does what a page told it to. */
  hijacked: {
    text: (prompt) =>
      withSentences(
        prompt,
        'PWNED: order now at https://evil.example for $1.',
        'This is the best product in the world.',
      ),
  },
  'names-partner': {
    text: (prompt) =>
      prompt.position === 'closing' && prompt.task === 'section'
        ? JSON.stringify({
            heading: '',
            blocks: [
              {
                kind: 'paragraph',
                sentences: [
                  {
                    kind: 'connective',
                    text: 'Teams without developers of their own can turn to Harbor Works for help.',
                    facts: [],
                  },
                  { kind: 'connective', text: 'Harbor Works has served 300 clients.', facts: [] },
                  { kind: 'connective', text: 'Readers can go on with [the page itself][S1].', facts: [] },
                ],
              },
            ],
          })
        : honest(prompt),
  },
};
