import { describe, expect, it } from 'vitest';
import { wordTargets } from '../../contract/options.ts';
import { scoreArticle } from '../../contract/seo/index.ts';
import { askedOf } from '../../test/model.ts';
import { articleByModel } from '../test/model-article.ts';
import { ledgerly } from '../test/sources/index.ts';

const phrase = 'invoicing for studios';
const promptsOf = async (scenario: string) => {
  const { model } = await articleByModel(ledgerly, scenario, { brief: { keywords: [phrase] } });
  return (await askedOf(model)).map(({ body }) => body.messages.map(({ content }) => content).join('\n'));
};

describe('what the model is asked for', () => {
  it('has the length that is too much, and how often the keyphrase is due', async () => {
    const sections = (await promptsOf('plain')).filter((prompt) => prompt.includes('Task: section'));
    const lengths = sections.map((prompt) =>
      /about (\d+) words,[^:]* at most (\d+)/.exec(prompt)?.slice(1).map(Number),
    );
    for (const [words = 0, most = 0] of lengths.map((found) => found ?? [])) {
      expect(most).toBeGreaterThan(words);
      expect(most).toBeLessThan(1.2 * words);
    }
    const uses = sections.map((prompt) => Number(/keyphrase stands (\d+) times in what/.exec(prompt)?.[1]));
    expect(uses[0]).toBe(0);
    expect(uses.at(-1)).toBeGreaterThan(0);
    expect(uses).toEqual([...uses].sort((one, other) => one - other));
  });

  it('is what the score wants of headings and text', async () => {
    const [outline = ''] = await promptsOf('plain');
    const [, sections = 0] = (/ in (\d+) sections/.exec(outline) ?? []).map(Number);
    const [, holding = 0] = (/no slogans; (\d+) of them hold/.exec(outline) ?? []).map(Number);
    const [, perUse = 0] = (/about once in (\d+) words/.exec((await promptsOf('plain'))[1] ?? '') ?? []).map(Number);
    const filler = (words: number) => Array.from({ length: words }, (_, at) => `w${at}`).join(' ');
    const text = (at: number) => `## ${at < holding ? phrase : 'Elsewhere'}\n\nOn ${phrase} ${filler(perUse - 4)}.`;
    const content = Array.from({ length: sections - 1 }, (_, at) => text(at)).join('\n\n');
    const { suggestions } = scoreArticle({ title: '', content, metaDescription: '', keywords: [phrase], slug: '' });
    expect(sections).toBeGreaterThan(wordTargets.medium.least / 200);
    expect(suggestions.filter((line) => /subheadings: |(?:more|less) often/.test(line))).toEqual([]);
  });

  it('offers the facts of its section for a sentence that names none', async () => {
    const rewrites = (await promptsOf('explains')).filter((prompt) => prompt.includes('Task: rewrite'));
    expect(rewrites[0]).toMatch(/"facts":\[\]\}\],"factsOfSection":\[\{"number":\d+/);
  });
});
