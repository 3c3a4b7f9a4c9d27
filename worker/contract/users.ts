import { z } from 'zod';
import {
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
  personNameMaxLength,
  usernameMaxLength,
  usernameMinLength,
} from './limits.ts';
import { authProviders, plans } from './options.ts';

/** A signed-in user as the API shows them to themselves. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** True once the owner of the address followed a link sent there, or Google vouched for it. */
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  photoUrl: z.string().nullable(),
  authProvider: z.enum(authProviders),
  plan: z.enum(plans),
  articlesGenerated: z.number(),
  monthlyLimit: z.number(),
  isAdmin: z.boolean(),
  maxPublishedArticles: z.number(),
  maxDraftArticles: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.infer<typeof user>;

const login = z
  .string('Username must be at least 3 characters')
  .trim()
  .min(usernameMinLength, 'Username must be at least 3 characters')
  .max(emailMaxLength, `Username must be at most ${usernameMaxLength} characters`);
const username = login.max(usernameMaxLength, `Username must be at most ${usernameMaxLength} characters`);

export const password = z
  .string('Password must be at least 6 characters')
  .min(passwordMinLength, 'Password must be at least 6 characters')
  .max(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`);

const personName = z
  .string()
  .trim()
  .max(personNameMaxLength, `Names can have at most ${personNameMaxLength} characters`);

/** Stands in for the address of an account that lost it: it reaches nobody. */
const placeholderDomain = '@no-address.invalid';
export const placeholderEmail = (userId: string) => userId + placeholderDomain;
export const isPlaceholderEmail = (email: string) => email.toLowerCase().endsWith(placeholderDomain);

/** `username` takes the account's email too. */
export const loginBody = z.object({ username: login, password });
export type LoginBody = z.infer<typeof loginBody>;

export const registerBody = z.object({
  // Control characters would make names that look alike but are not.
  username: username.regex(/^[^\p{C}\p{Z}]+$/u, 'Username must not contain spaces'),
  password,
  email: z
    .string('Please enter a valid email')
    .trim()
    .max(emailMaxLength, 'Please enter a valid email')
    .pipe(z.email('Please enter a valid email'))
    .refine((email) => !isPlaceholderEmail(email), 'Please enter a valid email'),
  firstName: personName.nullish(),
  lastName: personName.nullish(),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const profileBody = z.object({
  username: registerBody.shape.username.optional(),
  firstName: personName.nullish(),
  lastName: personName.nullish(),
});
export type ProfileBody = z.infer<typeof profileBody>;

export const meResponse = z.object({ user });
export type MeResponse = z.infer<typeof meResponse>;

/** What the client sends after the popup; accepted only when it equals what Google proved to the server. */
export const googleBody = z.object({
  googleId: z.string().min(1).max(255),
  email: z.string().trim().max(emailMaxLength),
  displayName: z.string().max(500).nullish(),
  photoURL: z.string().max(2048).nullish(),
});
export type GoogleBody = z.infer<typeof googleBody>;
