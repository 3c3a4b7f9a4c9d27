import useSWR, { mutate } from 'swr';
import type { AssignedArticle, AssignmentUndone } from '../../worker/contract/assigned-categories.ts';
import type {
  CategoriesAssigned,
  CategoriesInitialized,
  Category,
  CategoryBody,
  CategoryPatch,
} from '../../worker/contract/categories.ts';
import { send } from './api.ts';
import { changed } from './changes.ts';

const key = '/api/categories';

export function useCategories() {
  return useSWR<Category[]>(key);
}

/** Does the work, then brings the list up to date. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answer = await work;
  await changed('categories');
  return answer;
}

export const createCategory = (body: CategoryBody) => changing(send<Category>('POST', key, body));
export const updateCategory = (id: string, patch: CategoryPatch) =>
  changing(send<Category>('PATCH', `${key}/${id}`, patch));
export const deleteCategory = (id: string) => changing(send<void>('DELETE', `${key}/${id}`));
export const initializeCategories = () => changing(send<CategoriesInitialized>('POST', `${key}/initialize`, {}));
export async function assignCategories(): Promise<CategoriesAssigned> {
  const answer = await send<CategoriesAssigned>('POST', `${key}/auto-assign`, {});
  await changed('articles');
  return answer;
}

/** Articles whose categories can still be taken back. */
export function useAssignedArticles() {
  return useSWR<AssignedArticle[]>(`${key}/assigned`);
}

export async function undoAssignments(articleIds: string[]): Promise<AssignmentUndone> {
  const answer = await send<AssignmentUndone>('POST', `${key}/assigned/undo`, { articleIds });
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
      await send('PATCH', `${key}/${category.id}`, { active });
      return shown(list);
    },
    { optimisticData: shown, rollbackOnError: true, revalidate: false },
  );
  await changed('categories');
}
