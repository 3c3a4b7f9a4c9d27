import { wordsOf } from '../../language/words.ts';
import { fenceData } from '../../model/fence-data.ts';
import { changeSentences, factsIn, plainSentence, type Section } from '../article/section.ts';
import { countOthers, type Placed, placesIn, withoutLooseEnds } from './blocks.ts';
import { type Desk, joinParts, type PlannedDesk, rewriteAnswer, type Step } from './desk.ts';
import { listFacts, listSources } from './fact-list.ts';
import { toSentences, withSources } from './read-answer.ts';

/** The article's author is not the product's maker. */
const speaksAsPage = /\b(?:we|our|ours|us)\b(?![^“]*”)/;
/** A sentence that begins so says something about the one before it. */
const refersBack = /^(?:this|that|these|those(?! (?:who|that|with|in|on)\b)|such|the former|the latter)\b/i;
const copiedFault = "it is the source's own words; tell it in other words and another order";

type Row = Extract<Section['blocks'][number], { kind: 'table' }>['rows'][number];
const betweenCells = ' | ';

type Judged = Placed & { faults: string[]; doubts: string[] };
const isRight = ({ faults }: Judged) => faults.length === 0;

/** `kept`: how much of what was written stayed, 0 to 1; `doubtful`: sentences that a person should look at, and why. */
export type Mended = { section: Section; kept: number; doubtful: Judged[] };

/**
 * Sentences that say more than their facts, or too much at once, or it in the source's words, are sent back once, together, with
 * what stands around them; what comes back is checked again, and what still does not hold is dropped, with what refers to it.
 * What is merely copied still stays for now: how much of that is too much is a matter of the whole article.
 */
export async function mendSection(desk: PlannedDesk, section: Section, step: Step): Promise<Mended> {
  const { grounding, copies } = desk;
  const judge = (place: Placed): Judged => {
    const { inventions, doubts } = grounding.check(place.sentence, place);
    return { ...place, doubts, faults: [...inventions, ...mannersOf(plainSentence(place.sentence.text))] };
  };
  // Each cell begins as a sentence does: its capital makes no name of it.
  const faultsIn = ({ cells, facts }: Row) => grounding.check({ text: cells.join('. '), facts }).inventions;
  const judgeRow = (row: Row): [Row, Judged] => {
    const sentence = { text: row.cells.join(betweenCells), facts: row.facts };
    return [row, { sentence, following: 0, faults: faultsIn(row), doubts: [] }];
  };
  const judged = placesIn(section).map(judge);
  const copied = copies.beyond(judged.map(({ sentence }) => sentence));
  const problems = judged
    .map((place) => ({ ...place, faults: copied.has(place.sentence) ? [...place.faults, copiedFault] : place.faults }))
    .filter(({ faults }) => faults.length > 0);
  const facts = factsIn([section]);
  const rows = new Map(section.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])).map(judgeRow));
  const asked = [...problems, ...[...rows.values()].filter((row) => !isRight(row))];
  const rewritten = asked.length > 0 ? await askToRewrite(desk, asked, facts, step) : null;
  let isLost = false;
  const staying = judged.map((place): Judged[] => {
    const answers = rewritten?.get(place.sentence)?.map((sentence) => judge({ ...place, sentence })) ?? [];
    const right = answers.filter(isRight);
    // A true sentence is not lost because nothing came back for it.
    const found = right.length > 0 ? right : [place].filter(isRight);
    const stays = isLost && refersBack.test(place.sentence.text) ? [] : found;
    isLost = stays.length === 0;
    return stays;
  });
  const mended = new Map(judged.map(({ sentence }, at) => [sentence, staying[at]?.map((one) => one.sentence)]));
  const blocks = section.blocks.flatMap((block): Section['blocks'] => {
    if (block.kind === 'heading') return grounding.heading(block.text, facts).length > 0 ? [] : [block];
    if (block.kind !== 'table') return changeSentences(block, (all) => all.flatMap((one) => mended.get(one) ?? one));
    const told = block.rows.flatMap((row) => {
      const asked = rows.get(row);
      if (!asked || isRight(asked)) return [row];
      const said =
        rewritten
          ?.get(asked.sentence)
          ?.map(({ text }) => text)
          .join(' ') ?? '';
      const again = { ...row, cells: said.replace(/\.$/, '').split(betweenCells) };
      return again.cells.length === row.cells.length && faultsIn(again).length === 0 ? [again] : [];
    });
    return told.length > 0 ? [{ ...block, rows: told }] : [];
  });
  const kept = staying.filter(({ length }) => length > 0).length + countOthers(blocks);
  return {
    section: { ...section, blocks: withoutLooseEnds(blocks) },
    kept: kept / Math.max(1, judged.length + countOthers(section.blocks)),
    doubtful: staying.flat().filter(({ doubts }) => doubts.length > 0),
  };
}

function mannersOf(text: string): string[] {
  const words = wordsOf(text).length;
  return [
    ...(speaksAsPage.test(text) ? ['it speaks as the product\'s makers do ("we", "our")'] : []),
    ...(words > 35 ? [`it has ${words} words; split it into shorter sentences`] : []),
  ];
}

const task =
  'Task: rewrite. Something is wrong with each of these sentences. Mend what its faults name and leave the rest, so that it still follows on the sentence before and leads to the one after; keep its links, a closing colon, the “ | ” between the cells of a table’s row, and the length of about 25 words at most. A sentence without facts may tell those of its section. What its facts do not carry becomes an explanation that is true of any product, or goes; where nothing is left to say, give an empty text.';

/** What the model makes of sentences that cannot stay: none, one or several for each. */
export async function askToRewrite(desk: Desk, problems: readonly Judged[], ofSection: readonly number[], at: Step) {
  const { material } = desk;
  const lacksFacts = problems.some(({ sentence }) => sentence.facts.length === 0);
  const answer = await desk.ask(`${at.step}: rewrite`, at.progress, {
    name: 'rewrite',
    user: joinParts(
      fenceData({
        sources: listSources(material),
        sentences: problems.map(({ sentence, faults, before, after }, number) => ({
          ...{ number, text: withSources(sentence.text, material), faults },
          ...{ before: before ? plainSentence(before.text) : null, after: after ? plainSentence(after.text) : null },
          facts: listFacts(material, sentence.facts),
        })),
        ...(lacksFacts && { factsOfSection: listFacts(material, ofSection) }),
      }),
      task,
    ),
    schema: rewriteAnswer,
  });
  const answersTo = (place: number) => answer?.sentences.filter(({ number }) => number === place) ?? [];
  const rewritten = (place: number) => answersTo(place).flatMap((one) => toSentences(one, material));
  return new Map(problems.map(({ sentence }, place) => [sentence, rewritten(place)]));
}
