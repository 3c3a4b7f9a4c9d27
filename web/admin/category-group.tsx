import type { Category } from '../../worker/contract/categories.ts';
import type { CategoryType } from '../../worker/contract/options.ts';
import { toldOr } from '../lib/api.ts';
import { cn } from '../lib/cn.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { deleteCategory, toggleCategory } from '../lib/use-categories.ts';
import { EditIcon, TrashIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { typeLabels } from './type-labels.ts';

type CategoryGroupProps = { type: CategoryType; categories: Category[]; onEdit: (category: Category) => void };

export function CategoryGroup({ type, categories, onEdit }: CategoryGroupProps) {
  return (
    <section aria-labelledby={`type-${type}`}>
      <h2
        id={`type-${type}`}
        className="flex items-baseline gap-2.5 border-b border-ink pb-2 font-serif text-lg font-semibold"
      >
        {typeLabels[type]}
        <span className="font-sans text-xs font-normal text-faint tabular-nums">{categories.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} onEdit={() => onEdit(category)} />
        ))}
      </ul>
    </section>
  );
}

function CategoryRow({ category, onEdit }: { category: Category; onEdit: () => void }) {
  async function toggle(active: boolean) {
    try {
      await toggleCategory(category, active);
    } catch (error) {
      toastFailure('Update Failed', toldOr(error, 'Failed to update category'));
    }
  }

  async function remove() {
    if (!window.confirm(`Delete the category "${category.displayName}"?`)) return;
    try {
      await deleteCategory(category.id);
      toast({ title: 'Category Deleted', description: `"${category.displayName}" has been deleted.` });
    } catch (error) {
      toastFailure('Deletion Failed', toldOr(error, 'Failed to delete category'));
    }
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium">
          <span className="[overflow-wrap:anywhere]">{category.displayName}</span>
          <span
            className={cn(
              'rounded-full px-2 py-0.5 text-2xs font-normal',
              category.active ? 'bg-good-wash text-good' : 'bg-wash text-soft',
            )}
          >
            {category.active ? 'Active' : 'Inactive'}
          </span>
        </p>
        <p className="font-mono text-2xs text-faint [overflow-wrap:anywhere]">{category.name}</p>
        {category.description && <p className="mt-1 max-w-2xl text-xs text-soft">{category.description}</p>}
      </div>
      <Switch checked={category.active} onCheckedChange={toggle} aria-label={`${category.displayName} active`} />
      <Button variant="quiet" size="icon" aria-label={`Edit ${category.displayName}`} onClick={onEdit}>
        <EditIcon />
      </Button>
      <Button variant="quietDanger" size="icon" aria-label={`Delete ${category.displayName}`} onClick={remove}>
        <TrashIcon />
      </Button>
    </li>
  );
}
