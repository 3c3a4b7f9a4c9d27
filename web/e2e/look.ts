import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolationsInBothThemes } from './axe.ts';
import { atEachWidth, expectWithinWindow } from './pages.ts';

/** The screen as it stands, in each width: nothing is wider than its window, and axe finds nothing in either theme. */
export function look(page: Page): Promise<void> {
  return atEachWidth(page, async () => {
    await expectWithinWindow(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
}
