import { type ArticleAngle, wordTargets } from '../../contract/options.ts';
import { countWords } from '../../contract/text.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { foldText } from '../../language/fold.ts';
import { wordsOf } from '../../language/words.ts';
import { ask } from '../../model/ask.ts';
import { fenceData } from '../../model/fence-data.ts';
import { chooseKeyphrase } from '../built-in/keyphrase.ts';
import type { Material } from '../facts/material.ts';
import { plainText } from './clean-text.ts';
import { listFacts, tellable } from './fact-list.ts';
import { tellWishes } from './rules.ts';
import { outlineAnswer } from './schemas.ts';
import type { Desk, ModelOutline, PlannedSection } from './types.ts';

const angles: Record<ArticleAngle, string> = {
  informational: 'It informs: what the subject is, what it does, whom it suits, what it costs.',
  tutorial: 'It teaches: its sections follow the order in which a reader would do things.',
  comparison:
    'It compares what the facts allow to compare, such as plans, options or approaches; a table where it helps.',
  review:
    'It reviews: what the subject offers, where its limits are, for whom it fits; judgements only where facts carry them.',
  news: 'It reports: what matters most comes first, then the background.',
  business: 'It speaks to people who decide: use, cost, effort and risk.',
};

const sectionCounts = { short: '4 or 5', medium: '5 to 7', long: '8 to 11' } as const;
const mostSections = 14;

/** Words that the article should have: in the middle of what is asked, or less where the facts carry no more. */
export function aimedWords({ brief, book }: Material): number {
  const { least, most } = wordTargets[brief.length];
  const told = tellable(book).reduce((sum, fact) => sum + countWords(book.facts[fact]?.quote ?? ''), 0);
  return Math.round(Math.min(least + (most - least) * 0.5, Math.max(200, told * 1.8)));
}

/** The outline of the article, or null where the model gives none that can be used. */
export async function planWithModel(desk: Desk): Promise<ModelOutline | null> {
  const { material } = desk;
  const answer = await ask(desk.model, desk.keepAt(35), `${desk.pass}model plan`, {
    name: 'outline',
    system: desk.rules,
    user: questionOf(desk),
    schema: outlineAnswer.superRefine(({ sections }, context) => {
      const usable = sections.filter(({ facts }) => facts.some((fact) => material.book.facts[fact] !== undefined));
      const message = 'At least two sections with the numbers of facts of the list are needed.';
      if (usable.length < 2) context.addIssue({ code: 'custom', path: ['sections'], message });
    }),
  });
  if (!answer) return null;
  const proposed = plainText(answer.keyphrase);
  const keyphrase = material.brief.keywords[0] ?? usableKeyphrase(proposed, material);
  // Headings that were to hold the keyphrase hold the one that is used.
  const phrase = (heading: string) =>
    proposed === '' ? heading : heading.replace(new RegExp(escapePattern(proposed), 'i'), () => keyphrase);
  return {
    language: /^[a-z]{2}/.exec(answer.language.toLowerCase())?.[0] ?? material.source.language ?? 'en',
    keyphrase,
    sections: arrange(answer.sections, material).map((section) => ({ ...section, heading: phrase(section.heading) })),
  };
}

function questionOf({ material, wishes, emphasis }: Desk): string {
  const { brief, source } = material;
  const asked = brief.keywords[0];
  return [
    `Task: outline. Plan an article about ${source.kind === 'product' ? 'the product' : 'the subject'} of the data, of about ${aimedWords(material)} words in ${sectionCounts[brief.length]} sections.`,
    angles[brief.angle],
    `Write in the language of the facts (${source.language ?? 'en'}), unless the wishes ask for another.`,
    asked
      ? `Focus keyphrase: "${asked}".`
      : 'Choose a focus keyphrase: two to four words that people search for when they need this, from the words of the facts, no brand name alone.',
    'The first section is the introduction (its heading is not shown), the last one a closing with a next step for the reader. Give each fact to the one section where it is told; use as many of the facts as the length allows, prices and plans included. Headings are short and informative; one or two of them hold the keyphrase.',
    emphasis.length > 0
      ? `An earlier draft fell short in this; do better:\n${emphasis.map((point) => `- ${point}`).join('\n')}`
      : '',
    tellWishes(wishes),
    'The facts, as data:',
    fenceData({ subject: source.sheet.name, keywords: brief.keywords, facts: listFacts(material) }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A phrase of words that the source has; else the one that the built-in writer would choose. */
function usableKeyphrase(proposed: string, { source }: Material): string {
  const phrase = proposed.toLowerCase();
  const content = wordsOf(phrase).filter((word) => !functionWords.has(word));
  const text = foldText(source.pages.map((page) => `${page.title} ${page.text}`).join(' '));
  const known = content.every((word) => text.includes(word.slice(0, Math.max(4, word.length - 3))));
  const fits = content.length >= 1 && content.length <= 5 && phrase.length <= 60 && known;
  return fits && phrase !== source.sheet.name.toLowerCase() ? phrase : chooseKeyphrase(source);
}

/** Each fact is told once; sections that are left without any fall away, but for the closing. */
function arrange(sections: readonly PlannedSection[], { book }: Material): PlannedSection[] {
  const given = new Set<number>();
  const arranged = sections.slice(0, mostSections).map(({ heading, about, facts }) => ({
    heading: plainText(heading).replace(/(?<![.:])[.:]+$/, ''),
    about: plainText(about),
    facts: facts.filter((fact) => {
      if (book.facts[fact] === undefined || given.has(fact)) return false;
      given.add(fact);
      return true;
    }),
  }));
  return arranged.filter(({ facts }, at) => facts.length > 0 || (at > 0 && at === arranged.length - 1));
}
