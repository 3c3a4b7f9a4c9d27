import { mutate } from 'swr';
import type { SystemInstructions } from '../../worker/contract/system-instructions.ts';
import { keyOf, send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { useRead } from '../lib/use-read.ts';

const key = keyOf('/api/system-instructions');

export function useSystemInstructions() {
  return useRead(key);
}

export function useDefaultInstructions() {
  return useRead(keyOf('/api/system-instructions/defaults'));
}

export function useInstructionVersions() {
  return useRead(keyOf('/api/system-instructions/versions'));
}

export async function saveSystemInstructions(body: SystemInstructions): Promise<SystemInstructions> {
  const saved = await send('PUT', '/api/system-instructions', { body });
  await mutate(key, saved, { revalidate: false });
  void changed('instructions');
  return saved;
}
