import type { GoogleBody } from '../../worker/contract/users.ts';
import { ApiError, keyOf, load } from '../lib/api.ts';
import { type GoogleReport, googleChannel } from './google-channel.ts';

const startPath = '/api/auth/google/start';

const cancelled = 'Sign-in was cancelled';

/** Something that happened to the popup; its message is for the user. */
export class PopupError extends Error {}

/**
 * Has Google say who the user is. The popup is opened within the click, or browsers would block it; the server is asked
 * whether Google sign-in is set up before the popup is sent where it `starts`.
 */
export async function askGoogle(start: () => Promise<string> = startSignIn): Promise<GoogleBody> {
  const popup = window.open('about:blank', 'google-sign-in', 'popup,width=480,height=640');
  if (!popup) throw new PopupError('Popup was blocked by browser. Please allow popups and try again.');
  try {
    popup.location.href = await start();
  } catch (error) {
    popup.close();
    throw error;
  }
  const report = await reportOf(popup);
  if (report && report.error !== null) throw new PopupError(report.error === 'cancelled' ? cancelled : report.error);
  const claims = load(keyOf('/api/auth/google/claims'));
  if (report) return claims;
  return claims.catch((error: unknown) => {
    throw error instanceof ApiError ? new PopupError(cancelled) : error;
  });
}

async function startSignIn(): Promise<string> {
  // The redirect to Google is for the popup to follow; here only its being offered counts.
  const response = await fetch(startPath, { redirect: 'manual' });
  if (response.ok || response.type === 'opaqueredirect') return startPath;
  throw new ApiError(`${response.status}: ${(await response.text()) || response.statusText}`);
}

/**
 * The popup's report; null where it was closed without one. Usually that is a refusal, but the page on which it ends closes
 * itself, and on a busy machine its report may come after its end: the server knows whether Google has vouched.
 */
function reportOf(popup: Window): Promise<GoogleReport | null> {
  const channel = new BroadcastChannel(googleChannel);
  return new Promise<GoogleReport | null>((resolve) => {
    let polls = 0;
    channel.onmessage = (event: MessageEvent<GoogleReport>) => resolve(event.data);
    const timer = setInterval(() => {
      // A report may still be under way when the popup is already gone.
      if (popup.closed) polls += 1;
      if (polls < 3) return;
      clearInterval(timer);
      resolve(null);
    }, 300);
  }).finally(() => channel.close());
}
