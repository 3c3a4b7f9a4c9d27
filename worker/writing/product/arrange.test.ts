import { expect, it } from 'vitest';
import { list, paragraph } from '../article/blocks.ts';
import { arrange, type Topic } from './arrange.ts';

const said = (text: string) => ({ text, facts: [0] });
const topic = (kind: Topic['kind'], heading: string | null, page: number, line: number): Topic => ({
  ...{ kind, heading, page, line },
  blocks: [paragraph([said(`${heading} is told here.`)]), list([said('One of it'), said('Another of it')])],
});
const headingsOf = (topics: readonly Topic[]) =>
  arrange(topics, 'medium', 0, 'Oakwell').sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [`${'#'.repeat(block.level)} ${block.text}`] : [])),
  );

it('tells what a site has in its order, and behind that what a reader asks then', () => {
  const topics = [
    topic('access', 'How to get it', -1, 0),
    topic('start', 'Installing it', 0, 1),
    topic('features', 'Bells', 1, 2),
    topic('steps', 'How it works', 0, 9),
    topic('features', 'Maps', 0, 4),
    topic('plans', 'Pricing', 1, 3),
  ];
  const order = ['Maps', 'How it works', 'Bells', 'Pricing', 'Installing it', 'How to get it'];
  expect(headingsOf(topics)).toEqual(order.map((heading) => `## ${heading}`));
});

it('moves what has no room for a section to what else its page has, or to what the product does', () => {
  const topics = [
    topic('features', 'Oakwell features', 0, 1),
    ...[2, 3, 4, 5].map((line) => topic('features', `Map of the slope, sheet ${line}`, 0, line)),
    topic('features', 'Bells', 1, 1),
    topic('features', 'Small bells', 1, 2),
    topic('plans', 'Pricing', 2, 1),
    topic('features', 'Nets', 0, 6),
  ];
  const headings = headingsOf(topics);
  expect(headings.filter((heading) => heading.startsWith('## '))).toHaveLength(7);
  expect(headings).toContain('## Pricing');
  expect(headings.filter((heading) => heading.startsWith('### '))).toHaveLength(2);
});

it('joins running text to what is about all of its page, before any part with a heading of its own, and to nothing else', () => {
  const text: Topic = {
    ...{ kind: 'passages', heading: null, page: 1, line: 9 },
    blocks: [paragraph([said('The bell rings before the frost.')])],
  };
  const bells = topic('features', 'Bells', 1, 1);
  bells.blocks.push({ kind: 'heading', level: 3, text: 'Small bells' }, list([said('One'), said('Two')]));
  const kindsWhere = (isOfAll: boolean) => {
    const { sections } = arrange([{ ...bells, isOfAll }, text], 'medium', 0, 'Oakwell');
    return sections[0]?.blocks.map(({ kind }) => kind);
  };
  expect(kindsWhere(true)).toEqual(['heading', 'paragraph', 'list', 'paragraph', 'heading', 'list']);
  expect(kindsWhere(false)).toEqual(['heading', 'paragraph', 'list', 'heading', 'list']);
});
