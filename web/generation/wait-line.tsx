import { waitTexts } from '../../worker/contract/generation.ts';
import type { WaitReason } from '../../worker/contract/options.ts';

/** Below the stage text: why a generation stands still for now. */
export function WaitLine({ reason }: { reason: WaitReason | null }) {
  return reason && <span className="mt-2 block text-xs text-fair">{waitTexts[reason]}</span>;
}
