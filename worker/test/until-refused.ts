/**
 * The answers up to the first 429. The minute that a limit counts may begin anew on the way, so that nearly twice as many are let in;
 * fewer than the limit never are.
 */
export async function untilRefused(limit: number, send: () => Response | Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length <= 2 * limit) answers.push(await send());
  if (answers.length <= limit) throw new Error(`Refused after ${answers.length - 1} instead of ${limit}`);
  return answers;
}

/** What they were answered before that. */
export const statusesBefore = (answers: readonly Response[]) => [
  ...new Set(answers.slice(0, -1).map(({ status }) => status)),
  answers.at(-1)?.status,
];
