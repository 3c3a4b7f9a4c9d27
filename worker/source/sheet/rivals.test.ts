import { expect, it } from 'vitest';
import { sourceOn } from '../test-sheet.ts';
import { findRivals } from './rivals.ts';

it('are products that the site sets itself against, not the things that it tells apart', async () => {
  const source = await sourceOn(
    '<h2>Brinewell vs Saltbook</h2><p>Unlike Pannotes it weighs by night.</p><h2>Desktop vs Android</h2><p>It is better than The rest.</p><h2>Tide-Clock vs Moon clarity</h2><p>See whether it is the sea, or your Moon.</p>',
  );
  expect(new Set(findRivals(source))).toEqual(new Set(['Saltbook', 'Pannotes']));
});

it('are none of two things that a line sets side by side without naming the product', async () => {
  const source = await sourceOn(
    '<h2>The books</h2><ul><li>Tidebook vs board</li><li>Heaps by night</li></ul><p>See Brinewell vs Saltbook.</p>',
  );
  expect(findRivals(source)).toEqual(['Saltbook']);
});
