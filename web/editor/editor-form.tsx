import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { type Article, articleEdit } from '../../worker/contract/articles.ts';
import { excerptMaxLength, metaDescriptionMaxLength, titleMaxLength } from '../../worker/contract/limits.ts';
import { ArticleTime } from '../articles/article-time.tsx';
import { StatusBadge } from '../articles/status-badge.tsx';
import { refreshArticles, updateArticle } from '../articles/use-articles.ts';
import { toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { guardLeaving } from '../lib/leave-guard.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import { ContentField } from './content-field.tsx';
import { dropPreview, type PreviewDraft, readPreview, writePreview } from './preview-store.ts';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { SeoPanel } from './seo-panel.tsx';

const savedValues = ({ title, excerpt, content, metaDescription }: Article): PreviewDraft => ({
  title,
  excerpt,
  content,
  metaDescription,
});

export function EditorForm({ article }: { article: Article }) {
  const [, navigate] = useLocation();
  const [isRegenerating, setIsRegenerating] = useState(false);
  // What was previewed and not saved is taken up again.
  const [restored] = useState(() => readPreview(article.slug));
  const form = useForm({ resolver: zodResolver(articleEdit), defaultValues: savedValues(article) });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [title = '', excerpt, metaDescription] = form.watch(['title', 'excerpt', 'metaDescription']);

  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
  }, [restored, form]);

  useEffect(() => {
    guardLeaving(isDirty);
    return () => guardLeaving(false);
  }, [isDirty]);

  function leave(path: string) {
    guardLeaving(false);
    navigate(path);
  }

  function preview() {
    const { title, excerpt, content, metaDescription } = form.getValues();
    writePreview(article.slug, { title, content, excerpt: excerpt ?? '', metaDescription: metaDescription ?? '' });
    leave(`/${article.slug}?preview=true`);
  }

  function cancel() {
    dropPreview(article.slug);
    leave('/');
  }

  const submit = form.handleSubmit(async (body) => {
    try {
      const updated = await updateArticle(article.id, body);
      dropPreview(article.slug);
      form.reset(savedValues(updated));
      await refreshArticles(article.userId);
    } catch (error) {
      for (const { path, message } of fieldErrors(error, savedValues(article))) form.setError(path, { message });
      toastFailure('Error', toldOr(error, 'Failed to update article'));
      return;
    }
    toast({ title: 'Article updated', description: 'Your changes have been saved.' });
  });

  return (
    <form onSubmit={submit} noValidate className="mx-auto w-full max-w-6xl px-5 pt-10">
      <div className="flex flex-wrap items-center gap-3 border-b border-line pb-6">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="font-serif text-2xl font-semibold tracking-tight">Edit Article</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-3 text-xs text-faint">
            <StatusBadge status={article.status} />
            <ArticleTime iso={article.updatedAt} prefix="Last updated " />
            {isDirty && <span className="text-fair">You have unsaved changes</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={preview}>Preview</Button>
          <Button onClick={() => setIsRegenerating(true)}>Regenerate</Button>
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-8 pt-7 lg:grid-cols-[1fr_19rem]">
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
          <ContentField form={form} saved={article} error={errors.content?.message} />
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
        </fieldset>
        <SeoPanel article={article} control={form.control} />
      </div>
      <RegenerateDialog
        article={article}
        open={isRegenerating}
        onClose={() => setIsRegenerating(false)}
        onStarted={() => leave('/')}
      />
    </form>
  );
}
