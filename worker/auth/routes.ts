import { Hono } from 'hono';
import { loginBody, type MeResponse, registerBody, type User } from '../contract/users.ts';
import { foldKey } from '../db/fold.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { inBackground } from '../http/in-background.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { mailerOf } from '../mail/mail.ts';
import { sendVerification } from '../users/credentials.ts';
import { authenticate, createUser, toUser } from '../users/service.ts';
import { requireUser } from './middleware.ts';
import { endSession, startSession } from './session.ts';
import { countTold } from './told.ts';

export const authRoutes = new Hono<AppEnv>()
  .post(
    '/register',
    async (c, next) => {
      await countAgainst(c.env.RATE_20, `register:${clientAddress(c)}`);
      return next();
    },
    validate('json', registerBody),
    async (c) => {
      const row = await countTold(c.var.db, clientAddress(c), () => createUser(c.var.db, c.req.valid('json')));
      await startSession(c, row);
      const mailer = mailerOf(c.env, c.req.url);
      if (mailer) inBackground(c, 'verification_not_sent', sendVerification(c.var.db, mailer, row));
      return c.json<User>(toUser(row), 201);
    },
  )
  .post(
    '/login',
    async (c, next) => {
      await countAgainst(c.env.RATE_60, `login:${clientAddress(c)}`);
      return next();
    },
    validate('json', loginBody),
    async (c) => {
      const { username, password } = c.req.valid('json');
      const name = foldKey(username);
      await countAgainst(c.env.RATE_10, `login-pair:${name}:${clientAddress(c)}`);
      const row = await authenticate(c.var.db, username, password).catch(async (error: unknown) => {
        // Names are public, so anybody can use this count up: it turns refusals of many addresses into 429, and nothing else.
        if (error instanceof AppError) await countAgainst(c.env.RATE_60, `login-name:${name}`);
        throw error;
      });
      await startSession(c, row);
      return c.json<User>(toUser(row));
    },
  )
  .post('/logout', async (c) => {
    await countAgainst(c.env.RATE_60, `logout:${clientAddress(c)}`);
    await endSession(c);
    return c.body(null, 204);
  })
  .get('/me', requireUser, (c) => c.json<MeResponse>({ user: c.var.user }))
  .get('/user', requireUser, (c) => c.json<User>(c.var.user));
