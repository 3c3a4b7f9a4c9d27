import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const asked = [
  ['How do we pay?', 'An invoice comes by mail on the first of each month.'],
  ['Can we stop in winter?', 'Yes, the book rests from November on and costs nothing.'],
  ['Does it read old papers?', 'It takes in scans of the last thirty years of harvest.'],
  ['Who may write in it?', 'Every person with a key to the shed may do so.'],
] as const;

type Write = (question: string, answer: string, at: number) => string;
const all = (write: Write) => asked.map(([question, answer], at) => write(question, answer, at)).join('');
const part = (write: Write) => `<section><h2>FAQ</h2>${all(write)}</section>`;
const half = (write: Write, from: number) =>
  asked
    .slice(from, from + 2)
    .map(([question, answer], at) => write(question, answer, from + at))
    .join('');
const item: Write = (q, a) => `<div class="item"><h5>${q}</h5><p>${a}</p></div>`;

it.each<[string, string]>([
  ['headings in a flat row', part((q, a) => `<h3>${q}</h3><p>${a}</p>`)],
  ['paragraphs in bold', part((q, a) => `<p><strong>${q}</strong></p><p>${a}</p>`)],
  ['bold words before a line break', part((q, a) => `<p><strong>${q}</strong><br>${a}</p>`)],
  ['bold words that open the answer', part((q, a) => `<p><b>${q}</b> ${a}</p>`)],
  ['details', part((q, a) => `<details><summary>${q}</summary><p>${a}</p></details>`)],
  [
    'details with icons, under a heading that says little',
    `<section><h2>Questions</h2><div>${all((q, a) => `<details><summary><span>${q}</span><svg></svg></summary><div>${a}</div></details>`)}</div></section>`,
  ],
  [
    'buttons over hidden answers',
    part((q, a) => `<div><button><span>${q}</span><span>+</span></button><div class="hidden"><p>${a}</p></div></div>`),
  ],
  ['a definition list', part((q, a) => `<dl><dt>${q}</dt><dd>${a}</dd></dl>`)],
  ['a definition list in boxes', `<h2>FAQ</h2><dl>${all((q, a) => `<div><dt>${q}</dt><dd>${a}</dd></div>`)}</dl>`],
  [
    'boxes with nothing but classes',
    `<h2>Common questions</h2><div>${all((q, a) => `<div class="p"><div class="q">${q}</div><div class="a">${a}</div></div>`)}</div>`,
  ],
  ['list items', `<h2>FAQ</h2><ul>${all((q, a) => `<li><h4>${q}</h4><p>${a}</p></li>`)}</ul>`],
  [
    'two columns',
    `<h2>FAQ</h2><div><div class="col">${half(item, 0)}</div><div class="col">${half(item, 2)}</div></div>`,
  ],
  ['headings of the page itself', `<h1>FAQ</h1>${all((q, a) => `<h2>${q}</h2><p>${a}</p>`)}`],
  [
    'boxes that act as buttons',
    part((q, a) => `<div><div role="button" tabindex="0">${q}</div><div style="display:none">${a}</div></div>`),
  ],
  [
    'panels hidden from screen readers',
    part(
      (q, a) =>
        `<div><h3><button aria-expanded="false">${q}</button></h3><div aria-hidden="true"><p>${a}</p></div></div>`,
    ),
  ],
  [
    'links that fold out',
    part((q, a, at) => `<div><a href="#c${at}">${q}</a><div id="c${at}" class="collapse"><div>${a}</div></div></div>`),
  ],
  ['a table', `<h2>FAQ</h2><table>${all((q, a) => `<tr><td>${q}</td><td>${a}</td></tr>`)}</table>`],
  [
    'a table with a head',
    `<h2>FAQ</h2><table><tr><th>Question</th><th>Answer</th></tr>${all((q, a) => `<tr><td>${q}</td><td>${a}</td></tr>`)}</table>`,
  ],
  ['paragraphs marked Q and A', part((q, a) => `<p><b>Q: ${q}</b></p><p>A: ${a}</p>`)],
  [
    'several in one paragraph',
    `<h2>FAQ</h2><div>${[0, 2].map((from) => `<div><p>${half((q, a) => `<b>${q}</b><br>${a}<br>`, from)}</p></div>`).join('')}</div>`,
  ],
  ['numbered headings', part((q, a, at) => `<div><h3>${at + 1}. ${q}</h3><p>${a}</p></div>`)],
])('reads questions set as %s', async (_, html) => {
  const { questions } = await sheetOn(html);
  expect(questions.map(({ question, answer }) => [question, ...answer])).toEqual(asked);
});

it('keeps lists and further paragraphs with the answer that they belong to', async () => {
  const more = '<ul><li>By card</li><li>By bank</li></ul><p>Coins are taken at the shed.</p>';
  const { questions } = await sheetOn(part((q, a, at) => `<div><h3>${q}</h3><p>${a}</p>${at === 0 ? more : ''}</div>`));
  expect(questions).toHaveLength(4);
  expect(new Set(questions[0]?.answer)).toEqual(
    new Set([asked[0][1], 'By card', 'By bank', 'Coins are taken at the shed.']),
  );
  expect(questions[1]?.answer).toEqual([asked[1][1]]);
});

it('reads answers that are lists', async () => {
  const { questions } = await sheetOn(
    part(
      (q, a) =>
        `<details><summary>${q}</summary><ul><li>${a}</li><li>Ask the keeper of the pans for more.</li></ul></details>`,
    ),
  );
  expect(questions.map(({ question, answer }) => [question, answer.length])).toEqual(asked.map(([q]) => [q, 2]));
});

it('reads answers without the number of their question', async () => {
  const { questions } = await sheetOn(
    part((q, a, at) => `<details><summary>${q}</summary><span>Q0${at + 1}</span><p>${a}</p></details>`),
  );
  expect(questions.map(({ question, answer }) => [question, ...answer])).toEqual(asked.map(([q, a]) => [q, a]));
});

it('reads rows of a table, be the question as long as it likes', async () => {
  const long = ' on a day on which the sea comes over the lowest of all boards?';
  const { questions } = await sheetOn(
    `<section><h2>FAQ</h2><table>${all((q, a) => `<tr><th>${q.replace('?', long)}</th><td>${a}</td></tr>`)}</table></section>`,
  );
  expect(questions.map(({ question, answer }) => [question, ...answer])).toEqual(
    asked.map(([q, a]) => [q.replace('?', long), a]),
  );
});
