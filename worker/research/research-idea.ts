import { type ResearchDepth, sourcesPerDepth } from '../contract/options.ts';
import type { SourcePage } from '../source/types.ts';
import type { Step } from '../step.ts';
import { thingOf } from './idea/name-subject.ts';
import { subjectOf } from './idea/read-idea.ts';
import { closeness, isRelated, isRelevant, mentionsContext, mentionsSubject } from './relevance.ts';
import { readSubjects, type Subject } from './subject.ts';
import { type Finding, type FoundPage, SearchAway, type SearchProvider } from './types.ts';

/** An idea as the user gave it, and how far it is to be followed. */
type Asked = { idea: string | null; keywords: readonly string[]; researchDepth: ResearchDepth };
/** Without a search nothing is found. */
type ResearchTools = { step: Step; search?: SearchProvider | null };

/** What research came to: pages truly about the idea, and whether the search could be asked at all. */
export type Researched = { pages: SourcePage[]; away: boolean };

/** How many findings of one search are looked at. */
const mostFindings = 20;
const mostRelated = 20;

/** basic searches the subject; comprehensive its parts and the asked keywords too; expert also what the found pages call related. */
const passes: Record<ResearchDepth, { parts: boolean; related: boolean }> = {
  basic: { parts: false, related: false },
  comprehensive: { parts: true, related: false },
  expert: { parts: true, related: true },
};

/** Reads up to as many pages as the depth asks for, `named` (those that the idea itself names) included. */
export async function researchIdea(
  brief: Asked,
  named: readonly SourcePage[],
  tools: ResearchTools,
): Promise<Researched> {
  const most = sourcesPerDepth[brief.researchDepth];
  const shelf = createShelf(named, most, tools);
  const { search } = tools;
  if (!search || shelf.isFull()) return { pages: shelf.pages(), away: !search };
  try {
    const subjects = readSubjects(thingOf(subjectOf(brief)));
    await searchSubjects(subjects, shelf, search);
    if (passes[brief.researchDepth].parts) await searchParts(brief, subjects, shelf, search);
    if (passes[brief.researchDepth].related) await followRelated(subjects, shelf, search);
    return { pages: shelf.pages(), away: false };
  } catch (error) {
    // What was found before the search went away is still worth writing from.
    if (error instanceof SearchAway) return { pages: shelf.pages(), away: true };
    throw error;
  }
}

type Shelf = ReturnType<typeof createShelf>;

/** Collects pages, each once, every reading and every question to the search being a step of its own. */
function createShelf(named: readonly SourcePage[], most: number, { step }: ResearchTools) {
  const pages: SourcePage[] = [...named];
  const found: FoundPage[] = [];
  const seen = new Set<string>(named.map(({ url }) => url));
  const count = new Map<string, number>();
  let progress = 3;
  const advance = () => {
    progress = Math.min(28, progress + 1);
    return progress;
  };
  /** A search that is away is an outcome of its step like any other: a resumed job does not ask again. */
  const ask = async <T>(kind: 'search' | 'read found page' | 'look up related', work: () => Promise<T>): Promise<T> => {
    // Numbered, for a step's name is logged and says nothing of what is asked.
    const number = (count.get(kind) ?? 0) + 1;
    count.set(kind, number);
    const { away, result } = await step(`${kind} ${number}`, advance(), () =>
      work().then(
        (value) => ({ away: null, result: value as T | null }),
        (error: unknown) => {
          if (error instanceof SearchAway) return { away: error.message, result: null };
          throw error;
        },
      ),
    );
    if (away !== null) throw new SearchAway(away);
    return result as T;
  };
  return {
    ask,
    pages: () => [...pages],
    found: () => [...found],
    isFull: () => pages.length >= most,
    knows: ({ url }: Finding) => seen.has(url),
    /** Reads the finding and keeps it where its whole text passes; true where it was kept. */
    async take(finding: Finding, search: SearchProvider, passesText: (text: string) => boolean): Promise<boolean> {
      if (pages.length >= most || seen.has(finding.url)) return false;
      seen.add(finding.url);
      const read = await ask('read found page', () => search.read(finding));
      if (!read || pages.some(({ hash, url }) => hash === read.page.hash || url === read.page.url)) return false;
      seen.add(read.page.url);
      if (!passesText(read.page.text)) return false;
      pages.push(read.page);
      found.push(read);
      return true;
    },
  };
}

/** Takes what is found on each subject; where the whole of its words finds nothing, its core is tried alone. */
async function searchSubjects(subjects: readonly Subject[], shelf: Shelf, search: SearchProvider): Promise<void> {
  for (const subject of subjects) {
    for (const query of new Set([subject.query, subject.coreQuery])) {
      const findings = await shelf.ask('search', () => search.search(query, mostFindings));
      let taken = 0;
      const relevant = findings
        .filter((finding) => isRelevant(finding, subject))
        .sort((a, b) => closeness(b, subject) - closeness(a, subject));
      for (const finding of relevant) {
        if (await shelf.take(finding, search, (text) => mentionsContext(text, subject))) taken += 1;
      }
      if (taken > 0 || shelf.isFull()) break;
    }
  }
}

/** The parts of the subject and the asked keywords: a page on one of them must speak of the subject too. */
async function searchParts(
  { keywords }: Asked,
  subjects: readonly Subject[],
  shelf: Shelf,
  search: SearchProvider,
): Promise<void> {
  const parts = [...keywords.flatMap(readSubjects), ...subjects.flatMap(narrower)];
  const asked = new Set(subjects.map(({ query }) => query));
  for (const part of parts) {
    if (shelf.isFull()) return;
    if (asked.has(part.query)) continue;
    asked.add(part.query);
    const findings = await shelf.ask('search', () => search.search(part.query, mostFindings));
    for (const finding of findings) {
      if (isRelevant(finding, part)) await shelf.take(finding, search, (text) => speaksOfAny(text, subjects));
    }
  }
}

/** The core alone, and what it is a kind of: 'invoice' and 'beekeeping' of 'urban beekeeping for schools'. */
const narrower = ({ coreQuery }: Subject) => [coreQuery, coreQuery.split(' ').at(-1) ?? ''].flatMap(readSubjects);

/** What the pages so far call related: first what they list as such, then what they link to that has the subject in its title. */
async function followRelated(subjects: readonly Subject[], shelf: Shelf, search: SearchProvider): Promise<void> {
  const pages = shelf.found();
  const hasCoreInTitle = (title: string) =>
    subjects.some(({ core }) => core.every((word) => readSubjects(title)[0]?.core.includes(word)));
  const titles = [
    ...pages.flatMap(({ seeAlso }) => seeAlso),
    ...pages.flatMap(({ links }) => links.filter(hasCoreInTitle)),
  ];
  const known = new Set(pages.map(({ page }) => page.title));
  const candidates = [...new Set(titles)].filter((title) => !known.has(title)).slice(0, mostRelated);
  if (shelf.isFull() || candidates.length === 0) return;
  const findings = await shelf.ask('look up related', () => search.lookUp(candidates));
  for (const finding of findings) {
    if (subjects.some((subject) => isRelated(finding, subject)))
      await shelf.take(finding, search, (text) => speaksOfAny(text, subjects));
  }
}

const speaksOfAny = (text: string, subjects: readonly Subject[]) =>
  subjects.some((subject) => mentionsSubject(text, subject));
