import type { Category } from '../../worker/contract/categories.ts';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { CategoryForm } from './category-form.tsx';

type CategoryDialogProps = { edited: Category | 'new' | null; onClose: () => void };

export function CategoryDialog({ edited, onClose }: CategoryDialogProps) {
  const category = edited === 'new' ? null : edited;
  return (
    <Dialog open={edited !== null} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogTitle>{category ? 'Edit Category' : 'Add Category'}</DialogTitle>
        <DialogDescription>
          {category ? 'Changes show wherever the category stands.' : 'It can be chosen for articles at once.'}
        </DialogDescription>
        <CategoryForm category={category} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
