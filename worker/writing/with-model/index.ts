import { wordTargets } from '../../contract/options.ts';
import { standsIn } from '../../contract/seo/keyphrase.ts';
import { ask, type KeepReply } from '../../model/ask.ts';
import type { Model } from '../../model/types.ts';
import { siteNameOf } from '../../source/site-name.ts';
import { frame, heading, licencesOf, list, section } from '../article/blocks.ts';
import { outboundLinks, withoutRepeatedLinks } from '../article/links.ts';
import type { Section, Sentence } from '../article/section.ts';
import { factsIn, mapSentences, plainSentence, sentencesInParagraphs, sentencesOf } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { createGrounding } from '../grounding/grounding.ts';
import { namesInWishes } from '../grounding/names.ts';
import type { WritingTools } from '../types.ts';
import { WritingError, type Written } from '../writer.ts';
import { createCopies, headed, supplyBlocks, withoutRepeats } from './blocks.ts';
import { type Desk, type Place, type PlannedDesk, type PlannedSection, systemMessage } from './desk.ts';
import { completeFacts } from './fact-list.ts';
import { countWordsOf, factsLeft, limitExplanation, trimToLength } from './length.ts';
import { type Mended, mendSection } from './mend-section.ts';
import { describeWithModel } from './metadata.ts';
import { mostExplained, planWithModel, wordsAimed } from './plan.ts';
import { isLeftover, plainText, toSection } from './read-answer.ts';
import { askForSection, wordsFor } from './write-section.ts';

/** Of what a section says at least this share must hold, and no more than that be the source's wording; else it is supplied. */
const leastKept = 0.5;
const mostCopied = 0.5;
const mostToRestOn = 8;
const wordsOfExtra = { least: 80, most: 220 } as const;

/** An article by the language model; the built-in writer stands by to `supply` what the model does not manage. */
export async function writeWithModel(material: Material, model: Model, tools: WritingTools, supply: Desk['supply']) {
  const usage = { modelCalls: 0, tokens: 0 };
  const instructions = await tools.step('read instructions', 30, async () => (await tools.instructions?.()) ?? null);
  const system = systemMessage(instructions?.systemPrompt ?? '');
  const draft = await draftWithModel({
    ...{ material, supply },
    wishes: material.brief.customInstructions?.trim() || instructions?.defaultCustomInstructions || '',
    ask: (step, progress, question) => {
      const keep: KeepReply = async (name, work) => {
        const reply = await tools.step(name, progress, work);
        // Stored replies count too: they were paid for before the restart.
        usage.modelCalls += reply.calls;
        usage.tokens += reply.tokens;
        return reply;
      };
      return ask(model, keep, step, { ...question, system });
    },
  });
  return { ...draft, usage };
}

/** Writes a draft with the model: an outline, section by section, and what describes it. Each answer is a step of its own. */
async function draftWithModel(full: Desk): Promise<Written> {
  const { material } = full;
  const outline = await planWithModel(full);
  if (!outline) return supplyAll(full, 'no outline that could be used');
  const { language, keyphrase } = outline;
  // The built-in writer has no part in an article that is not in English.
  const desk = language === 'en' ? full : { ...full, supply: null };
  const grounding = createGrounding(material, { language, keyphrase, partners: namesInWishes(desk.wishes) });
  const copies = createCopies(material.source.pages);
  const done: Done = { sections: [], supplied: [], doubtful: [], cut: 0 };
  const planned = { ...desk, outline, grounding, copies };
  await writeSections(planned, done);
  if (done.supplied.length * 2 > outline.sections.length) return supplyAll(desk, 'too little that could be used');
  const sources = citeSources(material, done.sections);
  const written = copies.limit(done.sections);
  const explained = limitExplanation(written, mostExplained);
  done.cut = written.flatMap(sentencesOf).length - explained.flatMap(sentencesOf).length;
  // What was cut may have been of its own words.
  const trimmed = copies.limit(trimToLength(material, explained, sources));
  const sections = linkToSource([...withoutRepeatedLinks(trimmed), ...sources], material);
  const description = await describeWithModel(planned, sections);
  return { sections, ...description, language, notes: () => notesOf(done) };
}

/** `cut`: sentences of explanation that were more than an article may have. */
type Done = { sections: Section[]; supplied: string[]; doubtful: Mended['doubtful']; cut: number };

async function writeSections(desk: PlannedDesk, done: Done): Promise<void> {
  const { outline } = desk;
  const last = outline.sections.length - 1;
  for (const [at, section] of outline.sections.entries()) {
    const position = at === 0 ? 'introduction' : at === last ? 'closing' : 'body';
    if (position === 'closing') await writeExtras(desk, done);
    // A closing sums up, so it may rest on what each part told first.
    const told =
      position === 'closing' ? outline.sections.map(({ facts: [first] }) => first).slice(0, mostToRestOn) : [];
    const planned = {
      ...section,
      facts: [...new Set([...section.facts, ...told.filter((fact) => fact !== undefined)])],
    };
    const words = wordsFor(desk, at, done.sections);
    const progress = 60 + Math.floor((at / outline.sections.length) * 29);
    await writeOne(desk, done, { step: `model write ${at + 1}`, progress, planned, position, words });
  }
}

