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
const desk = { grounding: createGrounding(material), copies: createCopies(ledgerly.pages) } as PlannedDesk;
const reminders = material.book.facts.findIndex(({ quote }) => quote.startsWith('Reminders go out'));

const rowsLeft = async (...rows: string[][]) => {
  const table: ArticleBlock = {
    kind: 'table',
    header: ['What', 'State', 'When'],
    rows: rows.map((cells) => ({ cells, facts: [reminders] })),
  };
  const { section } = await mendSection(desk, { id: 'a', blocks: [table] }, { step: 'a', progress: 0 });
  return section.blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(({ cells }) => cells) : []));
};

it('keeps a row whose cells begin with capitals, and drops one with another figure', async () => {
  const row = ['Reminders', 'Released', 'Three days before the due date'];
  expect(await rowsLeft(row, ['Reminders', 'Released', 'Five days before the due date'])).toEqual([row]);
});
