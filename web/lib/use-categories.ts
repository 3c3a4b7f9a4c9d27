import { mutate } from 'swr';
import type { Category, CategoryBody, CategoryPatch } from '../../worker/contract/categories.ts';
import { keyOf, send } from './api.ts';
import { changed } from './changes.ts';
import { useRead } from './use-read.ts';

const key = keyOf('/api/categories');

export function useCategories() {
  return useRead(key);
}

/** Does the work, then brings the list up to date. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answer = await work;
  await changed('categories');
  return answer;
}

export const createCategory = (body: CategoryBody) => changing(send('POST', '/api/categories', { body }));
export const updateCategory = (id: string, patch: CategoryPatch) =>
  changing(send('PATCH', '/api/categories/:id', { params: { id }, body: patch }));
export const deleteCategory = (id: string) => changing(send('DELETE', '/api/categories/:id', { params: { id } }));
export const initializeCategories = () => changing(send('POST', '/api/categories/initialize'));
export async function assignCategories() {
  const answer = await send('POST', '/api/categories/auto-assign');
  await changed('articles');
  return answer;
}

/** Articles whose categories can still be taken back. */
export function useAssignedArticles() {
  return useRead(keyOf('/api/categories/assigned'));
}

export async function undoAssignments(articleIds: string[]) {
  const answer = await send('POST', '/api/categories/assigned/undo', { body: { articleIds } });
  await changed('articles');
  return answer;
}

/** The switch moves at once, and back where the server refuses. */
export async function toggleCategory(category: Category, active: boolean): Promise<void> {
  const shown = (list: Category[] | undefined) =>
    list?.map((entry) => (entry.id === category.id ? { ...entry, active } : entry)) ?? [];
  await mutate<Category[]>(
    key,
    async (list) => {
      await send('PATCH', '/api/categories/:id', { params: { id: category.id }, body: { active } });
      return shown(list);
    },
    { optimisticData: shown, rollbackOnError: true, revalidate: false },
  );
  await changed('categories');
}
