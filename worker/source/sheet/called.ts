import { splitSentences } from '../../language/sentences.ts';
import { hasFiniteVerb, mayBeVerb } from '../../language/verbs.ts';
import { foldText } from '../../language/words.ts';
import type { SourcePage } from '../types.ts';
import { stateOf } from './availability.ts';
import { epithets } from './generic-kind.ts';
import { namesPage } from './name.ts';

/* What the title and the description of a site's first page call its product. */

/** The pages of a site, and the name of its product. */
type Named = { pages: readonly SourcePage[]; sheet: { name: string } };

const longestLine = 12;
const longestName = 3;
const isLine = (text: string) => text.includes(' ') && text.split(' ').length <= longestLine;

/** What stands beside the product's name in its page's title: what it is, or a slogan. */
export function besideName({ pages, sheet }: Named): string | null {
  const own = foldText(sheet.name);
  const parts = (pages[0]?.title ?? '').split(/\s[—–|·•:-]\s|: /).map((part) => part.trim());
  // 'Tidebook: the tidebook of small harbours' names itself twice.
  // 'Tide Book' of tidebook.com
  const squashed = (text: string) => foldText(text).replace(/\.[a-z]{2,6}$|[\s-]/g, '');
  const named =
    parts.find((part) => foldText(part) === own) ??
    parts.find((part) => squashed(part) === squashed(own)) ??
    parts.find((part) => ` ${foldText(part)} `.includes(` ${own} `));
  // 'Early access' tells how far it is.
  const isBeside = (part: string) =>
    part !== named && !part.includes(sheet.name) && !namesPage(part) && stateOf(part) === null;
  // '(tides, pans, heaps)' behind it says what is in it.
  const beside = ((named !== undefined && parts.find(isBeside)) || '').replace(/\s\([^()]{1,80}\)$/, '');
  // 'Tidal Logbook.' is a name with a full stop; longer ones are slogans.
  const line = beside.split(' ').length <= longestName ? beside.replace(/([^.])\.$/, '$1') : beside;
  // 'Free network + salt pro' adds up what there is.
  return isLine(line) && !/[.!?]$| \+ /.test(line) ? line : null;
}

/** The same where it names what the product is: 'AI voice input for Mac'. */
export function titleLine(source: Named): string | null {
  const line = besideName(source);
  return line !== null && isNaming(line) ? line : null;
}

/** What the site's description of itself begins with, where that names a thing: 'Real-time guardrails for AI agents'. */
export function descriptionLine({ pages, sheet }: Named): string | null {
  const [first = ''] = splitSentences(pages[0]?.description ?? '');
  // What adds up parts is no name: 'Tide maps · bell from $5'.
  const cut = /\s[·•|]\s/.test(first) ? '' : (first.split(goesOn)[0] ?? '');
  // Cut at its end, 'a tool to let people' is half a thing.
  const line = (/ to /.test(cut) ? first.replace(/\.$/, '') : cut).replace(epithets, '');
  // 'A calm, quiet journal' is one thing.
  const named = /^an? /i.test(first) && !/ (?:and|or) /.test(line) ? line.replaceAll(',', '') : line;
  const isNamed = isLine(line) && !foldText(line).includes(foldText(sheet.name)) && isNaming(named);
  return isNamed ? line : null;
}

/** Behind the name of a thing: what it does, or how. */
const goesOn =
  / (?:that|which|who|with|without|so)\b|,? (?:written|built|powered|made) (?:in|with|by|on)\b|\s?[—–:]\s|\.$/i;

/** Names a thing: no call ('Track your hours'), no promise ('in 8 seconds', 'payroll done right'), no list, nothing with a verb. */
function isNaming(line: string): boolean {
  const [first = ''] = line.replace(epithets, '').toLowerCase().split(' ');
  const [named = ''] = line.split(' for ');
  return (
    !slogan.test(line) &&
    !/[,!?]|\.(?= |$)|[$€£¥₹] ?\d/.test(named) &&
    !(mayBeVerb(first) && named === line) &&
    !hasFiniteVerb(line)
  );
}

const slogan =
  /^(?:from|with|without|in|on|at|by|beyond|for|to|never|always|no(?! code)|not|when|where|who|which|what|how|why|your?|our|we|all|every|one|two|three|ten)\s|\b(?:you|your|we|us|our|done|made|every) |\b(?:never|without|reinvented|simplified)\b|\bways? to\b|\b\d{1,3} (?:seconds?|minutes?|hours?|days?|clicks?|steps?)\b/i;
