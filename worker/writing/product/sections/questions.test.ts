import { describe, expect, it } from 'vitest';
import { sourceOn } from '../../../source/test-sheet.ts';
import { textOf } from '../../article/section.ts';
import { prepareMaterial } from '../../facts/material.ts';
import { briefFor } from '../../test/articles.ts';
import { composeProduct } from '../compose.ts';

const asked = (question: string, answer: string) => `<details><summary>${question}</summary>${answer}</details>`;

const textOn = (...entries: Array<[question: string, answer: string]>) => textBehind('', ...entries);

async function textBehind(part: string, ...entries: Array<[question: string, answer: string]>): Promise<string> {
  const faq = entries.map(([question, answer]) => asked(question, answer)).join('');
  const source = await sourceOn(`${part}<h2>Questions</h2>${faq}`);
  const { sections } = composeProduct(prepareMaterial(briefFor('https://brinewell.example/', 'short'), source));
  return sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n');
}

const said = (text: string) => `<p>${text}</p>`;

describe('questions and their answers', () => {
  const onData: Array<[string, string]> = [
    ['Where is my data stored?', said('All books lie in Norway and are copied each night.')],
    ['Can I delete a book?', said('Yes, with its pages and its keys, at the end of a season.')],
    ['Is it secure by night?', said('Each book has a lock whose key nobody else can hold.')],
  ];

  it('stand under what they are', async () =>
    expect(await textOn(...onData)).toContain('Questions about Brinewell, answered by its site'));

  it('are told first where they say whom it is for, what it needs, what is not, or how much', async () => {
    const plain: Array<[string, string]> = [
      ['What are the gates like?', said('Oak planks hang on iron hinges above the sluice.')],
      ['Who rows the boats?', said('Sons of fishermen take the oars from Easter on.')],
      ['Which lamps burn brightest?', said('Those with whale oil light the whole quay at once.')],
      ['How are the boards kept?', said('Tar from the pine woods covers them each spring.')],
      ['What colour is brine?', said('Pale green under clouds, and rose where shrimps live.')],
    ];
    const deciding: Array<[string, string]> = [
      ['Does it ring?', said('No. The bell of the tower does, by hand, at noon.')],
      ['Who is Brinewell for?', said('Masters of small works, whose people count by hand.')],
      ['What does the scale need?', said('A socket in the wall, and a dry floor below it.')],
    ];
    const text = await textOn(...plain, ...deciding);
    expect(deciding.filter(([question]) => text.includes(question))).toHaveLength(deciding.length);
    expect(plain.filter(([question]) => text.includes(question))).toHaveLength(2);
  });

  it.each([
    ['are left out where all that they say is told', 'the scale of a dealer', false],
    ['are told where they name whom nothing else names', 'the scale of Torvik', true],
  ])('%s', async (_, whose, isTold) => {
    const thing = (name: string, text: string) => `<h2>${name}</h2>${said(text)}`;
    const part =
      thing('The pier', 'Each heap of salt is counted on the pier.') +
      thing('The desk', 'A clerk writes the weight into the book by night.') +
      thing('The scale of a dealer', 'It stands in the hall, and turns with the wind.');
    const answer = said(`Salt goes to the hall, where ${whose} turns the heap into weight for a clerk.`);
    const text = await textBehind(part, ['How is salt weighed?', answer], ...onData);
    expect(text.includes('How is salt weighed?')).toBe(isTold);
  });

  it('keep items that are sentences under a label of their own', async () => {
    const text = await textOn(
      [
        'How is a heap weighed?',
        `${said('There are two ways:')}<ul><li>By hand: The keeper lifts it.</li><li>By cart: The scale at the gate reads it.</li></ul>`,
      ],
      ...onData,
    );
    expect(text).toContain(
      '“There are two ways: By hand: The keeper lifts it. By cart: The scale at the gate reads it.”',
    );
  });

  it('keep the items of a list in an answer with what leads to them and what follows', async () => {
    const text = await textOn([
      'What stands in a book?',
      `${said('Each book has these pages:')}<ul><li>Weights by heap</li><li>Tides by night</li></ul>${said('Blank pages are never sold to anybody.')}`,
    ]);
    expect(text).toContain(
      '“Each book has these pages: Weights by heap; Tides by night. Blank pages are never sold to anybody.”',
    );
  });

  it('tell the prices of a list of plans with what the article says of paying', async () => {
    const plans = said(
      'Through the harbour office:<br>Keeper: $4.50/month (one heap)<br>Crew: $9.80/month (all heaps)',
    );
    const text = await textOn(['What plans are available?', plans], ...onData);
    expect(text).toMatch(/Keeper: \$4\.50\/month[\s\S]*Questions about Brinewell/);
  });

  it('are none where an answer breaks off before its list', async () =>
    expect(
      await textOn(['What stands in a book?', `${said('Each book of the works has these pages:')}`]),
    ).not.toContain('these pages'));
});

it('are read where buttons ask them, each before the panel that it folds out', async () => {
  const folded = (question: string, answer: string) =>
    `<button class="accordion">${question}</button><div class="panel"><br><p>${answer}</p></div>`;
  const source = await sourceOn(
    `<h2>Asked often</h2>${folded('Where do the books lie?', 'All of them lie in Norway and are copied each night.')}${folded('Which boats does it know?', 'Those with a flat keel that are rowed from the dyke.')}`,
  );
  expect(source.sheet.questions.map(({ question }) => question)).toEqual([
    'Where do the books lie?',
    'Which boats does it know?',
  ]);
});
