import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

export const root = resolve(import.meta.dirname, '../..');

/** Every runtime setting of the Worker, as .dev.vars.example documents it: `# NAME=`. */
function settingNames(): string[] {
  const example = readFileSync(join(root, '.dev.vars.example'), 'utf8');
  return [...example.matchAll(/^# ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
}

/** The settings that are set: from .dev.vars, and over them from the environment. */
export function readLocalSettings(): Record<string, string> {
  const file = join(root, '.dev.vars');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const settings: Record<string, string> = {};
  for (const name of settingNames()) {
    const value = process.env[name] ?? fromFile[name];
    if (value !== undefined) settings[name] = value;
  }
  return settings;
}

export const port = Number(process.env.PORT || 8788);
/** Where the local D1, KV and Durable Objects keep their data. */
export const stateDir = resolve(root, process.env.STATE_DIR || '.wrangler/state');
