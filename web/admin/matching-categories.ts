import type { Category } from '../../worker/contract/categories.ts';
import type { CategoryType } from '../../worker/contract/options.ts';

export const allTypes = 'all';
export type TypeFilter = CategoryType | typeof allTypes;

/** Categories of a type in whose names or description the query stands, case ignored. */
export function matchingCategories(categories: Category[], query: string, type: TypeFilter): Category[] {
  const sought = query.trim().toLowerCase();
  return categories.filter(
    (category) =>
      (type === allTypes || category.type === type) &&
      [category.name, category.displayName, category.description ?? ''].some((text) =>
        text.toLowerCase().includes(sought),
      ),
  );
}
