import { z } from 'zod';
import { SearchAway } from '../types.ts';

export type WikipediaOptions = {
  /** Without a trailing slash; the API stands at `/w/api.php` below it. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The operator's site, for the User-Agent: Wikimedia asks who is calling. */
  contact: string | null;
  timeoutMs?: number;
  pause?: (milliseconds: number) => Promise<void>;
  now?: () => number;
};

const page = z.object({
  title: z.string(),
  missing: z.boolean().optional(),
  /** Rank among the results of a search. */
  index: z.number().optional(),
  extract: z.string().optional(),
  canonicalurl: z.string().optional(),
  pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
  links: z.array(z.object({ title: z.string() })).optional(),
});
export type ApiPage = z.infer<typeof page>;

const answer = z.object({
  query: z.object({ pages: z.array(page) }).optional(),
  error: z.object({ code: z.string() }).optional(),
});
type Answer = z.infer<typeof answer>;

const defaultTimeoutMs = 4_000;
/** How long nobody in this isolate asks again after the provider was out of reach: a bulk of keywords must not wait for each. */
const quietMs = 60_000;
const retries = 2;
const longestPauseMs = 5_000;
const firstPauseMs = 1_000;
const mostCharacters = 4 * 1024 * 1024;

const awayUntil = new Map<string, number>();

/** Asks the MediaWiki action API and answers its pages. Any trouble that a short wait does not cure becomes `SearchAway`. */
export function createClient(options: WikipediaOptions): (params: Record<string, string>) => Promise<ApiPage[]> {
  const { baseUrl, now = Date.now, pause = wait } = options;
  const leave = (message: string, forMs: number, cause?: unknown) => {
    awayUntil.set(baseUrl, now() + Math.min(forMs, quietMs));
    return new SearchAway(message, { cause });
  };

  return async (params) => {
    if (now() < (awayUntil.get(baseUrl) ?? 0)) throw new SearchAway('The search was out of reach a moment ago.');
    for (let attempt = 0; ; attempt += 1) {
      let reply: Reply;
      try {
        reply = await ask(options, params);
      } catch (cause) {
        throw leave('The search did not answer.', quietMs, cause);
      }
      if (reply.kind === 'pages') return reply.pages;
      if (reply.kind === 'refused') throw new SearchAway(`The search refused the question (${reply.code}).`);
      if (reply.kind === 'nonsense') throw leave('The search gave an answer that is none.', quietMs);
      if (attempt >= retries || reply.afterMs > longestPauseMs) {
        throw leave('The search asks for fewer requests.', Math.max(reply.afterMs, longestPauseMs));
      }
      await pause(reply.afterMs);
    }
  };
}

type Reply =
  | { kind: 'pages'; pages: ApiPage[] }
  | { kind: 'busy'; afterMs: number }
  | { kind: 'refused'; code: string }
  | { kind: 'nonsense' };

async function ask(options: WikipediaOptions, params: Record<string, string>): Promise<Reply> {
  const { baseUrl, contact, fetch: send, timeoutMs = defaultTimeoutMs } = options;
  const query = new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', maxlag: '5', ...params });
  const response = await send(`${baseUrl}/w/api.php?${query}`, {
    headers: { 'User-Agent': `SEOArticleAI/0.1 (${contact ?? 'self-hosted'})`, Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (response.status === 429 || response.status >= 500) return { kind: 'busy', afterMs: retryAfter(response) };
  const parsed = response.ok && text.length <= mostCharacters ? parse(text) : null;
  if (!parsed) return { kind: 'nonsense' };
  // A lagging database answers 200 with an error and a Retry-After.
  if (parsed.error?.code === 'maxlag') return { kind: 'busy', afterMs: retryAfter(response) };
  if (parsed.error) return { kind: 'refused', code: parsed.error.code };
  return { kind: 'pages', pages: parsed.query?.pages ?? [] };
}

function parse(text: string): Answer | null {
  try {
    return answer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function retryAfter({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : firstPauseMs;
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
