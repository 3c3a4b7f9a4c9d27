import { describe, expect, it } from 'vitest';
import { leansOn } from './quotations.ts';

const subject = new Set(['hive']);

describe('leansOn', () => {
  it.each([
    ['It lasts for a year.', ''],
    ['Their honey is dark.', ''],
    ['When it rains, bees stay inside.', ''],
    ['However, a swarm seldom stings.', ''],
    ['A swarm, however, seldom stings.', ''],
    ['As a result, the loss is small.', ''],
    ['The fee is due in May.', 'Clubs ask for a fee.'],
    ['Langstroth patented a frame.', 'In 1851 Lorenzo Langstroth built a hive.'],
    ['The same holds for wax.', ''],
    ['The process was slow.', ''],
    ['Most charge a fee.', ''],
    ['A small hive needs less.', ''],
    ['Two more cities followed in May.', ''],
    ['A keeper who likes this stays.', ''],
    ['Duplicate invoices are another risk.', ''],
  ])('%s (after “%s”)', (sentence, before) => expect(leansOn(sentence, before, subject)).toBe(true));

  it.each([
    ['Urban beekeeping is the practice of keeping bees in towns.', ''],
    ['A colony needs a place that is sheltered from wind.', ''],
    ['The hive stands on a floor.', 'A hive has frames.'],
    ['The fee is due in May.', 'Clubs meet in spring.'],
    ['Most beekeepers join a club.', ''],
    ['A ban was followed by protests.', ''],
  ])('not %s (after “%s”)', (sentence, before) => expect(leansOn(sentence, before, subject)).toBe(false));
});
