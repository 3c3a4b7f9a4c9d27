import type { Access } from '../../../contract/product-sheet.ts';
import { capitalise, joinList } from '../../../language/grammar.ts';
import { isEnded } from '../../../language/sentences.ts';
import { remembered } from '../../../remembered.ts';
import { managerOf } from '../../../source/sheet/access/commands.ts';
import { readSystems } from '../../../source/sheet/access/systems.ts';
import { isTrial, leadsNowhere } from '../../../source/sheet/access/ways.ts';
import { titleLine } from '../../../source/sheet/called.ts';
import { isPaid } from '../../../source/sheet/compare-plans.ts';
import { findRelease } from '../../../source/sheet/release.ts';
import { sitePages } from '../../../source/words/fields.ts';
import { list } from '../../article/blocks.ts';
import type { Sentence } from '../../article/section.ts';
import type { FactBook } from '../../facts/facts.ts';
import type { Topic } from '../arrange.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { asInner, isFactual, isTellable } from '../read-sentence.ts';

const [mostItems, fewestListed] = [7, 3];
export const selfHosted = 'self-hosted';
const openSource = 'open source';

/** An entry of how the product is got, with the fact that it is. */
type Entry = FactBook['access'][number];
type Way = Entry & { url: string };

export const accessOf = ({ material }: Desk, kind: Access['kind']): Entry[] =>
  material.book.access.filter((entry) => entry.kind === kind);

/** Code stands as it is, line by line; what ends it early is none that a reader can copy. What a comment says to do is quoted. */
export const codeOf = (lines: string): string =>
  lines
    .split('\n')
    .map((line) =>
      line.startsWith('# ') ? `“${asInner(line.slice(2))}”` : line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``,
    )
    .join(', then ');

/** Such an address would end a link of Markdown early. */
const unlinkable = /[()[\]\s]/;

const isFromSource = ({ kind, value }: Access) => kind === 'command' && value.startsWith('git clone');
const isReady = (entry: Access) => entry.kind === 'command' && !isFromSource(entry);

/** Code as it is typed, behind what its page says right before it. */
export function tellCommand(
  desk: Desk,
  { text, lead, page }: { text: string; lead: string | null; page: number },
): Sentence {
  const ofLead = lead === null ? [] : desk.factsOf(lead, page);
  const facts = [...ofLead, ...desk.factsOf(text, page)];
  const isTold = lead !== null && ofLead.length > 0 && isTellable(lead, desk.rivals);
  const bare = lead?.replace(/:$/, '') ?? '';
  const said = isTold ? `${isFactual(bare) ? bare : `“${bare}”`}${isEnded(bare) ? '' : ':'} ` : '';
  return { text: `${said}${codeOf(text)}`, facts };
}

/** Where the article ends: where the product can be tried or seen, and where it is handed out, if those are too few for a list. */
export function lastSteps(desk: Desk): Way[] {
  const ways = waysIn(desk);
  const leading = accessOf(desk, 'way').filter((entry) => leadsOn(desk, entry));
  const areFew = ways.length < fewestListed && ways.every(({ kind }) => kind === 'way');
  const trials = leading.filter(({ value }) => isTrial(value));
  return [...trials.slice(0, 1), ...leading.filter((way) => areFew && ways.includes(way))];
}

/** It leads elsewhere than to the page that the article is from. */
const leadsOn = ({ material }: Desk, entry: Entry): entry is Way =>
  entry.url !== null &&
  entry.url.split('#')[0]?.replace(/index\.html?$/, '') !== material.homeUrl &&
  !leadsNowhere(entry.url) &&
  !unlinkable.test(entry.url);

/** The buttons that hand the product out, then commands. How it is built is told where there is no other way, how its container is started always. */
function waysIn(desk: Desk) {
  // Commands are an order to follow, and those of two pages are two orders.
  const pages = Map.groupBy(accessOf(desk, 'command'), ({ page }) => page);
  const [commands = []] = [...pages.values()].sort((a, b) => b.length - a.length);
  const ways = accessOf(desk, 'way').filter((entry) => !isTrial(entry.value) && leadsOn(desk, entry));
  const ready = commands.filter(isReady);
  // Beside commands, a button to another page of the site leads to what stands here, and 'Install' says nothing.
  const further = ready.length === 0 ? ways : ways.filter(({ url, value }) => pageAt(desk, url) < 0 && / /.test(value));
  const built = commands.slice(0, 1).filter(({ value }) => further.length === 0 || managerOf(value) === 'Docker');
  return [...further, ...(ready.length > 0 ? ready : built)];
}

const pageAt = ({ material }: Desk, url: string | null) => material.source.pages.findIndex((page) => page.url === url);

