import { functionWords } from '../language/data/function-words.ts';
import { stem, wordsOf } from '../language/words.ts';

/** What a text is about, as stems. */
export type Subject = {
  /** Its words that carry meaning, in order: what is searched for. */
  query: string;
  /** The words of its first part without the general ones: a shorter search where the whole finds nothing. */
  coreQuery: string;
  /** What a page must be about: 'invoic' of 'invoice software for freelancers'. */
  core: string[];
  /** What narrows it: 'softwar' and 'freelanc'. A page on the subject speaks of these too, but need not be about them. */
  context: string[];
};

/** Words that say how a subject is looked at, or that every second subject has. */
const general = new Set(
  (
    'software tool tools app apps application applications system systems platform platforms service services solution solutions program programs ' +
    'guide guides tips tip idea ideas strategy strategies best practice practices top start starting started beginner beginners basics basic introduction ' +
    'overview example examples type types kind kinds history benefit benefits advantage advantages use uses using used work works way ways learn learning ' +
    'understanding understand explained explain make making makes choose choosing manage managing keep get getting set setup step steps checklist template ' +
    'templates online free cheap good better great new modern simple easy right small large business businesses company companies team teams people home ' +
    'world future trends trend comparison compare compared review reviews tutorial article post blog pros cons cost costs price prices need know want help ' +
    'beginning become becoming improve improving increase avoid common mistakes question questions role impact importance important write writing'
  ).split(' '),
);

const joints =
  /(?<!\s)\s+(?:for|in|with|at|from|on|about|without|by|as|among|during|of|to|using|and|that|which|who)\s+|[,;:()]/i;
const versus = /(?<!\s)\s+(?:vs\.?|versus|compared (?:to|with)|or)\s+/i;

const contentOf = (text: string) => wordsOf(text).filter((word) => !functionWords.has(word) && !/^\d+$/.test(word));

/** What is to be done with a thing is not the thing: the page on 'how to bake bread' is the one on bread. */
const doing = /^(?:(?:how|ways|tips|steps|learn(?:ing)?|guide|best way)\s+(?:on\s+how\s+)?to)\s+(\p{L}+)\s+(?=\p{L})/iu;

function readSubject(text: string): Subject | null {
  const words = contentOf(text);
  if (words.length === 0) return null;
  const parts = text.replace(doing, '').split(joints).map(contentOf);
  const specific = parts.map((part) => part.filter((word) => !general.has(word)));
  const head = specific.find((part) => part.length > 0) ?? parts.find((part) => part.length > 0) ?? words;
  const core = [...new Set(head.map(stem))];
  return {
    query: words.join(' '),
    coreQuery: head.join(' '),
    core,
    context: [...new Set(words.map(stem))].filter((word) => !core.includes(word)),
  };
}

/** The subjects of a text: more than one where it sets things against each other ('sourdough or yeast'). */
export function readSubjects(text: string): Subject[] {
  const whole = readSubject(text);
  if (!whole || !versus.test(text)) return whole ? [whole] : [];
  return text.split(versus).flatMap((part) => readSubject(part) ?? []);
}
