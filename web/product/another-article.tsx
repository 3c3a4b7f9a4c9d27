import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { anotherArticleBody } from '../../worker/contract/generation.ts';
import { defaultArticleAngle, defaultArticleLength } from '../../worker/contract/options.ts';
import type { Product } from '../../worker/contract/product.ts';
import { ChoiceField } from '../generation/choice-field.tsx';
import { angleChoices, lengthChoices } from '../generation/choices.ts';
import { tellUrlFailure } from '../generation/failures.ts';
import { useInstructionsHint } from '../generation/instructions-hint.tsx';
import { writeAnother } from '../generation/use-generation.ts';
import { toast } from '../lib/toast.ts';
import { useSiteSettings } from '../lib/use-site-settings.ts';
import { CardForm } from '../ui/card-form.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';

type AnotherArticleProps = { article: Article; product: Product; open: boolean; onClose: () => void };

/** Asks for the keyphrase, the angle and the length of a further article on the product. */
export function AnotherArticle({ article, product, open, onClose }: AnotherArticleProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="max-w-lg">
        <DialogTitle>Write another article from this</DialogTitle>
        <DialogDescription>
          About {product.name} once more, with your corrections. The articles that there are stay as they are.
        </DialogDescription>
        <AnotherForm article={article} ideas={product.ideas} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function AnotherForm({ article, ideas, onClose }: { article: Article; ideas: Product['ideas']; onClose: () => void }) {
  const [, navigate] = useLocation();
  const hasModel = useSiteSettings()?.hasModel !== false;
  const instructionsHint = useInstructionsHint();
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(anotherArticleBody),
    defaultValues: {
      keywords: ideas[0]?.keyword ?? '',
      length: article.originalArticleLength ?? defaultArticleLength,
      angle: article.angle ?? defaultArticleAngle,
      customInstructions: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const chosen = form.watch('keywords');

  const submit = form.handleSubmit(async (body) => {
    try {
      await writeAnother(article.id, body);
    } catch (error) {
      return tellUrlFailure(error);
    }
    onClose();
    toast({
      title: 'Article Generation Started',
      description: 'Your article is being generated. You can track progress below.',
    });
    navigate('/');
  });

  return (
    <CardForm
      action="Generate Article"
      busyLabel="Starting..."
      isBusy={isSubmitting}
      onSubmit={submit}
      onCancel={onClose}
    >
      {ideas.length > 0 && (
        <div className="space-y-2">
          <p className="text-xs font-medium">From the sheet</p>
          <ul className="flex flex-wrap gap-1.5">
            {ideas.map(({ keyword, reason }) => (
              <li key={keyword}>
                <button
                  type="button"
                  title={reason}
                  aria-pressed={chosen === keyword}
                  onClick={() => form.setValue('keywords', keyword, { shouldDirty: true })}
                  className="inline-flex min-h-7 items-center rounded-full border border-line bg-sheet px-3 text-xs text-soft hover:border-edge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
                >
                  {keyword}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Field label="Keywords" isOptional error={errors.keywords?.message} hint="The first is the keyphrase.">
        {(control) => <Input {...control} {...form.register('keywords')} autoComplete="off" />}
      </Field>
      <ChoiceField label="Article Length" control={form.control} name="length" choices={lengthChoices} />
      <ChoiceField label="Angle" control={form.control} name="angle" choices={angleChoices} />
      {!hasModel && (
        <p className="-mt-2 text-2xs text-fair">
          The angle needs a model; the built-in writer goes by keyphrase and length.
        </p>
      )}
      <Field label="Custom Instructions" isOptional error={errors.customInstructions?.message} hint={instructionsHint}>
        {(control) => <Textarea {...control} {...form.register('customInstructions')} rows={3} />}
      </Field>
    </CardForm>
  );
}
