import { z } from 'zod';
import { customInstructionsMaxLength, systemPromptMaxLength } from './limits.ts';

export const systemInstructions = z.object({
  systemPrompt: z.string('System prompt is required').trim().max(systemPromptMaxLength, 'System prompt is too long'),
  defaultCustomInstructions: z
    .string('Default custom instructions are required')
    .trim()
    .max(customInstructionsMaxLength, 'Default custom instructions are too long'),
});
export type SystemInstructions = z.infer<typeof systemInstructions>;

/** Instructions as they were saved once. */
export const instructionVersion = systemInstructions.extend({
  version: z.number(),
  createdAt: z.string(),
  /** Name of the admin who saved them. */
  author: z.string(),
});
export type InstructionVersion = z.infer<typeof instructionVersion>;
