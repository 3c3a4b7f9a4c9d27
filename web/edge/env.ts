/** Bindings of the Pages project (web/wrangler.toml). */
export type Env = {
  API: { fetch(request: Request): Promise<Response> };
  /** Canonical origin of the site; without it the request's own origin. */
  SITE_URL?: string;
};

/** The part of the execution context that is used here. */
export type Context = { waitUntil(work: Promise<unknown>): void };

/** Where the site stands: from its own settings or the address that was asked, never from a forwarded header. */
export function siteOrigin(env: Env, url: URL): string {
  return env.SITE_URL && URL.canParse(env.SITE_URL) ? new URL(env.SITE_URL).origin : url.origin;
}
