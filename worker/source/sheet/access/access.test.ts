import { describe, expect, it } from 'vitest';
import { sheetOn, sourceOn } from '../../test-sheet.ts';
import { fetchers, installers } from '../data/commands.ts';
import { managerOf } from './commands.ts';
import { leadsNowhere } from './ways.ts';

const told = async (html: string, further?: Record<string, string>) =>
  (await sheetOn(html, further)).access.map(({ kind, value }) => `${kind}: ${value}`);

it.each(`${installers}; ${fetchers}`.split('; ').filter((way) => way !== 'git clone'))(
  'says what “%s …” installs with',
  (way) => {
    expect(managerOf(`${way} brinewell`)).toBeDefined();
  },
);

/** What stands in every line is said in the kept text: nothing is told that cannot be shown. */
it('stands in the kept text of its page, word for word', async () => {
  const { pages, sheet } = await sourceOn(
    `<p class="badge">macOS 13+ · Apple Silicon</p><a class="btn" href="/salt.dmg">Download for macOS 13+</a><pre><code>$ npm install -g brinewell</code></pre>
    <footer><a href="/a">Docs</a><a href="/b">Blog</a><p>Released under the MIT License</p></footer>`,
  );
  expect(sheet.access).toEqual([
    { kind: 'system', value: 'macOS 13+ (Apple Silicon)', url: null, page: 0, quote: 'macOS 13+ · Apple Silicon' },
    { kind: 'licence', value: 'MIT', url: null, page: 0, quote: 'Released under the MIT License' },
    { kind: 'command', value: 'npm install -g brinewell', url: null, page: 0, quote: 'npm install -g brinewell' },
    {
      ...{ kind: 'way', value: 'Download for macOS 13+', page: 0, quote: 'Download for macOS 13+' },
      url: 'https://brinewell.example/salt.dmg',
    },
  ]);
  for (const { quote } of sheet.access) expect(pages[0]?.text).toContain(quote);
});

it('is called by its button, whose small words stand apart', async () => {
  const badge = (small: string, name: string, url: string) =>
    `<a href="${url}"><span class="badge"><small>${small}</small><strong>${name}</strong></span></a>`;
  expect(
    await told(
      `${badge('GET IT ON', 'Google Play', 'https://play.google.com/store/apps/details?id=a.b')}${badge('Download on the', 'App Store', 'https://apps.apple.com/app/id123456789')}`,
    ),
  ).toEqual(['way: GET IT ON Google Play', 'way: Download on the App Store']);
});

