import { describe, expect, it } from 'vitest';
import { cutToWidth, descriptionRoom, titleMaxPx, titleRoom, titleWidthPx } from './title-width.ts';

describe('cutToWidth', () => {
  it('leaves what fits as it is', () => {
    expect(cutToWidth('', titleRoom)).toBe('');
    expect(cutToWidth('Receipts without tears', titleRoom)).toBe('Receipts without tears');
  });

  it('cuts by width, not by letters, and between words', () => {
    const narrow = 'illicit little lilies '.repeat(3).trim();
    const wide = 'WOMEN WHO MADE MAPS '.repeat(3).trim();
    expect(narrow.length).toBeGreaterThan(wide.length);
    expect(cutToWidth(narrow, titleRoom)).toBe(narrow);
    const cut = cutToWidth(wide, titleRoom);
    expect(cut.endsWith(' …')).toBe(true);
    expect(titleWidthPx(cut)).toBeLessThanOrEqual(titleMaxPx);
    expect(wide.startsWith(`${cut.slice(0, -2)} `)).toBe(true);
  });

  it('cuts within a word that is too long by itself, never within a letter', () => {
    const cut = cutToWidth('🦄'.repeat(200), titleRoom);
    expect(cut).toMatch(/^(?:🦄)+ …$/u);
    expect(titleWidthPx(cut)).toBeLessThanOrEqual(titleMaxPx);
  });

  it('gives a description the room of two lines', () => {
    const description = 'Plain words of the usual width '.repeat(8).trim();
    const shown = cutToWidth(description, descriptionRoom).length;
    expect(shown).toBeGreaterThan(130);
    expect(shown).toBeLessThan(170);
  });
});
