import type { Box, Content } from '../page/content.ts';

/** Name of the box that a heading makes with what follows it. */
export const flatSection = '#section';

/** Boxes made of headings with what follows each, where a flat row has several headings of one level: of the highest such. */
export function parted(children: readonly Content[]): Content[] {
  const levels = children.flatMap((child) => (child.kind === 'line' && child.level > 0 ? [child.level] : []));
  const top = levels.filter((level, at) => levels.indexOf(level) !== at).sort((a, b) => a - b)[0];
  if (top === undefined) return [...children];
  const sections: Content[] = [];
  let open: Box | null = null;
  for (const child of children) {
    const level = child.kind === 'line' ? child.level : 0;
    if (level === top) {
      open = { kind: 'box', name: flatSection, slot: `${flatSection}${top}`, marks: [], children: [child] };
      sections.push(open);
    } else if (open && (level === 0 || level > top)) {
      open.children.push(child);
    } else {
      open = null;
      sections.push(child);
    }
  }
  return sections;
}
