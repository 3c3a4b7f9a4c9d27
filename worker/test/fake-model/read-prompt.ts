/** What a question to the fake model says, read out of its messages as a model would have to. */
export type Prompt = {
  task: 'outline' | 'section' | 'rewrite' | 'metadata' | 'keywords' | 'word' | 'sentences' | 'text';
  keyphrase: string;
  position: 'introduction' | 'body' | 'closing' | 'extra';
  isRepair: boolean;
  data: PromptData;
  text: string;
};

export type PromptFact = { number: number; kind: string; about?: string; source?: string; text: string };

export type PromptData = {
  subject?: string;
  topic?: string;
  facts?: PromptFact[];
  headings?: string[];
  /** The sections of the article: 'heading: what it is about'. */
  sections?: string[];
  article?: string[];
  sentences?: Array<{ number: number; text: string; faults: string[]; facts: PromptFact[] }>;
};

export type ChatRequest = {
  model: string;
  stream?: boolean;
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream_options?: unknown;
  response_format?: { type: string; json_schema?: { name: string } };
  messages: Array<{ role: string; content: string }>;
};

export function readPrompt({ messages, response_format }: ChatRequest): Prompt {
  const text = messages.map(({ content }) => content).join('\n\n');
  const named = response_format?.json_schema?.name ?? /JSON object called "(\w+)"/.exec(text)?.[1];
  const fenced = [...text.matchAll(/<<<(DATA-\d+)\n([\s\S]*?)\n\1>>>/g)].map(([, , data = '{}']) => JSON.parse(data));
  const is = (words: string) => text.includes(words);
  return {
    task: named as Prompt['task'],
    keyphrase: /[Kk]eyphrase:? "([^"]+)"/.exec(text)?.[1] ?? '',
    position: is('It is the introduction')
      ? 'introduction'
      : is('It is the closing')
        ? 'closing'
        : is('It is a further section')
          ? 'extra'
          : 'body',
    isRepair: is('An earlier answer to this cannot stay as it is'),
    data: Object.assign({}, ...fenced) as PromptData,
    text,
  };
}