describe('what it runs on', () => {
  it.each([
    ['Brinewell runs on macOS, Windows and Linux.', ['macOS', 'Windows', 'Linux']],
    ['Available for Linux, Apple macOS, and Microsoft Windows.', ['Linux', 'Apple macOS', 'Microsoft Windows']],
    ['The desktop app works natively on your Mac.', ['Mac']],
    ['Brinewell is a logbook app for iPhone and iPad.', ['iPhone', 'iPad']],
    ['Brinewell is a fast, self-hosted logbook for crews.', ['self-hosted']],
    ['Portable builds for Windows 10 and 11, macOS, and Linux.', ['Windows 10 and 11', 'macOS', 'Linux']],
  ])('%s', async (sentence, systems) => {
    expect(await told(`<p>${sentence}</p>`)).toEqual(systems.map((system) => `system: ${system}`));
  });

  it.each([
    'Brinewell works with Windows files and Mac fonts.',
    'Brinewell runs on Windows servers of others.',
    'Brinewell does not run on Windows.',
    'Brinewell will run on Linux soon.',
    'Pansheet runs on Windows and Linux.',
    'Watch the windows and the linux penguin on the wall.',
    'Brinewell supports Android phone numbers.',
  ])('not: %s', async (sentence) => expect(await told(`<p>${sentence}</p>`)).toEqual([]));

  it('is named at the top, whatever stands behind it', async () => {
    const line = 'Windows 10 or newer, macOS 12 or newer. No account needed.';
    expect(await told(`<p>${line}</p>`)).toEqual(['system: Windows 10 or newer', 'system: macOS 12 or newer']);
    expect(await told(`<h2>Bells</h2><p>${line}</p>`)).toEqual([]);
  });

  it('has each file of a download, whatever its button says', async () => {
    const files = ['Apple Silicon', 'Intel Mac', 'Get'].map(
      (text, at) => `<a class="btn" href="/b${at}.dmg">${text}</a>`,
    );
    expect(await told(`<p>Every pan.</p>${files.join('')}`)).toEqual([
      'way: Apple Silicon',
      'way: Intel Mac',
      'way: Get',
    ]);
  });

  it('is read from badges at the top and lists of downloads, not from what is compared or worked with', async () => {
    expect(await told('<p class="badge">macOS 14+ · iOS 17+ · Apple Silicon</p><h2>More</h2>')).toEqual([
      'system: macOS 14+ (Apple Silicon)',
      'system: iOS 17+',
    ]);
    const spans = (...texts: string[]) =>
      `<div>${texts.map((text) => `<span>${text}</span>`).join('')}</div><h2>More</h2>`;
    expect(await told(spans('macOS 14+', 'Apple Silicon'))).toEqual(['system: macOS 14+ (Apple Silicon)']);
    expect(await told(spans('macOS 14+', 'Apple Silicon', 'Intel'))).toEqual(['system: macOS 14+']);
    const links = ['Windows x64 (Installer)', 'Linux x64 (AppImage)'];
    const list = links.map((text, at) => `<tr><td><a href="/get/${at}">${text}</a></td><td>64</td></tr>`).join('');
    expect(await told(`<h2>Downloads</h2><table>${list}</table>`)).toEqual([
      ...['system: Windows', 'system: Linux', 'way: Windows x64 (Installer)', 'way: Linux x64 (AppImage)'],
    ]);
    expect(await told('<a class="btn" href="/salt.exe">Download for Windows</a>')).toEqual([
      'way: Download for Windows',
    ]);
    for (const heading of ['How we compare', 'Works with', 'Coming soon', 'The problem'])
      expect(await told(`<h2>${heading}</h2><p>macOS · Windows · Linux</p>`)).toEqual([]);
    expect(await told('<table><tr><td>Brinewell</td><td>Mac + iOS</td></tr></table>')).toEqual([]);
  });

  it('is told whole or not at all: what the pages name besides, in whatever words, is a part of the list', async () => {
    const badge = '<p class="badge">macOS 14+ · Linux</p><h2>More</h2>';
    const told14 = ['system: macOS 14+', 'system: Linux'];
    expect(await told(`${badge}<p>The Windows version keeps its files in one folder.</p>`)).toEqual([]);
    expect(await told(badge, { '/faq': '<p>There is a build of Brinewell for FreeBSD, too.</p>' })).toEqual([]);
    expect(
      await told(`${badge}<table><tr><th>File</th><th>For</th></tr><tr><td>Full</td><td>Windows</td></tr></table>`),
    ).toEqual([]);
    for (const other of ['There is no Windows version.', 'Windows comes soon.', 'Chrome plays it.'])
      expect(await told(`${badge}<p>${other}</p>`)).toEqual(told14);
    // What asks or compares may go on with a yes.
    expect(await told(`${badge}<p>Does it run on Windows?</p>`)).toEqual([]);
    expect(await told(`${badge}<h2>How we compare</h2><p>Pansheet runs on Windows.</p>`)).toEqual([]);
  });

  it('is no browser alone beside systems that are named', async () => {
    const badge = '<p>Brinewell works in Chrome and Firefox.</p><h2>More</h2>';
    expect(await told(badge)).toEqual(['system: Chrome', 'system: Firefox']);
    expect(await told(`${badge}<p>The app for Windows keeps its files in one folder.</p>`)).toEqual([]);
  });

  it('is told with what narrows it', async () => {
    expect(await told('<p>Brinewell works on Linux, macOS 14 or later (Apple Silicon) and Windows (WSL).</p>')).toEqual(
      [...['system: Linux', 'system: macOS 14 or later (Apple Silicon)', 'system: Windows (WSL)']],
    );
  });

  it('is nothing where one place gives what another says is still to come', async () => {
    const card = (system: string, text: string) => `<div><span>${system}</span><small>${text}</small></div>`;
    const html = `<p>Download Brinewell for Mac, Windows, or Linux.</p>
      ${card('macOS', 'Coming soon · use a browser')}${card('Linux', 'Coming soon')}`;
    expect(await told(html)).toEqual([]);
    const settled = html.replace('Download Brinewell for Mac, Windows, or Linux.', 'Brinewell runs on Windows.');
    expect(await told(settled)).toEqual(['system: Windows']);
  });

  it('is nothing where a list names what we do not know', async () => {
    expect(await told('<p>Brinewell runs on FreeBSD, macOS and Saltix 7.</p>')).toEqual([]);
    expect(await told('<p>Any keeper can start. Also runs on FreeBSD and macOS.</p>')).toEqual([]);
    expect(await told('<p>Brinewell runs on FreeBSD, macOS and the web.</p>')).toEqual([]);
    const data = { '@type': 'SoftwareApplication', name: 'Brinewell', operatingSystem: 'Web, iOS, Android' };
    const structured = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(await told(structured)).toEqual([]);
    expect(await told(`${structured}<p>Brinewell runs on iOS and Android.</p>`)).toEqual([]);
  });

  it('is what structured data says of its software, as far as a visitor reads it too', async () => {
    const data = (operatingSystem: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'SoftwareApplication', name: 'Brinewell', operatingSystem })}</script>`;
    const read = '<p>A bell for Windows 10+ and a map for macOS keep the shore.</p>';
    expect(await told(`${data('Windows 10+, macOS (64 MB)')}${read}`)).toEqual([
      ...['system: Windows 10+', 'system: macOS'],
    ]);
    expect(await told(data('Windows 10+, macOS'))).toEqual([]);
    expect(await told(`${data('Windows 10, Windows 11')}${read}`)).toEqual([]);
    expect(await told(`${data('Windows 10, Windows 11')}<p>A bell for Windows keeps the shore.</p>`)).toEqual([
      'system: Windows',
    ]);
  });
});

describe('its licence', () => {
  it.each([
    ['This project is MIT licensed.', 'MIT'],
    ['Free · Open source · Apache-2.0 License', 'Apache 2.0'],
    ['Brinewell is MIT-licensed open source, and salt stays on your own hardware.', 'MIT'],
    ['Brinewell is a free and open-source logbook.', 'open source'],
    ['Code released under the GNU General Public License v3.0', 'GPL 3.0'],
    ['Brinewell is AGPL-licensed open source.', 'AGPL'],
  ])('%s', async (text, licence) => expect(await told(`<p>${text}</p>`)).toEqual([`licence: ${licence}`]));

  it.each([
    'This software uses code of the Panframe project licensed under the LGPLv2.1.',
    'The documentation is licensed under the MIT License.',
    'Icons by Gullworks, MIT License',
    'Theme under the MIT license',
    'Brinewell scans for MIT-licensed libraries.',
    'Brinewell is an open source intelligence desk.',
    'Free for open source projects.',
    'Our professors studied at MIT and hold a driving licence.',
    'All text is licensed under CC-BY 4.0.',
  ])('not: %s', async (text) => expect(await told(`<p>${text}</p>`)).toEqual([]));

  it('is told where its texts agree', async () => {
    const two = '<p>Released under the MIT License</p><footer><p>Licensed under GPL-3.0</p></footer>';
    expect(await told(two)).toEqual([]);
    expect(await told(`${two}<p>This project is licensed under the MIT License.</p>`)).toEqual(['licence: MIT']);
    expect(await told('<p>Apache License</p><h2>Help</h2><p>Released under Apache 2.0 license.</p>')).toEqual([
      'licence: Apache 2.0',
    ]);
  });

  it('is asked for and answered', async () => {
    const answers = [
      ['What licence is it under?', 'Apache-2.0.'],
      ['Who made it?', 'People at the sea made it.'],
      ['Where?', 'Near the sea, in Bergen.'],
    ].map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`);
    expect(await told(`<h2>Questions</h2>${answers.join('')}`)).toEqual(['licence: Apache 2.0']);
  });
});

