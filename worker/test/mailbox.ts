import type { Bindings } from '../env.ts';
import type { Mail } from '../mail/mail.ts';

/** A stand-in for the terminal of `npm start`: settings for `api`, and what was mailed with them. */
export function createMailbox(): { settings: Partial<Bindings>; mails: Mail[] } {
  const mails: Mail[] = [];
  const fetcher = {
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      mails.push(await new Request(url, init).json<Mail>());
      return new Response(null, { status: 204 });
    },
  };
  return { settings: { LOCAL_MAIL: fetcher as unknown as Fetcher }, mails };
}

/** The token of a mail's link. */
export const tokenIn = (mail: Mail | undefined): string => /#([0-9a-f]{64})$/m.exec(mail?.text ?? '')?.[1] ?? '';
