import { countTextWords, textKey } from './fold-text.ts';
import type { Found } from './found.ts';
import { itemsOf, paragraphsOf, type Section } from './outline.ts';

const maxNameWords = 4;
const noName =
  /^(?:and (?:many )?more|more|see all|view all|all|integrations?|coming soon|api|webhooks?|rest api|(?:and )?\d+\+? .*|other|others)$/i;

/** 'Slack – post to channels' and 'Slack: post to channels' name Slack. */
const nameOf = (item: string) => item.split(/\s[–—-]\s|:\s/)[0]?.trim() ?? '';

function isProductName(text: string): boolean {
  if (noName.test(text) || countTextWords(text) > maxNameWords || text.length > 32 || /[.?!:,]$/.test(text))
    return false;
  return /^[\p{Lu}\d]|^[a-z]+[A-Z.]/u.test(text);
}

/** Names that stand as a list of their own in one paragraph: 'Slack, Notion, Zapier and GitHub'. */
function listedNames(paragraph: string): string[] {
  const names = paragraph.replace(/[.!]$/, '').split(/,\s+(?:and\s+)?|(?<!\s)\s+(?:and|[·•|])\s+/);
  return names.length > 2 && names.every(isProductName) ? names : [];
}

/** Names under headings such as 'Integrations' or 'Works with': list items, cards, lone short lines. */
export function findIntegrations(sections: readonly Section[], ownName: string): Found['integrations'] {
  const found = new Map<string, Found['integrations'][number]>();
  const add = (name: string, page: number) => {
    const key = textKey(name);
    if (isProductName(name) && key !== textKey(ownName) && !found.has(key)) found.set(key, { name, page });
  };
  for (const section of sections) {
    if (section.topic !== 'integrations') continue;
    // A card under the topic's own heading is named for what is connected; categories hold cards or lists themselves.
    const isGroup = sections.some((other) => other.parent === section) || itemsOf(section).length > 0;
    if (section.heading && section.parent?.topic === 'integrations' && !isGroup) add(section.heading, section.page);
    for (const item of itemsOf(section)) add(nameOf(item), section.page);
    const paragraphs = paragraphsOf(section);
    for (const name of paragraphs.flatMap(listedNames)) add(name, section.page);
    const short = paragraphs.filter(isProductName);
    if (short.length > 2) for (const name of short) add(name, section.page);
  }
  return [...found.values()];
}
