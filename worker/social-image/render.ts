import latin from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff';
import latinExtended from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import rasterizer from '@resvg/resvg-wasm/index_bg.wasm';
import satori, { init } from 'satori/standalone';
import layoutEngine from 'satori/yoga.wasm';
import { socialImageSize } from '../contract/social-image.ts';
import { articleImage, brandImage, type Element } from './design.ts';

let ready: Promise<unknown> | undefined;

const fonts = [latin, latinExtended].map((data) => ({
  name: 'Source Serif 4',
  data,
  weight: 600 as const,
  style: 'normal' as const,
}));

class MissingGlyph extends Error {}

/** The picture of an article as PNG. A title with letters that the font lacks gets the brand's picture. */
export async function renderSocialImage(title: string): Promise<Uint8Array> {
  ready ??= Promise.all([init(layoutEngine), initWasm(rasterizer)]);
  await ready;
  const svg = await draw(articleImage(title.toWellFormed())).catch((error: unknown) => {
    if (error instanceof MissingGlyph) return draw(brandImage());
    throw error;
  });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } });
  const rendered = image.render();
  const png = rendered.asPng();
  rendered.free();
  image.free();
  return png;
}

async function draw(element: Element): Promise<string> {
  return satori(element as never, {
    ...socialImageSize,
    fonts,
    loadAdditionalAsset: async () => {
      throw new MissingGlyph();
    },
  });
}
