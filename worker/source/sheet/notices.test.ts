import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const noticesOn = async (html: string) => (await sheetOn(html)).notices.map(({ text }) => text);

it('tells that there is nothing but a waitlist', async () => {
  const call = '<h2>Before the tide</h2><p>Join the waitlist. We write once when we launch. That is it.</p>';
  expect(await noticesOn(call)).toEqual(['Join the waitlist. We write once when we launch.']);
  expect(await noticesOn('<h2>Crews</h2><p>Each crew has a waitlist of its own. Rakers see it.</p>')).toEqual([]);
});

it('leaves the waitlist of a plan to that plan', async () => {
  expect(await noticesOn('<h2>Pricing</h2><p>Join the waitlist.</p>')).toEqual([]);
});
