import { describe, expect, it } from 'vitest';
import { readRobots } from './read-robots.ts';
import { createRobotsCheck, selectGroups } from './robots.ts';
import { safeFetch } from './safe-fetch.ts';

const reads = (robotsTxt: string) => {
  const check = createRobotsCheck(selectGroups(robotsTxt));
  return (path: string) => check(new URL(path, 'https://acme.com/'));
};

describe('createRobotsCheck', () => {
  it('takes the longest rule, wildcards and ends included', () => {
    const may = reads('User-agent: *\nDisallow: /docs\nAllow: /docs/start\nDisallow: /*.html$\nDisallow: /*?sort=\n');
    expect(['/', '/pricing', '/docs/start', '/docs/start/more', '/page.html?a=1'].filter((path) => !may(path))).toEqual(
      [],
    );
    expect(['/docs', '/docs/other', '/page.html', '/list?sort=up'].filter(may)).toEqual([]);
  });

  it('follows the group that names this reader instead of the one for all', () => {
    const may = reads(
      'User-agent: *\nDisallow: /\n\nUser-agent: otherbot\nUser-agent: SEOArticleAI/1.0\nDisallow: /private\n',
    );
    expect([may('/pricing'), may('/private/x')]).toEqual([true, false]);
    const free = reads('User-agent: seoarticleai\nDisallow:\n\nUser-agent: *\nDisallow: /\n');
    expect(free('/pricing')).toBe(true);
  });

  it('leaves what is said to others, comments, other fields and broken lines', () => {
    const may = reads(
      'Disallow: /lost\nUser-agent: otherbot\nDisallow: /\n# User-agent: *\n:::\nSitemap: /s.xml\n<html>',
    );
    expect([may('/'), may('/lost')]).toEqual([true, true]);
    expect(reads('USER-AGENT : * # all\r\nDISALLOW:/a # here\r\n')('/a')).toBe(false);
  });

  it('puts groups of one name together', () => {
    const may = reads(
      'User-agent: *\nDisallow: /a\n\nUser-agent: otherbot\nDisallow: /c\n\nUser-agent: *\nDisallow: /b\n',
    );
    expect([may('/a'), may('/b'), may('/c')]).toEqual([false, false, true]);
  });

  it('looks at path and query alone, whatever they look like', () => {
    const check = createRobotsCheck(selectGroups('User-agent: *\nDisallow: //evil\n'));
    expect(check(new URL('https://acme.com//evil/x'))).toBe(false);
    expect(check(new URL('http://www.acme.com/x'))).toBe(true);
  });

  it('remembers little of a file that names thousands of robots, and forbids all where patterns are endless', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `User-agent: bot${at}\n`).join('');
    expect(selectGroups(names(20_000) + 'Disallow: /a\n'.repeat(20_000))).toBe('');
    expect(reads(`User-agent: *\n${'Disallow: /*a*b*c*d\n'.repeat(20_000)}`)('/x')).toBe(false);
  });
});

describe('readRobots', () => {
  const asked: string[] = [];
  const answering = (answers: Record<string, () => Response>) => ({
    allowedHosts: new Set<string>(),
    resolve: async (name: string) => (name === 'inside.com' ? ['10.0.0.1'] : ['93.184.216.34']),
    fetch: (async (input: unknown) => {
      asked.push(String(input));
      const answer = answers[String(input)];
      if (!answer) throw new TypeError('connection refused');
      return answer();
    }) as typeof fetch,
  });
  const mayRead = async (answers: Record<string, () => Response>) =>
    createRobotsCheck(await readRobots('https://acme.com/a/b?c', answering(answers)))(new URL('https://acme.com/x'));
  const file = 'https://acme.com/robots.txt';
  const status = (code: number) => ({ [file]: () => new Response('Disallow: /', { status: code }) });
  const to = (location: string) => ({ [file]: () => new Response(null, { status: 301, headers: { location } }) });
  const forbidding = () => new Response('User-agent: *\nDisallow: /x', { headers: { 'content-type': 'text/html' } });

  it('asks the page’s own site, following redirects', async () => {
    expect(await mayRead({ [file]: forbidding })).toBe(false);
    expect(await mayRead({ ...to('https://www.acme.com/robots'), 'https://www.acme.com/robots': forbidding })).toBe(
      false,
    );
  });

  it.each([404, 403, 410])('allows everything where the answer is %i', async (code) => {
    expect(await mayRead(status(code))).toBe(true);
  });

  it.each([500, 503, 429])('allows nothing where the answer is %i', async (code) => {
    expect(await mayRead(status(code))).toBe(false);
  });

  it('allows nothing where nobody answers, and everything where redirects lead nowhere', async () => {
    expect(await mayRead({})).toBe(false);
    expect(await mayRead(to('/robots.txt'))).toBe(true);
    asked.length = 0;
    expect(await mayRead(to('https://inside.com/robots.txt'))).toBe(true);
    expect(asked).toEqual([file]);
  });

  it('reads the beginning of a file that is too large', async () => {
    const large = `User-agent: *\nDisallow: /x\n${'# filler\n'.repeat(100_000)}Disallow: /y\n`;
    const rules = await readRobots('https://acme.com/', answering({ [file]: () => new Response(large) }));
    expect(rules).toBe('user-agent: *\ndisallow: /x');
  });

  it('is asked of redirects too', async () => {
    const mayOpen = createRobotsCheck('user-agent: *\ndisallow: /private');
    const options = answering({
      'https://acme.com/a': () => new Response(null, { status: 302, headers: { location: '/private/a' } }),
      'https://acme.com/private/a': () => new Response('<p>Hidden</p>', { headers: { 'content-type': 'text/html' } }),
    });
    await expect(safeFetch('https://acme.com/a', { ...options, mayOpen })).rejects.toThrow(
      'The site asks robots not to read this page.',
    );
    await expect(safeFetch('https://acme.com/a', options)).resolves.toMatchObject({ text: '<p>Hidden</p>' });
  });
});
