import { describe, expect, it } from 'vitest';
import { SourceError } from './fetch/index.ts';
import { parsePage } from './parse-page.ts';
import { assertReadable } from './read-page.ts';
import { blockLines } from './records/page-text.ts';

const parse = (html: string, url = 'https://acme.com/') => parsePage(html, url, 7);
const blocksOf = async (html: string) => (await parse(`<body>${html}</body>`)).blocks;
const textsOf = async (html: string) => (await blocksOf(html)).flatMap(blockLines);

describe('inline text', () => {
  it.each([
    ['<p><span>$29</span><span>/month</span></p>', '$29/month'],
    ['<p><span>$</span><span>24</span></p>', '$24'],
    ['<p><b>Proj</b>ects</p>', 'Projects'],
    ['<p><span>Free</span><span>Forever</span></p>', 'Free Forever'],
    ['<p><span>H</span><span>e</span><span>l</span><span>l</span><span>o</span></p>', 'Hello'],
    ['<p>Fish&nbsp;&amp;\n\t chips&#8203; caf&eacute;&shy;s</p>', 'Fish & chips cafés'],
    ['<p>Loved by teams<sup>1</sup> everywhere</p>', 'Loved by teams everywhere'],
    ['<p>$29<sup>99</sup></p>', '$29.99'],
    ['<p>One<!-- x --> two</p>', 'One two'],
    ['<p>Plug it in, hit ▶. Then wait for 🎉.</p>', 'Plug it in, hit ▶. Then wait for.'],
    ['<p>✓ Hourly backups</p><p>✗ Legal hold</p>', 'Hourly backups'],
  ])('%s', async (html, expected) => {
    expect(await textsOf(html)).toEqual([expected]);
  });

  it('keeps words apart that are set apart by the space beside them', async () => {
    const html = '<p><span>Count</span><span class="bold mx-1">Salt Pans</span><span>in a minute</span>.</p>';
    expect(await textsOf(html)).toEqual(['Count Salt Pans in a minute.']);
    const code = '<p>Look for<code class="mx-2">Salt Pans</code>in the shop.</p>';
    expect(await textsOf(code)).toEqual(['Look for Salt Pans in the shop.']);
    const line = '<h1>Rake the pans into<span class="block text-rose">heaps of salt</span></h1><p>Now.</p>';
    expect(await textsOf(line)).toEqual(['Rake the pans into heaps of salt', 'Now.']);
  });

  it('keeps the words of a button that a sentence names', async () => {
    const html = '<p>Press the <button disabled>Weigh salt</button> button in the menu to begin.</p>';
    expect(await textsOf(html)).toEqual(['Press the Weigh salt button in the menu to begin.']);
  });

  it('parts blocks, spans that are set apart, and line breaks that part things, not sentences', async () => {
    expect(await textsOf('<div class="stat"><span>40+</span><span>countries</span></div>')).toEqual([
      '40+',
      'countries',
    ]);
    expect(await textsOf('<div>One<div>Two</div>Three</div>')).toEqual(['One', 'Two', 'Three']);
    expect(await textsOf('<p>Invoices made easy<br>for everyone.</p>')).toEqual(['Invoices made easy for everyone.']);
    expect(await textsOf('<p>Ada Mensah<br>Founder</p>')).toEqual(['Ada Mensah', 'Founder']);
  });
});

