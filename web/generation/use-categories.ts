import useSWR from 'swr';
import type { Category } from '../../worker/contract/categories.ts';

const key = '/api/categories';

export function useCategories() {
  return useSWR<Category[]>(key);
}
