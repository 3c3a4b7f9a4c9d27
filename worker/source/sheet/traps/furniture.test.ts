import { expect, it } from 'vitest';
import { sheetOn, sourceOn } from '../../test-sheet.ts';

const card = (name: string, text: string, more = '') => `<div class="card"><h3>${name}</h3><p>${text}</p>${more}</div>`;
const real = `<section><h2>Features</h2><div>${card('Pan map', 'Every pan of the shore lies on one map.')}${card('Tide alarm', 'A bell rings before the sluice must close.')}</div></section>`;

it.each<[string, string]>([
  [
    'teasers of posts',
    `<section><h2>From the blog</h2><div>${card('How salt dries', 'Three days of wind do more than a week of sun.')}${card('Gulls at night', 'We counted what they eat and were surprised.')}</div></section>`,
  ],
  [
    'teasers by their dates',
    `<section><h2>Worth a look</h2><div>${card('How salt dries', 'Three days of wind do more.', '<time>March 4, 2026</time>')}${card('Gulls at night', 'We counted what they eat.', '<time>April 9, 2026</time>')}</div></section>`,
  ],
  [
    'teasers by how long they take',
    `<section><h2>Learn</h2><div>${card('How salt dries', 'Three days of wind do more.', '<span>5 min read</span>')}${card('Gulls at night', 'We counted what they eat.', '<span>3 min read</span>')}</div></section>`,
  ],
  [
    'teasers that are links',
    `<section><h2>Learn</h2><div><a href="/l/1" class="c"><h3>How salt dries</h3><p>Three days of wind do more.</p><span>5 min read</span></a><a href="/l/2" class="c"><h3>Gulls at night</h3><p>We counted what they eat.</p><span>3 min read</span></a></div></section>`,
  ],
  [
    'stories of customers',
    `<section><h2>Customer stories</h2><div>${card('How Northpan doubled its harvest', 'They were drowning in paper and now are not.')}${card('How Grey Flats stopped wading', 'They bought no boots for two years.')}</div></section>`,
  ],
  [
    'a talk on a drawn screen',
    `<section><h2>Talk to your pans</h2><div class="x"><div class="y"><span>Ilse</span><p>Can you send the offer for nine pans?</p></div><div class="y"><span>Duarte</span><p>Our offer is on its way to you by now.</p></div><div class="y"><span>Ilse</span><p>Thanks, we will take it on Monday then.</p></div></div></section>`,
  ],
  [
    'a talk drawn beside what it shows',
    `<section><h2>Talk to your pans</h2><div class="item"><div class="item-img-wrap"><div><div><div>Ilse</div><div>Can you send the offer for nine pans? It is for Monday.</div></div></div></div><div class="item-text"><h3>Offers by talk</h3></div></div><div class="item"><div class="item-img-wrap"><div><div><div>Salt log</div><div>North pan, two heaps of salt at noon.</div></div></div></div><div class="item-text"><h3>A log of salt</h3></div></div></section>`,
  ],
  [
    'a preview with a field that takes nothing',
    `<section><h2>Ask your pans</h2><div class="pan-preview"><div><input placeholder="Ask about a pan" readonly></div><div>${card('North pan', 'Rake it on Monday before noon.')}${card('East pan', 'Let it dry for two more days.')}</div></div></section>`,
  ],
  [
    'notes on releases',
    `<section><h2>What is new</h2><div>${card('2.4.0', 'The map draws the depth in blue from now on.')}${card('2.3.1', 'The bell no longer rings twice in a night.')}</div></section>`,
  ],
  [
    'the team',
    `<section><h2>Meet the team</h2><div>${card('Ilse Brandvold', 'She has raked salt for twenty years.')}${card('Duarte Nunes', 'He builds the clips in the shed.')}</div></section>`,
  ],
  [
    'the team, only by its jobs',
    `<section><h2>Salt in our veins</h2><div>${card('Ilse Brandvold', 'Founder and CEO', '<img alt="Ilse Brandvold">')}${card('Duarte Nunes', 'Head of Engineering', '<img alt="Duarte Nunes">')}</div></section>`,
  ],
  [
    'open jobs',
    `<section><h2>Open positions</h2><div>${card('Clip builder', 'Full time, in the shed by the dike.', '<a href="/j/1">Apply</a>')}${card('Map drawer', 'Part time, from wherever you are.', '<a href="/j/2">Apply</a>')}</div></section>`,
  ],
  [
    'open jobs under another heading',
    `<section><h2>Join our team</h2><div>${card('Clip builder', 'Full time, in the shed by the dike.')}${card('Map drawer', 'Part time, from wherever you are.')}</div></section>`,
  ],
  [
    'calls',
    `<section><h2>Ready to start?</h2><p>Try the book on one pan for a month.</p><a class="btn">Start</a></section><section><h2>Get in touch</h2><p>We answer between two tides.</p></section>`,
  ],
  [
    'ways to reach the makers',
    `<section><h2>Contact us</h2><div>${card('Mail', 'Write to us whenever the tide is out.')}${card('Telephone', 'Ring us between seven and four o’clock.')}</div></section>`,
  ],
  [
    'statistics',
    `<section><h2>In numbers</h2><div>${card('412', 'pans are on the map today')}${card('99%', 'of all tides were foretold')}</div></section>`,
  ],
  [
    'the law',
    `<section><h2>Privacy policy</h2><div>${card('What we keep', 'Your name and the names of your pans.')}${card('How long', 'For as long as you have the book.')}</div></section>`,
  ],
])('takes %s for no features', async (_, html) => {
  const { features, integrations, quotes } = await sheetOn(real + html);
  expect(quotes).toEqual([]);
  expect(features.map(({ name }) => name)).toEqual(['Pan map', 'Tide alarm']);
  expect(integrations).toEqual([]);
});

