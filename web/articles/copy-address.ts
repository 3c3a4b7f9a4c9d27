import { toast, toastFailure } from '../lib/toast.ts';

export const addressOf = (slug: string) => `${location.origin}/${slug}`;

/** Puts the article's address into the clipboard and says so. */
export async function copyAddress(slug: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(slug));
    toast({ title: 'URL Copied', description: 'The address of the article is in your clipboard.' });
  } catch {
    toastFailure('Error', 'Failed to copy URL to clipboard.');
  }
}
