import { site } from '../contract/site.ts';
import { socialImageSize } from '../contract/social-image.ts';

/** An element as the layout engine takes it. */
export type Element = {
  type: string;
  props: { style?: Record<string, string | number>; children?: Child } & Attributes;
};
type Child = string | Element | Element[];
type Attributes = Record<string, unknown>;

const colors = { paper: '#fbfaf6', ink: '#1c1b17', soft: '#56534a', marker: '#dcea3e' };

const box = (style: Record<string, string | number>, children?: Child): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

/** The logo of the site's header. */
const logo = (size: number): Element => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    children: [
      { type: 'rect', props: { width: 32, height: 32, rx: 8, fill: colors.ink } },
      line('M8 9.5h16M8 22.5h9', colors.paper, 2.5),
      line('M8 16h16', colors.marker, 5),
    ],
  },
});

const line = (d: string, stroke: string, width: number): Element => ({
  type: 'path',
  props: { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none' },
});

const frame = (children: Element[]): Element =>
  box(
    {
      width: socialImageSize.width,
      height: socialImageSize.height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px',
      background: colors.paper,
      color: colors.ink,
      fontFamily: 'Source Serif 4',
      borderBottom: `14px solid ${colors.marker}`,
    },
    children,
  );

const brand = (size: number): Element =>
  box({ alignItems: 'center', fontSize: size * 0.6 }, [logo(size), box({ marginLeft: size * 0.35 }, site.name)]);

/** The title large, as long as it may be, and the brand under it. */
export function articleImage(title: string): Element {
  const fontSize = title.length <= 40 ? 104 : title.length <= 64 ? 88 : title.length <= 100 ? 68 : 54;
  const text = {
    display: 'block',
    fontSize,
    lineHeight: 1.14,
    letterSpacing: '-0.015em',
    lineClamp: Math.floor(400 / (fontSize * 1.14)),
    wordBreak: 'break-word',
  };
  return frame([box(text, title), brand(56)]);
}

/** For titles in a script that the font does not have. */
export function brandImage(): Element {
  return frame([box({ fontSize: 104, lineHeight: 1.14, letterSpacing: '-0.015em' }, site.tagline), brand(56)]);
}
