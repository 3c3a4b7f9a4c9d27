import { useDeferredValue, useEffect, useId, useMemo } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { countMarkdownWords } from '../../worker/contract/markdown/text.ts';
import { MarkdownBody } from '../articles/markdown-body.tsx';
import { Textarea } from '../ui/field.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import type { EditorForm } from './editor-values.ts';

type ContentFieldProps = {
  form: EditorForm;
  saved: Article;
  error: string | undefined;
  tab: ContentTab;
  onTab: (tab: ContentTab) => void;
};

export type ContentTab = 'edit' | 'preview';

/** The article's markdown, and how it reads. */
export function ContentField({ form, saved, error, tab, onTab }: ContentFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const content = form.watch('content');
  // Typing goes first: the count follows.
  const counted = useDeferredValue(content);
  const words = useMemo(() => countMarkdownWords(counted), [counted]);
  const { submitCount } = form.formState;
  // What is wrong with the text is mended where it is written.
  useEffect(() => {
    if (error && submitCount > 0) onTab('edit');
  }, [error, submitCount, onTab]);
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(next as ContentTab)}>
      <div className="flex items-end justify-between gap-4">
        <label htmlFor={id} className="pb-2.5 text-xs font-medium">
          Content
        </label>
        <TabsList className="border-b-0">
          <TabsTrigger value="edit">Edit</TabsTrigger>
          <TabsTrigger value="preview">Preview</TabsTrigger>
        </TabsList>
      </div>
      {/* It stays while the preview is shown: with what is selected in it, and to be led to when it is refused. */}
      <TabsContent value="edit" forceMount className="data-[state=inactive]:hidden">
        <Textarea
          id={id}
          {...form.register('content')}
          dir="auto"
          rows={20}
          spellCheck
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          className="font-mono text-xs"
        />
      </TabsContent>
      <TabsContent value="preview" className="rounded-md border border-line bg-sheet p-6">
        <MarkdownBody text={content} saved={saved} />
      </TabsContent>
      <p className="mt-1.5 text-2xs text-faint tabular-nums">{words.toLocaleString()} words</p>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-xs text-bad">
          {error}
        </p>
      )}
    </Tabs>
  );
}
