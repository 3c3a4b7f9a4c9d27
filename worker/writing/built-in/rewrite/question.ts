import { capitalise } from '../../../language/grammar.ts';
import type { Wording } from '../wording.ts';
import { isUsable } from './clean.ts';

/** A question of the source's readers, asked about the product instead of to it. Null where it cannot be turned safely. */
export function readQuestion(raw: string, { product, users }: Wording): string | null {
  const text = raw.trim().replace(/\s+/g, ' ').replace(/’/g, "'");
  if (!text.endsWith('?') || text.length > 140 || /\.\.\.|…/.test(text) || !isUsable(text)) return null;
  let usersNamed = false;
  const name = (later: string) => {
    const word = usersNamed ? later : users;
    usersNamed = true;
    return word;
  };
  const turned = text
    .replace(/^(does|is|can|will) it\b/i, (_, verb: string) => `${verb} ${product}`)
    .replace(/\bdo you\b/gi, (match) => keep(match, `does ${product}`))
    .replace(/\bare you\b/gi, (match) => keep(match, `is ${product}`))
    .replace(/\b(can|will|how) you\b/gi, (_, verb: string) => `${verb} ${product}`)
    .replace(/\bif you\b/gi, `if ${product}`)
    .replace(/\bam I\b/gi, (match) => keep(match, `are ${name('they')}`))
    .replace(/\b(?:I|we)'m\b/g, () => `${name('they')} are`)
    .replace(/\b(?:I|we)'(?:ve)\b/g, () => `${name('they')} have`)
    .replace(/\b(?:I|we)'ll\b/g, () => `${name('they')} will`)
    .replace(/\bI\b/g, () => name('they'))
    .replace(/\bwe\b/gi, () => name('they'))
    .replace(/\b(?:my|our)\b/gi, (_, at: number, whole: string) =>
      whole.slice(0, at).includes(users) ? 'their' : 'the',
    )
    .replace(/\bme\b/g, () => name('them'))
    .replace(/\byour\b/gi, `${product}'s`);
  if (/\b(?:you|yours|mine|us|ours|myself)\b/i.test(turned)) return null;
  return turned.startsWith(product) ? turned : capitalise(turned);
}

const keep = (match: string, text: string) => (/^\p{Lu}/u.test(match) ? capitalise(text) : text);
