import type { User } from './contract/users.ts';
import type { Database } from './db/client.ts';
import type { sessions } from './db/schema.ts';

/** What wrangler.toml and the platform's secret store bind. Texts are optional here and parsed by `readSettings` in settings.ts. */
export type Bindings = {
  DB: D1Database;
  SESSIONS: KVNamespace;
  /** One lane a user: `laneOf` in `generation` knows its methods. */
  LANES: DurableObjectNamespace;
  RATE_10: RateLimit;
  RATE_20: RateLimit;
  RATE_60: RateLimit;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  SITE_URL?: string;
  SOURCE_ALLOWED_HOSTS?: string;
  PARTNER_NAME?: string;
  WIKIPEDIA_URL?: string;
  INDEXNOW_KEY?: string;
  INDEXNOW_URL?: string;
  MAIL_FROM?: string;
  SMTP_URL?: string;
  MAIL_API_URL?: string;
  MAIL_API_KEY?: string;
  /** The terminal of `npm start`, which prints mails; a deployed site has no such binding. */
  LOCAL_MAIL?: Fetcher;
  GENERATIONS_PER_DAY?: string;
  MODEL_TOKENS_PER_DAY?: string;
  MODEL_LANES?: string;
};

export type Variables = {
  db: Database;
  /** Set by requireUser and requireAdmin. */
  user: User;
  /** The session of that user that the request came with. */
  session: typeof sessions.$inferSelect;
  /** Set by withViewer. */
  viewer: User | null;
};

export type AppEnv = { Bindings: Bindings; Variables: Variables };
