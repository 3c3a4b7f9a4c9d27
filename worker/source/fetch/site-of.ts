/** Addresses of one site: `www.` and the scheme make no other one. */
export const siteOf = (url: URL) => `${url.hostname.replace(/^www\./, '')}:${url.port}`;
