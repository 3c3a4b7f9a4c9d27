import { z } from 'zod';
import type { Bindings } from './env.ts';
import { defaultModelName, defaultModelUrl, type ModelSettings } from './model/types.ts';
import { parseAllowedHosts } from './source/index.ts';

const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || null);

const count = (fallback: number) =>
  z
    .string()
    .trim()
    .optional()
    .transform((value) => value || String(fallback))
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
    );

const isThisMachine = (url: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

// Without TLS from the start, passwords, keys and mails could be read on the way: only a mail catcher on the same machine may do so.
const mailUrl = (plain: 'smtp' | 'http') =>
  text.pipe(
    z
      .url({ protocol: new RegExp(`^${plain}s?$`) })
      .refine((url) => url.startsWith(`${plain}s:`) || isThisMachine(url))
      .nullable(),
  );

const settings = z.object({
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  OPENAI_MODEL: text,
  SITE_URL: text.pipe(z.url().nullable()),
  SOURCE_ALLOWED_HOSTS: z.string().optional(),
  PARTNER_NAME: z.string().trim().optional().default('Northwind Outsourcing'),
  WIKIPEDIA_URL: z
    .string()
    .trim()
    .optional()
    .default('https://en.wikipedia.org')
    .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ })])),
  INDEXNOW_KEY: text.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]{8,128}$/)
      .nullable(),
  ),
  INDEXNOW_URL: text.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  MAIL_FROM: text,
  SMTP_URL: mailUrl('smtp'),
  MAIL_API_URL: mailUrl('http'),
  MAIL_API_KEY: text,
  GENERATIONS_PER_DAY: count(50),
  MODEL_TOKENS_PER_DAY: count(2_000_000),
  MODEL_LANES: count(16),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
});

export type Settings = {
  /** The language model that writes; null: the built-in writer does. */
  model: ModelSettings | null;
  /** Origin of the site's own pages, without a trailing slash; null: the origin of the request. */
  siteUrl: string | null;
  /** `host:port` the source reader may reach although it is private. */
  sourceAllowedHosts: ReadonlySet<string>;
  /** Partner named in the default custom instructions; empty leaves the sentence out. */
  partnerName: string;
  /** Base address of the Wikipedia that ideas are researched in, without a trailing slash; null: no research. */
  wikipediaUrl: string | null;
  /** Null: search engines find new pages by the sitemap alone. */
  indexNow: { key: string; endpoint: string } | null;
  /** How mails go out: `from` their sender. Null: not at all, unless the local terminal prints them. */
  mail: { from: string; smtpUrl: string | null; api: { url: string; key: string | null } | null } | null;
  /** Generations that a user may start a day; admins have no limit. */
  generationsPerDay: number;
  /** Tokens of the language model that the whole site may use a day. */
  modelTokensPerDay: number;
  /** Lanes that may be at work with the language model at once. */
  modelLanes: number;
  /** Null: Google sign-in is not set up. */
  google: { id: string; secret: string } | null;
};

const parsed = new WeakMap<object, Settings>();

/** The settings of this environment, parsed once. A setting that cannot be meant is an error at the first request, not a guess. */
export function readSettings(env: Bindings): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const raw = settings.parse(env);
  const result: Settings = {
    model: raw.OPENAI_API_KEY
      ? {
          apiKey: raw.OPENAI_API_KEY,
          baseUrl: (raw.OPENAI_BASE_URL ?? defaultModelUrl).replace(/\/+$/, ''),
          name: raw.OPENAI_MODEL ?? defaultModelName,
        }
      : null,
    siteUrl: raw.SITE_URL && new URL(raw.SITE_URL).origin,
    sourceAllowedHosts: parseAllowedHosts(raw.SOURCE_ALLOWED_HOSTS),
    partnerName: raw.PARTNER_NAME,
    wikipediaUrl: raw.WIKIPEDIA_URL.replace(/\/+$/, '') || null,
    indexNow: raw.INDEXNOW_KEY
      ? { key: raw.INDEXNOW_KEY, endpoint: raw.INDEXNOW_URL ?? 'https://api.indexnow.org/indexnow' }
      : null,
    mail:
      raw.MAIL_FROM && (raw.SMTP_URL || raw.MAIL_API_URL)
        ? {
            from: raw.MAIL_FROM,
            smtpUrl: raw.SMTP_URL,
            api: raw.MAIL_API_URL ? { url: raw.MAIL_API_URL, key: raw.MAIL_API_KEY } : null,
          }
        : null,
    generationsPerDay: raw.GENERATIONS_PER_DAY,
    modelTokensPerDay: raw.MODEL_TOKENS_PER_DAY,
    modelLanes: raw.MODEL_LANES,
    google:
      raw.GOOGLE_CLIENT_ID && raw.GOOGLE_CLIENT_SECRET
        ? { id: raw.GOOGLE_CLIENT_ID, secret: raw.GOOGLE_CLIENT_SECRET }
        : null,
  };
  parsed.set(env, result);
  return result;
}
