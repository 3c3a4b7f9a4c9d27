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

it('keeps stars in a quotation, and what is set in bold beside it', () => {
  const sentences = [{ text: '**Add one:** “Buy **milk**, then \\*.tf.” `*.tf`', facts: [] }];
  expect(renderSections([{ id: 'lead', blocks: [{ kind: 'paragraph', sentences }] }])).toBe(
    '**Add one:** “Buy \\*\\*milk\\*\\*, then \\*.tf.” `*.tf`',
  );
});
