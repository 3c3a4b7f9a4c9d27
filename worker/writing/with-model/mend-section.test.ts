import { expect, it } from 'vitest';
import type { ArticleBlock } from '../article/section.ts';
import { prepareMaterial } from '../facts/material.ts';
import { createGrounding } from '../grounding/grounding.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { createCopies } from './blocks.ts';
import type { PlannedDesk } from './desk.ts';
import { mendSection } from './mend-section.ts';

const material = prepareMaterial(briefFor('', 'short'), ledgerly);
/** `rewritten`: what the model makes of the one sentence that is sent back; null: nothing. */
const deskThat = (rewritten: string | null) => {
  const sentences = [{ number: 0, kind: 'claim', text: rewritten ?? '', facts: [reminders] }];
  const ask = () => Promise.resolve(rewritten === null ? null : { sentences });
  const desk = { material, grounding: createGrounding(material), copies: createCopies(ledgerly.pages), ask };
  return desk as unknown as PlannedDesk;
};
const reminders = material.book.facts.findIndex(({ quote }) => quote.startsWith('Reminders go out'));

const rowsLeft = async (rewritten: string | null, ...rows: string[][]) => {
  const table: ArticleBlock = {
    kind: 'table',
    header: ['What', 'State', 'When'],
    rows: rows.map((cells) => ({ cells, facts: [reminders] })),
  };
  const { section } = await mendSection(deskThat(rewritten), { id: 'a', blocks: [table] }, { step: 'a', progress: 0 });
  return section.blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(({ cells }) => cells) : []));
};

const row = ['Reminders', 'Released', 'Three days before the due date'];
const wrong = ['Letters', 'Released', 'Five days before the due date'];

it('keeps a row whose cells begin with capitals, and drops one with another figure that nobody mends', async () => {
  expect(await rowsLeft(null, row, wrong)).toEqual([row]);
  expect(await rowsLeft('Letters | Released | Six days before the due date', row, wrong)).toEqual([row]);
  expect(await rowsLeft('Letters go out three days before.', row, wrong)).toEqual([row]);
});

it('asks for a row once more, with its cells', async () => {
  const mended = ['Letters', 'Released', 'Three days before the due date'];
  expect(await rowsLeft(mended.join(' | '), row, wrong)).toEqual([row, mended]);
});
