import { describe, expect, it } from 'vitest';
import type { ArticleBlock, Section } from '../article/section.ts';
import { withoutLooseEnds, withoutRepeats } from './blocks.ts';

const heading = (level: 2 | 3, text: string): ArticleBlock => ({ kind: 'heading', level, text });
const paragraph = (...texts: string[]): ArticleBlock => ({
  kind: 'paragraph',
  sentences: texts.map((text) => ({ text, facts: [] })),
});
const section = (...blocks: ArticleBlock[]): Section => ({ id: 'a', blocks });

describe('withoutLooseEnds', () => {
  it('drops headings with nothing under them, and keeps one over subheadings', () => {
    const kept = [heading(2, 'a'), heading(3, 'b'), paragraph('One.')];
    expect(withoutLooseEnds([...kept, heading(3, 'c'), heading(2, 'd')])).toEqual(kept);
  });
});

describe('a sentence that leads to a list', () => {
  const list: ArticleBlock = { kind: 'list', items: [{ text: 'One thing.', facts: [] }] };

  it('stays with it, and goes where it leads to nothing', () => {
    const led = [paragraph('Some things count.', 'These are they:'), list];
    expect(withoutLooseEnds(led)).toEqual(led);
    expect(withoutLooseEnds([paragraph('Some things count.', 'These are they:'), paragraph('More.')])).toEqual([
      paragraph('Some things count.'),
      paragraph('More.'),
    ]);
    expect(withoutLooseEnds([heading(2, 'Things'), paragraph('These are they:')])).toEqual([]);
  });
});

describe('withoutRepeats', () => {
  it('drops what the article or the section says already, whatever its marks', () => {
    const earlier = [section(paragraph('All data is stored in Frankfurt.'))];
    const repeated = section(
      paragraph('**All data** is stored in [Frankfurt](/x).', 'Backups are kept.', 'Backups are kept.'),
      paragraph('No. Backups are kept.'),
    );
    expect(withoutRepeats(repeated, earlier)).toEqual(section(paragraph('Backups are kept.')));
  });

  it('drops a quote that stands already, with its heading where nothing else is under it', () => {
    const quote: ArticleBlock = { kind: 'quote', text: 'It changed our week.', speaker: null, facts: [1] };
    expect(withoutRepeats(section(heading(2, 'Voices'), quote), [section(quote)]).blocks).toEqual([]);
  });
});