describe('the commands that install it', () => {
  it.each([
    ['<pre>$ brew install --cask brinewell</pre>', 'brew install --cask brinewell'],
    ['<p><code>npm i -g @salt/brinewell</code></p>', 'npm i -g @salt/brinewell'],
    ['<pre>npm i -g @salt/brinewell <span>⧉</span></pre>', 'npm i -g @salt/brinewell'],
    [
      '<div class="terminal"><span>curl -fsSL https://brinewell.example/install.sh | sh</span><button>Copy</button></div>',
      'curl -fsSL https://brinewell.example/install.sh | sh',
    ],
    [
      '<pre># fetch it\ngit clone https://git.example/brinewell\ncd brinewell\nmake</pre>',
      'git clone https://git.example/brinewell\ncd brinewell\nmake',
    ],
    [
      '<pre># 1. Fetch the file\ncurl -O https://git.example/brinewell/compose.yml\n\n# 2. Start\ndocker compose up -d\n# 3. Open it\nopen http://localhost:80</pre>',
      'curl -O https://git.example/brinewell/compose.yml\ndocker compose up -d\nopen http://localhost:80',
    ],
    [
      '<pre>git clone https://git.example/brinewell\ncp .env.example .env\n# Edit .env: add your BRINE_KEY\n\n# 2. Start\nmake up\n# Salt → :9090\n# Optional: the bell tower\nmake bells</pre>',
      'git clone https://git.example/brinewell\ncp .env.example .env\n# Edit .env: add your BRINE_KEY\nmake up',
    ],
    [
      '<pre>npm i -g brinewell\nbrinewell init\nbrinewell weigh "four pans"\nls</pre>',
      'npm i -g brinewell\nbrinewell init\nbrinewell weigh "four pans"',
    ],
    [
      '<pre>npm i -g brinewell\nmkdir book && cd book\nnpx brinewell init\nls</pre>',
      'npm i -g brinewell\nmkdir book && cd book\nnpx brinewell init',
    ],
    [
      '<pre>docker run -p 8080:8080 salt/brinewell\nvisit: http://localhost:8080</pre>',
      'docker run -p 8080:8080 salt/brinewell',
    ],
  ])('%s', async (html, command) => expect(await told(html)).toEqual([`command: ${command}`]));

  it.each([
    '<pre>apt install -y wget unzip php</pre>',
    '<pre>brinewell weigh --pan 4</pre>',
    '<pre>curl -O https://git.example/brinewell/pans.csv\ncat pans.csv</pre>',
    '<h2>Requirements</h2><ul><li><a href="https://docs.example/compose">Docker Compose</a> v2</li></ul>',
    '<pre>npx brinewell weigh \\\n  --pan 4</pre>',
    '<div class="terminal"><p>&gt; add a test</p><p>npm install pantest</p></div>',
    '<pre>- name: weigh\n  run: |\n    npm install brinewell</pre>',
    '<p>Run npm install of brinewell whenever you like.</p>',
  ])('not: %s', async (html) => expect(await told(html)).toEqual([]));

  it('are none from a registry that does not have it yet', async () => {
    const html = '<pre>npm install -g brinewell</pre><pre>brew install brinewell</pre>';
    expect(await told(`<p>Brinewell is not on npm yet.</p>${html}`)).toEqual(['command: brew install brinewell']);
    expect(await told(`<p>Brinewell is on npm.</p>${html}`)).toHaveLength(2);
  });

  it('are told once, however they are spelled', async () => {
    expect(await told('<pre>npm install -g brinewell</pre><pre>npm i -g brinewell</pre>')).toEqual([
      'command: npm install -g brinewell',
    ]);
  });
});

