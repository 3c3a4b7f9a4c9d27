import { type Kind, kinds, type SiteScore, type Tally } from './score.ts';

const share = (part: number, whole: number) => (whole === 0 ? '   –' : (part / whole).toFixed(2));

/** Numbers of all sites together, as if they were one. */
export function sumTallies(scores: readonly SiteScore[], kind: Kind): Omit<Tally, 'missed' | 'wrong'> {
  const tallies = scores.map((score) => score.tallies[kind]);
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const isTelling = tallies.every(({ right }) => right !== null);
  return {
    labels: sum(({ labels }) => labels),
    found: sum(({ found }) => found),
    entries: sum(({ entries }) => entries),
    right: isTelling ? sum(({ right }) => right ?? 0) : null,
  };
}

function totalLine(scores: readonly SiteScore[], kind: Kind): string {
  const { labels, found, entries, right } = sumTallies(scores, kind);
  if (kind === 'never') return `${kind.padEnd(14)}${entries} of ${labels} strings stand in a sheet`;
  const precision = right === null ? '   –' : share(right, entries);
  const wrong = right === null ? '–' : String(entries - right);
  const cells = [share(found, labels), `${found}/${labels}`, precision, String(entries), wrong];
  return kind.padEnd(14) + cells.map((cell, at) => cell.padStart(at === 1 ? 10 : 9)).join('');
}

/** 'found/labels', and what is wrong besides. */
function cellOf(kind: Kind, { labels, found, entries, right }: Tally): string {
  const wrong = right === null ? 0 : entries - right;
  if (kind === 'never') return entries === 0 ? '' : `!${entries}`;
  if (kind === 'kind') return entries === 0 ? '–' : right ? 'right' : 'wrong';
  if (labels === 0 && wrong === 0) return '';
  return `${found}/${labels}${wrong > 0 ? ` !${wrong}` : ''}`;
}

export function printTables(scores: readonly SiteScore[], shown: readonly Kind[]): void {
  console.log(`${scores.length} sites, ${scores.reduce((sum, { pages }) => sum + pages, 0)} pages read\n`);
  console.log(`${''.padEnd(14)}   recall     found precision  entries    wrong`);
  for (const kind of kinds.filter((kind) => shown.includes(kind))) console.log(totalLine(scores, kind));
  console.log(`\nBy site: found/labels, !entries that are wrong\n`);
  console.log(['site'.padEnd(14), 'pages', ...shown.map((kind) => kind.padStart(13))].join(''));
  for (const { site, pages, tallies } of scores) {
    const cells = shown.map((kind) => cellOf(kind, tallies[kind]).padStart(13));
    console.log([site.padEnd(14), String(pages).padStart(5), ...cells].join(''));
  }
}

const longest = 160;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

export function printMisses(scores: readonly SiteScore[], shown: readonly Kind[]): void {
  for (const kind of shown) {
    for (const { site, tallies } of scores) {
      const { missed, wrong } = tallies[kind];
      if (missed.length + wrong.length === 0) continue;
      console.log(`\n${kind}, ${site}`);
      for (const text of missed) console.log(`  missed  ${cut(text)}`);
      for (const text of wrong) console.log(`  wrong   ${cut(text)}`);
    }
  }
}
