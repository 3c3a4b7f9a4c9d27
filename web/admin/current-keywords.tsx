import { useId, useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
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
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { KeywordList } from './keyword-list.tsx';
import { KeywordRow } from './keyword-row.tsx';
import { generateArticles, type KeywordsList } from './use-keywords.ts';
import { useSystemInstructions } from './use-system-instructions.ts';

type CurrentKeywordsProps = { list: KeywordsList; admin: User };

export function CurrentKeywords({ list, admin }: CurrentKeywordsProps) {
  const defaults = useSystemInstructions().data?.defaultCustomInstructions;
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const keywords = list.data ?? [];
  // A keyword that left the list meanwhile is not chosen any more.
  const selected = keywords.filter(({ id }) => chosen.has(id));
  const instructions = typed ?? defaults ?? '';
  useHeldText(typed !== undefined || selected.length > 0);

  function toggle({ id }: SeoKeyword, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

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
      setChosen(new Set());
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
      <KeywordList list={list} empty="No keywords yet. Add one above, or have some generated.">
        <div className="flex flex-wrap items-center justify-between gap-4 border-b border-ink pb-3">
          <SelectAll keywords={keywords} selected={selected} onChange={setChosen} />
          <Button variant="primary" size="sm" disabled={isBusy} onClick={generate}>
            {isBusy ? 'Starting...' : `Generate Articles (${selected.length})`}
          </Button>
        </div>
        <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto">
          {keywords.map((keyword) => (
            <KeywordRow
              key={keyword.id}
              keyword={keyword}
              checkbox={
                <Checkbox
                  aria-label={keyword.keyword}
                  checked={chosen.has(keyword.id)}
                  onCheckedChange={(checked) => toggle(keyword, checked === true)}
                />
              }
            />
          ))}
        </ul>
      </KeywordList>
    </div>
  );
}

type SelectAllProps = {
  keywords: SeoKeyword[];
  selected: SeoKeyword[];
  onChange: (chosen: ReadonlySet<string>) => void;
};

function SelectAll({ keywords, selected, onChange }: SelectAllProps) {
  const id = useId();
  const isAll = selected.length === keywords.length;
  return (
    <span className="flex items-center gap-3">
      <Checkbox
        id={id}
        checked={isAll ? true : selected.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => onChange(new Set(isAll ? [] : keywords.map((keyword) => keyword.id)))}
      />
      <label htmlFor={id} className="text-sm">
        Select all
      </label>
    </span>
  );
}
