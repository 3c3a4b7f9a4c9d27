import { expect, it } from 'vitest';
import { sourceKey } from './source-key.ts';

it.each([
  ['https://Product.example', 'https://product.example/'],
  ['https://product.example:443/a', 'https://product.example/a/'],
  ['https://product.example/a?utm_source=x&b=1#top', 'https://product.example/a?b=1'],
  ['https://product.example./a', 'https://product.example/a'],
  ['https://product.example/?used', 'https://product.example/?used&utm_source=mail'],
  ['https://product.example/?q=a%20b', 'https://product.example/?q=a%20b&utm_source=mail'],
])('%s and %s are the same source', (one, other) => {
  expect(sourceKey(one)).toBe(sourceKey(other));
});

it.each([
  ['https://product.example/a', 'https://product.example/b'],
  ['https://product.example/?a=1', 'https://product.example/?a=2'],
  ['https://one.example/', 'https://two.example/'],
])('%s and %s are not', (one, other) => {
  expect(sourceKey(one)).not.toBe(sourceKey(other));
});
