import { expect, it } from 'vitest';
import { isAgentNoun } from './verbs.ts';

it.each(['blocker', 'Optimizer', 'planner', 'translator', 'finder', 'copier', 'viewer'])(
  '%s does something',
  (word) => {
    expect(isAgentNoun(word)).toBe(true);
  },
);

it.each(['paper', 'number', 'her', 'for', 'motor', 'table', 'blockers', 'order'])('%s does nothing', (word) => {
  expect(isAgentNoun(word)).toBe(false);
});
