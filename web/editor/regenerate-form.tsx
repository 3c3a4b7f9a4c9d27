import type { ReactNode } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { regenerateArticle } from '../generation/use-generation.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';

export type RegenerateFormProps = { article: Article; onCancel: () => void; onStarted: () => void };

/** Starts the regeneration and tells how it went. */
export async function startRegeneration(article: Article, body: object, onStarted: () => void): Promise<void> {
  try {
    await regenerateArticle(article, body);
  } catch (error) {
    toastFailure('Regeneration Failed', toldOr(error, 'Failed to start regeneration'));
    return;
  }
  onStarted();
  toast({ title: 'Regeneration Started', description: 'A new version of your article is being generated.' });
}

type FrameProps = { isBusy: boolean; onCancel: () => void; onSubmit: () => void; children: ReactNode };

export function RegenerateFrame({ isBusy, onCancel, onSubmit, children }: FrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog belongs to the editor's form in React's tree, which is not to be saved along.
        event.stopPropagation();
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={isBusy} className="space-y-4">
        {children}
        <div className="flex justify-end gap-2 pt-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary">
            {isBusy ? 'Starting...' : 'Regenerate Article'}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