describe('what is left out', () => {
  it.each([
    '<script>x</script><style>x</style><noscript>x</noscript><template><p>x</p></template><svg><text>x</text></svg>',
    '<nav><a href="/a">Home</a><a href="/b">About us and more</a></nav>',
    '<div class="CookieBanner_root__a1"><p>We store things on your device.</p></div>',
    '<div aria-label="Cookie consent"><p>We store things on your device.</p></div>',
    '<p>We use cookies to make this site better.</p>',
    '<div hidden><p>Hidden words</p></div><div style="color:red; display : none"><p>Hidden words</p></div>',
    '<div aria-hidden="true"><p>Hidden words</p></div><span class="sr-only">Hidden words</span>',
    '<div class="hidden"><p>Hidden words</p></div>',
    '<ol class="breadcrumb"><li>Home</li><li>Pricing</li></ol>',
    '<form><p>Your name</p><input></form>',
    '<a class="btn" href="/x">Get started</a><button>Sign up</button><a href="/y">Learn more →</a>',
    '<div role="dialog"><p>Words of a dialog</p></div>',
    '<footer><p>Words of a footer, which is quite long because it lists the address and all that.</p><a href="/x">Terms of use and everything else that is legal</a></footer>',
    '<p>Copyright 2026 Acme</p><p>© Acme</p>',
    '<ul><li><s>Struck out</s></li><li class="not-included">Left out</li></ul>',
    '<p>This address is a placeholder until the shop is open.</p>',
    '<div><span data-target="1200">0</span></div>',
    '<div class="bottom"><p>Salt by the sea</p><a href="/x">Terms of use</a> <a href="/y">Privacy</a><p>© 2026 Acme</p></div>',
  ])('%s', async (html) => {
    expect(await textsOf(`${html}<p>Kept words</p>`)).toEqual(['Kept words']);
  });

  it.each([
    ['The core is free to host — <a href="/x">hosting guide</a>.', 'The core is free to host.'],
    ['It asks for little (<a href="/x">the numbers</a>) and less.', 'It asks for little and less.'],
    ['Weights come from the scales (<a href="/x">Oak Scales</a>).', 'Weights come from the scales (Oak Scales).'],
    ['It runs — <a href="/x">and rings</a> — at night.', 'It runs — and rings — at night.'],
  ])('has no label of a link for a part of its sentence: %s', async (html, text) => {
    expect(await textsOf(`<p>${html}</p>`)).toEqual([text]);
  });

  it('reads no part that its makers hide beside another hidden one', async () => {
    const part = (text: string, marks: string) => `<div class="${marks}"><h3>Account</h3><p>${text}</p></div>`;
    const kept = '<p>Salt is weighed by hand.</p>';
    expect(await textsOf(`${part('Sign in first.', 'hidden')}${part('Issue a licence.', 'hidden')}${kept}`)).toEqual([
      'Salt is weighed by hand.',
    ]);
  });

  it('keeps what site kits call after their text editor, and drops a call behind a sentence', async () => {
    const html =
      '<div class="widget widget-text-editor"><p>Salt is weighed by hand. <a href="/x">Check your licence</a></p></div>';
    expect(await textsOf(html)).toEqual(['Salt is weighed by hand.']);
  });

  it('reads nothing in a drawn window, be it with headings', async () => {
    const drawn =
      '<div class="product-view"><div class="window-bar"><i></i><i></i><span>Notes</span></div><h3>A call</h3><p><b>Ann:</b> It is late.</p></div>';
    const kept = 'Salt is weighed by hand, pan by pan, before the tide comes in again.';
    expect(await textsOf(`${drawn}<p>${kept}</p>`)).toEqual([kept]);
  });

  it('keeps a heading whatever its address is made of, and a sentence without the tip over a word of it', async () => {
    const part =
      '<section id="terminal"><h2 id="terminal-preview">Terminal preview</h2><p>It runs beside the pans.</p></section>';
    const tip = '<p>Stored as <span class="term">brine<span class="tip">Salt in water.</span></span> alone.</p>';
    expect(await textsOf(part + tip)).toEqual([
      'Terminal preview',
      'It runs beside the pans.',
      'Stored as brine alone.',
    ]);
  });

  it('keeps content in odd places', async () => {
    const html = `<header class="hero"><h1>Title</h1><p>Lead.</p></header>
      <div class="hidden md:block"><p>Shown on large screens.</p></div>
      <dl><dt><button aria-expanded="false">Is it folded?</button></dt><dd class="hidden"><p>Yes, it is.</p></dd></dl>
      <form id="aspnetForm"><h2>Whole page</h2><h2>In a form</h2></form>
      <body class="has-sidebar"><p>Last.</p>`;
    expect(await textsOf(html)).toEqual([
      ...[
        'Title',
        'Lead.',
        'Shown on large screens.',
        'Is it folded?',
        'Yes, it is.',
        'Whole page',
        'In a form',
        'Last.',
      ],
    ]);
  });

  it('reads parts of which a script shows one at a time, and no prices that it hides', async () => {
    const tab = (name: string, text: string, style = '') =>
      `<div class="panel"${style}><h3>${name}</h3><p>${text}</p></div>`;
    const away = ' style="display:none"';
    const html = `<h1>Tides</h1><div>${tab('Weigh', 'Weigh the salt.')}${tab('Rake', 'Rake the pans.', away)}${tab('Pay', 'It costs $9.', away)}</div>`;
    expect(await textsOf(html)).toEqual(['Tides', 'Weigh', 'Weigh the salt.', 'Rake', 'Rake the pans.']);
  });

  it('prefers <main>, unless the title stands outside', async () => {
    const long = '<p>Words that count as content here, again and again.</p>'.repeat(1) + 'More words. '.repeat(40);
    expect(await textsOf(`<div>Outside</div><main><h1>In</h1>${long}</main>`)).not.toContain('Outside');
    expect(await textsOf(`<div><h1>Outside</h1></div><main>${long}</main>`)).toContain('Outside');
  });
});

