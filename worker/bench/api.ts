import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { ask } from './ask.ts';
import { startBenchSite } from './runtime.ts';

/*
 * `npm run bench:api -- [--articles 100000] [--rounds 200]`: each list, search, slug and stats route over so many articles of 300
 * words in local D1, a tenth of them one user's, and what the database needs for each. Times are of whole requests over loopback,
 * so what they say of the Worker is an upper bound.
 */

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '200' } },
});
const articles = Number(values.articles);
const ofOneUser = articles / 10;
const rounds = Number(values.rounds);
const chunk = 5_000;
const wordsOfArticle = 300;
/** What D1 keeps in one database at most (Cloudflare's limits of D1, paid plan). */
const mostBytes = 10e9;

/** Running text of as many different words as articles have: each is one of many bodies, and has words of its own before it. */
const bodies = Array.from({ length: 97 }, (_, body) =>
  Array.from({ length: wordsOfArticle - 15 }, (_, at) => `word${((body * 31 + at * at) % 4_001).toString(36)}`).join(
    ' ',
  ),
);

const { d1: db, url, end } = await startBenchSite();

// Every article has words of its own and some that many share, so that searches have few, some and very many matches.
const insertChunk = `
  with recursive numbers(i) as (select cast(?1 as integer) union all select i + 1 from numbers where i < ?2)
  insert into articles (id, user_id, title, slug, excerpt, content, source_type, keywords, seo_score, word_count, status, created_at, updated_at, published_at)
  select 'article-' || i, case when i % 10 = 0 then ?3 else 'user-' || (i % 997) end,
    'How team ' || (i % 1000) || ' plans project ' || i, 'how-team-plans-project-' || i,
    'A short excerpt about topic' || (i % 5000) || ' and planning.',
    'Planning words for topic' || (i % 5000) || ' with rarity' || i || ' and shared vocabulary of software, teams, prices and plans. ' || json_extract(?4, '$[' || (i % 97) || ']'),
    'url', '["planning"]', i % 101, 900, case when i % 4 = 0 and i % 10 <> 0 then 'draft' else 'published' end,
    1700000000000 + i * 1000, 1700000000000 + i * 1000, 1700000000000 + i * 1000
  from numbers`;

const origin = url.origin;
const headers = { Origin: origin, 'Content-Type': 'application/json' };
const account = { username: 'bench-user', password: 'bench-password', email: 'bench@example.com' };
const registered = await fetch(`${origin}/api/auth/register`, {
  method: 'POST',
  headers,
  body: JSON.stringify(account),
});
const { id: userId } = (await registered.json()) as { id: string };
const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

const startedAt = performance.now();
let bytes = 0;
for (let first = 1; first <= articles; first += chunk) {
  const { meta } = await db
    .prepare(insertChunk)
    .bind(first, first + chunk - 1, userId, JSON.stringify(bodies))
    .run();
  bytes = meta.size_after;
}
console.log(
  `${articles} articles, ${ofOneUser} of one user, in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
);
const bytesOfOne = bytes / articles;
console.log(
  `${(bytes / 1e9).toFixed(2)} GB, ${Math.round(bytesOfOne)} bytes an article with its search index: D1's 10 GB hold ${Math.floor(mostBytes / bytesOfOne).toLocaleString('en')}\n`,
);

const routes: Array<[title: string, path: string]> = [
  ['published, page 1', '/articles/published?page=1&limit=12'],
  ['published, page 500', '/articles/published?page=500&limit=12'],
  ['own list, page 1', `/articles/user/${userId}?page=1&limit=10`],
  ['own list, page 500', `/articles/user/${userId}?page=500&limit=10`],
  ['own list for the editor', `/articles/user/${userId}`],
  ['search, one match', '/articles/search?q=rarity4242'],
  ['search, some matches', '/articles/search?q=topic42'],
  ['search, every article', '/articles/search?q=software%20teams&page=3'],
  ['search, beginning of a word', '/articles/search?q=so'],
  ['article by slug', '/articles/slug/how-team-plans-project-4242'],
  ['public page', '/pages/how-team-plans-project-4242'],
  ['own stats', `/articles/stats/${userId}`],
];

// What keeps whole answers makes this process collect, over all that the build and the runtime's launcher loaded into it.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
console.log(`${'route'.padEnd(30)} ${'p50 ms'.padStart(8)} ${'p95 ms'.padStart(8)}`);
for (const [title, path] of routes) {
  const times: number[] = [];
  for (let round = -20; round < rounds; round += 1) {
    const before = performance.now();
    await ask(new URL(`/api${path}`, url), { agent, headers: { Cookie: cookie } });
    if (round >= 0) times.push(performance.now() - before);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(8);
  console.log(`${title.padEnd(30)} ${at(0.5)} ${at(0.95)}`);
}
agent.destroy();
await end();
