import useSWR from 'swr';
import type { SiteSettings } from '../../worker/contract/site-settings.ts';

/** What the site is set up with; undefined until it is known, and where it cannot be read: then nothing is said of it. */
export const useSiteSettings = () => useSWR<SiteSettings>('/api/settings').data;
