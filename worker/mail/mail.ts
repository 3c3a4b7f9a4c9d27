import type { Bindings } from '../env.ts';
import { AppError } from '../errors.ts';
import { logError } from '../log-error.ts';
import { readSettings, type Settings } from '../settings.ts';
import { sendBySmtp } from './smtp.ts';

export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Where the links of its mails lead. */
  origin: string;
  send(mail: Mail): Promise<void>;
};

const timeoutMs = 20_000;

/**
 * The one way out for mail: SMTP, or an HTTP API, or the terminal of `npm start`. Links stand on SITE_URL alone, because a
 * request's own origin is what its sender says it is; only on a developer's machine that will do. Null: no mail here.
 */
export function mailerOf(env: Bindings, requestUrl: string): Mailer | null {
  const { mail, siteUrl } = readSettings(env);
  if (mail) return siteUrl === null ? null : { origin: siteUrl, send: (message) => deliver(mail, message) };
  const terminal = env.LOCAL_MAIL;
  if (!terminal) return null;
  return {
    origin: siteUrl ?? new URL(requestUrl).origin,
    send: (message) => post((url, init) => terminal.fetch(url, init), 'http://mail.local/', message),
  };
}

export function requireMailer(env: Bindings, requestUrl: string): Mailer {
  const mailer = mailerOf(env, requestUrl);
  if (mailer) return mailer;
  const message = 'This site is not set up to send mail. Please ask its administrator for help with your account.';
  throw new AppError('not_configured', message);
}

/** Sends, and tells whether that worked. */
export async function trySending(mailer: Mailer, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    logError('mail_failed', error, codeOf(error));
    return false;
  }
}

/** SMTP's or HTTP's word for it. */
function codeOf(error: unknown): { code?: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
}

function deliver({ from, smtpUrl, api }: NonNullable<Settings['mail']>, mail: Mail): Promise<void> {
  if (smtpUrl) return sendBySmtp(new URL(smtpUrl), from, mail);
  return post(fetch, api?.url ?? '', { from, ...mail }, api?.key ?? null);
}

/** `{from, to, subject, text}` as JSON, the key as bearer token: what the common mail services take. */
async function post(
  send: (url: string, init: RequestInit) => Promise<Response>,
  url: string,
  mail: Mail & { from?: string },
  key: string | null = null,
): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify(mail),
    // A redirect would carry the mail, and with it a link that is good, to who knows where.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error('The mail service refused'), { code: String(response.status) });
}
