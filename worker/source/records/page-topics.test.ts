import { expect, it } from 'vitest';
import { pathTopics, topicOfPath, wordsOfPath } from './page-topics.ts';

it('reads the words of an address, whatever they are called in the language that reads them', () => {
  expect(wordsOfPath('/docs/constructor')).toEqual(['docs', 'constructor']);
  expect(wordsOfPath('/aboutus.html')).toEqual(['about', 'us']);
  expect([...pathTopics('https://brinewell.com/pricing')]).toContain('pricing');
  expect(topicOfPath('https://brinewell.com/salt-pans.html')).toBe('Salt pans');
  expect(topicOfPath('https://brinewell.com/features')).toBeNull();
});
