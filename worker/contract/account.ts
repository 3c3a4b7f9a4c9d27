import { z } from 'zod';
import { emailMaxLength } from './limits.ts';
import { password, registerBody } from './users.ts';

/** A session as its owner's list shows it. */
export const sessionItem = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItem>;

export const sessionList = z.object({ sessions: z.array(sessionItem) });
export type SessionList = z.infer<typeof sessionList>;

/** `currentPassword` is missing only where the account has none. */
export const passwordBody = z.object({ currentPassword: password.optional(), newPassword: password });
export type PasswordBody = z.infer<typeof passwordBody>;

export const emailBody = z.object({ email: registerBody.shape.email, password: password.optional() });
export type EmailBody = z.infer<typeof emailBody>;

/** An account is named by its username or by its email. */
export const forgotPasswordBody = z.object({
  login: z
    .string('Please enter your username or email')
    .trim()
    .min(3, 'Please enter your username or email')
    .max(emailMaxLength, 'Please enter your username or email'),
});

/** The token of a link in a mail. */
export const tokenBody = z.object({ token: z.string().max(200) });
export const resetPasswordBody = tokenBody.extend({ password });

/** The password of the account that has the address which Google vouched for. */
export const connectByPasswordBody = z.object({ password });

/** Shows that the owner asks. Without a password the account must have none, and the sign-in be fresh. */
export const ownerBody = z.object({ password: password.optional() });
export type OwnerBody = z.infer<typeof ownerBody>;

/** Where the popup is to go. */
export const googleStart = z.object({ url: z.string() });
export type GoogleStart = z.infer<typeof googleStart>;
