import { Hono } from 'hono';
import { requireAdmin } from '../auth/middleware.ts';
import {
  type InstructionVersion,
  type SystemInstructions,
  systemInstructions,
} from '../contract/system-instructions.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings.ts';
import { defaultSystemInstructions } from './defaults.ts';
import { readSystemInstructions, saveSystemInstructions } from './service.ts';
import { listInstructionVersions } from './versions.ts';

export const systemInstructionsRoutes = new Hono<AppEnv>()
  .get('/', requireAdmin, async (c) =>
    c.json<SystemInstructions>(await readSystemInstructions(c.var.db, readSettings(c.env).partnerName)),
  )
  .get('/defaults', requireAdmin, (c) =>
    c.json<SystemInstructions>(defaultSystemInstructions(readSettings(c.env).partnerName)),
  )
  .get('/versions', requireAdmin, async (c) => c.json<InstructionVersion[]>(await listInstructionVersions(c.var.db)))
  .put('/', requireAdmin, validate('json', systemInstructions), async (c) =>
    c.json<SystemInstructions>(await saveSystemInstructions(c.var.db, c.var.user.id, c.req.valid('json'))),
  );
