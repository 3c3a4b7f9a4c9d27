import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../language/sentences.ts';
import { type ScoredArticle, scoreArticle } from './index.ts';

const paragraph =
  'Invoicing software for studios sends a bill when a stage of the work ends. For example, it can remind a client who is late. ' +
  'Because each bill has its project, nobody has to search. The rest of the day belongs to the work itself.';
const filler =
  'A studio plans its week on Monday. Then people draw, write and build. However, someone also has to ask for money. Clients pay sooner when the bill is clear.';

const good: ScoredArticle = {
  title: 'Invoicing software for studios: what it does',
  content: [
    paragraph,
    '## What invoicing software does',
    filler,
    `Read more on [the maker's site](https://maker.example/) and in [another article](/plain-bills).`,
    '## How people get paid',
    ...['First', 'Second', 'Third', 'Later', 'Last'].map(
      (word, at) =>
        `${word}, ${filler.charAt(0).toLowerCase()}${filler.slice(1)} That was week ${at + 1}. So it went on until the month ended.`,
    ),
    paragraph.replace('sends a bill', 'sends every bill'),
  ].join('\n\n'),
  metaDescription:
    'Invoicing software for studios sends bills, reminds late clients and keeps every payment with its project. What it does and what it asks of you.',
  slug: 'invoicing-software-for-studios-what-it-does',
  keywords: ['invoicing software for studios'],
};

const checkOf = (article: ScoredArticle, id: string) => scoreArticle(article).checks.find((check) => check.id === id);

/** Ways to lose each check's points from a good article; undoing one is what its suggestion asks for. */
const losses: Array<[id: string, change: Partial<ScoredArticle>, suggestion: RegExp]> = [
  [
    'meta-length',
    { metaDescription: `${good.metaDescription} And what it costs in all its plans.` },
    /^Shorten the meta description to 121-156 characters: it has \d+\.$/,
  ],
  [
    'meta-length',
    { metaDescription: 'Invoicing software for studios.' },
    /^Lengthen the meta description to 121-156 characters: it has 31\.$/,
  ],
  [
    'meta-keyphrase',
    { metaDescription: good.metaDescription.replace('Invoicing software for studios', 'This') },
    /^Use "invoicing software for studios" in the meta description\.$/,
  ],
  [
    'title-keyphrase',
    { title: 'What invoicing software for studios does' },
    /^Begin the title with "invoicing software for studios"\.$/,
  ],
  [
    'title-width',
    { title: `${good.title} and what it does not do, in great detail` },
    /^Shorten the title to about \d+ characters/,
  ],
  ['slug', { slug: 'something-else' }, /title before the article is written/],
  ['introduction', { content: good.content.replace('Invoicing software for studios', 'This') }, /first paragraph/],
  [
    'subheadings',
    { content: good.content.replace('## What invoicing software does', '## What it does') },
    /at least 1 of the 2 subheadings/,
  ],
  ['outbound-links', { content: good.content.replace('(https://maker.example/)', '(/maker)') }, /another site/],
  [
    'internal-links',
    { content: good.content.replace('(/plain-bills)', '(https://plain.example/)') },
    /another article of this site/,
  ],
  [
    'link-text',
    { content: good.content.replace("[the maker's site]", '[invoicing software for studios]') },
    /competitor/,
  ],
  ['text-length', { content: paragraph }, /at least 300 words/],
  ['top-headings', { content: `# One\n\n# Two\n\n${good.content}` }, /into subheadings/],
  ['keyphrase', { keywords: [] }, /Add a keyword/],
  ['keyphrase-length', { keywords: ['small blue invoicing software tools'] }, /at most 4 words/],
  ['density', { content: `${good.content}\n\n${'Invoicing software for studios. '.repeat(30)}` }, /less often/],
  ['paragraph-length', { content: `${good.content}\n\n${`${filler} `.repeat(6)}` }, /Split the paragraphs/],
  [
    'sentence-length',
    {
      content: `${good.content}\n\n${'They went on and on about the many things that they had seen on the way to the house of the friend of the man and back. '.repeat(20)}`,
    },
    /20 words or fewer/,
  ],
  ['sentence-starts', { content: `${good.content}\n\nThey came. They saw. They won.` }, /begin with "they"/],
  [
    'passive',
    { content: `${good.content}\n\n${'The bill was sent by hand. A coin is found. '.repeat(6)}` },
    /active voice/,
  ],
  ['transitions', { content: `${good.content}\n\n${'The cat sat on the mat. '.repeat(200)}` }, /Use transition words/],
  [
    'subheading-distance',
    { content: good.content.replace('## How people get paid\n\n', `${`${filler}\n\n`.repeat(9)}`) },
    /at most 300 words/,
  ],
  [
    'reading-ease',
    {
      content: `${good.content}\n\n${'Organizational internationalization necessitates comprehensive administrative considerations. '.repeat(40)}`,
    },
    /shorter words/,
  ],
];

