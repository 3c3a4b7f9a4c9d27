import type { Access } from '../../../contract/product-sheet.ts';
import { capitalise, joinList } from '../../../language/grammar.ts';
import { readSystems } from '../../../source/sheet/access/systems.ts';
import { isStoreFront, isTrial, saysNamesOnly } from '../../../source/sheet/access/ways.ts';
import { isSentence } from '../../../source/sheet/sentences.ts';
import { list, paragraphs } from '../../article/blocks.ts';
import type { Sentence } from '../../article/section.ts';
import { titleLine } from '../../facts/keyphrase.ts';
import type { Desk } from '../desk.ts';
import { ended, isLeaning } from '../read-sentence.ts';
import { isPaid } from '../starting-price.ts';
import type { Topic } from '../topic.ts';

const longestCommand = 60;
const mostItems = 7;
export const selfHosted = 'self-hosted';
const openSource = 'open source';

const accessOf = ({ material }: Desk, ...kinds: Access['kind'][]) =>
  material.book.access.filter(({ kind }) => kinds.includes(kind));

/** Code stands as it is; what ends it early is none that a reader can copy. */
const code = (line: string) => (line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``);

/** Such an address would end a link of Markdown early. */
const unlinkable = /[()[\]\s]/;

/** What its button says, leading where the button leads. */
function linked({ value, url }: Access): string {
  return url === null || unlinkable.test(url) || /[[\]]/.test(value) ? `“${value}”` : `[${value}](${url})`;
}

const isOneLine = ({ kind, value }: Access) => kind === 'command' && !value.includes('\n');

/** The page of prices, where the article ends. */
export const pricingPage = ({ material: { source } }: Desk) =>
  source.pages.find(
    ({ url }, at) =>
      source.sheet.plans.length > 0 && at > 0 && /\/(?:pricing|plans|prices)\b/i.test(new URL(url).pathname),
  );

const fewestListed = 3;

/** Where the article ends: where the product can be tried or seen, and where it is handed out, if those are too few for a list. */
export function lastSteps(desk: Desk): Array<Access & { fact: number; url: string }> {
  const ways = waysIn(desk);
  const leading = (entries: ReturnType<typeof accessOf>) =>
    entries.flatMap(({ url, ...entry }) => (leadsOn(desk, url) ? [{ ...entry, url }] : []));
  const [trial] = leading(accessOf(desk, 'way').filter(({ value }) => isTrial(value)));
  const few = ways.length < fewestListed && ways.every(({ kind }) => kind === 'way') ? leading(ways) : [];
  return [...(trial ? [trial] : []), ...few];
}

/** It leads elsewhere than to the page that the article is from. */
const leadsOn = ({ material }: Desk, url: string | null): url is string =>
  url !== null && url.split('#')[0] !== material.homeUrl && !isStoreFront(url) && !unlinkable.test(url);

/** The buttons that hand the product out, then commands. How it is built is told where there is no other way. */
function waysIn(desk: Desk) {
  const commands = ofFullestPage(accessOf(desk, 'command'));
  const ways = accessOf(desk, 'way').filter(({ value, url }) => !isTrial(value) && leadsOn(desk, url));
  const short = commands.filter(isOneLine);
  // Beside commands, a button to another page of the site leads to what stands here.
  const further = short.length === 0 ? ways : ways.filter(({ url }) => pageAt(desk, url) < 0);
  return further.length + short.length > 0 ? [...further, ...short] : commands.slice(0, 1);
}

const pageAt = ({ material }: Desk, url: string | null) => material.source.pages.findIndex((page) => page.url === url);

/** Commands are an order to follow, and those of two pages are two orders. */
const ofFullestPage = <One extends Access>(commands: readonly One[]): readonly One[] =>
  [...Map.groupBy(commands, ({ page }) => page).values()].sort((a, b) => b.length - a.length)[0] ?? [];

/** The command that is all that the site gives, if it is short. */
function soleCommand(desk: Desk) {
  const [only, ...more] = waysIn(desk);
  return only && more.length === 0 && isOneLine(only) && only.value.length < longestCommand ? only : null;
}

/** How to try it, in a sentence, where that says all. */
export function howToTry(desk: Desk): Sentence[] {
  const only = soleCommand(desk);
  return only ? [{ text: `The site gives this command: ${code(only.value)}.`, facts: [only.fact] }] : [];
}

