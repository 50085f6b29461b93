import { expect, test } from 'vitest';
import { z } from 'zod';
import { calendarDate, daysBetween } from '#core/kernel/calendar-date.ts';
import {
  AGEING_DAYS,
  ageingOf,
  bucketOf,
  openTerms,
  partsOfTotal,
} from '#core/settlement/index.ts';
import { rule, runTable } from './table.ts';

const amount = z.int().nonnegative();
const asked = { kind: z.literal('receivable'), ranges: z.array(z.int()) };

/** In whole rupees, as the cases are written. */
const open = (parts: readonly number[], paid = 0, credited = 0) => {
  const settled = { paidPaise: paid * 100, creditedPaise: credited * 100 };
  return openTerms(parts, settled).map((term) => ({
    invoiced: term.invoicedPaise / 100,
    paid: term.paidPaise / 100,
    credit_note: term.creditedPaise / 100,
    outstanding: term.outstandingPaise / 100,
  }));
};

runTable('ageing', [
  rule(
    z.strictObject({
      ...asked,
      invoice: amount,
      terms_pct: z.array(z.int()).default([100]),
      paid: amount.optional(),
      credit_note: amount.optional(),
    }),
    ({ invoice, terms_pct: terms, paid, credit_note: credited }) => {
      const shares = terms.map((share) => share * 100);
      return { open_rows: open(partsOfTotal(invoice * 100, shares), paid, credited) };
    },
  ),
  rule(z.strictObject({ ...asked, advance: amount }), ({ advance }) => ({
    open_rows: open([], advance),
  })),
]);

test.each([
  [-1, null],
  [0, null],
  [1, 0],
  [30, 0],
  [31, 1],
  [60, 1],
  [61, 2],
  [90, 2],
  [91, 3],
  [120, 3],
  [121, 4],
  [4000, 4],
])('%i days after the due date it lies in bucket %s', (days, bucket) => {
  expect(bucketOf(days)).toBe(bucket);
});

test.each([
  ['2024-02-29', '2024-02-29', null],
  ['2024-02-29', '2024-03-30', 0],
  ['2024-02-29', '2024-03-31', 1],
  ['2025-02-28', '2025-03-30', 0],
  ['2026-10-22', '2026-11-21', 0],
  ['2026-10-21', '2026-11-21', 1],
  ['2026-07-24', '2026-11-21', 3],
  ['2026-07-23', '2026-11-21', 4],
  ['2026-11-22', '2026-11-21', null],
])('what was due on %s lies on %s in bucket %s', (due, on, bucket) => {
  expect(bucketOf(daysBetween(calendarDate(due), calendarDate(on)))).toBe(bucket);
});

test('what is due is aged from its due date, and unallocated receipts are not buried', () => {
  const due = (days: number, outstandingPaise: number) => ({ days, outstandingPaise });
  const dues = [due(-1, 2), due(0, 3), due(1, 100), due(51, 30)];
  expect(ageingOf(dues, { unallocatedPaise: 40 })).toStrictEqual({
    notDuePaise: 5,
    bucketsPaise: [100, 30, 0, 0, 0],
    unallocatedPaise: -40,
    totalPaise: 95,
  });
  expect(ageingOf(dues, { ends: [50] })).toStrictEqual({
    notDuePaise: 5,
    bucketsPaise: [100, 30],
    unallocatedPaise: 0,
    totalPaise: 135,
  });
  expect(ageingOf([])).toStrictEqual({
    notDuePaise: 0,
    bucketsPaise: [0, 0, 0, 0, 0],
    unallocatedPaise: 0,
    totalPaise: 0,
  });
  expect(AGEING_DAYS).toStrictEqual([30, 60, 90, 120]);
});

test('what is paid beyond all parts stands by itself, negative', () => {
  expect(open([100_00], 120)).toStrictEqual([
    { invoiced: 0, paid: 20, credit_note: 0, outstanding: -20 },
  ]);
});
