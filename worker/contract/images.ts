/** A picture in a text may be this large; larger ones are not shown. */
export const imageMaxBytes = 2 * 1024 * 1024;

/** Where the site shows the picture of an article that has this number. The address changes with the picture's own. */
export const articleImagePath = (articleId: string, number: number, address: string) =>
  `/image/${articleId}/${number}?v=${addressTag(address)}`;

export const portraitPath = (userId: string, address: string) => `/image/portrait/${userId}?v=${addressTag(address)}`;

/** A short name of an address (FNV-1a): tells two apart, and promises nothing else. */
export function addressTag(address: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < address.length; at++) hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
