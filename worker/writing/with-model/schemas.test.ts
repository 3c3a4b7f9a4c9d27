import { expect, it } from 'vitest';
import { z } from 'zod';
import { sectionAnswer } from './desk.ts';

const sectionWith = (text: string) => ({
  heading: 'A heading',
  blocks: [{ kind: 'paragraph', sentences: [{ kind: 'claim', text, facts: [] }] }],
});

it('takes no sentence that is longer than any sentence, and says so to be mended', () => {
  expect(sectionAnswer.safeParse(sectionWith('a'.repeat(1000))).success).toBe(true);
  expect(z.prettifyError(sectionAnswer.safeParse(sectionWith('a'.repeat(1001))).error as z.ZodError)).toContain(
    '1000 characters',
  );
});

it('asks endpoints for no lengths, which not all of them know', () => {
  expect(JSON.stringify(z.toJSONSchema(sectionAnswer))).not.toContain('maxLength');
});
