import { z } from 'zod';
import { askInWords } from './answer-form.ts';
import { fenceData } from './fence-data.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Model, ModelReply, ModelRequest } from './types.ts';

/** A question whose answer is data. `schema` may refine: what it refuses is sent back once to be mended. */
export type Question<T> = {
  name: string;
  system: string;
  user: string;
  schema: z.ZodType<T>;
  maxTokens?: number;
  /** What is wrong with an answer that can be used all the same: worth one more asking, and no reason to do without. */
  faultsOf?: (answer: T) => string[];
};

/** Keeps a reply under its name before it is read, so that it is paid for once. */
export type KeepReply = (name: string, work: () => Promise<ModelReply>) => Promise<ModelReply>;

/** Asks; an answer that cannot be used is asked to be repaired once. Null: unusable all the same. */
export async function ask<T>(model: Model, keep: KeepReply, step: string, question: Question<T>): Promise<T | null> {
  const request = requestOf(question);
  const first = await keep(step, () => model.complete(request));
  const answer = parseAnswer(first.text, question.schema);
  const problem = answer.ok ? (question.faultsOf?.(answer.value) ?? []).join('\n') : answer.problem;
  if (answer.ok && problem === '') return answer.value;
  const second = await keep(`${step}: repair`, () => model.complete(repairOf(request, first, problem)));
  const repaired = parseAnswer(second.text, question.schema);
  return repaired.ok ? repaired.value : answer.ok ? answer.value : null;
}

function requestOf<T>({ name, system, user, schema, maxTokens = 6000 }: Question<T>): ModelRequest {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return { system, user, answer: { name, schema: form }, maxTokens };
}

function repairOf(request: ModelRequest, reply: ModelReply, problem: string): ModelRequest {
  const earlier = reply.text.slice(0, 24_000);
  return {
    ...request,
    user: [
      request.user,
      'An earlier answer to this cannot stay as it is. What is wrong with it:',
      problem,
      'The earlier answer, as data:',
      fenceData({ earlier }),
      'Give the whole answer again, with that mended.',
      askInWords(request.answer),
    ].join('\n\n'),
  };
}