it('tells a block that stands on two pages once', async () => {
  const quotation =
    '<section><h2>What salters say</h2><blockquote><p>We lost no harvest to the rain.</p><footer>Ilse Brandvold, Keeper</footer></blockquote></section>';
  const prose = '<section><h2>Why a book</h2><p>Salt that nobody wrote down is salt that nobody sold.</p></section>';
  const question =
    '<section><h2>FAQ</h2><details><summary>Who may write in it?</summary><p>Every person with a key to the shed.</p></details><details><summary>Does it float?</summary><p>Only in very salty water, like all books.</p></details></section>';
  const html = real + quotation + prose + question;
  const { sheet, passages } = await sourceOn(html, { '/features': `<title>Features</title><h1>All of it</h1>${html}` });
  expect(sheet.features.map(({ name }) => name)).toEqual(['Pan map', 'Tide alarm', 'Why a book']);
  expect(sheet.quotes).toHaveLength(1);
  expect(sheet.questions).toHaveLength(2);
  const sentences = [
    ...passages.flatMap((passage) => passage.sentences),
    ...sheet.features.flatMap((f) => f.sentences),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('tells a heading that repeats once', async () => {
  const { features } = await sheetOn(
    `<section><h2>Pan map</h2><p>Every pan of the shore lies on one map.</p></section>${real}<section><h2>Ready to start?</h2><p>It takes a minute.</p></section>`,
  );
  expect(features.filter(({ name }) => name === 'Pan map')).toHaveLength(1);
});

it('asks what is asked beside trouble, and nothing of what is trouble alone', async () => {
  const item = (question: string, answer: string) =>
    `<div class="accordion-item"><h3><button data-bs-toggle="collapse" data-bs-target="#q${question.length}">${question}</button></h3><div id="q${question.length}" class="accordion-collapse collapse"><div>${answer}</div></div></div>`;
  const on = async (heading: string) =>
    (
      await sheetOn(
        `<h2>${heading}</h2><div class="accordion">${item('Where is the book kept?', 'In the hall of the works, behind the scale.')}${item('Who may read it at night?', 'The keeper of the shore, and nobody else.')}</div>`,
      )
    ).questions.map(({ question }) => question);
  expect(await on('FAQ &amp; troubleshooting')).toEqual(['Where is the book kept?', 'Who may read it at night?']);
  expect(await on('Troubleshooting')).toEqual([]);
});
