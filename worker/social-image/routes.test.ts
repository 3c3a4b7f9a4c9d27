import { describe, expect, it } from 'vitest';
import { socialImageHash } from '../contract/social-image.ts';
import { api, putArticle, signUp } from '../test/api.ts';
import { renderSocialImage } from './render.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Width and height as the header of a PNG states them. */
function sizeOf(png: Uint8Array): [number, number] {
  expect([...png.subarray(0, 8)]).toEqual(signature);
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

const hex = async (bytes: Uint8Array) => [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join(' ');

describe('renderSocialImage', () => {
  it('draws the title at the size that networks ask for', async () => {
    const png = await renderSocialImage('Construction estimating: how Plumbline works');
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(await hex(png)).not.toBe(await hex(await renderSocialImage('Another title')));
  });

  it('takes titles of any length and kind', async () => {
    for (const title of ['', 'x'.repeat(200), 'Łódź café ‘naïve’ — €12, “quoted”', '<b onload=x>&amp;</b> "\u0007']) {
      expect(sizeOf(await renderSocialImage(title))).toEqual([1200, 630]);
    }
  });

  it('shows the brand where the font lacks a letter', async () => {
    const [arabic, emoji] = [await renderSocialImage('دليل مختصر'), await renderSocialImage('Rockets 🚀')];
    expect(await hex(arabic)).toBe(await hex(emoji));
  });
});

describe('GET /social-image/{slug}/{hash}', () => {
  it('answers for good with the picture of a published article, and with nothing else', async () => {
    const { row, cookie } = await signUp();
    const { id, slug, title } = await putArticle(row.id, { status: 'published' });
    const path = `/social-image/${slug}/${await socialImageHash(title)}`;
    const response = await api('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const png = new Uint8Array(await response.arrayBuffer());
    expect(sizeOf(png)).toEqual([1200, 630]);

    expect((await api('GET', `/social-image/${slug}/${await socialImageHash('another title')}`)).status).toBe(404);
    expect((await api('GET', `/social-image/${slug}/x`)).status).toBe(404);
    await api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: false } });
    const gone = await api('GET', path);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('Cache-Control')).toBe('no-store');
  });
});