it('is told with what stands right above a command, and with what is to be run then', async () => {
  const { access } = (
    await sourceOn(
      `<h2>Install</h2><p>To begin, run:</p><pre>$ npm i -g brinewell</pre><p>To weigh a heap (<a href="/h">which?</a>), name its pan: <code>$ brinewell weigh --pan 4</code></p>
       <pre># Ring the bell of a pan\nbrinewell ring --pan 4\n# Print it</pre><p>brinewell rings on each phone of the crew.</p><p>There is nothing to <code>brew install</code> yet.</p>
       <h2>Elsewhere</h2><p>To ring, run:</p><pre>$ bell ring</pre>`,
    )
  ).sheet;
  expect(access.map(({ value, lead }) => [lead, value])).toEqual([
    ['To begin, run:', 'npm i -g brinewell'],
    ['To weigh a heap (which?), name its pan:', 'brinewell weigh --pan 4'],
    ['Ring the bell of a pan', 'brinewell ring --pan 4'],
  ]);
});

it('is told with what stands above a command, and not with the button that copies it', async () => {
  const command = (over: string, code: string) =>
    `<div><div><p>${over}</p><button><span>Copy</span></button></div><pre>${code}</pre></div>`;
  const { access } = (
    await sourceOn(
      `<h2>Install</h2>${command('Linux / macOS', 'curl https://brinewell.example/install.sh | sh')}${command('Windows (PowerShell)', 'irm https://brinewell.example/install.ps1 | iex')}`,
    )
  ).sheet;
  expect(access.flatMap(({ kind, lead }) => (kind === 'command' ? [lead] : []))).toEqual([
    'Linux / macOS',
    'Windows (PowerShell)',
  ]);
});

