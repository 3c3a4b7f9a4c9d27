import type { z } from 'zod';

export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

/** Reads JSON out of what a model wrote: thoughts and code fences around it are taken away first. */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  const json = unwrap(text);
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return { ok: false, problem: 'It is not valid JSON.' };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  return { ok: false, problem: problems.join('\n') };
}

function unwrap(text: string): string {
  const spoken = text
    .replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
    // Some endpoints leave out the opening tag.
    .replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
    .trim();
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(spoken)?.[1] ?? spoken;
  const from = fenced.indexOf('{');
  const to = fenced.lastIndexOf('}');
  return from >= 0 && to > from ? fenced.slice(from, to + 1) : fenced.trim();
}
