import type { ElementNode } from './tree.ts';

export const isSmall = (element: ElementNode) => element.textLength < 3000;

export const isMostlyLinks = (element: ElementNode) => element.linkLength > element.textLength / 2;
