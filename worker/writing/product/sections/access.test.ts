import { describe, expect, it } from 'vitest';
import { judgeArticle } from '../../../evidence/judge.ts';
import { articleFrom, sourceFrom } from '../../test/articles.ts';

const url = 'https://brinewell.example/';
const page = `<title>Brinewell: a logbook for salt works</title><h1>The logbook of the salt works</h1>
  <p>Brinewell is a logbook for salt works by the sea. It keeps the weight of each pan, the height of each tide and the names of
  those who raked. Nothing that was written down is lost.</p>
  <h2>Pan map</h2><p>The map shows every pan of the works with the salt that was raked from it during the season. A pan
  that was not raked for a week stands out in red, so that nobody forgets it.</p>
  <h2>Tide bell</h2><p>The bell rings an hour before high water, on each phone of the crew. It reads the tables of the
  harbour, which are renewed each spring.</p>`;

async function written(html: string, further = '') {
  const pages = [{ url, html: page + html }];
  const source = await sourceFrom(further === '' ? pages : [...pages, { url: `${url}pricing`, html: further }]);
  const article = await articleFrom(source, 'medium');
  const { proof, keywords } = article;
  const { statements } = judgeArticle(article, { ...proof, sheet: source.sheet, keywords }, false);
  const strange = statements.filter(({ state }) => state !== 'sourced' && state !== 'background');
  expect(strange.map(({ text }) => text)).toEqual([]);
  return article.content;
}

const install = '<pre>npm install -g brinewell</pre>';
const download = '<a class="btn" href="/get/brinewell.dmg">Download for macOS</a>';

describe('how to get it', () => {
  it('is a section of its own, be there one command alone', async () => {
    const content = await written(`${install}<p>Released under the MIT License</p><p>Runs on macOS and Linux.</p>`);
    const section = content.slice(content.indexOf('## How to get Brinewell'));
    expect(section.match(/^- .*/gm)).toEqual(['- With npm: `npm install -g brinewell`']);
    expect(content.split('npm install')).toHaveLength(2);
    expect(content).toContain('| Runs on | macOS and Linux |');
    expect(content).toContain('| Licence | MIT |');
  });

  it('is a section where there is more, with commands as they are typed and buttons that lead somewhere, and not how it is built', async () => {
    const content = await written(
      `${install}${download}<pre>git clone https://git.example/brinewell\ncd brinewell</pre>
      <p>Runs on macOS 13 or later.</p>`,
    );
    const section = content.slice(content.indexOf('## How to get Brinewell'));
    expect(section.match(/^- .*/gm)).toEqual([
      `- [For macOS](${url}get/brinewell.dmg)`,
      '- With npm: `npm install -g brinewell`',
    ]);
    expect(content.split('\n\n')[0]).toContain('It runs on macOS 13 or later.');
    expect(content.indexOf('npm install')).toBeGreaterThan(content.indexOf('How to get'));
  });

  it('stands in the last sentence where it is a link or two, and never leads to the first page of a store', async () => {
    const link = (label: string, url: string) => `<a class="btn" href="${url}">${label}</a>`;
    const [chrome, firefox] = [
      'https://chromewebstore.google.com/detail/brinewell/abc',
      'https://addons.mozilla.org/en-US/firefox/addon/brinewell/',
    ];
    const reading = / (?:Everything here was|This article) [^.]* 2025[^.]*\.$/;
    const ending = async (html: string) => (await written(html)).split('\n\n').at(-1)?.replace(reading, '');
    expect(await ending(`${link('Install for Chrome', chrome)}${link('Install for Firefox', firefox)}`)).toBe(
      `To install Brinewell, go to [the Chrome Web Store](${chrome}) or [Firefox Add-ons](${firefox}).`,
    );
    expect(await ending(link('Get the app', 'https://apps.apple.com/app/id1234567'))).toMatch(
      /^Brinewell is on \[the App Store/,
    );
    const file = 'https://git.example/brinewell/files/Brinewell.Setup.1.0.exe';
    expect(await ending(link('Download', file))).toBe(
      `Brinewell can be downloaded as [Brinewell.Setup.1.0.exe](${file}) (for Windows).`,
    );
    const unfilled = 'https://chromewebstore.google.com/detail/your-extension-id';
    expect(await ending(link('Add to Chrome', unfilled))).not.toContain(unfilled);
    expect(await ending(link('Download', '/index.html#download'))).not.toContain('#download');
    // The site is linked already.
    expect(await ending(link('Add to Chrome', 'https://chromewebstore.google.com/'))).not.toMatch(/\]\(https/);
  });

  it('is its source, with what the page says before it, where nothing else is handed out', async () => {
    const code = '<pre>git clone https://git.example/brinewell\ncd brinewell\nmake</pre>';
    const content = await written(`<h2>At home</h2><p>Or run it on your own machine:</p>${code}`);
    const section = content.slice(content.indexOf('## How to get Brinewell'));
    expect(section).toContain('- Or run it on your own machine: `git clone https://git.example/brinewell`, then');
    expect(await written(`${code}${download}<p>The map is open: ${'every pan '.repeat(20)}.</p>`)).not.toContain(
      'git clone',
    );
  });

  it('says for which system a command is', async () => {
    const content = await written(
      `<h2>Install</h2><div><h3>macOS</h3><pre>brew install brinewell</pre></div>
       <div><h3>Linux</h3><pre>curl -fsSL https://brinewell.example/install.sh | sh</pre></div>`,
    );
    expect(content).toContain('- macOS: `brew install brinewell`');
    expect(content).toContain('- Linux: `curl -fsSL https://brinewell.example/install.sh | sh`');
  });

  it('ends the article at the way to an account, or at the prices where there are some', async () => {
    const trial = '<a class="btn" href="/join">Start your free trial</a>';
    const ending = (content: string) => content.split('\n\n').at(-1);
    const content = await written(trial);
    expect(ending(content)).toMatch(/\btrial|try\b/);
    expect(ending(content)).toContain(`[the Brinewell join page](${url}join)`);
    expect(content).not.toContain('How to get');
    expect(ending(await written(`<p>Brinewell is coming soon.</p>${trial}`))).not.toContain('/join');
    const plan = (name: string, price: string) =>
      `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Pans</li><li>Tides</li></ul></div>`;
    const priced = await written(
      trial,
      `<h1>Pricing</h1><div>${plan('Skiff', '$9/month')}${plan('Barge', '$29/month')}</div>`,
    );
    expect(ending(priced)).toContain(`](${url}pricing)`);
    expect(priced.split(`](${url}join)`)).toHaveLength(2);
  });

  it('is nothing where the site says nothing of it', async () => {
    const content = await written('');
    expect(content).not.toMatch(/How to get|Runs on|Licence/);
  });
});
