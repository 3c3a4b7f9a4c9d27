import { describe, expect, it } from 'vitest';
import { ask } from '../../model/ask.ts';
import type { Model } from '../../model/types.ts';
import { prepareMaterial } from '../facts/material.ts';
import { createGrounding } from '../grounding/grounding.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { createCopies } from './blocks.ts';
import type { PlannedDesk } from './desk.ts';
import { factsBehind } from './fact-list.ts';
import { describeWithModel } from './metadata.ts';

const material = prepareMaterial(briefFor('', 'short', { keywords: ['invoicing'] }), ledgerly);
const factOf = (part: string) => material.book.facts.findIndex(({ quote }) => quote.includes(part));
const supplied = {
  title: 'Invoicing with Ledgerly',
  excerpt: 'Invoicing with Ledgerly is what this article is about.',
  metaDescription:
    'Invoicing with Ledgerly is what this article is about, so it says what that is and how it goes for those who want to know of it.',
  keywords: [],
};

/** Title and descriptions of an article that tells the reminders alone, after these answers; with what was asked. */
async function describeBy(...metaDescriptions: string[]) {
  const asked: string[] = [];
  const answers = metaDescriptions.map((metaDescription) => JSON.stringify({ ...supplied, metaDescription }));
  const model: Model = {
    complete: async ({ user }) => {
      asked.push(user);
      return { text: answers[asked.length - 1] ?? '', tokens: 0, calls: 1 };
    },
  };
  const desk: PlannedDesk = {
    ...{ material, wishes: '' },
    ask: (step, _, question) => ask(model, (_, work) => work(), step, { ...question, system: '' }),
    outline: { language: 'en', keyphrase: 'invoicing', audience: '', question: '', angle: '', sections: [] },
    ...{ grounding: createGrounding(material), copies: createCopies([]) },
    supply: async () => ({ sections: [], metadata: supplied }),
  };
  const facts = [factOf('Reminders go out')];
  const sentences = [{ text: 'Reminders go out early.', facts }];
  const sections = [{ id: 'a', blocks: [{ kind: 'paragraph' as const, sentences }] }];
  return { asked, ...(await describeWithModel(desk, sections)) };
}

const carried =
  'Invoicing with Ledgerly means that reminders go out three days before the date on which an invoice is due, so that nobody has to think of it.';
const untold =
  'Invoicing with Ledgerly works in 34 currencies, and reminders go out before an invoice is due, so that nobody has to think of any of it at all.';

describe('a description', () => {
  it('keeps the facts that its sentences rest on', async () => {
    const { asked, metadata, described } = await describeBy(carried);
    expect([asked.length, metadata.metaDescription]).toEqual([1, carried]);
    expect(described.find(({ text }) => text === carried)?.facts).toContain(factOf('Reminders go out'));
  });

  it('is sent back once where the article does not tell its figures', async () => {
    const { asked, metadata } = await describeBy(untold, carried);
    expect(asked[1]).toContain('metaDescription: “34” stands in none of its facts');
    expect(metadata.metaDescription).toBe(carried);
  });

  it('gives way to one that holds', async () => {
    const { metadata, described } = await describeBy(untold, untold);
    expect(metadata.metaDescription).toBe(supplied.metaDescription);
    expect(described.map(({ text }) => text)).not.toContain(untold);
  });
});

describe('the facts behind a text', () => {
  const facts = ['Boats with 12 berths', 'Boats and sails', 'Sails', 'Oars'].map((quote) => ({
    ...{ kind: 'feature', source: 0, quote },
  }));

  it('are those that hold its words and figures, written either way', () => {
    expect(factsBehind('A dozen boats have twelve berths and sails.', facts, [0, 1, 2, 3])).toEqual([0, 2]);
  });

  it('are of those that may be told', () => expect(factsBehind('Sails and oars.', facts, [1])).toEqual([1]));
});
