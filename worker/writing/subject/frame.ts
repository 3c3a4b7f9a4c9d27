import { articleFor, joinList } from '../../language/grammar.ts';
import type { ArticleBlock, Section, Sentence } from '../article/section.ts';
import type { Random } from '../article/seed.ts';
import type { Material } from '../facts/material.ts';
import { angles } from './angles.ts';
import { fillPhrase } from './headings.ts';
import type { TopicOutline } from './plan.ts';

/** The article's own words: few, and none of them a statement about the subject. */

const mostGists = 3;

const framing = (text: string): Sentence => ({ text, facts: [] });

/** Says in the first paragraph what the article is and what it covers. */
export function composeLead(
  sections: readonly Section[],
  material: Material,
  outline: TopicOutline,
  random: Random,
): Section[] {
  const { phrase, angle } = outline;
  const nouns = angles[angle].noun;
  const noun = nouns[Math.floor(random() * nouns.length)] ?? 'overview';
  const gists = gistsOf(outline);
  const from = sourceWords(material);
  const forms =
    phrase.inline === null
      ? [
          `This ${noun} takes up “${phrase.text}” and draws on ${from}: ${joinList(gists)}.`,
          `On “${phrase.text}”, this ${noun} gathers what ${from} says: ${joinList(gists)}.`,
        ]
      : [
          `This ${noun} of {t} draws on ${from} and covers ${joinList(gists)}.`,
          `What follows is ${articleFor(noun)} ${noun} of {t} from ${from}: ${joinList(gists)}.`,
          `Drawing on ${from}, this ${noun} of {t} shows ${joinList(gists)}.`,
        ];
  const guide = framing(
    fillPhrase(forms[Math.floor(random() * forms.length)] ?? forms[0] ?? '', phrase).replaceAll(
      `${noun} of`,
      ofNoun(noun),
    ),
  );
  const [lead, ...rest] = sections;
  if (lead?.id !== 'definition') {
    return [{ id: 'definition', blocks: [{ kind: 'paragraph', sentences: [guide] }], phrases: [] }, ...sections];
  }
  const [first, ...others] = lead.blocks.filter(({ kind }) => kind !== 'heading');
  const blocks: ArticleBlock[] =
    first?.kind === 'paragraph'
      ? [{ ...first, sentences: [...first.sentences, guide] }, ...others]
      : [{ kind: 'paragraph', sentences: [guide] }];
  return [{ ...lead, blocks }, ...rest];
}

const ofNoun = (noun: string) =>
  /^(?:introduction|guide)$/.test(noun)
    ? `${noun} to`
    : /^(?:brief|report|briefing|business brief|tutorial|how-to)$/.test(noun)
      ? `${noun} on`
      : /look$/.test(noun)
        ? `${noun} at`
        : `${noun} of`;

/** What the first sections are about, in a few words each. */
export function gistsOf({ sections, angle, phrase }: TopicOutline): string[] {
  const kinds = sections
    .map(({ kind }) => kind)
    .filter((kind) => !/^(?:definition|questions|sources|other|points)$/.test(kind));
  return kinds.slice(0, mostGists).map((kind) => {
    const gist = angles[angle].sections.find((section) => section.kind === kind)?.gist ?? '';
    return phrase.isPlural ? plural(gist) : gist;
  });
}

const plural = (gist: string) =>
  gist
    .replace(/\bit works\b/, 'they work')
    .replace(/\bit is\b/, 'they are')
    .replace(/\bit comes\b/, 'they come')
    .replace(/\bit consists\b/, 'they consist')
    .replace(
      /\bit (costs|does|runs|matters|brings)\b/,
      (_, verb: string) => `they ${verb.replace(/s$/, '').replace(/^doe$/, 'do')}`,
    )
    .replace(/\bit\b/g, 'them');

function sourceWords({ source }: Material): string {
  const sites = new Set(
    source.pages.map(({ meta, url }) => meta.siteName ?? new URL(url).hostname.replace(/^www\./, '')),
  );
  return joinList([...sites].slice(0, 3));
}
