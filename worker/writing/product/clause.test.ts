import { expect, it } from 'vitest';
import { type Shape, shapeOf } from './clause.ts';

const cases: Record<Shape, readonly string[]> = {
  clause: [
    'Oakwell draws each row of trees on a map.',
    'Every run ends with a report.',
    'You can move a row with two fingers.',
    'Old rows are kept for ten years.',
    'There is no limit on trees.',
    'Two growers share one map.',
    'What you draw is saved at once.',
  ],
  imperative: [
    'Bring your own map.',
    'Build a plan in minutes.',
    'Add as many rows as you need.',
    'Send the list to your pickers.',
  ],
  fragment: [
    'Tracks every tree of the orchard.',
    'Keeps your maps in order.',
    'Everything you need for the orchard.',
    'Maps, rows and trees in one place.',
    'A planner that growers trust.',
    'No more guessing.',
    'The tools your team uses.',
    'Updates for every tree.',
    'Unlimited rows',
    'Maps, lists and bells for the orchard—so you can watch the blossom.',
    'Built for growers.',
  ],
};

it.each(Object.entries(cases).flatMap(([shape, texts]) => texts.map((text) => [shape, text] as const)))(
  '%s: %s',
  (shape, text) => {
    expect(shapeOf(text)).toBe(shape);
  },
);
