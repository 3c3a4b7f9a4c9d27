import { foldText } from '../../language/fold.ts';
import { isImperativeVerb, opensWithImperative } from '../../language/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import type { Source } from '../../source/types.ts';

const mostWords = 4;
const longestLine = 9;
const longestSearch = 5;

/** What people would type to find it: the product's kind as the site names it, else its name. */
export function chooseKeyphrase(source: Source): string {
  const { sheet } = source;
  if (sheet.kind) return shortKind(sheet.kind.text);
  const line = titleLine(source);
  return line !== null && isSearched(line) ? line : sheet.name;
}

/** What stands beside the product's name in its page's title: 'AI voice input for Mac'. */
export function titleLine({ pages, sheet }: Source): string | null {
  const own = foldText(sheet.name);
  const parts = (pages[0]?.title ?? '').split(/\s[—–|·•:-]\s|: /).map((part) => part.trim());
  if (parts.length < 2 || !parts.some((part) => foldText(part) === own)) return null;
  const line = parts.find((part) => foldText(part) !== own) ?? '';
  const words = line.split(' ').length;
  return words > 1 && words <= longestLine && !/[.!?]$/.test(line) ? line : null;
}

/** A noun phrase as people type it, no call and no promise. */
const isSearched = (line: string) =>
  line.split(' ').length <= longestSearch &&
  !/\b(?:your?|our|we|us|all|every|best|documentation|docs|home|official|site|website)\b/i.test(line) &&
  !opensWithImperative(line) &&
  !isImperativeVerb(line.split(' ')[0] ?? '') &&
  !/[,.!?&]/.test(line);

/** What only praises it, or tells how it is had. */
const epithets =
  /^(?:(?:an?|the|free|modern|simple|fast|powerful|lightweight|beautiful|open[- ]source|self-hosted|all-in-one)[,\s]+)+/i;

/** 'Free, open-source Discord security bot' as people type it: 'Discord security bot'. */
function shortKind(kind: string): string {
  const words = kind.split(' ').filter(Boolean);
  if (words.length <= mostWords) return kind;
  const bare = kind.replace(epithets, '').split(/[,;]/).at(-1)?.trim().split(' ') ?? words;
  return bare.slice(-mostWords).join(' ');
}

/** Further search phrases, the surest first, none that says the same as one that is there. */
export function furtherKeywords(source: Source, taken: readonly string[], most: number): string[] {
  const { sheet } = source;
  const { name } = sheet;
  const kind = sheet.kind ? shortKind(sheet.kind.text) : '';
  const candidates = [
    name,
    kind,
    ...(sheet.plans.length > 0 ? [`${name} pricing`] : []),
    `${name} features`,
    ...(sheet.integrations.length > 2 ? [`${name} integrations`] : []),
    ...(sheet.quotes.length > 1 ? [`${name} reviews`] : []),
  ];
  const key = (text: string) => [...new Set(wordsOf(text))].sort().join(' ');
  const known = new Set(['', ...taken.map(key)]);
  return candidates.filter((text) => !known.has(key(text)) && Boolean(known.add(key(text)))).slice(0, most);
}
