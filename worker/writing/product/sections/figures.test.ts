import { expect, it } from 'vitest';
import { articleFrom, sourceFrom } from '../../test/articles.ts';

const box = (figure: string, label: string) => `<div class="stat"><b>${figure}</b><span>${label}</span></div>`;
const rowOn = async (html: string) => {
  const page = `<title>Brinewell: a logbook for salt works</title><h1>The logbook of the salt works</h1>
    <p>Brinewell is a logbook for salt works by the sea. It keeps the weight of each pan, the height of each tide and the names of
    those who raked. Nothing that was written down is lost.</p><p>Released under the MIT License.</p>${html}
    <h2>Pan map</h2><p>The map shows every pan of the works with the salt that was raked from it during the season. A pan
    that was not raked for a week stands out in red, so that nobody forgets it.</p>
    <h2>Tide bell</h2><p>The bell rings an hour before high water, on each phone of the crew. It reads the tables of the harbour.</p>`;
  const article = await articleFrom(await sourceFrom([{ url: 'https://brinewell.example/', html: page }]), 'medium');
  return /^\| In figures \| (.*) \|$/m.exec(article.content)?.[1] ?? null;
};

const stats = (...boxes: string[]) => `<div class="stats">${boxes.join('')}</div>`;

it('are told as the page has them', async () => {
  expect(await rowOn(stats(box('412', 'pans at work'), box('98%', 'of tides met'), box('31', 'crews')))).toBe(
    '412 pans at work; 98% of tides met; 31 crews',
  );
});

it('are not told where the page counts the same thing otherwise', async () => {
  const twice = '<p>There are 390 pans by now.</p>';
  expect(await rowOn(stats(box('412', 'pans at work'), box('98%', 'of tides met'), box('31', 'crews')) + twice)).toBe(
    '98% of tides met; 31 crews',
  );
});

it('is no row of one', async () => {
  expect(await rowOn(stats(box('412', 'pans at work')))).toBeNull();
});
