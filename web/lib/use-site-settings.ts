import { keyOf } from './api.ts';
import { useRead } from './use-read.ts';

/** What the site is set up with; undefined until it is known, and where it cannot be read: then nothing is said of it. */
export const useSiteSettings = () => useRead(keyOf('/api/settings')).data;
