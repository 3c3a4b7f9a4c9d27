/**
 * How the page that the popup ends on reports to the dialog that opened it. A channel of our own origin reaches the dialog
 * also where the way through Google's pages has cut the popup off from its opener.
 */
export const googleChannel = 'google-sign-in';

/** Null where Google vouched for the user; 'cancelled' or a sentence of the server where not. */
export type GoogleReport = { error: string | null };
