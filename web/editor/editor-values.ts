import type { Control, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { type ArticleText, articleEdit } from '../../worker/contract/articles.ts';
import { splitKeywords } from '../../worker/contract/keyword-phrases.ts';
import { isSameText } from '../articles/text-fields.ts';

const { keywords, ...asTheyAre } = articleEdit.shape;

/** What the editor's form holds: the text, with its keywords as they are typed. */
export const editorValues = z
  .object({ ...asTheyAre, keyphrase: z.string(), furtherKeywords: z.string() })
  .superRefine((values, context) => {
    for (const { path, message } of keywords.safeParse(keywordsOf(values)).error?.issues ?? []) {
      const isKeyphrase = path[0] === 0 && values.keyphrase.trim() !== '';
      context.addIssue({ code: 'custom', path: [isKeyphrase ? 'keyphrase' : 'furtherKeywords'], message });
    }
  });
export type EditorValues = z.infer<typeof editorValues>;
export type EditorForm = UseFormReturn<EditorValues, unknown, EditorValues>;
export type EditorControl = Control<EditorValues, unknown, EditorValues>;

function keywordsOf({ keyphrase, furtherKeywords }: Pick<EditorValues, 'keyphrase' | 'furtherKeywords'>): string[] {
  const first = keyphrase.trim().replace(/\s+/g, ' ');
  const further = splitKeywords(furtherKeywords).filter((phrase) => phrase.toLowerCase() !== first.toLowerCase());
  return first === '' ? further : [first, ...further];
}

export const textOfForm = (values: EditorValues): ArticleText => ({
  title: values.title,
  excerpt: values.excerpt ?? '',
  content: values.content,
  metaDescription: values.metaDescription ?? '',
  keywords: keywordsOf(values),
  categories: values.categories ?? [],
});

export function valuesOfText({ keywords: [keyphrase = '', ...further], ...text }: ArticleText): EditorValues {
  return { ...text, keyphrase, furtherKeywords: further.join(', ') };
}

/** Whether the form holds another text at this moment: what was rendered of it last may be behind. */
export const isWritten = (form: EditorForm, text: ArticleText) =>
  !isSameText(textOfForm(form.getValues()), textOfForm(valuesOfText(text)));
