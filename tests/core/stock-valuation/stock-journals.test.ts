// What the lines of a stock journal do with the goods of a product: a transfer changes no value.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { actsOfStockJournal, valuationMethod, valuePeriod } from '#core/stock-valuation/index.ts';
import type { GoodsMovement } from '#core/stock-valuation/index.ts';
import { issued, movesOn, received } from './moves.ts';

const EVER = { from: calendarDate('2024-04-01'), to: calendarDate('2027-03-31') };

const line = (at: number, quantityThousandths: number, valuePaise: number | null = null) => ({
  line: at,
  quantityThousandths,
  valuePaise,
});

const ofJournal = (
  lines: readonly ReturnType<typeof line>[],
  { id = 7, seq = 100, isReversal = false } = {},
): readonly GoodsMovement[] =>
  actsOfStockJournal({ id, isReversal, lines }).map((act) => ({
    ...act,
    seq,
    date: calendarDate('2025-06-01'),
  }));

describe('a stock journal of one product', () => {
  test('brings goods in at their cost, and takes them back at it', () => {
    const lines = [line(1, 4000, 900), line(2, 2000)];
    expect(ofJournal(lines).map(({ act, key }) => [act, key])).toStrictEqual([
      ['receive', 'stock-journal-7-1'],
      ['receive', 'stock-journal-7-2'],
    ]);
    const undone = [line(1, -4000, 900), line(2, -2000)];
    const moves = [
      ...movesOn([['2025-04-01', received(1, 50)]]),
      ...ofJournal(lines),
      ...ofJournal(undone, { isReversal: true, seq: 101 }),
    ];
    for (const method of valuationMethod.options) {
      const { closing } = valuePeriod(moves, EVER, method);
      expect(closing).toStrictEqual({ quantityThousandths: 1000, valuePaise: 5000 });
    }
  });

  test('that takes out less than it brings in is no transfer', () => {
    const acts = ofJournal([line(1, 3000), line(2, -2000)]).map(({ act }) => act);
    expect(acts).toStrictEqual(['receive', 'issue']);
  });

  test('changes no value where it only moves goods, nor does its reversal', () => {
    const before = fc.array(
      fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 99 })),
      { maxLength: 12 },
    );
    const moved = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(before, moved, fc.boolean(), (steps, quantities, isUndone) => {
        const known = movesOn(
          steps.map(([isIn, units, rate]) => [
            '2025-05-01',
            isIn ? received(units, rate) : issued(units),
          ]),
        );
        const lines = quantities.flatMap((quantity, at) => [
          line(2 * at + 1, quantity),
          line(2 * at + 2, -quantity),
        ]);
        const undone = lines.map((one) => line(one.line, -one.quantityThousandths));
        const transfer = [
          ...ofJournal(lines),
          ...(isUndone ? ofJournal(undone, { isReversal: true, seq: 101 }) : []),
        ];
        for (const method of valuationMethod.options) {
          const was = valuePeriod(known, EVER, method);
          const is = valuePeriod([...known, ...transfer], EVER, method);
          expect(is).toStrictEqual(was);
        }
      }),
    );
  });
});
