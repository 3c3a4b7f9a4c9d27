import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { excerptMaxLength, metaDescriptionMaxLength, titleMaxLength } from '../../worker/contract/limits.ts';
import { dropPreview, readPreview, writePreview } from '../articles/preview-store.ts';
import { StatusBadge } from '../articles/status-badge.tsx';
import { type Base, baseOf } from '../articles/text-fields.ts';
import { VisibilityNote } from '../articles/visibility-note.tsx';
import { SignedOutNotice } from '../auth/signed-out-notice.tsx';
import { changed } from '../lib/changes.ts';
import { guardLeaving } from '../lib/leave-guard.ts';
import { ConfirmDialog } from '../ui/alert-dialog.tsx';
import { ArticleTime } from '../ui/article-time.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContentField, type ContentTab } from './content-field.tsx';
import type { Draft } from './drafts.ts';
import { EditorAside } from './editor-aside.tsx';
import { editorValues, isWritten, textOfForm, valuesOfText } from './editor-values.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { KeywordFields } from './keyword-fields.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

export function EditorForm({ article, userId }: { article: Article; userId: string }) {
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'question' | 'regenerate' | 'history' | null>(null);
  const [tab, setTab] = useState<ContentTab>('edit');
  const openText = useCallback(() => setTab('edit'), []);
  // What was previewed and not saved is taken up again.
  const [previewed] = useState(() => readPreview(article, userId));
  const [base, setBase] = useState<Base>(() => previewed?.base ?? baseOf(article));
  const [shown] = useState(previewed?.text ?? base.text);
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(editorValues),
    defaultValues: valuesOfText(base.text),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [title = '', excerpt, metaDescription] = form.watch(['title', 'excerpt', 'metaDescription']);
  const draft = useDraft({ userId, article, base, shown, form });
  const { submit, conflict, isResolving, closeConflict, resolve } = useSave({ article, base, form, onSaved: begin });

  useEffect(() => {
    if (previewed) form.reset(valuesOfText(shown), { keepDefaultValues: true });
  }, [previewed, shown, form]);

  useEffect(() => {
    guardLeaving(isDirty);
    return () => guardLeaving(false);
  }, [isDirty]);

  const beginFrom = useCallback(
    (next: Base) => {
      setBase(next);
      form.reset(valuesOfText(next.text));
    },
    [form],
  );

  // Nothing is written here yet: the edit begins from the newest text. What was rendered may not tell yet of what is written.
  useEffect(() => {
    if (isDirty || isWritten(form, base.text) || article.version <= base.version) return;
    beginFrom(baseOf(article));
  }, [article, base, isDirty, form, beginFrom]);

  /** The form holds what is saved, and the next edit begins from it. */
  function begin(saved: Article) {
    dropPreview(article.slug);
    draft.dropOwn();
    beginFrom(baseOf(saved));
  }

  function takeUp(offered: Draft) {
    draft.takeUp(offered);
    beginFrom(offered.base);
    form.reset(valuesOfText(offered.text), { keepDefaultValues: true });
  }

  function leave(path: string) {
    guardLeaving(false);
    navigate(path);
  }

  function preview() {
    writePreview(article.slug, userId, { text: textOfForm(form.getValues()), base });
    leave(`/${article.slug}?preview=true`);
  }

  function cancel() {
    dropPreview(article.slug);
    form.reset(valuesOfText(base.text));
    draft.dropOwn();
    leave('/');
  }

  return (
    <Form onSubmit={submit} className="mx-auto w-full max-w-6xl px-5 pt-10">
      <div className="flex flex-wrap items-center gap-3 border-b border-line pb-6">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="font-serif text-2xl font-semibold tracking-tight">Edit Article</h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-3 text-xs text-faint">
            <StatusBadge status={article.status} />
            <ArticleTime iso={article.updatedAt} prefix="Last updated " />
            <VisibilityNote article={article} />
            {isDirty && <span className="text-fair">You have unsaved changes</span>}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <FormFaults />
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={preview}>Preview</Button>
          <Button onClick={() => setDialog('history')}>History</Button>
          <Button onClick={() => setDialog(isDirty ? 'question' : 'regenerate')}>Regenerate</Button>
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </div>
      <SignedOutNotice />
      {draft.offered && (
        <Notice
          text={
            <>
              Changes that were not saved are still here (<ArticleTime iso={draft.offered.savedAt} />
              ).
            </>
          }
          actions={[
            { label: 'Restore', onClick: () => draft.offered && takeUp(draft.offered) },
            { label: 'Discard', onClick: () => draft.offered && draft.discard(draft.offered) },
          ]}
        />
      )}
      <div className="grid items-start gap-8 pt-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <fieldset disabled={isSubmitting} className="min-w-0 space-y-6">
          <Field label="Title" error={errors.title?.message} aside={`${title.length}/${titleMaxLength}`}>
            {(control) => (
              <Input
                {...control}
                {...form.register('title')}
                dir="auto"
                className="h-12 font-serif text-lg font-semibold"
              />
            )}
          </Field>
          <Field label="Excerpt" error={errors.excerpt?.message} aside={`${excerpt?.length ?? 0}/${excerptMaxLength}`}>
            {(control) => <Textarea {...control} {...form.register('excerpt')} dir="auto" rows={3} />}
          </Field>
          <ContentField form={form} saved={article} error={errors.content?.message} tab={tab} onTab={setTab} />
          <Field
            label="Meta Description"
            error={errors.metaDescription?.message}
            aside={`${metaDescription?.length ?? 0}/${metaDescriptionMaxLength}`}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('metaDescription')}
                dir="auto"
                rows={2}
                maxLength={metaDescriptionMaxLength}
              />
            )}
          </Field>
          <KeywordFields form={form} />
        </fieldset>
        <EditorAside article={article} form={form} openText={openText} />
      </div>
      <ConfirmDialog
        open={dialog === 'question'}
        onOpenChange={(open) => !open && setDialog(null)}
        title="Regenerate without saving?"
        description="You have unsaved changes. They stay in this browser and are offered when you edit this article again."
        confirm="Continue without saving"
        busyLabel="Continue without saving"
        isBusy={false}
        isHarmless
        onConfirm={() => setDialog('regenerate')}
      />
      <RegenerateDialog
        article={article}
        open={dialog === 'regenerate'}
        onClose={() => setDialog(null)}
        onStarted={() => leave('/')}
      />
      {dialog === 'history' && (
        <HistoryDialog
          article={article}
          isDirty={isDirty}
          onClose={() => setDialog(null)}
          onRestored={(restored) => {
            begin(restored);
            void changed('articles');
          }}
        />
      )}
      {conflict && <ConflictDialog conflict={conflict} isBusy={isResolving} onClose={closeConflict} onSave={resolve} />}
    </Form>
  );
}
