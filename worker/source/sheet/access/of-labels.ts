import type { Access } from '../../../contract/product-sheet.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { foldText, textKey } from '../../page/fold-text.ts';
import type { PageLabel } from '../../page/types.ts';
import { topicsOf } from '../../records/heading-topics.ts';
import type { SourcePage } from '../../types.ts';
import {
  type Command,
  changesInstalled,
  commandLines,
  commandsIn,
  installOf,
  isFromNowhere,
  isOfProduct,
  opensOrder,
  orderLines,
  programsOf,
} from './commands.ts';
import { isAwaited, isElsewhere } from './elsewhere.ts';
import { licencesOf, namesLicence, saysOpenSource } from './licence.ts';
import { readSystems } from './systems.ts';
import { handsOut, handsOutProduct, isFile, isStore, isTrial, saysNamesOnly } from './ways.ts';

/** What may tell how the product of a page is got: what else its short texts say is not kept. */
export function mayTell(label: PageLabel, programs: ReadonlySet<string>): boolean {
  const { kind, text, url } = label;
  return kind === 'command'
    ? commandsIn(label, programs).length > 0
    : (kind === 'link' && (isTrial(text) || isStore(url) || isFile(url) || handsOut(text))) ||
        namesLicence(text) ||
        readSystems(text).found.length > 0;
}

type Place = { page: number; product: string; isChoice: boolean };

/** What the short texts of the pages say of how the product is got. */
export function accessOfLabels(pages: readonly SourcePage[], product: string): Access[] {
  const isChoice = offersChoice(pages);
  return pages.flatMap((shown, page) => {
    const { labels = [], meta } = shown;
    const told = labels.filter(isOfToday).flatMap((label) => {
      if (label.kind === 'command') return [];
      const stated = statedBy(label, { page, product, isChoice });
      return [...wayOf(label, page, product), ...stated.map((entry) => withChip(entry, shown.text))];
    });
    const stated = meta.systems === undefined ? [] : requirementsIn(meta.systems, shown, page);
    return [...stated, ...told, ...commandsOf(shown, page, product)];
  });
}

const chip = 'Apple Silicon';

/** 'macOS 14+ · Apple Silicon', in one line or in two, is for no other Mac where the page names none. */
function withChip(entry: Access, text: string): Access {
  const isMac = entry.kind === 'system' && readSystems(entry.value).found.some(({ system }) => system === 'macOS');
  if (!isMac || entry.value.includes('(') || /\bIntel\b|\bx86|\buniversal\b/i.test(text)) return entry;
  const quote = [entry.quote, `${entry.quote}\n${chip}`].find((line) => line.includes(chip) && text.includes(line));
  return quote === undefined ? entry : { ...entry, value: `${entry.value} (${chip})`, quote };
}

/** A name that is none of the systems that we know: the list is told in part then. */
const strange = /\p{Lu}\p{L}{2}/u;

const longestItem = 3;

/** Whether a list of systems in structured data has an item that we do not know. */
export const namesStrange = (systems: string): boolean =>
  systems
    .split(/[,;/|]/)
    .map((item) => readSystems(item))
    .some(
      ({ found, rest }) => found.length === 0 && strange.test(rest) && rest.trim().split(' ').length <= longestItem,
    );

/**
 * The systems that structured data gives for a page's software. Visitors do not see them there, so that they count where the page names
 * each of them too, and a version where it names that.
 */
function requirementsIn(systems: string, { text, labels = [] }: SourcePage, page: number): Access[] {
  const { found, rest } = readSystems(systems);
  if (isAwaited(systems) || strange.test(rest.replace(/\([^()]{0,60}\)/g, ''))) return [];
  const lines = text.split('\n').filter((line) => line !== systems);
  const shown = readSystems([...lines, ...labels.map((label) => label.text)].join('\n')).found;
  if (!found.every(({ system }) => shown.some((other) => other.system === system))) return [];
  return [...Map.groupBy(found, ({ system }) => system)].map(([system, [first, ...more]]) => {
    const isShown = first && more.length === 0 && shown.some((other) => other.text === first.text);
    return { kind: 'system', value: isShown ? first.text : system, url: null, page, quote: systems };
  });
}

const mostSystems = 2;

/** The systems that are named right over a command or beside it. */
function systemsOf({ text, heading, level, near }: PageLabel): { systems?: string[] } {
  const beside = `${level > 2 ? heading : ''} | ${near.replace(foldText(text), ' ')}`;
  const systems = [...new Set(readSystems(beside).found.map((one) => one.text))];
  return systems.length > 0 && systems.length <= mostSystems ? { systems } : {};
}

const isOfToday = ({ heading, near }: PageLabel) => !isElsewhere(topicsOf(heading)) && !isAwaited(near);

const [mostLines, longestName] = [3, 4];

/** Where commands stand under several headings, a short one says for what they are: 'Claude Code'. */
const nameOver = ({ heading, level }: PageLabel): string | null =>
  heading !== null && level > 1 && !isHeaded(heading) && heading.split(' ').length <= longestName ? heading : null;

/** 'Add this to your config.': what stands below it is written into a file, and not typed. */
const isEntry = ({ lead, says }: Command) =>
  says === undefined && /\bconfig(?:uration)?\b|\.(?:json|toml|ya?ml)\b/i.test(lead ?? '');

