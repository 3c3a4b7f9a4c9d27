import { markWords } from './marks.ts';
import type { ElementNode } from './tree.ts';

/** Names that makers give to what only looks like a screen: its texts are sample data. */
const mockWords = new Set(['mock', 'mockup', 'mockups', 'terminal', 'console', 'wireframe', 'skeleton', 'placeholder']);
/** Such names are also given to real parts: they count where nothing inside has a heading or is quoted. */
const likelyMockWords = new Set([
  ...['window', 'browser', 'phone', 'device', 'screenshot', 'chat', 'bubble', 'message', 'messages', 'msg'],
  ...['conversation', 'inbox', 'demo', 'preview', 'code', 'snippet', 'editor', 'sandbox', 'playground'],
  ...['visual', 'illustration', 'diagram', 'canvas', 'watermark', 'typewriter'],
]);
const codeNames = new Set(['code', 'kbd', 'samp']);
const maxMockLength = 3000;

/** True for a picture of a screen, a chat, a terminal or a piece of code: nothing in it is said of the product. */
export function isMock(element: ElementNode, pageLength: number): boolean {
  if (codeNames.has(element.name)) return element.parent?.ownLength === 0;
  if (element.textLength > Math.min(maxMockLength, pageLength * 0.5)) return false;
  const words = markWords(element);
  if (words.some((word) => mockWords.has(word))) return true;
  return element.headings + element.quotes === 0 && words.some((word) => likelyMockWords.has(word));
}
