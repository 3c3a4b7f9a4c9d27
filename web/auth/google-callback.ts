import { type GoogleReport, googleChannel } from './google-channel.ts';

/* The script of /google-sign-in, the page on which the popup ends. */

const error = new URLSearchParams(location.search).get('error');
const channel = new BroadcastChannel(googleChannel);
channel.postMessage({ error } satisfies GoogleReport);
window.close();