it('is told with the short heading above a command, where others stand under others', async () => {
  const command = (over: string, code: string) => `<h3>${over}</h3><pre>${code}</pre>`;
  const leads = async (html: string) =>
    (await sourceOn(`<h2>Install</h2>${html}`)).sheet.access.map(({ lead }) => lead);
  const arch = command('Arch and Manjaro', 'yay -S brinewell');
  expect(await leads(arch + command('From npm', 'npm i -g brinewell'))).toEqual(['Arch and Manjaro', 'From npm']);
  expect(await leads(arch)).toEqual([undefined]);
});

it('is a download by its name, whatever else its button says', async () => {
  const link = (system: string) =>
    `<a class="btn" href="/get/brinewell-${system}.zip">Download for ${system}<small>x64</small> Your platform</a>`;
  expect((await told(`${link('Windows')}${link('Linux')}`)).filter((text) => text.startsWith('way'))).toEqual([
    'way: Download for Windows',
    'way: Download for Linux',
  ]);
});

describe('the buttons that hand it out', () => {
  const link = (href: string, text: string) => `<p><a href="${href}">${text}</a></p>`;

  it('lead to stores, downloads and an account', async () => {
    expect(
      await told(
        link('https://apps.apple.com/app/id1', '<img src="a.svg" alt="Download on the App Store">') +
          link('/go', 'Start your free trial →') +
          link('https://chromewebstore.google.com/detail/brinewell/abc', 'Add to Chrome') +
          link('/go', 'Start free'),
      ),
    ).toEqual(['system: Chrome', 'way: Download on the App Store', 'way: Add to Chrome', 'way: Start your free trial']);
  });

  it('are none that lead elsewhere, or no further than their page', async () => {
    const others = ['Download the salt report', 'Get the newsletter', 'Install guide for editors', 'Try the demo pan'];
    expect(await told(others.map((text) => link('/x', text)).join('') + link('#get', 'Download'))).toEqual([]);
    expect(await told(link('/get', 'Download'))).toEqual(['way: Download']);
    expect(leadsNowhere('https://brinewell.example/pro/checkout/')).toBe(true);
    expect(leadsNowhere('https://brinewell.example/get#download-pending')).toBe(true);
    expect(leadsNowhere('https://brinewell.example/get#download')).toBe(false);
    expect(await told(`<div hidden>${link('/get', 'Download for Windows')}</div>`)).toEqual([]);
    const manual = '<a class="btn" href="https://addons.mozilla.org/en-US/developers/docs/sdk/">Add-on SDK</a>';
    expect(await told(`<p>Pans are weighed by modules of the ${manual}.</p>`)).toEqual([]);
    const companion = '<a href="https://addons.mozilla.org/firefox/addon/pan-search/">addons.mozilla.org</a>';
    expect(await told(`<p>The search of pans for the browser is published on ${companion}.</p>`)).toEqual([]);
  });
});

it('leads to one app in a store once', async () => {
  const link = (path: string, name: string) => `<a class="btn" href="https://apps.apple.com/${path}">${name}</a>`;
  const links =
    link('app/id1234567', 'Download for iPhone') + link('gb/app/brinewell/id1234567?mt=8', 'Download for iPad');
  expect(
    (await sheetOn(`<p>Every pan on a map.</p>${links}`)).access.filter(({ kind }) => kind === 'way'),
  ).toHaveLength(1);
});

