import { describe, expect, it } from 'vitest';
import { errorOfStatus, readRetryAfter } from './errors.ts';

const now = Date.parse('2026-03-02T10:00:00Z');

describe('readRetryAfter', () => {
  it.each([
    ['30', 30_000],
    ['0.5', 500],
    ['Mon, 02 Mar 2026 10:01:00 GMT', 60_000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['-3', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads %s', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});

describe('errorOfStatus', () => {
  it.each([408, 409, 429, 500, 502, 503, 529])('waits after %i', (status) => {
    expect(errorOfStatus(status, undefined).kind).toBe('wait');
  });

  it.each([400, 401, 403, 404, 413, 422])('fails after %i, in a sentence for people', (status) => {
    const { kind, message } = errorOfStatus(status, undefined);
    expect(kind).toBe('fatal');
    expect(message).toMatch(/^The language model .*\.$/);
  });
});
