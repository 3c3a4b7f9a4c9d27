import { useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { deleteKeywords, restoreKeywords } from './use-keywords.ts';

/** Deletes keywords, all or none, and remembers the last ones, so that it can be taken back. */
export function useDeletion() {
  const [deleted, setDeleted] = useState<SeoKeyword[]>([]);

  async function remove(keywords: SeoKeyword[]) {
    const [first] = keywords;
    const what = keywords.length === 1 ? `the keyword "${first?.keyword}"` : `these ${keywords.length} keywords`;
    if (!window.confirm(`Delete ${what}?`)) return;
    try {
      await deleteKeywords(keywords.map(({ id }) => id));
      setDeleted(keywords);
      toast({ title: keywords.length === 1 ? 'Keyword deleted successfully' : 'Keywords deleted successfully' });
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to delete keyword'));
      void changed('keywords');
    }
  }

  async function undo(whenDone: () => void) {
    try {
      const { length } = await restoreKeywords(deleted);
      const rest = deleted.length - length;
      toast({
        title: deleted.length === 1 ? 'Keyword restored' : 'Keywords restored',
        ...(rest > 0 && { description: `${length} restored; ${rest} in the list already.` }),
      });
      whenDone();
      setDeleted([]);
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to restore keywords'));
    }
  }

  return { deleted, remove, undo, dismiss: () => setDeleted([]) };
}
