import { type ReactNode, useState } from 'react';
import { customInstructionsMaxLength } from '../../worker/contract/limits.ts';
import type { User } from '../../worker/contract/users.ts';
import { SignedOutNotice } from '../auth/signed-out-notice.tsx';
import { useSignInAgain } from '../auth/use-sign-in-again.ts';
import { useInstructionsHint } from '../generation/instructions-hint.tsx';
import { trackStarted } from '../generation/use-generation.ts';
import { isSignedOut, toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { useHeldText } from '../lib/leave-guard.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { type DeleteKeywords, KeywordList } from './keyword-list.tsx';
import { generateArticles, type KeywordsList } from './use-keywords.ts';
import { useSelection } from './use-selection.ts';
import { useSystemInstructions } from './use-system-instructions.ts';

type CurrentKeywordsProps = { list: KeywordsList; admin: User; onDelete: DeleteKeywords; notice: ReactNode };

export function CurrentKeywords({ list, admin, onDelete, notice }: CurrentKeywordsProps) {
  const defaults = useSystemInstructions().data?.defaultCustomInstructions;
  const [typed, setTyped] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const selection = useSelection(list.data ?? []);
  const { selected } = selection;
  const instructions = typed ?? defaults ?? '';
  useHeldText(typed !== undefined || selected.length > 0);

  async function generate() {
    if (selected.length === 0) {
      toastFailure('No Keywords Selected', 'Please select at least one keyword to generate articles');
      return;
    }
    setIsBusy(true);
    try {
      const { articleIds } = await generateArticles(
        selected.map(({ id }) => id),
        instructions,
      );
      selection.clear();
      toast({
        title: 'Article Generation Started!',
        description: 'Your articles are being generated one after the other. This may take several minutes.',
      });
      await Promise.all([trackStarted(admin.id, articleIds), changed('articles')]);
    } catch (error) {
      if (isSignedOut(error)) return signInAgain();
      toastFailure('Generation Failed', toldOr(error, 'Failed to start article generation'));
    } finally {
      setIsBusy(false);
    }
  }

  const signInAgain = useSignInAgain(generate);

  const instructionsHint = useInstructionsHint();

  return (
    <div className="space-y-6">
      <SignedOutNotice />
      <Field label="Custom Instructions" isOptional hint={instructionsHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={customInstructionsMaxLength}
            value={instructions}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div>
        {notice}
        <KeywordList
          list={list}
          empty="No keywords yet. Add one above, or have some generated."
          selection={selection}
          onDelete={onDelete}
          actions={
            <Button variant="primary" size="sm" disabled={isBusy} onClick={generate}>
              {isBusy ? 'Starting...' : `Generate Articles (${selected.length})`}
            </Button>
          }
        />
      </div>
    </div>
  );
}