/** What is too short goes on with facts that are not told yet and with what readers have to know besides. */
async function writeExtras(desk: PlannedDesk, done: Done): Promise<void> {
  const { material } = desk;
  const { sections } = done;
  const aim = Math.min(wordsAimed(material), wordTargets[material.brief.length].least);
  for (let extra = 1; extra <= 3; extra++) {
    const missing = aim - countWordsOf(limitExplanation(sections, mostExplained));
    if (missing < wordsOfExtra.least) return;
    const ofClosing = desk.outline.sections.at(-1)?.facts ?? [];
    const facts = factsLeft(material, sections).filter((fact) => !ofClosing.includes(fact));
    const planned = { heading: '', about: '', facts };
    const words = Math.min(wordsOfExtra.most, missing);
    const before = sections.length;
    await writeOne(desk, done, { step: `model write more ${extra}`, progress: 88, planned, position: 'extra', words });
    if (sections.length === before) return;
  }
}

async function writeOne(desk: PlannedDesk, done: Done, place: Place): Promise<void> {
  const { planned, position, step } = place;
  const answer = await askForSection(desk, place, done.sections);
  const named = { ...planned, heading: planned.heading || plainText(answer?.heading ?? '') };
  const heading = position === 'introduction' ? null : headingOf(named, desk);
  // What was rewritten may say what stands there already.
  const add = (section: Section) => void done.sections.push(withoutRepeats(section, done.sections));
  if (answer) {
    const section = withoutRepeats(toSection(step, heading, answer, desk.material), done.sections);
    const { section: mended, kept, doubtful } = await mendSection(desk, section, place);
    const isCopy = position !== 'extra' && desk.supply && desk.copies.share(mended) > mostCopied;
    if (kept >= leastKept && !isCopy) {
      done.doubtful.push(...doubtful);
      return add(mended);
    }
  }
  if (position === 'extra' || planned.facts.length === 0) return;
  done.supplied.push(planned.heading || 'the introduction');
  if (!desk.supply) return;
  const blocks = supplyBlocks(planned.facts, await desk.supply(), done.sections);
  if (blocks.length > 0) add(headed(step, heading, blocks));
}

/** A heading that still claims more than its facts is called after what the first of them is about. */
function headingOf({ heading, facts }: PlannedSection, { material, grounding }: PlannedDesk): string {
  const { book, source } = material;
  if (heading !== '' && !isLeftover(heading) && grounding.heading(heading, completeFacts(book, facts)).length === 0)
    return heading;
  // What a part of the page is called may be a slogan.
  const isNaming = (fact: number) => book.facts[fact]?.kind !== 'heading';
  const [head = -1] = facts.flatMap((fact) => book.context.get(fact) ?? []).filter(isNaming);
  return book.facts[head]?.quote ?? source.sheet.name;
}

async function supplyAll({ supply }: Desk, why: string): Promise<Written> {
  const silent = `The language model gave ${why}, and the built-in writer, which would take over, writes English only. Please retry.`;
  if (!supply) throw new WritingError(silent);
  const note = `The language model gave ${why}, so the built-in writer wrote this article from the same facts. Generate it again to let the model try once more.`;
  return { ...(await supply()), notes: () => [note] };
}

function notesOf({ supplied, doubtful, cut }: Done): string[] {
  const named = supplied.map((heading) => `“${heading}”`).join(', ');
  const note = `The language model could not write ${named} from the facts alone, so the built-in writer supplied that part from the same facts.`;
  return [
    ...(supplied.length > 0 ? [note] : []),
    ...(cut > 0 ? [`Left out, since at most half of an article may be general knowledge: ${cut} sentences.`] : []),
    ...doubtful.slice(0, 3).map(({ sentence: { text }, doubts }) => {
      return `Check this sentence against its source, or delete it: “${plainSentence(text)}” (${doubts.join('; ')}).`;
    }),
  ];
}

/** Readers can always go on to the source: where the model linked to none, its name becomes a link, in the last place that has it. */
function linkToSource(sections: readonly Section[], { source, homeUrl }: Material): Section[] {
  if (!homeUrl || outboundLinks(sections).length > 0) return [...sections];
  const { name } = source.sheet;
  const canLink = ({ text }: Sentence) => standsIn(name, text) && text.includes(name) && !text.includes('](');
  const last = sentencesInParagraphs(sections).findLast(canLink);
  return mapSentences(sections, (sentence) =>
    sentence === last ? { ...sentence, text: sentence.text.replace(name, () => `[${name}](${homeUrl})`) } : sentence,
  );
}

/**
 * The list of the pages that an article on an idea rests on: it links to each, and names the licence where that asks for it. An
 * article about a product links to the product instead.
 */
function citeSources({ brief, source, book }: Material, sections: readonly Section[]): Section[] {
  if (brief.sourceType !== 'idea' || source.kind !== 'article') return [];
  const told = new Set(factsIn(sections).map((fact) => book.facts[fact]?.source ?? -1));
  const pages = source.pages.filter((_, at) => told.has(at));
  const items = pages.map((page) => frame(`[${page.title.replace(/[[\]]/g, '')} – ${siteNameOf(page)}](${page.url}).`));
  return items.length === 0 ? [] : [section('sources', heading('Sources'), list(items), ...licencesOf(pages))];
}
