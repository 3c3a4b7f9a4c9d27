import { unfitSeoScore } from '../limits.ts';
import type { ArticleDocument } from './document.ts';
import { inText, type ScoredArticle, type SeoAdvice } from './types.ts';

/** Text that somebody was to replace: of templates, of models that had no fact, of people who meant to come back. */
const placeholders =
  /lorem ipsum|\[(?:your|insert|add|enter|placeholder|company|product|name|date|link|image)\b[^\][\n]{0,60}\](?!\()|\{\{[^{}\n]{0,60}\}\}|\b(?:TODO|TBD|FIXME)\b|\bplaceholder text\b/i;
const briefTitle = /^(?:content )?(?:brief|outline)\b/i;
const fewestLines = 8;
const longestLine = 12;

/** Lines that are no sentences, one below the other: what somebody is still to write from. */
function isOutline({ paragraphs }: ArticleDocument): boolean {
  const notes = paragraphs.filter(({ text, words }) => words <= longestLine && !/[.!:…]["”’)]*$/.test(text));
  return paragraphs.length >= fewestLines && notes.length > paragraphs.length / 2;
}

/** What a text still has to have filled in; null where it is whole. */
export const placeholderIn = (text: string): string | null => placeholders.exec(text)?.[0] ?? null;

/** Why nobody should publish this, however well it does else: each reason says what to do. */
export function whyUnfit({ title }: Pick<ScoredArticle, 'title'>, document: ArticleDocument): SeoAdvice[] {
  const { headings, paragraphs } = document;
  const texts = [title, ...headings.map(({ text }) => text), ...paragraphs.map(({ text }) => text)];
  const placeholder = texts.flatMap((text) => placeholderIn(text) ?? [])[0];
  const broken = paragraphs.find(({ text }) => text.startsWith('|') && text.indexOf('|', 1) > 0);
  const until = `Until then the score is at most ${unfitSeoScore}.`;
  return [
    ...(placeholder === undefined
      ? []
      : [
          {
            text: `Replace the placeholder "${placeholder}" with text of your own. ${until}`,
            place: title.includes(placeholder) ? ({ field: 'title' } as const) : inText(placeholder),
          },
        ]),
    ...(briefTitle.test(title) || isOutline(document)
      ? [{ text: `Write the article: this is a brief or an outline of one. ${until}`, place: inText(undefined) }]
      : []),
    ...(broken
      ? [
          {
            text: `Mend the table that begins with "${broken.text.slice(0, 40)}": it is shown as plain text. ${until}`,
            place: inText(broken.text.slice(0, 40)),
          },
        ]
      : []),
  ];
}
