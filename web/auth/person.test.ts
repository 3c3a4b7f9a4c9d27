import { expect, it } from 'vitest';
import { displayName, initials } from './person.ts';

it.each([
  [{ firstName: 'Ada', lastName: 'Byron', username: 'countess' }, 'AB'],
  [{ firstName: 'Ada', lastName: null, username: 'countess' }, 'CO'],
  [{ firstName: ' ', lastName: 'Byron', username: 'x' }, 'X'],
  [{ firstName: null, lastName: null, username: '' }, 'U'],
  [{ firstName: '𝒜da', lastName: 'ölander', username: 'x' }, '𝒜Ö'],
])('initials of %o are %s', (person, expected) => {
  expect(initials(person)).toBe(expected);
});

it('shows the name, or the username where there is none', () => {
  expect(displayName({ firstName: 'Ada', lastName: 'Byron', username: 'x' })).toBe('Ada Byron');
  expect(displayName({ firstName: null, lastName: null, username: 'x' })).toBe('x');
});
