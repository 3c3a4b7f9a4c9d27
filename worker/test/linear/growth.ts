/** Less than this says nothing about growth. */
const noticeableMs = 40;
/** How much more work twice the text may be. */
export const most = 3;
const tries = 6;

let turn = 0;

/** Processor time of this thread alone: what others do on the machine costs others. */
function work(run: (text: string) => unknown, text: string): number {
  turn += 1;
  // Not the text of the turn before: that was read already.
  const other = `${text} ${turn}`;
  const before = process.threadCpuUsage();
  run(other);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** How much more the double text costs, by the least that either was seen to cost. */
function growthOnce(run: (text: string) => unknown, once: string, twice: string): number {
  let [least, double] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    double = Math.min(double, work(run, twice));
    if (double < noticeableMs) return 0;
    least = Math.min(least, work(run, once));
    if (double / least <= most) break;
  }
  return double / least;
}

/**
 * How much more a text of `length` doubled costs. Where that is too much it is doubled once more, and the lesser of both
 * counts: memory that fills up makes one doubling dearer, a loop within a loop every one.
 */
export function growth(run: (text: string) => unknown, make: (length: number) => string, length: number): number {
  const first = growthOnce(run, make(length), make(2 * length));
  return first <= most ? first : Math.min(first, growthOnce(run, make(2 * length), make(4 * length)));
}
