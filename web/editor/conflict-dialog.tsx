import { useState } from 'react';
import type { Article, ArticleText } from '../../worker/contract/articles.ts';
import { fieldAsWords, isSameField, textFields, textOfArticle } from '../articles/text-fields.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { Compare } from './compare.tsx';

type Choice = 'mine' | 'theirs';
type Choices = Partial<Record<keyof ArticleText, Choice>>;

export type Conflict = {
  /** The article as somebody saved it in the meantime. */
  theirs: Article;
  mine: ArticleText;
  /** What the edit began from. */
  base: ArticleText;
};

type ConflictDialogProps = {
  conflict: Conflict;
  isBusy: boolean;
  onClose: () => void;
  onSave: (text: ArticleText) => void;
};

/** Two edits of one article: shows what differs and lets the person keep theirs, take the other, or choose by field. */
export function ConflictDialog({ conflict: { theirs, mine, base }, isBusy, onClose, onSave }: ConflictDialogProps) {
  const saved = textOfArticle(theirs);
  const differing = textFields.filter(([field]) => !isSameField(mine, saved, field));
  // Where only the other side changed a field, theirs is what everybody wants.
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(differing.map(([field]) => [field, isSameField(mine, base, field) ? 'theirs' : 'mine'])),
  );
  const merged = (of: (field: keyof ArticleText) => Choice | undefined): ArticleText =>
    Object.fromEntries(
      textFields.map(([field]) => [field, of(field) === 'mine' ? mine[field] : saved[field]]),
    ) as ArticleText;

  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="sm:max-w-4xl">
        <DialogTitle>This article was changed in the meantime</DialogTitle>
        <DialogDescription>
          Another tab or person has saved it (<ArticleTime iso={theirs.updatedAt} />
          ). Nothing is lost: what you replace is kept in the article's history.
        </DialogDescription>
        <div className="mt-6 space-y-8">
          {differing.map(([field, label]) => (
            <fieldset key={field} className="min-w-0">
              <legend className="font-serif text-base font-semibold">{label}</legend>
              <div className="my-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
                {(['mine', 'theirs'] as const).map((choice) => (
                  <label key={choice} className="flex items-center gap-2 py-1.5">
                    <input
                      type="radio"
                      name={`keep-${field}`}
                      checked={choices[field] === choice}
                      onChange={() => setChoices({ ...choices, [field]: choice })}
                    />
                    {choice === 'mine' ? 'Keep mine' : 'Take theirs'}
                  </label>
                ))}
              </div>
              <Compare
                before={fieldAsWords(mine, field)}
                after={fieldAsWords(saved, field)}
                titles={['Mine', 'Theirs']}
              />
            </fieldset>
          ))}
        </div>
        <fieldset disabled={isBusy} className="mt-7 flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => onSave(merged(() => 'theirs'))}>
            Take all of theirs
          </Button>
          <Button onClick={() => onSave(merged(() => 'mine'))}>Keep all of mine</Button>
          <Button variant="primary" onClick={() => onSave(merged((field) => choices[field]))}>
            Save as chosen
          </Button>
        </fieldset>
      </DialogContent>
    </Dialog>
  );
}
