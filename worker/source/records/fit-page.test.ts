import { expect, it } from 'vitest';
import { maxTextBytes } from '../../contract/limits.ts';
import { parsePage } from '../parse-page.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;

it('reads only so much of a huge page that its text can be kept as proof', async () => {
  const paragraph = (n: number) =>
    `<p>Абзац номер ${n} говорит о продукте и о том, что он умеет делать каждый день.</p>`;
  const faq = Array.from({ length: 3000 }, (_, n) => ({
    '@type': 'Question',
    name: `Question number ${n}?`,
    acceptedAnswer: { '@type': 'Answer', text: `Answer number ${n} is here.` },
  }));
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: faq });
  const body = Array.from({ length: 4000 }, (_, n) => paragraph(n)).join('');
  const html = `<title>${'Huge '.repeat(100_000)}</title><meta name="description" content="${'Long '.repeat(100_000)}"><script type="application/ld+json">${data}</script><main>${body}</main>`;
  const page = await parsePage(html, 'https://product.example/', 0);
  expect(bytes(page.text)).toBeLessThanOrEqual(maxTextBytes);
  expect(bytes(page.text)).toBeGreaterThan(maxTextBytes * 0.7);
  expect(page.blocks.length).toBeGreaterThan(500);
});
