import { expect, it } from 'vitest';
import { renderSections } from './section.ts';

it('keeps what looks like a tag a text, in code as it is', () => {
  const sentences = [{ text: 'Use `M190 P<n>`, or “P<n>” by hand, if a < b.', facts: [] }];
  expect(
    renderSections([
      {
        id: 'lead',
        blocks: [
          { kind: 'paragraph', sentences },
          { kind: 'list', items: sentences },
        ],
      },
    ]),
  ).toBe(
    ['Use `M190 P<n>`, or “P\\<n>” by hand, if a < b.', '- Use `M190 P<n>`, or “P\\<n>” by hand, if a < b.'].join(
      '\n\n',
    ),
  );
});
