import { describe, expect, it } from 'vitest';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor, sourceFrom } from '../test/articles.ts';
import { composeProduct } from './compose.ts';
import { createDesk } from './desk.ts';
import { siteSummary } from './summary.ts';

const materialOf = async (description: string, prices = '') => {
  const source = await sourceFrom([
    {
      url: 'https://fernplan.example/',
      html: `<html lang="en"><head><title>Fernplan - Rooms That Fit</title><meta name="description" content="${description}"></head>
       <body><main><h1>Rooms that fit</h1><h2>What you get</h2>
       <h3>Shared calendars</h3><p>Every room has a calendar that all teams see.</p>
       <h3>Door displays</h3><p>A display at the door shows who has the room.</p>${prices}</main></body></html>`,
    },
  ]);
  return prepareMaterial(briefFor('https://fernplan.example/', 'short'), source);
};
const said = 'Rooms for teams that share an office. Book by the hour, and see who has them.';

describe('what a site says of its product in short', () => {
  it.each([
    ['is its description', said, said],
    ['is so without its call', `${said} Try it free today!`, said],
    ['ends before what its makers say of themselves', `${said} We love offices.`, said],
    ['is nothing where it is a word or two', 'Room planning.', undefined],
    ['is not how things are without it', 'Offices have never had rooms that fit all teams.', undefined],
    [
      'calls its reader never to do something',
      'Never book two teams into one room again.',
      'Never book two teams into one room again.',
    ],
    [
      'is its description without the name set before it',
      'Fernplan: Fernplan plans the rooms of an office.',
      'Fernplan plans the rooms of an office.',
    ],
    [
      'begins with the product, and not with what leads up to it',
      'A lost slip can cost you the best room. Fernplan books rooms by the hour, and shows who has them.',
      'Fernplan books rooms by the hour, and shows who has them.',
    ],
    [
      'is what the makers say of it where the site has no other words',
      'Plan the rooms of an office with our shared calendars.',
      'Plan the rooms of an office with our shared calendars.',
    ],
  ])('%s', async (_, description, expected) => {
    expect(siteSummary(createDesk(await materialOf(description)), 240)?.text).toBe(expected);
  });

  it('is what names the product, or else what calls to do something, before labels in a row', async () => {
    const on = async (description: string, line: string) => {
      const html = `<html lang="en"><head><title>Fernplan</title><meta name="description" content="${description}"></head><main><h1>Rooms that fit</h1><p>${line}</p></main></html>`;
      const source = await sourceFrom([{ url: 'https://fernplan.example/', html }]);
      return siteSummary(createDesk(prepareMaterial(briefFor('https://fernplan.example/', 'short'), source)), 240)
        ?.text;
    };
    const named = 'Fernplan turns the calendars of an office into a plan of its rooms.';
    const call = 'Book the rooms of an office by the hour, and see who has them.';
    const labels = '40 rooms on 3 floors, all of them booked. Not a list. Not a guess.';
    expect(await on('Calendars tell you who is out. A plan tells you which room is free.', named)).toBe(named);
    expect(await on(call, labels)).toBe(call);
  });

  it('ends before what a plan has, which stands with its price', async () => {
    const card = (name: string, sum: string) =>
      `<div class="plan"><h3>${name}</h3><p>${sum}</p><ul><li>Rooms</li></ul></div>`;
    const prices = `<h2>Pricing</h2>${card('Solo', '$0')}${card('Office', '$9 / month')}`;
    const material = await materialOf(`${said} Free for one room; upgrade to Office for all of them.`, prices);
    expect(siteSummary(createDesk(material), 240)?.text).toBe(said);
  });

  it('ends with the last sentence that has room', async () => {
    expect(siteSummary(createDesk(await materialOf(said)), 50)?.text).toBe('Rooms for teams that share an office.');
  });

  it('opens the article where no slogan tells what the product is', async () => {
    const { sections, metadata } = composeProduct(await materialOf(said));
    const [lead] = sections[0]?.blocks ?? [];
    expect(JSON.stringify(lead)).toContain(`“${said}”`);
    expect(metadata.metaDescription).toContain('Rooms for teams that share an office.');
    expect(JSON.stringify(sections)).not.toContain('reads “Rooms that fit”');
  });
});