function tellWay(desk: Desk, entry: Access & { fact: number }): Sentence {
  const steps = entry.value.split('\n').map(code).join(', then ');
  const command = isOneLine(entry) ? steps : `From its source: ${steps}`;
  const whose = entry.systems ? `${joinList(entry.systems)}: ` : '';
  const text = entry.kind === 'way' ? tellLink(desk, entry) : `${whose}${command}`;
  return { text, facts: [entry.fact] };
}

/** 'Install' alone says nothing of where it leads. */
function tellLink(desk: Desk, { value, url, ...entry }: Access): string {
  const page = pageAt(desk, url);
  return value.includes(' ') || page < 0
    ? linked({ ...entry, value, url })
    : `${value}: the [${desk.pageName(page)}](${url})`;
}

/** The same in a sentence about what the one before it is about, without the systems that are named `before`. */
export function accessSentence(desk: Desk, before = ''): Sentence | null {
  const named = new Set(readSystems(before).found.map(({ system }) => system));
  const says: Record<string, (text: string) => string> = {
    'Runs on': (text) => `it runs on ${text}`,
    Licence: (text) => `its licence is ${text}`,
    'Source code': () => 'its source code is open',
  };
  const told = accessRows(desk).flatMap(({ label, text, facts }) =>
    says[label] && !(label === 'Runs on' && readSystems(text).found.every(({ system }) => named.has(system)))
      ? [{ text: says[label](text), facts }]
      : [],
  );
  return told.length === 0
    ? null
    : {
        text: `${capitalise(told.map(({ text }) => text).join(', and '))}.`,
        facts: told.flatMap(({ facts }) => facts),
      };
}

/** On what it runs, where it is hosted, under which licence: as rows of a table. */
export function accessRows(desk: Desk): Array<{ label: string; text: string; facts: number[] }> {
  const row = (label: string, entries: ReturnType<typeof accessOf>) => ({
    label,
    text: joinList(entries.map(({ value }) => value)),
    facts: entries.map(({ fact }) => fact),
  });
  const systems = accessOf(desk, 'system');
  const licences = accessOf(desk, 'licence');
  const { source } = desk.material;
  const { plans, kind } = source.sheet;
  const isSold = plans.some(isPaid);
  // 'A self-hosted till' has said it.
  const isSaid = (of: RegExp) => [kind?.text, titleLine(source)].some((text) => of.test(text ?? ''));
  return [
    row(
      'Runs on',
      systems.filter(({ value }) => value !== selfHosted),
    ),
    // How else it is hosted stands elsewhere.
    {
      ...row(
        'Self-hosting',
        systems.filter(({ value }) => value === selfHosted && !isSaid(/\bself[- ]host/i)),
      ),
      text: 'yes',
    },
    // 'Open source' names no licence. Beside what is paid, a licence is that of one edition.
    row(
      'Licence',
      licences.filter(({ value }) => value !== openSource && !isSold),
    ),
    row(
      'Source code',
      licences.filter(
        ({ value }) => value === openSource && !isSaid(/\bopen[- ]source\b/i) && (isSold || licences.length === 1),
      ),
    ),
  ].filter(({ facts }) => facts.length > 0);
}

/** What readers can act on: downloads, stores, commands, and under which condition it runs on what. */
export function composeAccess(desk: Desk): Topic | null {
  const ways = waysIn(desk);
  // A link or two stand at the end of the article, one command at its beginning.
  const atEnd = new Set(lastSteps(desk).map(({ fact }) => fact));
  const named = soleCommand(desk) || ways.every(({ fact }) => atEnd.has(fact)) ? [] : ways;
  if (named.length === 0) return null;
  const said = new Map(accessOf(desk, 'system').map((entry) => [entry.quote, entry]));
  const conditions = [...said.values()]
    // What names systems alone stands in the table.
    .filter(
      ({ quote }) =>
        isSentence(quote) && !isLeaning(quote) && !saysNamesOnly(quote, desk.product) && desk.tellOnce(quote),
    )
    .map(({ quote, fact }) => ({ text: `“${ended(quote)}”`, facts: [fact] }));
  return {
    kind: 'access',
    page: -1,
    heading: `How to get ${desk.product}`,
    blocks: [
      ...paragraphs([leadTo(desk, named)]),
      list([...named.map((way) => tellWay(desk, way)), ...conditions].slice(0, mostItems)),
    ],
  };
}

function leadTo({ say }: Desk, ways: readonly Access[]): Sentence[] {
  const [only, ...more] = new Set(ways.map(({ kind }) => kind));
  if (only === undefined) return [];
  const one = only === 'command' ? 'command' : 'link';
  const place = more.length > 0 ? 'linksAndCommands' : ways.length === 1 ? one : (`${one}s` as const);
  return [say(place)];
}
