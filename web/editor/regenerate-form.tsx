import type { ReactNode } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import type { RegenerateIdeaBody, RegenerateUrlBody } from '../../worker/contract/generation.ts';
import { regenerateArticle } from '../generation/use-generation.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { useSiteSettings } from '../lib/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { Form, FormFaults } from '../ui/form.tsx';

export type RegenerateFormProps = { article: Article; onCancel: () => void; onStarted: () => void };

/** Starts the regeneration and tells how it went. */
export async function startRegeneration(
  { id }: Article,
  body: RegenerateUrlBody | RegenerateIdeaBody,
  onStarted: () => void,
): Promise<void> {
  try {
    await regenerateArticle(id, body);
  } catch (error) {
    toastFailure('Regeneration Failed', toldOr(error, 'Failed to start regeneration'));
    return;
  }
  onStarted();
  toast({ title: 'Regeneration Started', description: 'A new version of your article is being generated.' });
}

type FrameProps = {
  /** Names of the fields that differ from what the article was written from. */
  changed: string[];
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

export function RegenerateFrame({ changed, isBusy, onCancel, onSubmit, children }: FrameProps) {
  // Without a model, instructions are not followed.
  const isSame = useSiteSettings()?.hasModel === false && changed.every((name) => name === 'customInstructions');
  return (
    <Form
      onSubmit={(event) => {
        // The dialog belongs to the editor's form in React's tree, which is not to be saved along.
        event.stopPropagation();
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={isBusy} className="space-y-4">
        {children}
        {isSame && (
          <p role="status" className="text-xs text-fair">
            Nothing is changed that the built-in writer follows: unless the source itself has changed, the result would
            be the same.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <FormFaults />
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary">
            {isBusy ? 'Starting...' : 'Regenerate Article'}
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
