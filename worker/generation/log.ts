/** Tokens that a model has counted so far. */
export type Meter = { tokens: number };

/** Runs a step and writes one structured line about it: never content, never keys. */
export async function logStep<T>(article: string, step: string, meter: Meter, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const before = meter.tokens;
  const line = (outcome: string) =>
    console.log(
      JSON.stringify({
        event: 'generation_step',
        article,
        step,
        ms: Date.now() - startedAt,
        tokens: meter.tokens - before,
        outcome,
      }),
    );
  try {
    const result = await work();
    line('done');
    return result;
  } catch (error) {
    line(error instanceof Error ? error.name : 'error');
    throw error;
  }
}
