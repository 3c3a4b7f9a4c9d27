import { describe, expect, it } from 'vitest';
import { foldText } from '../../language/words.ts';
import { basisOf } from './basis.ts';
import { findFlips } from './negation.ts';

const flips = (text: string, ...quotes: string[]) =>
  findFlips({
    ...{ text, folded: foldText(text), language: 'en' },
    basis: basisOf(quotes.map((quote) => ({ kind: 'feature', source: 0, quote }))),
  });

describe('what facts say or deny', () => {
  it.each([
    ['A manual scale, however, always overrides the automatic one.', 'Manual scales always win.'],
    ['The log does not ask a crew to repaint its deck.', 'Keep wood, steel, or the hull chosen by your crew.'],
    ['Its first stage emits hourly tables for each harbour.', 'Tax-free hourly tables, for each harbour.'],
    ['Partners are not possible yet.', 'Can I become a harbour partner?\nNot yet, but we look into it.'],
    ['The tables promise no catch.', 'The tables do not set a price, a fixed share, or a promised catch.'],
    ['Guests need no account to open the files.', 'Guests open files without an account.'],
    ['It never overwrites a file without your yes.', 'Without your yes, no file is overwritten.'],
    ['It never overwrites a file without your yes.', 'Files are never overwritten without your yes.'],
    ['A club may choose a shorter time.', 'Records are deleted after 90 days unless you choose a shorter period.'],
    ['You need a tablet with version 16 or newer.', 'Runs on any tablet with version 16 or later.'],
    ['The reader is not part of the price.', 'Does the price include the reader?', 'No, hardware is extra.'],
    ['Two weeks without sun are no problem.', 'The battery lasts 14 days without sun.'],
    ['The warranty covers the buoy.', 'Warranty on buoys; probes are consumables and not covered.'],
    ['Files are checked by hand, not automatically.', 'Files are checked by hand.'],
    ['Nobody can open the vault without the token.', 'The vault is unopenable without the token.'],
    [
      'According to its makers, a scanner does not read such labels.',
      "Prints the small labels a scanner doesn't read.",
    ],
    ['It sorts by scent and not by a fixed order.', 'Sorts by scent rather than a fixed order.'],
    ['Besides doing without cookies and trackers, the log collects no names.', 'No trackers.', 'No cookies.'],
    ['The agent cannot change its list.', "A list that the agent can't change means it will never send money."],
    [
      'The map differs from a drawn chart and from a list that goes by date.',
      'It is no drawn chart and no list by date.',
    ],
    ['Old letters get lost in a full drawer.', 'Scans are kept on the shelf.'],
    ['The keys stay on board at all times.', 'No keys ever leave the boat on board.'],
    ['Closed leaks remain closed after the next trip.', "Leaks don't quietly reopen on the next trip."],
    ['Guests export their log at no charge.', 'Other logs charge $10 a month.', 'Export at any time, at no cost.'],
    ['The log answers that need as a book for the shore.', 'You may log by phone or by hand, as a book for the shore.'],
    ['Its makers set it apart from drawn charts.', 'This is not a drawn chart.'],
    ['It helps clubs to keep a log.', 'The no code log helping clubs.'],
    ['There is no sign-up, no card and no quota to set.', "There's no sign-up, card, or quota to set."],
    ['A pencil fits the shore.', 'There was nothing out there that fitted our shore.'],
    ['Sailors can leave out charts, sounding leads and a compass.', 'No charts, sounding leads or compass required.'],
    ['The chart and the compass are therefore unnecessary.', 'No chart or compass needed.'],
    ['It credits the pen, but not the pencil, with ink.', 'Tool | Pen | Pencil', 'Ink | ✅ yes | ❌ No'],
    ['A pen is optional.', 'Do I need a pen?', 'It fits each pen, but one is not required.'],
    ['It neither sells notes nor reads them.', "We don't sell notes, share them with others, or read them."],
    ['It does not read notes.', "We don't sell notes, share them with others, or read them."],
    ['The log has no code for tracking.', 'The log contains no tracking code.'],
    ['Code for tracking is simply absent.', 'The log contains no tracking code.'],
    ['Tides are read without a key.', 'Key-free tide tables'],
    ['What people see in the log counts.', "Gulls break eggs they can't see"],
    ['If a page is missing, the log does not close.', 'If any page is missing, the log refuses to close.'],
    ['A preference for ink over pencil is kept.', 'It keeps your wishes: ink, never pencil.'],
    ['The makers rule out paid tiers.', 'No paid tiers, no hidden costs.'],
    ['The log sends nothing ashore.', 'There are zero calls to the shore.'],
    ['Both logs met no disagreement ashore.', '0 disagreements between both logs ashore'],
    ['After a refused order, the log is kept.', 'A refused order is never filled.', 'The log is kept.'],
    ['A guess never weighs more than half a mark.', 'A guess weighs half a mark at most.'],
    ['A closed window counts as a refusal.', 'Closing the window counts as no.'],
    ['Each change needs a yes of the crew.', 'Nothing changes the log without your yes, by hand or by phone.'],
    ['Whoever needs a log by phone or by hand may take this one.', 'You may log by phone or by hand.'],
    ['Tide alarm. By phone. No', 'Tide Alarm | ✅ By Phone | ❌ No'],
  ])('may be told: %s', (text, ...quotes) => expect(flips(text, ...quotes)).toEqual([]));

  it.each([
    ['Guests sign in to their account.', 'Guests open files without an account.', 'without an account'],
    ['Swaps are made without a manager.', 'A manager approves each swap.', 'A manager approves each swap.'],
    ['The reader is included in the price.', 'Does the price include the reader?', 'Does the price'],
    ['The rest of a period is refunded.', 'We do not give refunds for started periods.', 'refunds'],
    ['An internet connection is required.', 'Works offline in the pit.', 'offline'],
    ['The app does not work without a connection.', 'The app needs no connection.', 'needs no connection'],
    ['Probes from other makers can be connected.', 'Works with its own probes only.', 'own probes only'],
    ['Builds fail on old findings too.', 'Only new findings fail the build.', 'Only new findings'],
    ['Files that need a key are opened.', 'Open files by key or by code.', 'by key or by code'],
    ['A mentor can edit entries.', 'Share with a mentor, who can comment but not edit.', 'not edit'],
    ['Without a signal, entries are lost.', 'Entries are kept on the phone.', 'are kept'],
    ['Files are checked automatically.', 'Files are checked by hand.', 'by hand'],
  ])('may not be turned round, and the fact is named: %s', (text, fact, named) => {
    const [complaint = ''] = flips(text, fact, ...(fact.endsWith('?') ? ['No, hardware is extra.'] : []));
    expect(complaint).toContain(named);
  });
});
