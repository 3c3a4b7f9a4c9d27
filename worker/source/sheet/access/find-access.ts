import type { Access, Statement } from '../../../contract/product-sheet.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { textKey } from '../../page/fold-text.ts';
import type { SourcePage } from '../../types.ts';
import { stateOf } from '../availability.ts';
import type { Section } from '../sections.ts';
import { commandLines, targetOf } from './commands.ts';
import { isAwaited } from './elsewhere.ts';
import { namesIn, wholeLists } from './named-systems.ts';
import { accessOfLabels, namesStrange } from './of-labels.ts';
import { accessOfSentences, saidIn } from './of-sentences.ts';
import { namesRelease, requiredSystems } from './required-systems.ts';
import { type NamedSystem, readSystems, systemOf } from './systems.ts';
import { isFile, isStore, isTrial } from './ways.ts';

const most = { command: 6, way: 4, trial: 1 } as const;

/** How the product is got: what it runs on, its licence, the commands that install it, the buttons that hand it out. */
export function findAccess(
  sections: readonly Section[],
  pages: readonly SourcePage[],
  { name: product, kind }: { name: string; kind: Statement | null },
): Access[] {
  const said = saidIn(sections, pages);
  const found = [...accessOfLabels(pages, product), ...accessOfSentences(said, product)];
  const of = (kind: Access['kind']) => found.filter((entry) => entry.kind === kind);
  const awaited = awaitedSystems(pages);
  const ways = waysOf(withoutShowcase(of('way'), product), pages);
  // What a page's own list names besides, and we do not know, would be left out.
  const isWhole = pages.every(({ meta }) => meta.systems === undefined || !namesStrange(meta.systems));
  // What is given in one place and still to come in another is settled by none.
  const isSettled = !of('system').some(({ value }) => awaited.has(systemOf(value)));
  const given = of('system').filter(
    ({ value }) => (isWhole && isSettled) || readSystems(value).found.every(({ isHost }) => isHost),
  );
  const required = requiredSystems(given, pages, kind);
  const toCome = systemsToCome(pages);
  const isToday = ({ system }: NamedSystem) => !awaited.has(system) && !toCome.has(system);
  const systems = required ?? (given.length > 0 ? wholeLists(given, namesIn(pages).filter(isToday)) : []);
  // The longer name says more: 'macOS 14+'.
  const longest = systems.toSorted((a, b) => Number(namesRelease(b)) - Number(namesRelease(a)));
  const told = new Set(once(longest, ({ value }) => systemOf(value)));
  return [
    // In the order of the site: what stands behind the last in brackets may be said of all.
    ...systems.filter((entry) => told.has(entry)),
    ...once(agreed(of('licence'), product), ({ value }) => value),
    ...once(mostFirst(of('command')), wayOf).slice(0, most.command),
    ...ways.filter(({ value }) => !isTrial(value)).slice(0, most.way),
    ...ways.filter(({ value }) => isTrial(value)).slice(0, most.trial),
  ];
}

const notesIn = ({ value }: Access) => value.split('\n# ').length;

/** Those of the page that has most of them first: what another page has of them stands there too. Of two orders of a page that with more notes. */
function mostFirst(commands: readonly Access[]): Access[] {
  const pages = [...Map.groupBy(commands, ({ page }) => page).values()].sort((a, b) => b.length - a.length);
  return pages.flatMap((of) =>
    [...Map.groupBy(of, wayOf).values()].flatMap((same) =>
      same.toSorted((a, b) => notesIn(b) - notesIn(a)).slice(0, 1),
    ),
  );
}

const wayOf = ({ value, systems = [] }: Access) => [familyOf(value), thingOf(value), ...systems].join(' ');

/** What a command puts there, by whatever; what is to be run then is itself. */
const thingOf = (command: string) => (commandLines(command).length > 0 ? targetOf(command) : command);

/** Programs that fetch from one place are one way. */
const families: Readonly<Record<string, string>> = {
  ...{ npx: 'npm', pnpm: 'npm', yarn: 'npm', bun: 'npm', bunx: 'npm', deno: 'npm' },
  ...{ pip3: 'pip', pipx: 'pip', uv: 'pip', uvx: 'pip', python: 'pip', python3: 'pip' },
};
const familyOf = (command: string): string => {
  const [program = ''] = command.replace(/^sudo /, '').split(' ', 1);
  return families[program] ?? program;
};

