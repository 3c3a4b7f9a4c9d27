import { expect, it, vi } from 'vitest';
import { authorAddress } from '../../contract/product.ts';
import { judgeArticle } from '../../evidence/judge.ts';
import { createModel } from '../../model/client.ts';
import { askedOf, modelNamed } from '../../test/model.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { createTools } from '../test/tools.ts';
import { writeFromSource } from '../write-article.ts';

// Whole articles over real HTTP, on machines that do other things too.
vi.setConfig({ testTimeout: 30_000 });

it('goes by what the owner says of the product, and links to no page for it', async () => {
  const model = modelNamed('plain');
  const words = [{ field: 'plan/solo/price', label: 'Solo', said: '$19 per month' }];
  const tools = { ...createTools([], {}), model: createModel(model), instructions: async () => null as never };
  const own = { words, at: 1_761_000_000_000 };
  const article = await writeFromSource(briefFor('https://ledgerly.example/', 'medium'), ledgerly, tools, own);
  const prompts = (await askedOf(model))
    .map(({ body }) => body.messages.map(({ content }) => content).join('\n'))
    .join('\n');
  expect(prompts).toContain('$19 per month');
  expect(prompts).not.toMatch(/\$12\b/);
  expect(prompts).not.toContain(authorAddress);
  expect(article.content).toMatch(/\$19\b/);
  expect(article.content).not.toMatch(/\$12\b/);
  expect(article.content).not.toContain(authorAddress);
  const { proof, keywords } = article;
  const { statements } = judgeArticle(article, { ...proof, sheet: ledgerly.sheet, keywords }, false);
  const told = statements.filter(({ text, place }) => place === 'text' && /\$19\b/.test(text));
  expect(told.length).toBeGreaterThan(0);
  for (const { state, stated } of told) expect([state, stated.length > 0]).toEqual(['yours', true]);
});
