import { expect, it } from 'vitest';
import { sourceOn } from '../test-sheet.ts';

const squeeze = (text: string) => text.replace(/\s+/g, '');

it.each<[string, string]>([
  [
    'integrations that a card names below its title',
    '<h2>Features</h2><div><div class="c"><h3>Storage adapters</h3><p>Tidebase, Brineware and Panly</p></div><div class="c"><h3>Tide alarm</h3><p>It rings before the water comes.</p></div></div>',
  ],
  [
    'a part with a list in it',
    '<h2>Harvest book</h2><p>It counts what was brought in, and by whom.</p><ul><li>By pan</li><li>By day</li></ul><p>And it forgets nothing of it.</p><h2>Salt</h2><p>There is more of it.</p>',
  ],
  [
    'plans of a table made of boxes',
    '<h2>Pricing</h2><div><div class="r"><div>Plan</div><div>Skiff</div><div>Barge</div></div><div class="r"><div>Price</div><div>$9/month</div><div>$29/month</div></div></div>',
  ],
  [
    'words signed by a link',
    '<h2>Salt</h2><div class="one"><p>"It keeps my feet dry all year."</p><p><a href="/m">Maud Kerrigan</a></p></div>',
  ],
])('keeps the words that show %s', async (_, html) => {
  const { pages, sheet } = await sourceOn(html);
  const kept = squeeze(pages[0]?.text ?? '');
  const entries = [...sheet.features, ...sheet.plans, ...sheet.integrations, ...sheet.quotes];
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ quote }) => quote).filter((quote) => !kept.includes(squeeze(quote)))).toEqual([]);
});
