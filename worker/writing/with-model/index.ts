import { wordTargets } from '../../contract/options.ts';
import type { Section } from '../article/section.ts';
import { WritingError } from '../errors.ts';
import type { Material } from '../facts/material.ts';
import { createGrounding } from '../grounding/grounding.ts';
import { namesInWishes } from '../grounding/partners.ts';
import { withoutRepeats } from './blocks.ts';
import { citeSources } from './cite-sources.ts';
import { isLeftover, plainText } from './clean-text.ts';
import { createCopies } from './copies.ts';
import { contextOf } from './fact-list.ts';
import { countWordsOf, factsLeft, limitExplanation, trimToLength } from './length.ts';
import { linkToSource } from './link-to-source.ts';
import { mendSection } from './mend-section.ts';
import { describeWithModel } from './metadata.ts';
import { aimOf, mostExplained, planWithModel } from './plan.ts';
import { supplySection } from './supply.ts';
import { toSection } from './to-section.ts';
import type { Checks, Desk, ModelDraft, ModelOutline, PlannedSection } from './types.ts';
import { askForSection, type Place, wordsFor } from './write-section.ts';

/** Of what a section says at least this share must hold, else the built-in writer supplies it. */
const leastKept = 0.5;
/** The same where more than this of it is the source's wording, though the model was asked for its own. */
const mostCopied = 0.5;
const mostDoubts = 3;
const factsForClosing = 4;
const mostExtra = 3;
const wordsOfExtra = { least: 80, most: 220 } as const;

/** Writes a draft with the model: an outline, section by section, and what describes it. Each answer is a step of its own. */
export async function draftWithModel(desk: Desk): Promise<ModelDraft> {
  const { material } = desk;
  const outline = await planWithModel(desk);
  if (!outline) return supplyAll(desk, 'en', 'no outline that could be used');
  const { language } = outline;
  const grounding = createGrounding(material, { language, partners: namesInWishes(desk.wishes) });
  const copies = createCopies(material.source.pages);
  const written = await writeSections(desk, outline, { grounding, copies });
  if (written.supplied.length * 2 > outline.sections.length) {
    return supplyAll(desk, language, 'too little that could be used');
  }
  const sources = citeSources(material, written.sections);
  const explained = limitExplanation(copies.limit(written.sections), mostExplained);
  // What was cut may have been of its own words.
  const trimmed = copies.limit(trimToLength(material, explained, sources));
  const sections = linkToSource([...trimmed, ...sources], material);
  const metadata = await describeWithModel(desk, outline, sections, grounding);
  return { sections, metadata, language, notes: notesOf(written) };
}

type Written = { sections: Section[]; supplied: string[]; doubtful: string[] };

async function writeSections(desk: Desk, outline: ModelOutline, checks: Checks): Promise<Written> {
  const written: Written = { sections: [], supplied: [], doubtful: [] };
  const last = outline.sections.length - 1;
  for (const [at, section] of outline.sections.entries()) {
    const position = at === 0 ? 'introduction' : at === last ? 'closing' : 'body';
    if (position === 'closing') await writeExtras(desk, outline, checks, written);
    const planned = position === 'closing' ? withOpening(section, outline) : section;
    const words = wordsFor(desk, outline, at, written.sections);
    const progress = 60 + Math.floor((at / outline.sections.length) * 29);
    await writeOne(
      desk,
      outline,
      { step: `model write ${at + 1}`, progress, planned, position, words },
      checks,
      written,
    );
  }
  return written;
}

/** A closing sums up, so it may tell once more what the introduction told. */
function withOpening(closing: PlannedSection, { sections }: ModelOutline): PlannedSection {
  const opening = (sections[0]?.facts ?? []).slice(0, factsForClosing);
  return { ...closing, facts: [...closing.facts, ...opening] };
}

/** What is too short goes on with facts that are not told yet and with what readers have to know besides. */
async function writeExtras(desk: Desk, outline: ModelOutline, checks: Checks, written: Written): Promise<void> {
  const { material } = desk;
  const aim = Math.min(aimOf(material).words, wordTargets[material.brief.length].least);
  for (let extra = 1; extra <= mostExtra; extra++) {
    const missing = aim - countWordsOf(limitExplanation(written.sections, mostExplained));
    if (missing < wordsOfExtra.least) return;
    const planned = { heading: '', about: '', facts: factsLeft(material, written.sections) };
    const words = Math.min(wordsOfExtra.most, missing);
    const step = extra === 1 ? 'model write more' : `model write more ${extra}`;
    const before = written.sections.length;
    await writeOne(desk, outline, { step, progress: 88, planned, position: 'extra', words }, checks, written);
    if (written.sections.length === before) return;
  }
}

async function writeOne(
  desk: Desk,
  outline: ModelOutline,
  place: Place,
  checks: Checks,
  written: Written,
): Promise<void> {
  const { planned, position, step } = place;
  const answer = await askForSection(desk, outline, place, written.sections);
  const named = { ...planned, heading: planned.heading || plainText(answer?.heading ?? '') };
  const heading = position === 'introduction' ? null : headingOf(named, desk.material, checks);
  if (answer) {
    const section = withoutRepeats(toSection(step, heading, answer, desk.material), written.sections);
    const mended = await mendSection(desk, section, checks, `${step}: rewrite`, place.progress);
    const canSupply = position !== 'extra' && desk.supply !== null && outline.language === 'en';
    const isCopy = canSupply && checks.copies.share(mended.section) > mostCopied;
    if (mended.kept >= leastKept && !isCopy) {
      // What was rewritten may say what stands there already.
      written.sections.push(withoutRepeats(mended.section, written.sections));
      written.doubtful.push(...mended.doubtful);
      return;
    }
  }
  if (position === 'extra' || planned.facts.length === 0) return;
  written.supplied.push(planned.heading || 'the introduction');
  if (!desk.supply || outline.language !== 'en') return;
  const used = new Set(written.sections.flatMap(({ blocks }) => blocks.map((block) => JSON.stringify(block))));
  const supplied = supplySection(step, { heading, facts: planned.facts }, await desk.supply(), used);
  if (supplied) written.sections.push(withoutRepeats(supplied, written.sections));
}

/** A heading that still claims more than its facts is called after what the first of them is about. */
function headingOf({ heading, facts }: PlannedSection, { book, source }: Material, { grounding }: Checks): string {
  if (heading !== '' && !isLeftover(heading) && grounding.heading(heading, facts).length === 0) return heading;
  const context = contextOf(book);
  const head = facts.flatMap((fact) => context.get(fact) ?? [])[0];
  return (head === undefined ? undefined : book.facts[head]?.quote) ?? source.sheet.name;
}

async function supplyAll(desk: Desk, language: string, why: string): Promise<ModelDraft> {
  if (!desk.supply || language !== 'en') {
    throw new WritingError(
      `The language model gave ${why}, and the built-in writer, which would take over, writes English only. Please retry.`,
    );
  }
  const draft = await desk.supply();
  const note = `The language model gave ${why}, so the built-in writer wrote this article from the same facts. Generate it again to let the model try once more.`;
  return { ...draft, language, notes: [note] };
}

function notesOf({ supplied, doubtful }: Written): string[] {
  return [
    ...(supplied.length > 0
      ? [
          `The language model could not write ${supplied.map((heading) => `“${heading}”`).join(', ')} from the facts alone, so the built-in writer supplied that part from the same facts.`,
        ]
      : []),
    ...doubtful
      .slice(0, mostDoubts)
      .map((sentence) => `Check this sentence against its source, or delete it: “${sentence}”`),
  ];
}