it('is no entry of a store among many that others made, and its own among them', async () => {
  const link = (name: string) =>
    `<a class="btn" href="https://play.google.com/store/apps/details?id=org.${name}.app">View it</a>`;
  const waysOn = async (...names: string[]) =>
    (await sheetOn(`<p>Every pan on a map.</p>${names.map(link).join('')}`)).access.map(
      ({ url }) => url?.split('=')[1],
    );
  expect(await waysOn('reeds', 'gulls', 'boats')).toEqual([]);
  expect(await waysOn('reeds', 'brinewell', 'boats')).toEqual(['org.brinewell.app']);
  expect(await waysOn('reeds')).toEqual(['org.reeds.app']);
});

it('is all that a list of requirements says, whatever else the page names', async () => {
  const page = (heading: string) =>
    `<p>Sort the pictures of Android phones.</p><h2>${heading}</h2><div><span>macOS 13.0 or later</span><span>Works offline</span></div>`;
  const systems = async (heading: string) =>
    (await sheetOn(page(heading))).access.flatMap(({ kind, value }) => (kind === 'system' ? [value] : []));
  expect(await systems('Requirements')).toEqual(['macOS 13.0 or later']);
  expect(await systems('Download')).toEqual([]);
});

it('is by what puts it there first, as the page that tells most has it, without what changes it later', async () => {
  const code = (text: string) => `<pre><code>${text}</code></pre>`;
  const home = `<h2>Get Brinewell</h2>${code('brew install brinewell')}`;
  const install = `<main><h1>Install Brinewell</h1><h2>Homebrew</h2>${code('brew install brinewell   # today')}${code('# later, to update\nbrew upgrade brinewell')}<h2>Cargo</h2>${code('cargo install brinewell-book')}</main>`;
  const { access } = await sheetOn(home, { '/install': install });
  expect(access.filter(({ kind }) => kind === 'command').map(({ value, page }) => [value, page])).toEqual([
    ['brew install brinewell', 1],
    ['cargo install brinewell-book', 1],
  ]);
});

it('is no command that its page says to write into a configuration', async () => {
  const on = (lead: string) =>
    told(`<h2>Brinewell in an editor</h2><p>${lead}</p><pre><code>npx -y brinewell</code></pre>`);
  expect(await on('Run it once.')).toContain('command: npx -y brinewell');
  expect(await on('Add it to your client config.')).toEqual([]);
});

it('runs on what a line at the top names, whatever else that says, and on none of it within another thing', async () => {
  const systems = async (line: string) =>
    (await sheetOn(`<p class="badge">${line}</p>`)).access.flatMap(({ kind, value }) =>
      kind === 'system' ? [value] : [],
    );
  expect(await systems('No account · macOS + Linux · Windows via WSL')).toEqual(['macOS', 'Linux', 'Windows via WSL']);
  expect(await systems('No account · Reads macOS calendars · Linux')).toEqual([]);
});

it('runs on what it is called after, be it for that or one of it', async () => {
  const systems = async (called: string, further = '') =>
    (await told(`<p>Brinewell is ${called}.</p>${further}`)).filter((entry) => entry.startsWith('system'));
  expect(await systems('a tide clock for Windows, written in Rust')).toEqual(['system: Windows']);
  expect(await systems('a macOS menu-bar app')).toEqual(['system: macOS']);
  expect(await systems('a tide clock for Windows sailors')).toEqual([]);
  const linux = '<h2>Download</h2><p>Brinewell is available for Linux.</p>';
  expect(await systems('a tide clock for Windows', linux)).toEqual([]);
});

it('needs the release that the top of its first page names, whatever the pages name besides', async () => {
  const systems = async (line: string) =>
    (await told(`<p>${line}</p><h2>Tides</h2><p>Whoever asks for Windows may ask again.</p>`)).filter((entry) =>
      entry.startsWith('system'),
    );
  expect(await systems('macOS 15 or later · no account')).toEqual(['system: macOS 15 or later']);
  expect(await systems('v1.4 · Requires macOS Sonoma or later')).toEqual(['system: macOS Sonoma or later']);
});

it.each([
  ['Requires macOS 14 Sonoma or later.', 'system: macOS 14 Sonoma or later'],
  ['An iPhone or iPad running iOS 17 or later.', 'system: iOS 17 or later'],
])('runs on what it asks for: %s', async (line, system) => {
  expect(await told(`<h2>What you need</h2><p>${line}</p>`)).toEqual([system]);
});
