export const sitemapPath = /^\/sitemap-([1-9]\d{0,2})\.xml$/;
export const markdownPath = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
export const keyPath = /^\/([a-z0-9-]{8,128})\.txt$/;
const fixedPaths = new Set(['/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt']);

export const isFeedPath = (path: string) =>
  fixedPaths.has(path) || [sitemapPath, markdownPath, keyPath].some((pattern) => pattern.test(path));
