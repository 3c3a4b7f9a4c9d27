import { Hono } from 'hono';
import { requireAdmin } from '../auth/middleware.ts';
import { type SystemInstructions, systemInstructions } from '../contract/system-instructions.ts';
import { type AppEnv, readSettings } from '../env.ts';
import { validate } from '../http/validate.ts';
import { readSystemInstructions, saveSystemInstructions } from './service.ts';

export const systemInstructionsRoutes = new Hono<AppEnv>()
  .get('/', requireAdmin, async (c) =>
    c.json<SystemInstructions>(await readSystemInstructions(c.var.db, readSettings(c.env).partnerName)),
  )
  .put('/', requireAdmin, validate('json', systemInstructions), async (c) =>
    c.json<SystemInstructions>(await saveSystemInstructions(c.var.db, c.req.valid('json'))),
  );
