import { expect, it } from 'vitest';
import { pageNameOf, pathTopics, topicOfPage, wordsOfPath } from './page-topics.ts';

it('reads the words of an address, whatever they are called in the language that reads them', () => {
  expect(wordsOfPath('/docs/constructor')).toEqual(['docs', 'constructor']);
  expect(wordsOfPath('/aboutus.html')).toEqual(['about', 'us']);
  expect([...pathTopics('https://brinewell.com/pricing')]).toContain('pricing');
  expect([...pathTopics('https://brinewell.com/contact.html')]).toEqual(['call']);
  const topic = (url: string) => topicOfPage({ url, text: 'Brinewell on GitHub.' });
  expect(topic('https://brinewell.com/salt-pans.html')).toBe('Salt pans');
  expect(topic('https://brinewell.com/github')).toBe('GitHub');
  expect(topic('https://brinewell.com/features')).toBeNull();
});

it('names a page so that an article can stand before it', () => {
  expect(pageNameOf('https://brinewell.com/the-harvest.html', 1)).toBe('harvest page');
  expect(pageNameOf('https://brinewell.com/how-it-works', 1)).toBe('“how it works” page');
  expect(pageNameOf('https://brinewell.com/cli/', 1)).toBe('CLI page');
});
