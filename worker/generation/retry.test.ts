import { describe, expect, it } from 'vitest';
import { nextModelAttempt, nextReading } from './retry.ts';

const minute = 60_000;
const wait = { now: 0, since: 0, waits: 0, retryAfterMs: null, chance: 0, priority: 'interactive' } as const;
const pauses = (chance: number) => [0, 1, 2, 3, 20].map((waits) => nextModelAttempt({ ...wait, waits, chance }));

describe('nextReading', () => {
  it('reads a source three times that answers at once that it cannot', () => {
    expect(nextReading({ now: 100, since: 0, failures: 0 })).toBe(2_100);
    expect(nextReading({ now: 2_200, since: 0, failures: 1 })).toBe(8_200);
    expect(nextReading({ now: 8_300, since: 0, failures: 2 })).toBeNull();
  });

  it('begins no reading that would end after 20 seconds', () => {
    expect(nextReading({ now: 15_000, since: 0, failures: 0 })).toBe(17_000);
    expect(nextReading({ now: 17_500, since: 0, failures: 0 })).toBeNull();
    expect(nextReading({ now: 15_000, since: 0, failures: 1 })).toBeNull();
  });
});

describe('nextModelAttempt', () => {
  it('doubles its pauses up to ten minutes, each between half and the whole of it', () => {
    expect(pauses(1)).toEqual([5_000, 10_000, 20_000, 40_000, 10 * minute]);
    expect(pauses(0)).toEqual([2_500, 5_000, 10_000, 20_000, 5 * minute]);
  });

  it('keeps the pause that the endpoint asks for', () => {
    expect(nextModelAttempt({ ...wait, retryAfterMs: 25 * minute })).toBe(25 * minute);
    expect(nextModelAttempt({ ...wait, retryAfterMs: 1, chance: 1 })).toBe(5_000);
  });

  it('gives up after an hour, and after a day where nobody waits for it', () => {
    const atLast = { ...wait, now: 60 * minute - 1000, waits: 20, chance: 1 };
    expect(nextModelAttempt(atLast)).toBe(60 * minute);
    expect(nextModelAttempt({ ...atLast, now: 60 * minute })).toBeNull();
    expect(nextModelAttempt({ ...atLast, now: 60 * minute, priority: 'bulk' })).toBe(70 * minute);
    expect(nextModelAttempt({ ...atLast, now: 24 * 60 * minute, priority: 'bulk' })).toBeNull();
  });

  it('gives up at once where it is asked to wait for longer than it may', () => {
    expect(nextModelAttempt({ ...wait, retryAfterMs: 61 * minute })).toBeNull();
  });
});
