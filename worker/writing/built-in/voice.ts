import { createRandom, type Random } from '../seed.ts';
import { articleFor, capitalise } from './grammar/words.ts';

/** Chooses turns of phrase: seeded, and none twice in an article while another is left. */
export type Voice = {
  random: Random;
  pick<T>(items: readonly T[]): T;
  /** A sentence of a bank with its slots filled. Banks are told apart by `name`. */
  say(name: string, bank: readonly string[], slots?: Record<string, string>): string;
  used: Set<string>;
};

export function createVoice(seed: number, used: Iterable<string> = []): Voice {
  const random = createRandom(seed);
  const spent = new Set(used);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return {
    random,
    pick,
    used: spent,
    say(name, bank, slots = {}) {
      const fitting = bank
        .map((template, index) => ({ template, index }))
        .filter(({ template }) => hasSlots(template, slots));
      const fresh = fitting.filter(({ index }) => !spent.has(`${name}:${index}`));
      const { template, index } = pick(fresh.length > 0 ? fresh : fitting);
      spent.add(`${name}:${index}`);
      return fillSlots(expand(template, random), slots);
    },
  };
}

/** True where every slot of the template has something to fill it. */
export const hasSlots = (template: string, slots: Record<string, string>) =>
  [...template.matchAll(/\{(\w+)\}/g)].every(([, slot]) => slot === undefined || (slots[slot] ?? '') !== '');

/** Chooses among the alternatives of a template: '(also |)lets' is 'also lets' or 'lets'. */
export function expand(template: string, random: Random): string {
  let text = template;
  for (let inner = /\(([^()]*\|[^()]*)\)/.exec(text); inner; inner = /\(([^()]*\|[^()]*)\)/.exec(text)) {
    const options = (inner[1] ?? '').split('|');
    text =
      text.slice(0, inner.index) +
      (options[Math.floor(random() * options.length)] ?? '') +
      text.slice(inner.index + inner[0].length);
  }
  return text;
}

/** Fills `{slot}`s; `a(n)` takes the form that the word after it asks for. */
export function fillSlots(template: string, slots: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
  const articled = filled.replace(/\ba\(n\) (\S+)/gi, (match, word: string) => {
    const article = articleFor(word);
    return `${match.startsWith('A') ? capitalise(article) : article} ${word}`;
  });
  // A name that has its own article takes no second one.
  return articled
    .replace(/\b(the|an?) The\b/gi, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
}
