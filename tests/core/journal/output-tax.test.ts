import { describe, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalCommand, JournalRejection } from '#core/journal/index.ts';
import type { GstAccount } from '#core/tax/index.ts';
import {
  aYearAhead,
  beyondAYear,
  endOfOctober,
  endOfSeptember,
  firstOfNovember,
  today,
  tomorrow,
  yesterday,
} from '#tests/specimens/days.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { NO_GST } from '#tests/specimens/books/gst-facts.ts';
import {
  correctMorningSale,
  credit,
  debit,
  journalId,
  morningSaleReversed,
  reverseMorningSale,
  salePostedWith,
  saleWith,
} from '#tests/specimens/journals.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const filing = {
  kind: 'gstr-1',
  period: '102026',
  from: calendarDate('2026-10-01'),
  to: endOfOctober,
  filedOn: calendarDate('2026-11-10'),
  arn: 'AA271026123456K',
} as const;
const [, credited] = salePostedWith({}).data.entries;
const known = (kind: 'output' | 'input') =>
  new Map<number, GstAccount>([[credited?.accountId ?? 0, { kind, head: 'cgst' }]]);
const filed = (kind: 'output' | 'input' = 'output', of: 'gstr-1' | 'gstr-3b' = 'gstr-1') => ({
  returns: { frequencies: [], filings: [{ ...filing, kind: of }] },
  gst: { ...NO_GST, accounts: known(kind) },
});
const given = scenarioOf(journalDecider, { ...journalFacts, nextNumber: 2 });
const entryDate = endOfOctober;
const { period, arn, filedOn } = filing;

test('a line on output tax is refused where GSTR-1 is filed', () => {
  given([], filed()).when(saleWith({ entryDate })).thenRejected({
    kind: 'output_tax_in_filed_period',
    line: 2,
    entryDate,
    period,
    arn,
    filedOn,
  });
});

describe('the reversal of what changes tax of a filed return', () => {
  const inOctober = salePostedWith({ entryDate });
  const refused = { kind: 'tax_in_filed_period', period, arn, filedOn, returnKind: 'gstr-1' };
  const on = (dayGiven: CalendarDate): JournalCommand => ({
    type: 'ReverseJournal',
    data: {
      journalId: journalId(9),
      reversalId: journalId(10),
      reason: 'Entered twice',
      dayGiven,
    },
  });

  test.each([
    ['output tax, GSTR-1', filed()],
    ['output tax, GSTR-3B', filed('output', 'gstr-3b')],
    ['input tax, GSTR-1', filed('input')],
    ['input tax, GSTR-3B', filed('input', 'gstr-3b')],
  ])('is dated today: %s', (_name, facts) => {
    given([inOctober], facts)
      .when(reverseMorningSale)
      .then([morningSaleReversed({ entryDate: today })]);
  });

  test('keeps its day where no line is on tax, or the return is not filed', () => {
    given([inOctober], { ...filed(), gst: NO_GST })
      .when(reverseMorningSale)
      .then([morningSaleReversed({ entryDate })]);
    given([salePostedWith({ entryDate: firstOfNovember })], filed())
      .when(reverseMorningSale)
      .then([morningSaleReversed({ entryDate: firstOfNovember })]);
  });

  test('bears an open day that is given, and none of the filed period', () => {
    given([inOctober], filed())
      .when(on(tomorrow))
      .then([morningSaleReversed({ entryDate: tomorrow })]);
    given([inOctober], filed())
      .when(on(entryDate))
      .thenRejected({ ...refused, entryDate } as JournalRejection);
  });

  test('is refused before the original, on a locked day and beyond a year', () => {
    given([inOctober], filed()).when(on(endOfSeptember)).thenRejected({
      kind: 'reversed_before_original',
      entryDate: endOfSeptember,
      original: entryDate,
    });
    given([inOctober], { lockedTo: today }).when(on(today)).thenRejected({
      kind: 'period_locked',
      entryDate: today,
      lockedTo: today,
    });
    given([inOctober]).when(on(beyondAYear)).thenRejected({
      kind: 'date_out_of_range',
      entryDate: beyondAYear,
      from: entryDate,
      to: aYearAhead,
    });
  });

  test('as an undo is refused, since it keeps the day', () => {
    const { data } = reverseMorningSale;
    const undo = { type: 'ReverseJournal', data: { ...data, asUndo: true } } as JournalCommand;
    given([inOctober], filed())
      .when(undo)
      .thenRejected({ ...refused, entryDate } as JournalRejection);
  });

  test('of a set-off goes by its period, on whatever day it stands', () => {
    const gst = [
      { mark: 'set-off' as const, period: { from: '2026-10-01', to: '2026-10-31' }, lines: [1, 2] },
    ];
    given([salePostedWith({ entryDate: firstOfNovember, gst })], filed())
      .when(reverseMorningSale)
      .then([morningSaleReversed({ entryDate: today })]);
  });
});

describe('the correction of what changes tax of a filed return', () => {
  const inOctober = salePostedWith({ entryDate });
  const reversed = morningSaleReversed({ reason: 'Paid by UPI', entryDate: today });
  const corrected = (day: string) =>
    salePostedWith({
      journalId: 11,
      number: 3,
      entryDate: day,
      narration: 'Morning sale by UPI',
      entries: [debit(chaiStall.upi, 12_350), credit(chaiStall.sales, 12_350)],
      corrects: 9,
    });

  test('is dated today, the reversal and the replacement', () => {
    given([inOctober], filed())
      .when(correctMorningSale({ entryDate: null }))
      .then([reversed, corrected(today)]);
  });

  test('takes another open day for the replacement, or for both', () => {
    given([inOctober], filed())
      .when(correctMorningSale({ entryDate: yesterday }))
      .then([reversed, corrected(yesterday)]);
    given([inOctober], filed())
      .when(correctMorningSale({ entryDate: null, dayGiven: tomorrow }))
      .then([
        morningSaleReversed({ reason: 'Paid by UPI', entryDate: tomorrow }),
        corrected(tomorrow),
      ]);
  });

  test('takes no replacement with lines on tax in the filed period', () => {
    given([inOctober], filed('input')).when(correctMorningSale({ entryDate })).thenRejected({
      kind: 'tax_in_filed_period',
      line: 2,
      entryDate,
      returnKind: 'gstr-1',
      period,
      arn,
      filedOn,
    });
  });
});