/** What installs the product, each with what its page says right above it; and what is to be run then, where that says what it does. */
function commandsOf(shown: SourcePage, page: number, product: string): Access[] {
  const key = textKey(product).replaceAll(' ', '');
  const { hostname } = new URL(shown.url);
  const programs = programsOf(shown);
  const labels = (shown.labels ?? []).filter((label) => label.kind === 'command' && isOfToday(label));
  const parts = Map.groupBy(labels, ({ heading, level }) => `${level} ${heading}`);
  const areSeveral = parts.size > 1;
  return [...parts.values()].flatMap((part) => {
    const isOwn = (line: string) => isOfProduct(line, key, hostname);
    const all = part.flatMap((label) =>
      commandsIn(label, programs).flatMap((command, _, order) => {
        if (isEntry(command)) return [];
        // How it is built is told as a whole.
        const isBuilt = opensOrder(command.lines[0] ?? '');
        const own = installOf(isBuilt ? orderLines(order) : commandLines(command.lines.join('\n')), isOwn);
        // A sentence right above it may be about anything.
        const lead = /[.!?]$/.test(command.lead ?? '') ? null : command.lead;
        return { ...command, lead, label, own, isBuilt };
      }),
    );
    const first = all.findIndex(({ own }) => own.length > 0);
    const mayFollow = all[first]?.isBuilt === false;
    return all.slice(first < 0 ? all.length : first).flatMap(({ label, lines, lead, own }): Access[] => {
      const follows = mayFollow && lead !== null && lines.length <= mostLines && !lines.some(changesInstalled);
      const value = (own.length > 0 ? own : follows ? lines : []).join('\n');
      if (value === '' || isFromNowhere(value, shown.text)) return [];
      const entry = { kind: 'command' as const, value, url: null, page, quote: value, ...systemsOf(label) };
      const said = lead ?? (areSeveral ? nameOver(label) : null);
      return [said === null ? entry : { ...entry, lead: said }];
    });
  });
}

const isHeaded = (heading: string | null) => topicsOf(heading).has('install');

/** A button that hands the product out, an entry of a list of downloads, a way to a trial. */
function wayOf(label: PageLabel, page: number, product: string): Access[] {
  const { kind, text, url, heading } = label;
  if (kind !== 'link' || topicsOf(heading).has('integrations')) return [];
  // What one needs beforehand is another's.
  const isRequired = topicsOf(heading).has('requirements');
  const isListed =
    isHeaded(heading) && !isRequired && readSystems(text).found.length > 0 && saysNamesOnly(text, product);
  // 'addons.mozilla.org' in running text may lead to a companion.
  const isEntry = isStore(url) && !/^[\w-]+(?:\.[\w-]+)+$/.test(text);
  const isWay = isEntry || isFile(url) || isListed || handsOutProduct(text, product) || isTrial(text);
  const download = isWay ? '' : downloadIn(text, url);
  if (download !== '') return [{ kind: 'way', value: download, url, page, quote: download }];
  const [value = text] = /^.*[\p{L}\p{N})!+]/u.exec(text) ?? [];
  return isWay ? [{ kind: 'way', value, url, page, quote: value }] : [];
}

/** 'Download for macOS' of 'Download for macOS Apple silicon, your platform', where it leads to a file. */
function downloadIn(text: string, url: string | null): string {
  const [system] = readSystems(text).found;
  const isArchive = url !== null && /\.(?:zip|tgz|gz|xz|bz2|7z)$/i.test(new URL(url).pathname);
  return system && isArchive && handsOut(text) ? text.slice(0, text.indexOf(system.text) + system.text.length) : '';
}

const isDownload = ({ url, heading }: Pick<PageLabel, 'url' | 'heading'>) => isFile(url) || isHeaded(heading);

/** A download for one system alone says nothing of what else it runs on; downloads for several are a choice. */
function offersChoice(pages: readonly SourcePage[]): boolean {
  const downloads = pages.flatMap(({ labels = [] }) =>
    labels.filter((label) => label.kind === 'link' && isDownload(label)),
  );
  return new Set(downloads.flatMap(({ text }) => readSystems(text).found.map(({ system }) => system))).size > 1;
}

const gives = /\b(?:available|works|runs|compatible|requires)\b/i;
const parting = /\s[|•—–]\s|\s?[·•]\s?/;
const selfHosted = /^(?:fully )?self[- ]?hosted?(?:able|eable)?$/i;

/** Systems and licences that a label names and says nothing else of. What stands at the top of the first page is said of the product. */
function statedBy({ kind, text, url, heading, level }: PageLabel, { page, product, isChoice }: Place): Access[] {
  const isTop = level <= 1 && kind === 'text';
  const stated = (kind: Access['kind'], value: string): Access => ({ kind, value, url: null, page, quote: text });
  const licences = [
    ...licencesOf(text, product),
    ...(saysOpenSource(text, product, isTop && page === 0) ? ['open source'] : []),
  ].map((value) => stated('licence', value));
  const isHosted = isTop && page === 0 && text.split(parting).some((part) => selfHosted.test(part.trim()));
  // 'Windows 10 or newer. No account needed.'
  const [first = text] = isTop ? splitSentences(text) : [text];
  const { found } = readSystems(first);
  const isGiven = gives.test(text) || (kind === 'link' && (isStore(url) || (isChoice && isDownload({ url, heading }))));
  const isListed =
    kind === 'text' &&
    (isTop || isHeaded(heading)) &&
    (found.length > 1 || found.some((system) => /\d/.test(system.text)));
  const areBrowsers = found.every((system) => system.isBrowser || system.isHost);
  // 'macOS · Windows · No account': what stands beside the names at the top says other things.
  const rest = first
    .split(parting)
    .filter((part) => licencesOf(part, product).length === 0 && (!isTop || readSystems(part).found.length > 0));
  const isStated =
    (isGiven || (isListed && !areBrowsers)) &&
    !topicsOf(heading).has('integrations') &&
    saysNamesOnly(rest.join(' · '), product);
  return [
    ...licences,
    ...(isHosted ? [stated('system', 'self-hosted')] : []),
    ...(isStated ? found.map((system) => stated('system', system.text)) : []),
  ];
}