describe('scoreArticle', () => {
  it('gives a good article 90 or more', () => {
    const { score, suggestions } = scoreArticle(good);
    expect(suggestions).toEqual([]);
    expect(score).toBe(100);
  });

  it.each(losses)('takes points for %s and says how to win them', (id, change, suggestion) => {
    expect(checkOf(good, id)?.suggestion ?? null).toBeNull();
    const check = checkOf({ ...good, ...change }, id);
    expect(check?.points).toBeLessThan(check?.outOf ?? 0);
    expect(check?.suggestion).toMatch(suggestion);
  });

  it('has a way to win for every check there is', () => {
    const ids = [good, { ...good, keywords: [] }].flatMap((article) =>
      scoreArticle(article).checks.map(({ id }) => id),
    );
    expect(new Set(losses.map(([id]) => id))).toEqual(new Set(ids));
  });

  it.each(losses)('scores the whole article higher once %s is won', (_, change) => {
    expect(scoreArticle({ ...good, ...change }).score).toBeLessThan(scoreArticle(good).score);
  });

  it('wins the points of a text with too few ties once as many as asked for have one', () => {
    const short = { ...good, content: `${good.content}\n\n${'The cat sat on the mat. '.repeat(90)}` };
    const asked = Number(/in (\d+) more sentences?/.exec(checkOf(short, 'transitions')?.suggestion ?? '')?.[1]);
    let left = asked;
    const content = short.content.replace(/The cat sat/g, (match) => (left-- > 0 ? 'The cat also sat' : match));
    expect(checkOf({ ...short, content }, 'transitions')?.suggestion).toBeNull();
  });

  it('asks for more words where a short text has no room for the keyphrase twice', () => {
    const tiny = {
      ...good,
      content: 'Invoicing software for studios sends bills. Invoicing software for studios waits.',
    };
    const check = checkOf(tiny, 'density');
    expect(check?.points).toBe(-50);
    const asked = Number(/at least (\d+) words/.exec(check?.suggestion ?? '')?.[1]);
    const content = `${tiny.content} ${'Clients pay sooner now. '.repeat(Math.ceil(asked / 4))}`;
    expect(checkOf({ ...tiny, content }, 'density')?.suggestion).toBeNull();
  });

  it('leaves the English word lists out for other languages', () => {
    const german = 'Die Werkstatt plant ihre Woche am Montag und schreibt danach alle Rechnungen von Hand. '.repeat(20);
    const ids = scoreArticle({ ...good, content: german }).checks.map(({ id }) => id);
    expect(ids).not.toContain('transitions');
    expect(ids).not.toContain('reading-ease');
  });
});

describe('splitSentences', () => {
  it.each([
    ['It costs $4.50 a month. That is all.', 2],
    ['See e.g. the list. It is short.', 2],
    ['Use v2.0 of iPhone apps. iPhone users win.', 2],
    ['He said “no.” Then he left.', 2],
    ['Really?! Yes.', 2],
    ['The U.S. market grew', 1],
  ])('splits %s', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });
});

describe('what nobody should publish', () => {
  const outline = ['Who needs it', 'What it costs', 'How to start', 'What to ask', 'Where to look', 'Whom to ask'];
  it.each([
    ['filler', { content: `${good.content}\n\nLorem ipsum dolor sit amet.` }, 'Replace the placeholder "Lorem ipsum"'],
    [
      'a gap',
      { content: `${good.content}\n\nIt costs [insert price here] a month.` },
      'Replace the placeholder "[insert price here]"',
    ],
    ['a note to self', { title: 'Invoicing software for studios TODO' }, 'Replace the placeholder "TODO"'],
    ['a brief', { title: 'Brief: invoicing software for studios' }, 'Write the article'],
    ['an outline', { content: [...outline, ...outline].map((line) => `- ${line}`).join('\n') }, 'Write the article'],
    [
      'a broken table',
      { content: `${good.content}\n\n| Plan | Price |\n| Solo | $9 |` },
      'Mend the table that begins with "| Plan',
    ],
  ])('gets at most 40 points, and the reason first: %s', (_, change, reason) => {
    const { score, suggestions } = scoreArticle({ ...good, ...change });
    expect(score).toBeLessThanOrEqual(40);
    expect(suggestions[0]).toContain(reason);
  });

  it.each([
    ['a table', `${good.content}\n\n| Plan | Price |\n| --- | --- |\n| Solo | $9 |`],
    ['a list of short points', `${good.content}\n\n${outline.map((line) => `- ${line}`).join('\n')}`],
    ['a link in brackets', `${good.content}\n\nSee [your account](https://maker.example/account).`],
  ])('is not a text with %s', (_, content) => {
    expect(scoreArticle({ ...good, content }).score).toBeGreaterThan(40);
  });
});
