import { countWords } from '../../contract/text.ts';
import { foldText } from '../../language/fold.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import { stemsOf } from '../../language/words.ts';
import { frame, paragraph, section } from '../article/blocks.ts';
import type { Section } from '../article/section.ts';
import { readerOf, textsOf } from './data/angles.ts';
import { frames } from './data/frames.ts';
import type { Desk } from './desk.ts';
import { standsAlone } from './leans-on.ts';

const mostGists = 8;

/** What the subject is, in the words of its page; for whom the article is, which search it answers and what it takes up. */
export function composeLead({ definition, gists, brief, name, voice }: Desk): Section {
  const [asked = name.plain] = brief.keywords;
  const isOther = foldText(asked) !== foldText(name.plain) && foldText(asked) !== foldText(name.inSentence);
  const own = [
    voice.choose(readerOf(brief.angle)),
    isOther ? `It starts from the search “${asked.replace(/["“”]/g, '')}”.` : '',
    gists.length > 1 ? `It takes up ${joinList(gists.slice(0, mostGists))}, in this order.` : '',
    voice.choose(frames.method),
  ];
  const quoted = definition ? voice.quote('lead', definition) : [];
  return section('lead', paragraph([...quoted, ...own.filter(Boolean).map(frame)]));
}

const fewestRows = 3;
const mostRows = 6;
const mostWords = 18;

/** A short sentence on each subject of the article that its section does not have, with its page. */
export function composeGlance({ definition, groups, brief, source }: Desk): Section | null {
  const titleOf = (page: number) => source.pages[page]?.title ?? '';
  const rows = groups.flatMap(({ role, others }) => {
    if (role === null) return [];
    const label = capitalise(textsOf(brief.angle, role).gist);
    const all = others.flatMap(({ sentences, page }) => sentences.map((one) => ({ ...one, title: titleOf(page) })));
    const fits = (text: string) => countWords(text) <= mostWords && (role !== 'figures' || /\d/.test(text));
    const short = all.find(({ text, stands, title }) => stands && fits(text) && standsAlone(text, stemsOf(title)));
    return short ? [{ cells: [label, `“${short.text}”`, short.title], facts: short.facts }] : [];
  });
  const [defining] = definition?.sentences ?? [];
  const other = defining && otherName(defining.text);
  if (other) rows.unshift({ cells: ['Also called', other, titleOf(0)], facts: defining.facts });
  if (rows.length < fewestRows) return null;
  const header = ['At a glance', 'In the words of the page', 'Page'];
  return section('glance', { kind: 'table', header, rows: rows.slice(0, mostRows) });
}

/** 'Sourdough, also known as levain, is …': said of the subject only where it stands before the verb. */
function otherName(sentence: string): string | null {
  const [subject = ''] = sentence.split(/ (?:is|are|was|were|refers) /, 1);
  const called = /[,(] ?(?:also|sometimes|often) (?:known as|called) (?:an? |the )?([^,;()]{3,60})[,)]/;
  return called.exec(`${subject},`)?.[1] ?? null;
}
