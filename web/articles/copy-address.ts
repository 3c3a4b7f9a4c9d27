import { toast, toastFailure } from '../lib/toast.ts';

export const addressOf = (slug: string) => `${location.origin}/${slug}`;

/** Puts an article's address into the clipboard, where it is not already, and says so. */
export async function copyAddress(address: string): Promise<void> {
  const early = window.earlyCopy;
  window.earlyCopy = undefined;
  try {
    await (early ?? navigator.clipboard.writeText(address));
    toast({ title: 'URL Copied', description: 'The address of the article is in your clipboard.' });
  } catch {
    toastFailure('Error', 'Failed to copy URL to clipboard.');
  }
}