function tellWay(desk: Desk, entry: Entry): Sentence {
  const { value, lead = null, page } = entry;
  if (entry.kind === 'way') return { text: tellLink(entry), facts: [entry.fact] };
  const command = tellCommand(desk, { text: value, lead: entry.systems ? null : lead, page });
  const manager = managerOf(value);
  const way = manager ? `With ${manager}: ` : isFromSource(entry) ? 'From its source: ' : '';
  const before = entry.systems ? `${joinList(entry.systems)}: ` : lead === null ? way : '';
  return { text: `${before}${command.text}`, facts: [entry.fact, ...command.facts] };
}

/** What its button says, but to get it, leading where the button leads: 'The app', 'For Linux'. */
const tellLink = ({ value, url }: Access) => {
  const said = capitalise(
    value.replace(/^(?:download|install|get)(?: now)? (?=(?:for|the) )/i, '').replaceAll('`', ''),
  );
  return /[[\]]/.test(said) ? `“${said}”` : `[${said}](${url})`;
};

/** The same in a sentence about what the one before it is about, without the systems that are named `before`. */
export function accessSentence(desk: Desk, before = ''): Sentence[] {
  const named = new Set(readSystems(before).found.map(({ system }) => system));
  const says: Record<string, (text: string) => string> = {
    'Runs on': (text) => `it runs on ${text}`,
    Licence: (text) => `its licence is ${text}`,
    'Source code': () => 'its source code is open',
  };
  const isSaid = (label: string, text: string) =>
    (label === 'Runs on' && readSystems(text).found.every(({ system }) => named.has(system))) ||
    (label === 'Source code' && /\bopen[- ]source\b/i.test(before)) ||
    (label === 'Licence' && before.includes(text));
  const told = accessRows(desk).flatMap(({ label, text, facts }) =>
    says[label] && !isSaid(label, text) ? [{ text: says[label](text), facts }] : [],
  );
  const text = `${capitalise(told.map(({ text }) => text).join(', and '))}.`;
  return told.length === 0 ? [] : [{ text, facts: told.flatMap(({ facts }) => facts) }];
}

/** The version that the site names, with the facts that say so: read once, for the table and the opening ask. */
export const releaseOf = remembered((desk: Desk) => {
  const release = findRelease(sitePages(desk.material.source));
  return release && { ...release, facts: release.quotes.flatMap((line) => desk.factsOf(line, release.page)) };
});

/** On what it runs, where it is hosted, under which licence: as rows of a table. */
export function accessRows(desk: Desk): Row[] {
  const systems = Map.groupBy(accessOf(desk, 'system'), ({ value }) => value === selfHosted);
  const licences = Map.groupBy(accessOf(desk, 'licence'), ({ value }) => value === openSource);
  const { source } = desk.material;
  const { plans, kind } = source.sheet;
  // Beside what is paid, a licence is that of one edition.
  const isSold = plans.some(isPaid);
  // 'A self-hosted till' has said it.
  const isSaid = (of: RegExp) => [kind?.text, titleLine(source)].some((text) => of.test(text ?? ''));
  // 'Works on any device': a list of some would be shorter.
  const areSome = source.pages.some(({ text }) => words.onAny.test(text));
  const row = (label: string, entries: readonly Entry[] = [], text = joinList(entries.map(({ value }) => value))) =>
    entries.length > 0 ? [{ label, text, facts: entries.map(({ fact }) => fact) }] : [];
  const release = releaseOf(desk);
  const version = [release?.version, release?.day].filter(Boolean).join(', ');
  return [
    ...row('Runs on', areSome ? [] : systems.get(false)),
    // How else it is hosted stands elsewhere.
    ...(isSaid(/\bself[- ]host/i) ? [] : row('Self-hosting', systems.get(true), 'yes')),
    // 'Open source' names no licence.
    ...(isSold ? [] : row('Licence', licences.get(false))),
    ...(isSaid(/\bopen[- ]source\b/i) || (!isSold && accessOf(desk, 'licence').length > 1)
      ? []
      : row('Source code', licences.get(true))),
    ...(release ? [{ label: 'Version', text: version, facts: release.facts }] : []),
  ];
}

/** What is told of the product under a label of the glance. */
export type Row = { label: string; text: string; facts: number[] };

/** What readers can act on: downloads, stores and commands. `told`: what steps have told. */
export function composeAccess(desk: Desk, told: string): Topic[] {
  const ways = waysIn(desk).filter(({ kind, value }) => kind === 'way' || !told.includes(value));
  // A link or two stand at the end of the article.
  const atEnd = new Set(lastSteps(desk).map(({ fact }) => fact));
  const named = ways.every(({ fact }) => atEnd.has(fact)) ? [] : ways;
  if (named.length === 0) return [];
  const items = named.slice(0, mostItems).map((way) => tellWay(desk, way));
  return [{ kind: 'access', page: -1, heading: `How to get ${desk.product}`, blocks: [list(items)] }];
}
