import { mutate, SWRConfig } from 'swr';

/** What can change, each with the reads of the API that show it. An article that is watched by its id is left to who watches it. */
const reads = {
  articles:
    /^\/api\/(?:articles\/(?:published|search|stats|slug|user)\b|articles\/[^/]{1,80}\/versions|pages\/|categories\/assigned|seo-keywords\b)/,
  keywords: /^\/api\/seo-keywords\b/,
  categories: /^\/api\/(?:categories\b|articles\/(?:published|search)\b|pages\/)/,
  instructions: /^\/api\/system-instructions\b/,
  person: /^\/api\/(?:auth\/me\b|articles\/published\b|pages\/)/,
} as const;

export type Change = keyof typeof reads;

/** Other tabs of this browser; a tab does not hear itself. */
const otherTabs = new BroadcastChannel('changes');
otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
  for (const change of Object.keys(reads) as Change[]) if (data === change) void refresh(change);
};

/**
 * After each change of what the server keeps: whatever shows it is read anew, here at once and in the other tabs. `goneSlug`: of
 * an article that was deleted here; nobody asks for it again.
 */
export async function changed(change: Change, goneSlug?: string): Promise<void> {
  otherTabs.postMessage(change);
  await refresh(change, goneSlug);
}

const infinitePrefix = '$inf$';

async function refresh(change: Change, goneSlug?: string): Promise<void> {
  const { cache } = SWRConfig.defaultValue;
  const stale = [...cache.keys()].filter((key) => reads[change].test(key.replace(infinitePrefix, '')));
  const isGone = (key: string) => goneSlug !== undefined && key.endsWith(`/${goneSlug}`);
  const readAnew = (keys: string[]) =>
    Promise.all(
      keys.map((key) => {
        const reading = isGone(key) ? undefined : mutate(key);
        // What nobody shows now is not read: it is forgotten, so that whoever shows it next reads it.
        return cache.get(key)?.isValidating && reading ? reading : mutate(key, undefined, { revalidate: false });
      }),
    );
  const isPublicPage = (key: string) => key.startsWith('/api/pages/');
  // The pages of a list go before the list: it reads those anew that it no longer has.
  stale.sort((one, other) => Number(one.startsWith(infinitePrefix)) - Number(other.startsWith(infinitePrefix)));
  await readAnew(stale.filter((key) => !isPublicPage(key)));
  // Once the screen knows whether the article is still public: if not, nobody asks for its page.
  await new Promise((rendered) => setTimeout(rendered));
  await readAnew(stale.filter(isPublicPage));
}
