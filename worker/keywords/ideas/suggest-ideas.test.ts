import { describe, expect, it } from 'vitest';
import { stem } from '../../language/words.ts';
import { searchKey } from './near-duplicate.ts';
import { readTopic } from './read-topic.ts';
import { suggestIdeas } from './suggest-ideas.ts';
import { intents } from './types.ts';

const topics = [
  ...[
    'invoicing software',
    'CRM',
    'crm for dentists',
    'Project Management Tools',
    'accounting software for freelancers',
  ],
  ...[
    'help desk software',
    'inventory management app',
    'meal prep',
    'yoga for seniors',
    'podcasting',
    'email marketing',
  ],
  ...['SEO for lawyers', 'how to train a puppy', 'how to set up a home office on a budget', 'learn Spanish'],
  ...[
    'how to bake bread',
    'kubernetes',
    'what is quantum computing',
    'machine learning',
    'carbon credits',
    'blockchain',
  ],
  ...[
    'best coffee grinder',
    'running shoes',
    'electric bikes',
    'standing desk',
    'shoes for nurses',
    'hotels in Lisbon',
  ],
  ...[
    'wedding photographer',
    'plumber in Austin',
    'notion vs obsidian',
    'gift ideas for grandparents',
    'why do cats purr',
  ],
  ...['rechnungssoftware für handwerker', 'logiciel de facturation pour artisans', '見積書 作り方', 'gdpr compliance'],
  ...['is honey good for coughs', 'vegan recipes', 'things to do in Rome with kids', 'Shopify vs WooCommerce', 'gym'],
  'project management software for small remote construction teams working with subcontractors, worldwide',
];

const lists = new Map(topics.map((topic) => [topic, suggestIdeas(topic)]));
const phrasesOf = (topic: string) => suggestIdeas(topic).map(({ phrase }) => phrase);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Phrases with the topic's own words masked. */
function patternsOf(topic: string): Set<string> {
  const own = new Set(wordsOf(topic).map(stem));
  const mask = (phrase: string) =>
    wordsOf(phrase)
      .map((word) => (own.has(stem(word)) ? '_' : word))
      .join(' ')
      .replace(/_(?: _)+/g, '_');
  return new Set(phrasesOf(topic).map(mask));
}

describe('suggestIdeas', () => {
  it.each(topics)('finds 15 to 24 searches of mixed intent for %s', (topic) => {
    const ideas = lists.get(topic) ?? [];
    expect(ideas.length).toBeGreaterThanOrEqual(15);
    expect(ideas.length).toBeLessThanOrEqual(24);
    expect(new Set(ideas.map(({ phrase }) => searchKey(phrase))).size).toBe(ideas.length);
    for (const intent of intents) {
      expect(ideas.filter((idea) => idea.intent === intent).length).toBeGreaterThanOrEqual(3);
    }
    for (const { phrase } of ideas) {
      expect(phrase.length).toBeLessThanOrEqual(150);
      expect(phrase).not.toMatch(/[{}|]|\s\s|^\s|\s$|undefined/);
      expect(phrase).not.toMatch(/(?<![\p{L}\p{N}])([\p{L}\p{N}]+) \1(?![\p{L}\p{N}])/u);
    }
  });

  it('shares at most a third of its patterns between any two topics', () => {
    const patterns = topics.map((topic) => ({ topic, set: patternsOf(topic) }));
    for (const one of patterns) {
      for (const other of patterns) {
        if (one === other) continue;
        const shared = [...one.set].filter((pattern) => other.set.has(pattern));
        expect(shared.length / one.set.size, `${one.topic} and ${other.topic}: ${shared}`).toBeLessThanOrEqual(1 / 3);
      }
    }
  });

  it('gives no audience and no comparison of its own to a topic of a field that it does not know', () => {
    const all = ['cold storage', 'wind turbine maintenance', 'quantum error correction'].flatMap(phrasesOf).join('\n');
    expect(all).not.toMatch(/ for (?!and |hire)| vs (?!facts|new)|kid|student|teacher|essay/);
  });

  it('gives the same list for the same topic, however it is typed', () => {
    expect(phrasesOf('  Invoicing   Software! ')).toEqual(phrasesOf('invoicing software'));
    expect(phrasesOf('BEST COFFEE GRINDER')).toEqual(phrasesOf('best coffee grinder'));
  });

  it('keeps proper names and acronyms, and nothing else, in capitals', () => {
    expect(phrasesOf('Hotels in Lisbon').join('\n')).toMatch(/Lisbon/);
    expect(phrasesOf('SEO for lawyers').join('\n')).toMatch(/SEO/);
    expect(phrasesOf('Project Management Tools').join('\n')).not.toMatch(/\p{Lu}/u);
  });

  it('agrees with the number of its topic', () => {
    const all = topics.flatMap(phrasesOf).join('\n');
    expect(all).not.toMatch(
      /\b(?:does|is) (?:running shoes|electric bikes|project management tools|hotels|carbon credits)\b/,
    );
    expect(all).not.toMatch(/\b(?:do|are) (?:a|an|invoicing software|email marketing|blockchain|meal prep)\b/);
    expect(all).not.toMatch(
      /\b(?:a|an) (?:(?:invoicing|accounting|help desk|project management) software|meal prep|running shoes|kubernetes|email marketing)\b/,
    );
    expect(all).not.toMatch(/\ban? (?:crms|grinders|desks)\b|\ba (?:[aeio]\w+ )?inventory/);
  });

  it("speaks of 'near me' for places and services alone", () => {
    for (const topic of topics.filter((name) => !/photographer|gym/.test(name))) {
      const near = phrasesOf(topic).filter((phrase) => phrase.includes('near me'));
      expect(readTopic(topic)?.kind.startsWith('hobby') ? [] : near).toEqual([]);
    }
  });

  it('cuts a long topic to what people would type', () => {
    const longest = topics.at(-1) ?? '';
    for (const phrase of phrasesOf(longest)) expect(phrase).not.toMatch(/subcontractors|,/);
  });

  it.each([
    ['x'.repeat(100), 15],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z', 15],
    ['🦄', 15],
    ['C++ vs C#', 15],
    ['$$$ 100%', 15],
    ['"><script>alert(1)</script>', 15],
    ['مرحبا', 15],
    ['how to', 15],
    ['for', 15],
    ['best', 15],
    ['constructor', 15],
    ['__proto__', 15],
    ['what is', 15],
    ['\u0000\u0007', 0],
    ['!?', 0],
  ])('stays sane for %j', (topic, least) => {
    const ideas = suggestIdeas(topic);
    expect(ideas.length).toBeGreaterThanOrEqual(least);
    for (const { phrase } of ideas) {
      expect(phrase.length).toBeLessThanOrEqual(150);
      expect(phrase).not.toMatch(/undefined|function|[<>{}\u0000]|\s\s|\s$/);
    }
  });
});

describe('searchKey', () => {
  it('is the same for the same search', () => {
    const same = ['crm for dentists', 'CRMs for a Dentist', 'dentist crm', 'the dentists’ CRM'];
    expect(new Set(same.map(searchKey)).size).toBe(1);
    expect(searchKey('café guide')).toBe(searchKey('guides to cafes'));
  });

  it('tells apart what people tell apart', () => {
    const different = ['best crm', 'crm', 'free crm', 'crm without contract', 'crm vs excel', 'crm excel'];
    expect(new Set(different.map(searchKey)).size).toBe(different.length);
    expect(searchKey('how to')).not.toBe('');
  });
});