describe('blocks', () => {
  it('reads headings, lists, tables and quotes in order', async () => {
    const html = `<h2>Name<a class="hash-link" href="#n">#</a></h2><ul><li>One</li><li>Two</li></ul>
      <table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td><svg aria-label="Included"></svg></td></tr></table>
      <figure><blockquote>It was good from the first day on.</blockquote><figcaption>Ada Mensah<br>Boss</figcaption></figure>`;
    expect(await blocksOf(`<h1>T</h1>${html}`)).toEqual([
      { kind: 'heading', level: 1, text: 'T' },
      { kind: 'heading', level: 2, text: 'Name' },
      { kind: 'list', items: ['One', 'Two'] },
      {
        kind: 'table',
        rows: [
          ['A', 'B'],
          ['1', '✓'],
        ],
      },
      expect.objectContaining({
        of: 'voices',
        records: [
          {
            ...{ text: 'It was good from the first day on.', speaker: 'Ada Mensah', role: 'Boss', organisation: null },
            quote: 'It was good from the first day on.\nAda Mensah\nBoss',
          },
        ],
      }),
    ]);
  });

  it('reads ticks and crosses of a comparison, drawn or spoken', async () => {
    const cell = (spoken: string) =>
      `<td><svg class="h-5 w-5"></svg><span class="sr-only">${spoken} in Starter</span></td>`;
    const html = `<table><tr><th></th><th>Starter</th><th>Team</th></tr><tr><td>Users</td><td>9</td><td>29</td></tr>
      <tr><td>Log</td>${cell('Included')}${cell('Not included')}</tr>
      <tr><td>Keys</td><td><i class="bi bi-x"></i></td><td><i class="fa fa-check gap-x-8"></i></td></tr></table>`;
    const [table] = await blocksOf(html);
    expect(table).toEqual({
      kind: 'table',
      rows: [
        ['', 'Starter', 'Team'],
        ['Users', '9', '29'],
        ['Log', '✓', ''],
        ['Keys', '', '✓'],
      ],
    });
  });

  it('knows cards by their likeness, and their titles by their looks', async () => {
    const card = (name: string) =>
      `<div class="card"><div class="card-title">${name}</div><div>It does ${name} for you.</div></div>`;
    const { blocks } = await parse(`<h1>T</h1><div>${card('Billing')}${card('Mailing')}</div>`);
    expect(blocks[1]).toMatchObject({
      kind: 'records',
      of: 'features',
      records: [{ title: 'Billing' }, { title: 'Mailing' }],
    });
  });

  it('shows a cloned slide once', async () => {
    const slide = '<div class="slide"><h3>Name</h3><p>Some words that are long enough to know again.</p></div>';
    const other = slide.replace('Name', 'Other').replace('Some', 'More');
    expect(await textsOf(slide + other + slide)).toEqual([
      ...['Name', 'Some words that are long enough to know again.'],
      ...['Other', 'More words that are long enough to know again.'],
    ]);
  });
});

