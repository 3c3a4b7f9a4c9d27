// What Cloudflare does in front of the Pages project: it names the client's address, keeps the paths of _routes.json from the
// Worker, serves the assets, and compresses.

/** @type {{ include: RegExp[], exclude: RegExp[] } | undefined} */
let rules;

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    rules ??= compile(env.ROUTES);
    const toWorker = matches(rules.include, url.pathname) && !matches(rules.exclude, url.pathname);
    const response = await (toWorker ? askPages(request, env) : serveAsset(request, env));
    // Cloudflare compresses what the API answers as well. Here it would cost the machine that also serves it, and save no line.
    return url.pathname.startsWith('/api/') ? response : compressed(request, response);
  },
};

function compile({ include, exclude }) {
  const toPattern = (rule) => new RegExp(`^${rule.split('*').map(RegExp.escape).join('.*')}$`);
  return { include: include.map(toPattern), exclude: exclude.map(toPattern) };
}

const matches = (patterns, path) => patterns.some((pattern) => pattern.test(path));

/** Only this machine can connect, so whatever address a client claims, this is it. */
function askPages(request, env) {
  const headers = new Headers(request.headers);
  headers.set('CF-Connecting-IP', '127.0.0.1');
  return env.PAGES.fetch(new Request(request, { headers, redirect: 'manual' }));
}

async function serveAsset(request, env) {
  const response = await env.ASSETS.fetch(new Request(request, { redirect: 'manual' }));
  if (response.status !== 404) return response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  headers.delete('X-Mf-Additional-Response-Log');
  return new Response(response.body, { status: 404, headers });
}

const compressible = /^(?:text\/|application\/(?:javascript|json|xml|rss\+xml|ld\+json|manifest\+json)|image\/svg)/;

function compressed(request, response) {
  const { headers } = response;
  if (!response.body || headers.has('Content-Encoding') || !compressible.test(headers.get('Content-Type') ?? '')) {
    return response;
  }
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const coding = ['br', 'gzip'].find((name) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:[,\\s]|$))`).test(accepted),
  );
  if (!coding) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('Content-Encoding', coding);
  answer.headers.append('Vary', 'Accept-Encoding');
  return answer;
}
