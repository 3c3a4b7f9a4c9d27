import type { Mail } from './mail.ts';

/* The mails that the site sends. The token stands behind '#', so that no server on the way sees it, and no log keeps it. */

const siteName = 'SEO Article AI';

type Letter = { to: string; username: string; origin: string; token: string };

export const resetLink = (origin: string, token: string) => `${origin}/account/reset#${token}`;
export const verifyLink = (origin: string, token: string) => `${origin}/account/verify#${token}`;

export const resetMail = ({ to, username, origin, token }: Letter): Mail => ({
  to,
  subject: `Choose a new password for ${siteName}`,
  text: `Hello ${username},

somebody asked for a new password for your account. If it was you, choose one here:

${resetLink(origin, token)}

The link works once, for 30 minutes. If it was not you, there is nothing to do: your password stays as it is.

${siteName}
${origin}
`,
});

export const verifyMail = ({ to, username, origin, token }: Letter): Mail => ({
  to,
  subject: `Confirm your email address for ${siteName}`,
  text: `Hello ${username},

please confirm that this address belongs to your account:

${verifyLink(origin, token)}

The link works once, for 30 minutes. If you have no account at ${siteName}, somebody mistyped an address, and you can ignore
this mail.

${siteName}
${origin}
`,
});