describe('the page as a whole', () => {
  it('leaves out what stands beside a form for those who have sent it', async () => {
    const box = (kind: string) => `<div class="${kind}-box"><div>You are in, and will hear of us.</div></div>`;
    const form = '<form><input name="mail"><button>Send</button></form>';
    const textOf = async (html: string) => (await parse(`<main>${html}</main>`)).text;
    expect(await textOf(`<div>${form}${box('success')}</div><p>The bell rings.</p>`)).not.toContain('You are in');
    expect(await textOf(`<div>${form}${box('note')}</div><p>The bell rings.</p>`)).toContain('You are in');
    expect(await textOf(`<div>${box('success')}</div><p>The bell rings.</p>`)).toContain('You are in');
  });

  it('sets several words in a cell that are in an element of their own apart', async () => {
    const { blocks } = await parse(
      '<main><table><tr><th>What</th><th>Solo</th></tr><tr><th>Bells<span class="note">each of them</span></th><td>5</td></tr></table></main>',
    );
    expect(blocks).toEqual([
      {
        kind: 'table',
        rows: [
          ['What', 'Solo'],
          ['Bells each of them', '5'],
        ],
      },
    ]);
  });

  it('carries its head, hash and own links', async () => {
    const page = await parse(
      `<html lang="en-GB"><head><title> A &amp; B </title><meta name="description" content="It  is."><base href="/x/"></head>
       <body><a href="y">Y</a><a href="https://www.acme.com/z#top">Z</a><a href="https://other.com/">O</a><a href="mailto:a@b.c">M</a><a href="https://sub.acme.com/">S</a></body>`,
    );
    expect(page).toMatchObject({
      title: 'A & B',
      description: 'It is.',
      language: 'en',
      fetchedAt: 7,
      url: 'https://acme.com/',
    });
    expect(page.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(page.links).toEqual([
      { url: 'https://acme.com/x/y', text: 'Y' },
      { url: 'https://www.acme.com/z', text: 'Z' },
    ]);
  });

  it('has what it says of itself to those who share it, where its text speaks of the same', async () => {
    const shared = async (content: string) => {
      const html = `<title>Acme</title><meta name="description" content="Acme maps the rows of an orchard."><meta property="og:description" content="${content}"><h1>Acme</h1><p>Acme maps each row of an orchard, and rings a bell in the yard when frost comes over the hill at night.</p>`;
      const { meta, text } = await parse(html);
      return { said: meta.description, isKept: text.includes(content) };
    };
    const other = 'A bell and a map for the rows of an orchard.';
    expect(await shared(other)).toEqual({ said: other, isKept: true });
    expect(await shared('A theme with seven colours for photographers.')).toEqual({ said: null, isKept: false });
    expect((await shared('Acme maps the rows of an orchard.')).said).toBeNull();
  });

  it('survives broken and hostile structured data', async () => {
    const nodes = [
      '{',
      '[]',
      'null',
      '{"@type":{"a":1},"name":[]}',
      '{"@type":"Offer","price":{"x":1}}',
      '{"@type":"Question","name":7}',
    ];
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const html = [...nodes, deep].map((node) => `<script type="application/ld+json">${node}</script>`).join('');
    expect((await parse(`${html}<p>Text</p>`)).meta).toMatchObject({ productName: null, offers: [], faq: [] });
  });

  it('reads plain text', async () => {
    const page = await parsePage(
      'Acme\n====\n\nAcme bills\nfor you.\n\n- One\n- Two\n',
      'https://acme.com/a.txt',
      0,
      'text/plain',
    );
    expect(page.title).toBe('Acme');
    expect(page.blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list']);
  });

  it('asks for 50 words', async () => {
    const words = (count: number) =>
      parse(`<p>${Array.from({ length: count }, (_, index) => `word${index}`).join(' ')}</p>`);
    const thin = await words(49);
    const enough = await words(50);
    expect(() => assertReadable(thin)).toThrow(SourceError);
    expect(() => assertReadable(enough)).not.toThrow();
  });
});

describe('the work', () => {
  const mebibytes = (text: string, count = 5) => text.repeat(Math.floor((count * 1024 * 1024) / text.length));

  const chain = (depth: number): string =>
    depth === 0 ? '' : `<div><div><p>x</p><p>y</p></div>${chain(depth - 1)}</div>`;

  it.each([
    ['deep nesting', mebibytes('<div>')],
    ['open links', mebibytes('<a href="/x">a</a> ')],
    ['loose spans', mebibytes('<span>ab</span>')],
    ['line breaks', `<p>${mebibytes('a<br>')}`],
    ['list items', `<ul>${mebibytes('<li>item one')}`],
    ['digits', `<p>${mebibytes('1')}`],
    ['prices', `<p>${mebibytes('$1.')}`],
    ['stops', `<p>${mebibytes('A. ')}`],
    ['tables', `<table>${mebibytes('<tr><td>$5<td>$6')}`],
    ['angle brackets', mebibytes('<')],
    ['hidden parts', mebibytes('<p hidden>x</p>')],
    ['pictures between paragraphs', mebibytes('<p>ab</p><img alt="a b">')],
    ['footers over empty elements', `${'<div class="footer">'.repeat(900)}${mebibytes('<b></b>', 4)}`],
    ['bold text around empty elements', `${'<strong>'.repeat(900)}${mebibytes('<b></b>', 4)}`],
    ['answers of a form', mebibytes('<p class="thanks">x</p>')],
    ['captions', mebibytes('<figcaption>x</figcaption>')],
    ['boxes in boxes', chain(450)],
  ])('does not run away on 5 MiB of %s', async (_, html) => {
    // What runs away does not end before the test's time is over.
    await parse(html).catch((error: unknown) => expect(error).toBeInstanceOf(SourceError));
  });
});
