import { describe, expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { choosePages } from './choose-pages.ts';
import { readFurtherPages } from './read-further-pages.ts';
import { isSamePage } from './same-page.ts';

const parse = (html: string, url = 'https://acme.com/') => parsePage(html, url, 0);

async function chooseFrom(
  html: string,
  { url = 'https://acme.com/', most = 4, mayRead = (_: URL): boolean => true } = {},
) {
  const chosen = choosePages([await parse(html, url)], { most, mayRead });
  return chosen.map((address) => address.replace('https://acme.com', ''));
}

const choose = (links: string[], url?: string, most?: number) =>
  chooseFrom(links.map((href) => `<a href="${href}"></a>`).join(''), { ...(url && { url }), ...(most && { most }) });

describe('choosePages', () => {
  it('reads no samples: what stands there is somebody’s, be it made up', async () => {
    expect(await choose(['/sample-report', '/pricing', '/example'])).toEqual(['/pricing']);
  });

  it('reads what compares the product behind what is about it alone, and nothing against another', async () => {
    expect(await choose(['/compare', '/vs/oakwell', '/docs', '/faq', '/alternatives'])).toEqual([
      '/faq',
      '/compare',
      '/docs',
    ]);
  });

  it('takes the pages that matter, best first', async () => {
    const links = [
      '/blog',
      '/docs',
      '/customers',
      '/about-us',
      '/features',
      '/integrations/',
      '/pricing',
      '/how-it-works',
    ];
    expect(await choose(links)).toEqual(['/pricing', '/features', '/how-it-works', '/about-us']);
    expect(await choose(links, undefined, 2)).toHaveLength(2);
  });

  it.each([
    ...[
      '/login',
      '/signup',
      '/sign-in',
      '/register',
      '/legal/terms',
      '/privacy',
      '/blog',
      '/blog/features',
      '/careers',
    ],
    ...[
      '/jobs/product',
      '/de/pricing',
      '/pt-br/features',
      '/features.pdf',
      '/pricing.png',
      '/#pricing',
      '/',
      '/?ref=1',
    ],
    ...[
      '/index.html',
      '//other.com/pricing',
      'https://sub.acme.com/pricing',
      'mailto:a@acme.com',
      'javascript:void(0)',
    ],
    ...[
      '/pricing?utm_source=x',
      '/wp-login.php',
      '/cart',
      '/some/random',
      'http://acme.com:8080/pricing',
      '/search/features',
    ],
    ...['/demo', '/features/../login', '/terms-of-service.html', '/Privacy%20Policy', '/impressum', '/x/%E0%A4%A'],
  ])('leaves %s', async (href) => {
    expect(await choose([href])).toEqual([]);
  });

  it.each([
    ['/x1', 'Pricing'],
    ['/x1', 'Our plans & pricing'],
    ['/x1', 'How billing works'],
    ['/x1', 'FAQs'],
    ['/tarifs', ''],
    ['/%C3%BCber-uns', ''],
    ['/features/job-search', ''],
    ['/features/search', ''],
    ['/plans-and-pricing.html', ''],
  ])('knows %s (%s)', async (href, text) => {
    expect(await chooseFrom(`<a href="${href}">${text}</a>`)).toEqual([href]);
  });

  it('reads one page under several addresses once', async () => {
    expect(await choose(['/pricing', 'https://www.acme.com/pricing/', '/Pricing#faq', '/pricing.html'])).toHaveLength(
      1,
    );
    expect(await choose(['features.html', 'login.html', 'about.html'], 'https://acme.com/index.html')).toEqual([
      ...['/features.html', '/about.html'],
    ]);
    const own =
      '<link rel="canonical" href="https://acme.com/product"><a href="/product">Product</a><a href="/faq">FAQ</a>';
    expect(await chooseFrom(own, { url: 'https://acme.com/?ref=mail' })).toEqual(['/faq']);
  });

  it('resolves links by the first base', async () => {
    const html =
      '<base href="/app/"><base href="/other/"><a href="pricing">a</a><a href="/faq">b</a><a href="../about">c</a>';
    expect(await chooseFrom(html, { url: 'https://acme.com/x/y' })).toEqual(['/app/pricing', '/about', '/faq']);
  });

  it.each([
    ['its canonical address', '<link rel="canonical" href="https://brinewell.example/">'],
    ['its address for sharing', '<meta property="og:url" content="https://www.brinewell.example/">'],
  ])('knows a copy by %s', async (_, head) => {
    const links = '<a href="https://brinewell.example/pricing/">a</a><a href="https://other.example/faq">b</a>';
    expect(await chooseFrom(`<head>${head}</head>${links}`)).toEqual(['/pricing/']);
  });

  it('looks for the pages of a copy where the copy is', async () => {
    const html = '<base href="https://www.acme.com/"><a href="/pricing">a</a><a href="https://acme.com/faq">b</a>';
    const chosen = await chooseFrom(html, { url: 'https://preview.test/' });
    expect(chosen).toEqual(['https://preview.test/pricing', 'https://preview.test/faq']);
  });

  it('stays in the language of the first page', async () => {
    expect(await choose(['/fr/pricing', '/de/pricing', '/pricing'], 'https://acme.com/fr/')).toEqual(['/fr/pricing']);
    const versions = `<html lang="en"><link rel="alternate" hreflang="de" href="/preise"><link rel="alternate" hreflang="en" href="/plans">
      <nav><a href="/preise">Pricing</a><a href="/plans">Plans</a><a href="/a">Deutsch</a><a href="/b">日本語</a><a href="/c">FR</a>
      <a href="/prix" hreflang="fr">Pricing</a><a href="/ai/features">Features</a></nav>`;
    expect(await chooseFrom(versions)).toEqual(['/plans', '/ai/features']);
  });

  it('takes pages that nothing is known of where there is room: of the menu, then those right under the root', async () => {
    const html = `<header><a href="/scribe">Scribe</a><a href="/signup">Join</a><a href="/y">Sign in</a></header>
      <div class="main-nav"><a href="/atlas">Atlas</a></div><p><a href="/text">here</a><a href="/deep/text">here</a></p><a href="/pricing">Pricing</a>
      <footer><nav><a href="/deep/imprint">Something</a></nav></footer>`;
    expect(await chooseFrom(html)).toEqual(['/pricing', '/scribe', '/atlas', '/text']);
    expect(await chooseFrom(html, { most: 1 })).toEqual(['/pricing']);
  });

  it('takes a second page of a kind after other kinds', async () => {
    expect(await choose(['/docs/setup', '/docs', '/guide', '/faq', '/help', '/customers'], undefined, 6)).toEqual([
      ...['/faq', '/customers', '/docs', '/help', '/guide', '/docs/setup'],
    ]);
  });

  it('comes back to the first page of the site from a page about its prices, not from any other', async () => {
    expect(await choose(['/', '/faq'], 'https://acme.com/pricing')).toEqual(['/', '/faq']);
    expect(await choose(['/', '/faq'], 'https://acme.com/some-project/')).toEqual(['/faq']);
  });

  it('leaves what robots may not read, and takes the next instead', async () => {
    const html = '<a href="/pricing"></a><a href="/features"></a><a href="/about"></a>';
    const mayRead = ({ pathname }: URL) => pathname !== '/features';
    expect(await chooseFrom(html, { most: 2, mayRead })).toEqual(['/pricing', '/about']);
  });

  it('works on a whole menu, logo and buttons and other sites among it', async () => {
    const html = `<a href="#main">Skip</a><header><nav><a aria-label="Home" href="/"><svg></svg></a>
      <button>Features</button><ul><li><a href="/features/log">Log</a></li><li><a href="/features/shelves">Shelves</a></li></ul>
      <a href="/pricing">Pricing</a><a href="/about">About</a><a href="/blog">Blog</a><a href="https://docs.acme.com/">Docs</a>
      <a href="/login">Sign in</a><a href="/register">Get started</a></nav></header>
      <footer><a href="/careers">Careers</a><a href="/legal/terms">Terms</a><a href="/de/">Deutsch</a></footer>`;
    expect(await chooseFrom(html)).toEqual(['/pricing', '/about', '/features/log', '/features/shelves']);
  });
});

describe('isSamePage', () => {
  const page = (canonical: string, text: string) => parse(`<link rel="canonical" href="${canonical}"><p>${text}</p>`);

  it('goes by the text, or by the address that both give as their own', async () => {
    expect(isSamePage(await page('/a', 'One'), await page('/b', 'One'))).toBe(true);
    expect(isSamePage(await page('/a', 'One'), await page('/a/', 'Two'))).toBe(true);
    expect(isSamePage(await page('/a', 'One'), await page('/b', 'Two'))).toBe(false);
  });

  it('believes no site that gives its first page for all', async () => {
    expect(isSamePage(await page('/', 'One'), await page('/', 'Two'))).toBe(false);
  });
});

describe('readFurtherPages', () => {
  const site = (pages: Record<string, string>) => {
    const asked: string[] = [];
    const read = async (url: string) => {
      const path = new URL(url).pathname;
      asked.push(path);
      return path in pages ? parse(`<p>Page ${path}</p>${pages[path]}`, url) : null;
    };
    const urls = async (most: number) => {
      const first = await parse(pages['/'] ?? '');
      const found = await readFurtherPages([first], { most, mayRead: () => true, read });
      return found.map((page) => new URL(page.url).pathname);
    };
    return { asked, urls };
  };

  it('finds pages that only other pages link to, and asks for none twice', async () => {
    const { asked, urls } = site({
      '/': '<a href="/product"></a><a href="/gone/pricing"></a>',
      '/product': '<a href="/"></a><a href="/gone/pricing"></a><a href="/customers"></a>',
      '/customers': '<a href="/faq"></a>',
    });
    expect(await urls(8)).toEqual(['/', '/product', '/customers']);
    expect(asked).toEqual(['/gone/pricing', '/product', '/customers', '/pricing']);
  });

  it('looks for prices where they usually are if no page that is linked has any', async () => {
    const prices = '<h2>Works</h2><p>$12 a month</p>';
    const linked = { '/': '<a href="/about"></a>', '/about': '' };
    expect(await site({ ...linked, '/pricing': prices }).urls(8)).toEqual(['/', '/about', '/pricing']);
    expect(await site({ '/': '<a href="/about.html"></a>', '/pricing.html': prices }).urls(8)).toEqual([
      '/',
      '/pricing.html',
    ]);
    // Some sites answer every address.
    expect(await site({ ...linked, '/pricing': 'We know no such page.' }).urls(8)).toEqual(['/', '/about']);
    const told = site({ ...linked, '/about': 'It costs $12 a month.', '/pricing': prices });
    expect(await told.urls(8)).toEqual(['/', '/about']);
    expect(told.asked).toEqual(['/about']);
  });

  it('stops at the most, and takes another page for one that is not there', async () => {
    const { asked, urls } = site({
      '/': '<a href="/pricing"></a><a href="/features"></a><a href="/about"></a><a href="/faq"></a>',
      ...{ '/features': '', '/about': '', '/faq': '' },
    });
    expect(await urls(3)).toEqual(['/', '/features', '/about']);
    expect(asked).toEqual(['/pricing', '/features', '/about']);
  });
});
