import { hasTransition } from '../../contract/seo/readability.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { wordsOf } from '../../language/words.ts';

import { copies, countWordsIn, type Kit, remember, repeatsStart } from './kit.ts';
import { swapListed } from './rewrite/lists.ts';
import { changeWords } from './rewrite/loosen.ts';
import { backClause, frontClause, frontTeam, frontTime, turnBut, turnSo } from './rewrite/move.ts';
import { nameActor, nameFounder, turnPassive } from './rewrite/passive.ts';
import { sayWhich } from './rewrite/relative.ts';
import { splitClause } from './rewrite/split.ts';
import { splitPredicate, splitSeries } from './rewrite/split-verbs.ts';

/** A sentence said in another way; in two sentences where it has two parts. */
export type Way = () => string[] | null;

const splitFrom = 22;
const fewestWords = 6;

/** The sentence in words and an order that are not the source's; as it is where no change is safe. */
export function vary(kit: Kit, plain: string): string[] {
  const long = countWordsIn(plain) > splitFrom;
  if (!copies(kit, plain) && !repeatsStart(kit, plain) && !soundsAlike(kit, plain) && !long) return [plain];
  const faults = (way: readonly string[]) =>
    (way.filter((part) => copies(kit, part)).length / way.length) * 4 +
    (startsAlike(kit, way) ? 3 : 0) +
    (soundsAlike(kit, way[0] ?? '') ? 1 : 0) +
    way.filter((part) => countWordsIn(part) > splitFrom).length +
    // Two stubs read worse than one whole.
    (way.length > 1 && way.some((part) => countWordsIn(part) < fewestWords) ? 5 : 0) +
    // Where the article reads like a list, what ties its sentences together is worth more.
    (isLoose(kit) && !way.some((part) => hasTransition(wordsOf(part))) ? 0.5 : 0);
  const ways = remember(kit.ways, plain, () => listWays(kit, plain, long));
  let best: { way: string[]; faults: number } | null = null;
  for (const find of ways) {
    const way = find();
    if (!way) continue;
    const count = faults(way);
    if (!best || count < best.faults) best = { way, faults: count };
    if (count === 0) break;
  }
  return best?.way ?? [plain];
}

const isLoose = ({ flow }: Kit) => flow.tied < 0.33 * flow.told;

/** True where three sentences in a row would begin with one word. */
function startsAlike({ starts }: Kit, way: readonly string[]): boolean {
  const all = [...starts.slice(-2), ...way.map((part) => wordsOf(part)[0] ?? '')];
  return all.some((start, at) => at > 1 && start === all[at - 1] && start === all[at - 2]);
}

/** The ways to say a sentence that are safe, each worked out when it is first asked for. */
function listWays(kit: Kit, plain: string, long: boolean): Way[] {
  const other = changeWords(plain);
  const { product } = kit.wording;
  const ways: Way[] = [
    ...(long ? [() => splitClause(plain), () => splitClause(other)] : []),
    () => single(lets(kit, other)),
    () => single(turnSo(other)),
    () => single(turnBut(other)),
    () => single(frontClause(other)),
    () => single(frontTeam(other)),
    () => single(frontTime(other)),
    () => single(swapListed(other)),
    () => [other],
    () => splitClause(plain),
    () => splitClause(other),
    () => splitPredicate(plain, product),
    () => splitPredicate(other, product),
    () => splitSeries(other, product),
    () => single(backClause(other)),
    () => [sayWhich(other)],
    () => [plain],
  ];
  return ways.map(once);
}

function once(find: Way): Way {
  let found: ReturnType<Way> | undefined;
  return () => {
    // Null is an answer too: this way is not safe.
    if (found === undefined) found = find();
    return found;
  };
}

/** Says who acts where the source leaves it open and it can only be the product or those who use it. */
export function makeActive({ wording: { product, users } }: Kit, text: string): string {
  const turn = (part: string) => turnPassive(part, users) ?? nameActor(part, product) ?? nameFounder(part);
  const whole = turn(text);
  if (whole) return whole;
  // 'When a photo is taken, it is filed …', 'connections are encrypted, and …': the parts one by one.
  const [, opening, first = '', joint = '', second = ''] =
    /^((?:when|if|once|after) [^,;:]+, )?([^,;:]+(?:, \p{Ll}+ and \p{Ll}+)?)(, and |, so |, but |$)([^,;:]*)$/iu.exec(
      text,
    ) ?? [];
  if (!opening && !second) return text;
  const turned = turn(first) ?? (opening ? nameActor(first.replace(/^they\b/, 'them'), product, true) : null) ?? first;
  const other = second ? (turn(second) ?? second) : '';
  const named = turned !== first && other.startsWith(`${product} `) ? `it${other.slice(product.length)}` : other;
  return `${opening ?? ''}${turned}${joint}${named}`;
}

/** True where the sentence before begins with the users too. */
const soundsAlike = ({ starts, wording }: Kit, text: string) =>
  starts.at(-1) === wording.users.toLowerCase() && text.toLowerCase().startsWith(`${wording.users.toLowerCase()} `);

/** 'Users can …' as what the product lets them do. */
function lets({ wording: { product, users } }: Kit, text: string): string | null {
  const rest = new RegExp(`^${escapePattern(users)} can (?!(?:not|also|only)\\b)(.+)$`, 'iu').exec(text)?.[1];
  return rest && !rest.includes(product) && !/^\p{Ll}+ (?:it|them)\b/u.test(rest)
    ? `${product} lets ${users} ${rest}`
    : null;
}

const single = (text: string | null) => (text === null ? null : [text]);
