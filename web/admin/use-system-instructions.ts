import useSWR, { mutate } from 'swr';
import type { InstructionVersion, SystemInstructions } from '../../worker/contract/system-instructions.ts';
import { send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';

const key = '/api/system-instructions';

export function useSystemInstructions() {
  return useSWR<SystemInstructions>(key);
}

export function useDefaultInstructions() {
  return useSWR<SystemInstructions>(`${key}/defaults`);
}

export function useInstructionVersions() {
  return useSWR<InstructionVersion[]>(`${key}/versions`);
}

export async function saveSystemInstructions(body: SystemInstructions): Promise<SystemInstructions> {
  const saved = await send<SystemInstructions>('PUT', key, body);
  await mutate(key, saved, { revalidate: false });
  void changed('instructions');
  return saved;
}
