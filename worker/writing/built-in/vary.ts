import { escapeRegex } from './grammar/words.ts';
import { copies, countWordsIn, type Kit, remember, repeatsStart } from './kit.ts';
import {
  changeWords,
  frontClause,
  frontTeam,
  frontTime,
  splitClause,
  splitPredicate,
  swapListed,
  turnBut,
  turnSo,
} from './rewrite/loosen.ts';
import { nameActor, nameFounder, turnPassive } from './rewrite/passive.ts';

const splitFrom = 22;
const fewestWords = 7;

/** The sentence in words and an order that are not the source's; as it is where no change is safe. */
export function vary(kit: Kit, plain: string): string[] {
  const long = countWordsIn(plain) > splitFrom;
  if (!copies(kit, plain) && !repeatsStart(kit, plain) && !soundsAlike(kit, plain) && !long) return [plain];
  const ways = remember(kit.ways, plain, () => findWays(kit, plain, long));
  const faults = (way: readonly string[]) =>
    (way.filter((part) => copies(kit, part)).length / way.length) * 4 +
    (repeatsStart(kit, way[0] ?? '') ? 3 : 0) +
    (soundsAlike(kit, way[0] ?? '') ? 1 : 0) +
    way.filter((part) => countWordsIn(part) > splitFrom).length +
    // Two stubs read worse than one whole.
    (way.length > 1 && way.some((part) => countWordsIn(part) < fewestWords) ? 5 : 0);
  return [...ways].sort((a, b) => faults(a) - faults(b))[0] ?? [plain];
}

/** The sentence said in every way that is safe. */
function findWays(kit: Kit, plain: string, long: boolean): string[][] {
  const other = changeWords(plain);
  return [
    ...(long ? [splitClause(plain), splitClause(other)] : []),
    single(lets(kit, other)),
    single(turnSo(other)),
    single(turnBut(other)),
    single(frontClause(other)),
    single(frontTeam(other)),
    single(frontTime(other)),
    single(swapListed(other)),
    [other],
    splitClause(plain),
    splitClause(other),
    splitPredicate(other, kit.wording.product),
    [plain],
  ].flatMap((way) => (way ? [way] : []));
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
  const rest = new RegExp(`^${escapeRegex(users)} can (?!(?:not|also|only)\\b)(.+)$`, 'iu').exec(text)?.[1];
  return rest && !rest.includes(product) && !/^\p{Ll}+ (?:it|them)\b/u.test(rest)
    ? `${product} lets ${users} ${rest}`
    : null;
}

const single = (text: string | null) => (text === null ? null : [text]);
