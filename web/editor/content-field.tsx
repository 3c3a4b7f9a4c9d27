import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { countMarkdownWords } from '../../worker/contract/markdown/text.ts';
import { MarkdownBody } from '../articles/markdown-body.tsx';
import { Textarea } from '../ui/field.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import type { EditorForm } from './editor-values.ts';
import type { MarkdownEditorProps, TakenOver } from './markdown/markdown-editor.tsx';
import { textEditor } from './text-handles.ts';
import { type Content, useContent } from './use-content.ts';

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
  const labelId = `${id}label`;
  const errorId = `${id}error`;
  const { content, settled } = useContent(form);
  const words = useMemo(() => countMarkdownWords(settled), [settled]);
  const { submitCount, isSubmitting } = form.formState;
  const plain = useRef<HTMLTextAreaElement>(null);
  const editor = useEditor(plain);
  // What is wrong with the text is mended where it is written.
  useEffect(() => {
    if (error && submitCount > 0) onTab('edit');
  }, [error, submitCount, onTab]);
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(next as ContentTab)}>
      <div className="flex items-end justify-between gap-4">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label's click; keys reach the field itself. */}
        <label id={labelId} htmlFor={id} onClick={() => textEditor()?.focus()} className="pb-2.5 text-xs font-medium">
          Content
        </label>
        <TabsList className="border-b-0">
          <TabsTrigger value="edit">Edit</TabsTrigger>
          <TabsTrigger value="preview">Preview</TabsTrigger>
        </TabsList>
      </div>
      {/* It stays while the preview is shown: with what is selected in it, and to be led to when it is refused. */}
      <TabsContent value="edit" forceMount className="data-[state=inactive]:hidden">
        {editor ? (
          <editor.Component
            takenOver={editor.takenOver}
            content={content}
            labelId={labelId}
            errorId={error && errorId}
            isReadOnly={isSubmitting}
          />
        ) : (
          <PlainField
            ref={plain}
            content={content}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId}
          />
        )}
      </TabsContent>
      <TabsContent value="preview" className="rounded-md border border-line bg-sheet p-6">
        <MarkdownBody text={settled} saved={saved} />
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

type PlainFieldProps = Omit<ComponentProps<'textarea'>, 'content'> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  content: Content;
};

function PlainField({ ref, content, ...props }: PlainFieldProps) {
  const { read, write, watch } = content;
  useEffect(
    () =>
      watch((text) => {
        if (ref.current && ref.current.value !== text) ref.current.value = text;
      }),
    [ref, watch],
  );
  return (
    <Textarea
      ref={ref}
      name="content"
      defaultValue={read()}
      onInput={({ currentTarget }) => write(currentTarget.value)}
      dir="auto"
      rows={20}
      spellCheck
      className="font-mono text-xs"
      {...props}
    />
  );
}

type Loaded = { Component: ComponentType<MarkdownEditorProps>; takenOver: TakenOver };

/** The editor once it has loaded, with where the plain field was; null until then, and where it cannot be loaded. */
function useEditor(plain: { current: HTMLTextAreaElement | null }): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isGone = false;
    async function load() {
      const composed = compositionsOf(plain.current);
      const { MarkdownEditor } = await import('./markdown/markdown-editor.tsx');
      // Who is in the middle of a character that takes several keys is not interrupted.
      await composed();
      const field = plain.current;
      if (isGone || !field) return;
      const { selectionStart: start, selectionEnd: end, scrollTop } = field;
      const hadFocus = document.activeElement === field;
      setLoaded({ Component: MarkdownEditor, takenOver: { start, end, scrollTop, hadFocus } });
    }
    // Without it the plain field does.
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [plain]);
  return loaded;
}

/** Answers what waits for the end of the character that is being composed in a field, if one is. */
function compositionsOf(field: HTMLTextAreaElement | null): () => Promise<void> {
  let isComposing = false;
  field?.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  field?.addEventListener('compositionend', () => {
    isComposing = false;
  });
  return () =>
    isComposing && field
      ? new Promise((ended) => field.addEventListener('compositionend', () => ended(), { once: true }))
      : Promise.resolve();
}
