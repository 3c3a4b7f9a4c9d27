import type { ErrorCode, ErrorIssue } from '../../worker/contract/errors.ts';
import type { AnswerOf, Key, Method, PathOf, WithBody, WithParams, WithQuery } from './api-types.ts';

type Told = { error?: string; code?: ErrorCode; issues?: ErrorIssue[]; article?: unknown };

/** A non-OK answer. The message is `{status}: {body}`; status, code and the server's sentence are read back from it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly issues: ErrorIssue[];
  /** The server's sentence for people, where it sent one. */
  readonly told: string | undefined;
  /** The article as it stands, where it was changed in the meantime (412); the one of the same source, where it is used (409). */
  readonly article: unknown;
  /** All that the server sent. */
  readonly body: unknown;

  constructor(message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = Number.parseInt(message, 10);
    const told = parseTold(message.slice(message.indexOf(': ') + 2));
    this.code = told.code;
    this.issues = told.issues ?? [];
    this.told = told.error;
    this.article = told.article;
    this.body = told;
  }
}

function parseTold(body: string): Told {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** The server does not know who asks (any more). */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The server's sentence, or the fallback where there is none (no connection, an answer that is not ours). */
export function toldOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.told) || fallback;
}

const fill = (path: string, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The address of what is read, with the type of its answer. */
export function keyOf<Path extends PathOf<'GET'>>(
  path: Path,
  ...[asked]: Optional<WithParams<Path> & WithQuery<Path>>
): Key<AnswerOf<'GET', Path>> {
  const { params, query = {} } = (asked ?? {}) as { params?: Record<string, string>; query?: Record<string, string> };
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  return fill(path, params) + (said.length > 0 ? `?${new URLSearchParams(said)}` : '');
}

const underWay = new Set<Promise<unknown>>();
let isEnding = false;

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include', ...init });
  const body = await response.text();
  if (!response.ok) throw new ApiError(`${response.status}: ${body || response.statusText}`);
  return body === '' ? (undefined as Answer) : JSON.parse(body);
}

function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  if (isEnding) return new Promise(() => {});
  const asked = ask<Answer>(path, init);
  const over = () => underWay.delete(asked);
  underWay.add(asked);
  asked.then(over, over);
  return asked;
}

/** So long the end of a session waits for what was asked before. */
const patienceMs = 3000;

/** Ends the session once what is under way is done; what is asked from then on would be refused, and is never sent. */
export async function endSession(path: PathOf<'POST'>): Promise<void> {
  isEnding = true;
  await Promise.race([Promise.allSettled(underWay), new Promise((late) => setTimeout(late, patienceMs))]);
  try {
    await ask(path, { method: 'POST', headers: {} });
  } catch (error) {
    isEnding = false;
    throw error;
  }
}

/** These two calls are public and go without credentials. */
const isPublic = (path: string) =>
  path.startsWith('/api/articles/published') || path.startsWith('/api/articles/search');

/** The default loader: GETs the first element of the key. */
export function load<Answer>(key: Key<Answer> | readonly [Key<Answer>, ...unknown[]]): Promise<Answer> {
  const path = typeof key === 'string' ? key : key[0];
  return request<Answer>(path, isPublic(path) ? { credentials: 'omit' } : {});
}

/** As `load`, but null where the answer is one of the named statuses. */
export async function loadOrNull<Answer>(key: Key<Answer>, ...statuses: number[]): Promise<Answer | null> {
  try {
    return await load<Answer>(key);
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** Nothing need be given where all of it may be left out. */
type Optional<Given> = Record<never, never> extends Given ? [Given?] : [Given];

type Sent<Name extends Method, Path extends PathOf<Name>> = WithParams<Path> &
  WithBody<Name, Path> & {
    /** The version that a change began from; one that is stale is refused (412). */
    ifMatch?: number | undefined;
  };

/** Changes something. Params, body and answer are those of the Worker's route. */
export function send<Name extends Exclude<Method, 'GET'>, Path extends PathOf<Name>>(
  method: Name,
  path: Path,
  ...[sent]: Optional<Sent<Name, Path>>
): Promise<AnswerOf<Name, Path>> {
  const { params, body, ifMatch } = (sent ?? {}) as {
    params?: Record<string, string>;
    body?: unknown;
    ifMatch?: number;
  };
  const headers = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
  };
  return request(fill(path, params), { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}
