import type { WaitReason } from '../contract/options.ts';

/** Why a run ends early although nothing is wrong with it. */

/** The article is gone or belongs to another run: whatever this job still does is for nobody. */
export class Cancelled extends Error {}
/** The job has had its slice; it goes on with its next step when its turn comes. */
export class GiveWay extends Error {}
/** What the job needs is not to be had before `readyAt` (ms): nobody's attempt, however long it lasts. */
export class Waits extends Error {
  readonly reason: WaitReason;
  readonly readyAt: number;

  constructor(reason: WaitReason, readyAt: number) {
    super(`Waits for ${reason}`);
    this.reason = reason;
    this.readyAt = readyAt;
  }
}
