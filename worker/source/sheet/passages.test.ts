import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { assembleSource } from './assemble.ts';

it('tells what a page on prices opens with from what the product opens with', async () => {
  const pages = await Promise.all([
    parsePage('<h1>Firings, planned</h1><p>Acme plans the firings of a studio.</p>', 'https://acme.example/', 0),
    parsePage('<h1>Plans</h1><p>Every plan begins with a trial of 30 days.</p>', 'https://acme.example/pricing', 0),
  ]);
  expect(assembleSource(pages).passages.map(({ page, topic }) => [page, topic])).toEqual([
    [0, 'opening'],
    [1, 'pricing'],
  ]);
});
