import { expect, it } from 'vitest';
import type { Category } from '../../worker/contract/categories.ts';
import { matchingCategories } from './matching-categories.ts';

const category = (name: string, type: Category['type'], description: string | null = null): Category => ({
  id: name,
  name,
  displayName: name.toUpperCase(),
  type,
  description,
  active: true,
  createdAt: '',
  updatedAt: '',
});

const all = [
  category('sales', 'business', 'Closing deals'),
  category('ai-coding', 'ai'),
  category('retail', 'industry'),
];
const names = (query: string, type: Parameters<typeof matchingCategories>[2]) =>
  matchingCategories(all, query, type).map(({ name }) => name);

it('finds by name, shown name and description, case ignored', () => {
  expect(names(' SAL ', 'all')).toEqual(['sales']);
  expect(names('deals', 'all')).toEqual(['sales']);
  expect(names('', 'all')).toHaveLength(3);
});

it('keeps to the chosen type', () => {
  expect(names('', 'ai')).toEqual(['ai-coding']);
  expect(names('sales', 'ai')).toEqual([]);
});
