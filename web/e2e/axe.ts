import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands; each finding as its rule and the elements. */
export async function findViolations(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  // As a debugger would: the page's own policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (asked) => {
      // Colours are judged when nothing fades in or out any more.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    },
    // All that is well would be described element by element, too.
    { ...options, resultTypes: ['violations' as const] },
  );
}

/** Light and dark: the theme changes nothing but colours. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findViolations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}
