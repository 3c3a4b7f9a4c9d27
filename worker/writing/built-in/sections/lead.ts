import { standsIn } from '../../../contract/seo/keyphrase.ts';
import type { ArticleBlock, Sentence } from '../../section.ts';
import { joinList } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import { phrasesFor } from '../phrases/by-kind.ts';
import { taglineOpenings, titleOpenings } from '../phrases/openings.ts';
import type { Outline, PlannedSection } from '../plan.ts';
import { readStatement } from '../rewrite/statement.ts';
import { tellFact } from '../tell.ts';
import { escapeRegex } from '../tie-clause.ts';
import { frame, packParagraphs, paragraph } from './paragraphs.ts';

/** The lead: what readers look for, what the product is, and what the article goes through. */
export function composeLead(kit: Kit, planned: PlannedSection, outline: Outline): ArticleBlock[] {
  const { book, source } = kit.material;
  const kinds = new Set(outline.sections.map(({ kind }) => kind));
  const summary = definitionFirst(
    kit,
    planned.items.filter(({ part }) => part === 'summary').flatMap(({ at }) => book.summary[at] ?? []),
  );

  const phrases = phrasesFor(source.kind);
  const sayOf = (part: 'openings' | 'answers' | 'roadmaps' | 'sourcing', slots: Record<string, string> = {}) =>
    say(kit, `${phrases.name} ${part}`, phrases[part], slots);

  const opening: Sentence[] = [];
  const opensWithKey = summary.slice(0, 1).some((fact) => statesKeyphrase(kit, fact));
  if (!opensWithKey || kit.voice.random() < 0.5) {
    opening.push(...frame(kit, sayOf('openings', { questions: questionsOf(kit, kinds) })));
    if (!isThin(outline)) opening.push(...frame(kit, sayOf('answers'), [book.name]));
  }
  const about = summary.flatMap((fact, at) => tellFact(kit, fact, { first: at === 0, plain: true }));
  const blocks: ArticleBlock[] = opening.length > 0 ? [paragraph(opening)] : [];
  blocks.push(...packParagraphs([about]));

  const way: Sentence[] = [];
  const { tagline } = source;
  if (tagline && book.tagline !== null && tagline.text.length <= 80 && !/["“”?]/.test(tagline.text) && !opensWithKey) {
    const bank = source.kind === 'article' ? titleOpenings : taglineOpenings;
    const text = say(kit, 'taglineOpenings', bank, { tagline: tagline.text.replace(/[.!]+$/, '') });
    way.push(...frame(kit, text, [book.tagline]));
  }
  if (isThin(outline)) return way.length > 0 ? [...blocks, paragraph(way)] : blocks;
  way.push(...frame(kit, sayOf('roadmaps', { topics: topicsOf(kit, kinds, outline) })));
  way.push(...frame(kit, sayOf('sourcing')));
  return [...blocks, paragraph(way)];
}

/** An article of a few sentences needs no guide to itself. */
const isThin = ({ sections }: Outline) =>
  sections.length <= 4 && sections.reduce((sum, { items }) => sum + items.length, 0) <= 9;

/** True where the fact can be told and has the keyphrase in it. */
function statesKeyphrase(kit: Kit, fact: number): boolean {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  return standsIn(kit.keyphrase.phrase, readStatement(quote, kit.wording)?.text ?? '');
}

/** What the product is comes before what else is said of it. */
function definitionFirst(kit: Kit, facts: readonly number[]): number[] {
  const isDefinition = (fact: number) =>
    new RegExp(
      `^${escapeRegex(kit.wording.product)} is (?:an?|the|\\p{Ll}+ (?:software|platform|app|tool)) `,
      'u',
    ).test(kit.material.book.facts[fact]?.quote ?? '');
  return [...facts.filter(isDefinition), ...facts.filter((fact) => !isDefinition(fact))];
}

type Kinds = ReadonlySet<PlannedSection['kind']>;

function questionsOf({ keyphrase, wording }: Kit, kinds: Kinds): string {
  const questions = [keyphrase.inSentence === null ? `what ${wording.product} does` : 'what it does'];
  if (kinds.has('pricing')) questions.push('what it costs');
  if (kinds.has('integrations')) questions.push('which other tools it works with');
  if (kinds.has('voices')) questions.push('what people who use it say');
  if (questions.length < 3) questions.push('who it is for');
  return joinList(questions.slice(0, 3));
}

function topicsOf(kit: Kit, kinds: Kinds, outline: Outline): string {
  const themes = outline.sections.flatMap(({ kind, theme }) => (kind === 'group' && theme ? [theme] : []));
  const topics =
    themes.length > 0
      ? [`what ${kit.wording.product} does for ${themes[0]}`]
      : [`the features of ${kit.wording.product}`];
  if (kinds.has('integrations')) topics.push('the tools it connects to');
  if (kinds.has('pricing')) topics.push(kit.voice.pick(['its prices', 'the price list', 'what it costs']));
  if (kinds.has('faq'))
    topics.push(
      kit.voice.pick([
        'the questions that buyers ask',
        'answers to common questions',
        'points that often raise questions',
      ]),
    );
  else if (kinds.has('voices')) topics.push('what customers say');
  return joinList(topics);
}
