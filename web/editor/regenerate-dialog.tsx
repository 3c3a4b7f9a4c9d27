import type { Article } from '../../worker/contract/articles.ts';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { RegenerateIdeaForm } from './regenerate-idea-form.tsx';
import { RegenerateUrlForm } from './regenerate-url-form.tsx';

type RegenerateDialogProps = { article: Article; open: boolean; onClose: () => void; onStarted: () => void };

/** Asks for what the new article is to be written from; the old one stays as it is. */
export function RegenerateDialog({ article, open, onClose, onStarted }: RegenerateDialogProps) {
  const forms = { article, onCancel: onClose, onStarted };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent className="max-w-lg">
        <DialogTitle>Regenerate Article</DialogTitle>
        <DialogDescription>A new article is written; this one is kept.</DialogDescription>
        <div className="mt-6">
          {article.sourceType === 'url' ? <RegenerateUrlForm {...forms} /> : <RegenerateIdeaForm {...forms} />}
        </div>
      </DialogContent>
    </Dialog>
  );
}
