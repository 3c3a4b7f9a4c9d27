import parseRobots from 'robots-parser';

/** The name by which robots.txt may speak to this reader: the product token of its user agent. */
export const robotName = 'SEOArticleAI';

export const forbidAll = 'user-agent: *\ndisallow: /';

/** Longer addresses are no pages that a site shows to people. */
const maxAddressLength = 300;
/**
 * A pattern with wildcards costs its length times the address's. A file with more of them than any site needs was made to cost
 * time; it is taken as one that forbids all.
 */
const maxWildcards = 30_000;

const field = /^\s*([a-z-]+)\s*:([^#]*)/i;

/**
 * The groups of a robots.txt that speak to this reader or to all, put together. The rest is not kept: some files name
 * thousands of robots, and a parser that remembers each rule for each of them can be made to remember too much.
 */
export function selectGroups(robotsTxt: string): string {
  const own = robotName.toLowerCase();
  const groups = new Map<string, string[]>();
  const named = new Set<string>();
  let isNaming = false;
  let wildcards = 0;
  for (const line of robotsTxt.split(/\r\n|\r|\n/)) {
    const [, key = '', rest = ''] = field.exec(line) ?? [];
    const [name, value] = [key.toLowerCase(), rest.trim()];
    if (name === 'user-agent') {
      if (!isNaming) named.clear();
      isNaming = true;
      const agent = value.split('/', 1)[0]?.trim().toLowerCase() ?? '';
      if (agent !== own && agent !== '*') continue;
      named.add(agent);
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      if (named.size > 0 && value.includes('*')) wildcards += value.length;
      if (wildcards > maxWildcards) return forbidAll;
      for (const agent of named) groups.get(agent)?.push(`${name}: ${value}`);
    }
  }
  return [...groups].map(([agent, rules]) => [`user-agent: ${agent}`, ...rules].join('\n')).join('\n');
}

/** Whether the site lets robots read an address. `rules` are of its robots.txt; scheme and `www.` make no other site. */
export function createRobotsCheck(rules: string): (url: URL) => boolean {
  const origin = 'https://site.invalid';
  const parsed = parseRobots(`${origin}/robots.txt`, rules);
  return ({ pathname, search }) => {
    const address = `${origin}${pathname}${search}`;
    return address.length <= maxAddressLength && parsed.isAllowed(address, robotName) === true;
  };
}
