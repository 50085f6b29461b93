import { describe, expect, test } from 'vitest';
import { readLedger } from '#api/contract/account/ledger.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { lateness } from '#web/features/ledger/lines/late.ts';
import { sheetOfLedger } from '#web/features/ledger/ledger-sheet.ts';
import { particularsHead, twoSides } from '#web/features/ledger/lines/sides.ts';
import { whole } from './specimens.ts';

const reply = readLedger.reply.parse(whole);
const total = (side: 'debit' | 'credit', of = reply) =>
  twoSides(of, [of]).rows[side].reduce((sum, { paise }) => sum + paise, 0);

describe('the two sides of a ledger', () => {
  test('both columns come to the total', () => {
    const { totalPaise } = twoSides(reply, [reply]);
    expect(total('debit')).toBe(totalPaise);
    expect(total('credit')).toBe(totalPaise);
  });

  test('an opening credit stands on the credit side, its balance is carried on the debit', () => {
    const amounts = { openingPaise: -500_00, closingPaise: -500_00, lines: [], next: null };
    const totals = { debitPaise: 0, creditPaise: 0, totalPaise: 500_00 };
    const { rows } = twoSides({ ...reply, ...amounts, totals }, [{ ...reply, ...amounts }]);
    expect(rows.credit.map(({ kind }) => kind)).toEqual(['b/d']);
    expect(rows.debit.map(({ kind }) => kind)).toEqual(['c/d']);
  });

  test('a year that ends within the days takes what it came to, after its last entries', () => {
    const line = reply.lines[0] ?? expect.fail('The recorded ledger has lines.');
    const lines = [
      { ...line, date: calendarDate('2026-03-31'), amountPaise: -700_00 },
      { ...line, date: calendarDate('2026-04-01'), amountPaise: -50_00 },
    ];
    const sales = {
      ...reply,
      lines,
      openingPaise: -300_00,
      closingPaise: -50_00,
      totals: { debitPaise: 1000_00, creditPaise: 1050_00, totalPaise: 1050_00 },
      yearEnds: [{ date: calendarDate('2026-03-31'), amountPaise: 1000_00 }],
    };
    const { rows } = twoSides(sales, [sales]);
    expect(rows.debit.map(({ kind, paise }) => [kind, paise])).toEqual([
      ['year-end', 1000_00],
      ['c/d', 50_00],
    ]);
    expect(total('credit', sales)).toBe(1050_00);
    expect(twoSides(sales, [{ ...sales, next: 'later' }]).rows.debit).toHaveLength(1);
    const early = { ...sales, lines: lines.slice(0, 1), next: 'later' };
    expect(twoSides(early, [early]).rows.debit).toEqual([]);
    const [opening, , yearEnd] = sheetOfLedger(sales, lines).lines;
    expect([opening?.cells[2], yearEnd?.cells]).toEqual([
      'Balance b/d',
      ['2026-03-31', null, 'Profit and loss, 25-26', null, 1000_00, null, 0, 0],
    ]);
  });

  test('nothing is carried down while entries are still to come', () => {
    const { rows, hasMore } = twoSides(reply, [{ ...reply, next: 'later' }]);
    expect(hasMore).toBe(true);
    expect([...rows.debit, ...rows.credit].some(({ kind }) => kind === 'c/d')).toBe(false);
  });

  test('only money accounts say received and paid', () => {
    expect(particularsHead('Cash-in-Hand')).toEqual({
      debit: 'Received from, narration',
      credit: 'Paid to, narration',
    });
    expect(particularsHead('Sales Accounts').debit).toBe('Particulars, narration');
  });
});

describe('an entry', () => {
  test.each([
    ['on its day', '2026-11-20T05:30:00.000Z', null],
    ['on the last day of its month', '2026-11-30T05:30:00.000Z', null],
    ['in the next month', '2026-12-01T05:30:00.000Z', { recordedOn: '2026-12-01', days: 11 }],
    ['by the clock of India', '2026-11-30T19:00:00.000Z', { recordedOn: '2026-12-01', days: 11 }],
    ['before its day', '2026-11-01T05:30:00.000Z', null],
  ])('is late or not when it is recorded %s', (_, createdAt, expected) => {
    expect(lateness({ date: calendarDate('2026-11-20'), createdAt })).toEqual(expected);
  });
});
