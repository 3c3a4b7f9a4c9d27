import { useState } from 'react';
import { focusArrival } from '../auth/focus-arrival.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { assignCategories, initializeCategories } from '../lib/use-categories.ts';
import { Button } from '../ui/button.tsx';

/** What is done to all categories at once. */
export function CategoryTools() {
  const [busy, setBusy] = useState<'initialize' | 'assign' | null>(null);

  async function initialize() {
    setBusy('initialize');
    try {
      const { created, total } = await initializeCategories();
      toast({ title: 'Categories Initialized!', description: `${created} of ${total} predefined categories created.` });
    } catch (error) {
      toastFailure('Initialization Failed', toldOr(error, 'Failed to initialize categories'));
    } finally {
      setBusy(null);
    }
  }

  async function assign() {
    setBusy('assign');
    try {
      const { updated, totalArticles } = await assignCategories();
      toast({ title: 'Categories Auto-Assigned!', description: `${updated} of ${totalArticles} articles updated.` });
      // It was assigned now, or by somebody else a moment ago.
      if (updated > 0 || document.getElementById('assigned')) focusArrival('#assigned');
    } catch (error) {
      toastFailure('Auto-Assignment Failed', toldOr(error, 'Failed to auto-assign categories'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <Button size="sm" disabled={busy !== null} onClick={initialize}>
        {busy === 'initialize' ? 'Initializing...' : 'Initialize Predefined'}
      </Button>
      <Button id="auto-assign" size="sm" disabled={busy !== null} onClick={assign}>
        {busy === 'assign' ? 'Assigning...' : 'Auto-Assign to Articles'}
      </Button>
    </>
  );
}
