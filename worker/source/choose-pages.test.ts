import { describe, expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';
import { parsePage } from './page/parse-page.ts';

const choose = async (links: string[], url = 'https://acme.com/', most = 4) =>
  choosePages(
    await parsePage(
      links.map((href) => `<a href="${href}">${href.startsWith('/x') ? 'Pricing' : ''}</a>`).join(''),
      url,
      0,
    ),
    { most, mayRead: () => true },
  );

describe('choosePages', () => {
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
    expect(await choose(links)).toEqual([
      ...[
        'https://acme.com/pricing',
        'https://acme.com/features',
        'https://acme.com/how-it-works',
        'https://acme.com/about-us',
      ],
    ]);
    expect(await choose(links, 'https://acme.com/', 2)).toHaveLength(2);
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
      '/jobs/product',
    ],
    ...[
      '/de/pricing',
      '/pt-br/features',
      '/features.pdf',
      '/pricing.png',
      '/#pricing',
      '/',
      '/?ref=1',
      '/index.html',
      '//other.com/pricing',
    ],
    ...[
      'https://sub.acme.com/pricing',
      'mailto:a@acme.com',
      'javascript:void(0)',
      '/pricing?utm_source=x',
      '/wp-login.php',
      '/cart',
      '/random',
    ],
    ...['http://acme.com:8080/pricing', '/search/features', '/demo'],
  ])('leaves %s', async (href) => {
    expect(await choose([href])).toEqual([]);
  });

  it('knows a page by its link’s text, and one page under several addresses', async () => {
    expect(await choose(['/x1'])).toEqual(['https://acme.com/x1']);
    expect(await choose(['/pricing', 'https://www.acme.com/pricing/', '/Pricing#faq'])).toHaveLength(1);
    expect(await choose(['features.html', 'order.html', 'about.html'], 'https://acme.com/index.html')).toEqual([
      ...['https://acme.com/features.html', 'https://acme.com/about.html'],
    ]);
  });

  it('stays in the language of the first page', async () => {
    expect(await choose(['/fr/pricing', '/de/pricing', '/pricing'], 'https://acme.com/fr/')).toEqual([
      'https://acme.com/fr/pricing',
    ]);
  });

  it('works on a whole menu, logo and buttons and other sites among it', async () => {
    const html = `<a href="#main">Skip</a><header><nav><a aria-label="Home" href="/"><svg></svg></a>
      <button>Features</button><ul><li><a href="/features/log">Log</a></li><li><a href="/features/shelves">Shelves</a></li></ul>
      <a href="/pricing">Pricing</a><a href="/about">About</a><a href="/blog">Blog</a><a href="https://docs.acme.com/">Docs</a>
      <a href="/login">Sign in</a><a href="/register">Get started</a></nav></header>
      <footer><a href="/careers">Careers</a><a href="/legal/terms">Terms</a><a href="/de/">Deutsch</a></footer>`;
    expect(choosePages(await parsePage(html, 'https://acme.com/', 0), { most: 4, mayRead: () => true })).toEqual([
      ...['https://acme.com/pricing', 'https://acme.com/about'],
      ...['https://acme.com/features/log', 'https://acme.com/features/shelves'],
    ]);
  });
});
