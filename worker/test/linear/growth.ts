/** Less than this says nothing about growth. */
const noticeableMs = 40;
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

/** How much more the double text costs at the step where that is most, by the least that either was seen to cost. */
function growthOnce(steps: Steps, once: string, twice: string): number {
  let [least, double] = [steps.map(() => Number.POSITIVE_INFINITY), steps.map(() => Number.POSITIVE_INFINITY)];
  let growth = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    double = lesser(double, work(steps, twice));
    if (double.every((ms) => ms < noticeableMs)) return 0;
    least = lesser(least, work(steps, once));
    growth = Math.max(...double.map((ms, step) => (ms < noticeableMs ? 0 : ms / (least[step] ?? 0))));
    if (growth <= most) break;
  }
  return growth;
}

const lesser = (known: number[], seen: number[]) => known.map((ms, step) => Math.min(ms, seen[step] ?? ms));

/**
 * How much more a text of `length` doubled costs. Where that is too much it is doubled once more, and the lesser of both
 * counts: memory that fills up makes one doubling dearer, a loop within a loop every one.
 */
export function growth(steps: Steps, make: (length: number) => string, length: number): number {
  const first = growthOnce(steps, make(length), make(2 * length));
  return first <= most ? first : Math.min(first, growthOnce(steps, make(2 * length), make(4 * length)));
}
