import { foldText } from './fold-text.ts';
import { isHidden } from './hidden.ts';
import type { ElementNode } from './tree.ts';

const maxLabel = 90;
const parting = /\s[·•|–—]\s|[,:]\s/;
const version = /^(?:version |release )?v?\d{1,4}(?:\.\d{1,4}){0,3}(?:-[a-z0-9.]{1,12})?$/i;
const unfinished =
  /^(?:now |currently |still )?(?:in )?(?:an? )?(?:(?:public|private|closed|open|early|limited|invite-only) )?(?:beta|alpha|early access)[.!]?$/i;
const unfinishedPreview =
  /^(?:now |currently |still )?(?:in )?(?:public|private|developer|technical|early) preview[.!]?$/i;
const announced =
  /^(?:(?:mac )?(?:app store|google play|play store|chrome web store|microsoft store) (?:listing |release |version )?coming soon|pre-?launch(?: \p{L}{1,12}){0,3}|(?:coming|launching|opening) (?:(?:soon )?to (?:the )?(?:(?:mac )?app store|google play|play store|chrome web store|microsoft store)|soon|(?:in |this )?(?:spring|summer|autumn|fall|winter|q[1-4])(?: 20\d\d)?)(?: (?:to|on|in) (?:the |all |every )?[\p{L}\d ]{3,24})?)[.!]?$/iu;

/**
 * 'v0.1 · private beta', 'Public beta · free while it lasts': says first, of nothing in particular, that it is not finished. 'Android
 * · closed beta' says so of one thing.
 */
export function isStateLabel(text: string): boolean {
  // 'Beta: October 2026' is one to come.
  if (text.length > maxLabel || /: [^:]*\b20\d\d$/.test(text)) return false;
  const stated = text.split(parting).find((part) => !version.test(part)) ?? '';
  // 'Coming soon: a bell' is said of the bell.
  return unfinished.test(stated) || unfinishedPreview.test(stated) || (announced.test(stated) && !text.includes(': '));
}

const home = /^(?:\.?\/|(?:\.?\/)?index\.html?|#(?:top|home)?)$/i;
const mostElements = 400;
const mostDepth = 40;

/** What a page says beside its menu, outside of it, of the state of the whole product; null where it says nothing there. */
export function stateBesideMenu(root: ElementNode): string | null {
  let seen = 0;
  const look = (element: ElementNode, isTop: boolean, depth: number): string | null => {
    seen += 1;
    // What is linked or listed there names another page, but for what stands beside the name that leads home.
    const isLink = element.name === 'a';
    const leadsOff = (isLink && !home.test(element.attributes.href ?? '')) || element.name === 'li';
    if (seen > mostElements || depth > mostDepth || leadsOff || isHidden(element)) return null;
    const inTop = isTop || element.name === 'nav' || element.name === 'header';
    const [only, ...more] = element.children;
    if (inTop && !isLink && only?.kind === 'text' && more.length === 0) {
      const text = foldText(only.text.slice(0, 2 * maxLabel));
      if (isStateLabel(text)) return text;
    }
    for (const child of element.children) {
      const found = child.kind === 'element' ? look(child, inTop, depth + 1) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return look(root, false, 0);
}
