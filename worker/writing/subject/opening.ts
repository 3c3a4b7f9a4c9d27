import { countWords } from '../../contract/text.ts';
import { foldText } from '../../language/fold.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { nameOf } from './assemble-topic.ts';
import type { Group } from './choose.ts';
import { readerOf, textsOf } from './data/angles.ts';
import { frames } from './data/frames.ts';
import { standsAlone } from './leans-on.ts';
import type { SubjectName } from './name.ts';
import type { Quotation } from './quotations.ts';
import type { Voice } from './voice.ts';

const mostGists = 8;

/** What the subject is, in the words of its page; for whom the article is, which search it answers and what it takes up. */
export function composeLead(
  definition: Quotation | null,
  gists: readonly string[],
  { brief }: Material,
  { name, voice }: { name: SubjectName; voice: Voice },
): Section {
  const [asked = name.plain] = brief.keywords;
  const isOther = foldText(asked) !== foldText(name.plain) && foldText(asked) !== foldText(name.inSentence);
  const own = [
    voice.choose(readerOf(brief.angle)),
    isOther ? `It starts from the search “${asked.replace(/["“”]/g, '')}”.` : '',
    gists.length > 1 ? `It takes up ${joinList(gists.slice(0, mostGists))}, in this order.` : '',
    voice.choose(frames.method),
  ];
  const sentences = own.filter(Boolean).map((text) => ({ text, facts: [] }));
  const quoted = definition ? voice.quote('lead', definition) : [];
  return { id: 'lead', blocks: [{ kind: 'paragraph', sentences: [...quoted, ...sentences] }], phrases: [] };
}

const fewestRows = 3;
const mostRows = 6;
const mostWords = 18;

/** A short sentence on each subject of the article that its section does not have, with its page. */
export function composeGlance(
  definition: Quotation | null,
  groups: readonly Group[],
  { brief, source }: Material,
  quoted: ReadonlySet<number>,
): Section | null {
  const subjectOfPage = source.pages.map((page) => new Set(wordsOf(nameOf(page)).map(stem)));
  const shortest = ({ role, others }: Group) => {
    const sentences = others.flatMap(({ sentences, stands, facts, page }) =>
      sentences.flatMap((sentence, at) => {
        const fact = facts[at] ?? -1;
        const isFitting =
          standsAlone(sentence, subjectOfPage[page] ?? new Set()) && (role !== 'figures' || /\d/.test(sentence));
        const isShort = stands[at] && isFitting && countWords(sentence) <= mostWords && !quoted.has(fact);
        return isShort ? [{ sentence, fact, page }] : [];
      }),
    );
    return role && sentences[0] ? [{ label: textsOf(brief.angle, role).gist, ...sentences[0] }] : [];
  };
  const rows = groups
    .flatMap(shortest)
    .slice(0, mostRows)
    .map(({ label, sentence, fact, page }) => ({
      cells: [capitalise(label), `“${sentence}”`, source.pages[page]?.title ?? ''],
      facts: [fact],
    }));
  const other = otherName(definition?.sentences[0] ?? '');
  if (other && definition)
    rows.unshift({
      cells: ['Also called', other, source.pages[definition.page]?.title ?? ''],
      facts: definition.facts.slice(0, 1),
    });
  if (rows.length < fewestRows) return null;
  return {
    id: 'glance',
    blocks: [{ kind: 'table', header: ['At a glance', 'In the words of the page', 'Page'], rows }],
    phrases: [],
  };
}

/** 'also known as sour rye' */
const otherName = (sentence: string) =>
  /\b(?:also|sometimes|often) (?:known as|called) (?:an? |the )?([^,.;()]{3,60}?)(?=[,.;()]| (?:is|are|was|were|and|or|in|by)\b)/.exec(
    sentence,
  )?.[1] ?? null;