/**
 * Each way once, by what says most of it: 'Install' alone says little beside others, and nothing where it leads no further than its
 * own page.
 */
function waysOf(ways: readonly Access[], pages: readonly SourcePage[]): Access[] {
  const isBare = ({ value, url }: Access) =>
    !isTrial(value) && !isFile(url) && value.split(' ').length < 3 && readSystems(value).found.length === 0;
  const further = ways.filter(({ url, page }) => url?.split('#')[0] !== pages[page]?.url);
  const told = further.filter((way) => !isBare(way));
  const bare = told.every(({ value }) => isTrial(value)) ? further.filter(isBare).slice(0, 1) : [];
  const each = once([...told, ...bare], ({ value }) => textKey(value));
  const led = once(each, ({ url, value }) => (url === null ? value : entryOf(url)));
  return once(led, ({ value }) => (isTrial(value) ? value : systemOf(value)));
}

const mostEntries = 2;

/** Without the many entries of one store, of others who made something with the product; its own is called as it is. */
function withoutShowcase(ways: readonly Access[], product: string): readonly Access[] {
  const inStores = ways.flatMap((way) =>
    way.url !== null && isStore(way.url) ? [{ way, url: way.url, store: new URL(way.url).hostname }] : [],
  );
  const shown = [...Map.groupBy(inStores, ({ store }) => store).values()].filter(
    (of) => new Set(of.map(({ url }) => entryOf(url))).size > mostEntries,
  );
  const others = shown.flat().filter(({ url }) => !wordOf(url).includes(wordOf(product)));
  const foreign = new Set(others.map(({ way }) => way));
  return ways.filter((way) => !foreign.has(way));
}

const wordOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** One app has one entry in a store, whatever leads there. */
const entryOf = (url: string) => (isStore(url) ? (/\bid=?[\w.]{6,80}/.exec(url)?.[0] ?? url) : url);

/** The first of all that have the same key. */
function once(entries: readonly Access[], keyOf: (entry: Access) => string): Access[] {
  const known = new Set<string>();
  return entries.filter((entry) => !known.has(keyOf(entry)) && known.add(keyOf(entry)));
}

/** Systems that a page says the product will run on some day, or that only some can have it on, though it names them beside others. */
export function awaitedSystems(pages: readonly SourcePage[]): ReadonlySet<string> {
  const labels = pages.flatMap(({ labels = [] }) => labels);
  return new Set(
    labels
      .flatMap(({ text, near, level }) => {
        const isOff = (part: string) => isAwaited(part) || (level > 1 && isForSome(part));
        return isOff(text) ? text.split(/[·•|,;—–(]/).filter(isOff) : isOff(near) ? [text] : [];
      })
      .flatMap((text) => readSystems(text).found.map(({ system }) => system)),
  );
}

/** Systems of which a whole sentence says nothing but that they are to come: 'An Android version is in development.' */
function systemsToCome(pages: readonly SourcePage[]): ReadonlySet<string> {
  const mayTell = (line: string) => /\b(?:soon|coming|development|planned|working on)\b/i.test(line);
  const sentences = pages.flatMap(({ text }) => text.split('\n').filter(mayTell).flatMap(splitSentences));
  return new Set(
    sentences.filter(isAwaited).flatMap((text) => {
      const [only, ...more] = readSystems(text).found;
      return only && more.length === 0 ? [only.system] : [];
    }),
  );
}

/** A beta is to be had by all, unless it says otherwise. */
const isForSome = (text: string) => stateOf(text) === 'waitlist' || /\b(?:closed|private) (?:alpha|beta)\b/i.test(text);

/** Licences that do not speak against each other: those of a text that names the product where others do. */
function agreed(licences: readonly Access[], product: string): Access[] {
  const named = licences.filter(({ value }) => value !== 'open source');
  const [first] = named;
  if (!first) return licences.slice(0, 1);
  const together = named.filter(({ quote }) => quote === first.quote).map(({ value }) => value);
  const agrees = ({ value }: Access) => together.some((other) => other.startsWith(value) || value.startsWith(other));
  // 'Apache' says less than 'Apache 2.0'.
  if (named.every(agrees))
    return named.filter(({ value }) => named.every((other) => other.value === value || !other.value.startsWith(value)));
  const own = named.filter(
    ({ quote }) => quote.includes(product) || /\b(?:this|the) (?:project|software)\b/i.test(quote),
  );
  return new Set(own.map(({ value }) => value)).size === 1 ? own : [];
}
