import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const namesOn = async (html: string) => (await sheetOn(html)).integrations.map(({ name }) => name);

it('are what stands in boxes under such a heading, and none where the product itself is drawn among them', async () => {
  const boxes = (...names: string[]) =>
    `<h2>Works with</h2><div>${names.map((name) => `<div class="box"><h4>${name}</h4></div>`).join('')}</div><h2>Bells</h2><p>Rung.</p>`;
  expect(await namesOn(boxes('Saltmoor', 'Panbook', 'Gull CRM'))).toEqual(['Saltmoor', 'Panbook', 'Gull CRM']);
  expect(await namesOn(boxes('Brinewell App', 'Clinical PDF', 'Gull CRM'))).toEqual([]);
});
