/** How much more work twice the text may be. */
export const most = 3;
const tries = 6;

/** What is done with a text, and with what came of that: each step is measured by itself. */
export type Steps = [(text: string) => unknown, ...Array<(made: never) => unknown>];

let turn = 0;

/** Processor time of this thread alone: what others do on the machine costs others. */
function work(steps: Steps, text: string): number[] {
  turn += 1;
  // Not the text of the turn before: that was read already.
  let made: unknown = `${text} ${turn}`;
  return steps.map((step) => {
    const before = process.threadCpuUsage();
    made = step(made as never);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
}

const lesser = (known: number[], seen: number[]) => known.map((ms, step) => Math.min(ms, seen[step] ?? ms));

/**
 * How much more the double text costs at the step where that is most, by the least that either was seen to cost; nothing where
 * it costs less than `noticeableMs`, which says nothing about growth.
 */
function growthOnce(steps: Steps, once: string, twice: string, noticeableMs: number): number | undefined {
  let [least, double] = [steps.map(() => Number.POSITIVE_INFINITY), steps.map(() => Number.POSITIVE_INFINITY)];
  let growth = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    double = lesser(double, work(steps, twice));
    if (double.every((ms) => ms < noticeableMs)) return undefined;
    least = lesser(least, work(steps, once));
    growth = Math.max(...double.map((ms, step) => (ms < noticeableMs ? 0 : ms / (least[step] ?? 0))));
    if (growth <= most) break;
  }
  return growth;
}

/**
 * How much more a text of `length` doubled costs. An eighth of it tells already where that is work enough. Where it is too much
 * the text is doubled once more, and the lesser of both counts: memory that fills up makes one doubling dearer, a loop within a
 * loop every one.
 */
export function growth(steps: Steps, make: (length: number) => string, length: number): number {
  const at = (size: number, noticeableMs: number) => growthOnce(steps, make(size), make(2 * size), noticeableMs);
  const early = at(length / 8, 10);
  if (early !== undefined && early <= most) return early;
  const growth = at(length, 40) ?? 0;
  return growth <= most ? growth : Math.min(growth, at(2 * length, 40) ?? 0);
}
