import { expect, it } from 'vitest';
import { plainDate } from './text.ts';

it.each(['2026-01-01T00:00:00.000Z', '2025-12-31T23:59:59.999Z', '2024-02-29T12:00:00Z', '2026-07-04T00:30:00+02:00'])(
  'writes the day of %s as the platform does for English',
  (iso) => {
    const options = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const;
    expect(plainDate(iso)).toBe(new Date(iso).toLocaleDateString('en-US', options));
  },
);
