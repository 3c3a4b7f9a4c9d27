import type { User } from '../../worker/contract/users.ts';
import { ApiError } from '../lib/api.ts';

const startPath = '/api/auth/google/start';

class PopupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PopupError';
  }
}

/**
 * Signs in through a popup. The popup is opened within the click, or browsers would block it; the server is asked whether
 * Google sign-in is set up before the popup is sent there.
 */
export async function signInWithGoogle(refreshUser: () => Promise<User | null>): Promise<void> {
  const popup = window.open('about:blank', 'google-sign-in', 'popup,width=480,height=640');
  if (!popup) throw new PopupError('Popup was blocked by browser. Please allow popups and try again.');
  try {
    await requireConfigured();
  } catch (error) {
    popup.close();
    throw error;
  }
  popup.location.href = startPath;
  await closed(popup);
  if (!(await refreshUser())) throw new PopupError('Sign-in was cancelled');
}

async function requireConfigured(): Promise<void> {
  // The redirect to Google is for the popup to follow; here only its being offered counts.
  const response = await fetch(startPath, { redirect: 'manual' });
  if (response.ok || response.type === 'opaqueredirect') return;
  throw new ApiError(`${response.status}: ${(await response.text()) || response.statusText}`);
}

function closed(popup: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      resolve();
    }, 300);
  });
}
