import { useId } from 'react';
import { maxCategoriesPerArticle } from '../../worker/contract/limits.ts';
import { useCategories } from '../lib/use-categories.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Failure } from '../ui/failure.tsx';
import { RovingGroup } from '../ui/roving-group.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type CategoryPickerProps = { chosen: string[]; onChange: (chosen: string[]) => void };

export function CategoryPicker({ chosen, onChange }: CategoryPickerProps) {
  const { data, error, mutate } = useCategories();
  const categories = data?.filter((category) => category.active);
  const isFull = chosen.length >= maxCategoriesPerArticle;
  if (categories?.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-xs font-medium">
        Categories{' '}
        <span className="font-normal text-faint tabular-nums">
          ({chosen.length} of at most {maxCategoriesPerArticle}) · Optional
        </span>
      </legend>
      {error && !data && (
        <Failure message="Failed to fetch categories" onRetry={() => mutate()} className="mt-2 py-4" />
      )}
      {!data && !error && <Skeleton className="mt-2 h-20" />}
      {categories && (
        <RovingGroup className="mt-2 grid max-h-[9.5rem] grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 overflow-y-auto scroll-shade rounded-md border border-line px-3 py-2">
          {categories.map((category) => (
            <CategoryChoice
              key={category.id}
              label={category.displayName}
              isChosen={chosen.includes(category.name)}
              isDisabled={isFull && !chosen.includes(category.name)}
              onToggle={(isChosen) =>
                onChange(isChosen ? [...chosen, category.name] : chosen.filter((name) => name !== category.name))
              }
            />
          ))}
        </RovingGroup>
      )}
    </fieldset>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; isDisabled: boolean; onToggle: (isChosen: boolean) => void };

function CategoryChoice({ label, isChosen, isDisabled, onToggle }: ChoiceProps) {
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-2.5 py-1.5">
      <Checkbox
        id={id}
        checked={isChosen}
        disabled={isDisabled}
        onCheckedChange={(checked) => onToggle(checked === true)}
      />
      <label htmlFor={id} className={isDisabled ? 'truncate text-xs text-faint' : 'truncate text-xs'}>
        {label}
      </label>
    </span>
  );
}
