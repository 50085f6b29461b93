// Which batches are there: named by stock journals, taken unnamed by earliest expiry.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  batchChangesOf,
  batchesMovedSince,
  batchesOf,
  wasMovedOrThere,
} from '#core/stock-journal/index.ts';
import type { BatchedMove } from '#core/stock-journal/index.ts';

const JUNE = calendarDate('2026-06-10');
const MAY = calendarDate('2026-05-10');
const YARD = 65;

const move = (quantityThousandths: number, more: Partial<BatchedMove> = {}): BatchedMove => ({
  date: JUNE,
  godownId: null,
  quantityThousandths,
  batch: null,
  manufacturedOn: null,
  expiresOn: null,
  key: 'invoice-1',
  takesExpired: false,
  ...more,
});
const august = move(10, { batch: 'A8', manufacturedOn: '2026-01-05', expiresOn: '2026-08-31' });
const july = move(5, { batch: 'A7', expiresOn: '2026-07-31' });
const may = move(4, { batch: 'A5', expiresOn: '2026-05-31' });
const undated = move(3, { batch: 'A0' });

const there = (moves: readonly BatchedMove[]) =>
  batchesOf(moves).map(({ batch, quantityThousandths }) => [batch, quantityThousandths]);

describe('the batches of a product', () => {
  test('have the days that were said of them last, and what is left of each', () => {
    const said = move(2, { batch: 'A8', expiresOn: '2026-09-30' });
    expect(batchesOf([august, said])).toStrictEqual([
      {
        godownId: null,
        batch: 'A8',
        quantityThousandths: 12,
        manufacturedOn: '2026-01-05',
        expiresOn: '2026-09-30',
      },
    ]);
  });

  test('are sold by earliest expiry, those without a day last, after what is unnamed', () => {
    const stock = [undated, august, july, move(2)];
    expect(there([...stock, move(-2)])).toStrictEqual([
      ['A0', 3],
      ['A8', 10],
      ['A7', 5],
    ]);
    expect(there([...stock, move(-9)])).toStrictEqual([
      ['A0', 3],
      ['A8', 8],
    ]);
    expect(there([...stock, move(-18)])).toStrictEqual([['A0', 2]]);
  });

  test('come back into the batches that they were taken from, also to another place', () => {
    const back = { key: 'invoice-1', godownId: YARD };
    expect(batchesOf([august, move(-4), move(1, back)])).toMatchObject([
      { godownId: null, batch: 'A8', quantityThousandths: 6 },
      { godownId: YARD, batch: 'A8', quantityThousandths: 1 },
    ]);
  });

  test('are not sold once they have expired: what was sold beyond the others is short', () => {
    expect(there([may, july, move(-6)])).toStrictEqual([
      ['A5', 4],
      [null, -1],
    ]);
    const onLastDay = move(-1, { date: calendarDate('2026-05-31') });
    expect(there([may, onLastDay])).toStrictEqual([['A5', 3]]);
  });

  test('go unnamed with what was lost or found missing, the expired ones first', () => {
    expect(there([july, may, move(-5, { takesExpired: true })])).toStrictEqual([['A7', 4]]);
  });

  test('take back what they gave, the last one first', () => {
    const sold = [july, august, move(-7)];
    expect(there([...sold, move(3)])).toStrictEqual([
      ['A7', 1],
      ['A8', 10],
    ]);
    expect(there([...sold, move(9)])).toStrictEqual([
      ['A7', 5],
      ['A8', 10],
      [null, 2],
    ]);
    expect(there([...sold, move(3, { key: 'invoice-2' })])).toStrictEqual([
      ['A8', 8],
      [null, 3],
    ]);
  });

  test('lie in their godowns, and none gives to another', () => {
    const inYard = { ...july, godownId: YARD };
    expect(batchesOf([inYard, move(-2)])).toMatchObject([
      { godownId: YARD, batch: 'A7', quantityThousandths: 5 },
      { godownId: null, batch: null, quantityThousandths: -2 },
    ]);
  });
});

test('what came in and went out of a batch since a day is told, though nothing is left of it', () => {
  const earlier = { date: calendarDate('2026-06-01') };
  const moves = [move(8, { ...earlier, batch: 'A8' }), move(3, { batch: 'A8' }), move(-11)];
  expect(batchesMovedSince(moves, JUNE)).toMatchObject([
    {
      batch: 'A8',
      quantityThousandths: 0,
      moved: { openingThousandths: 8, inThousandths: 3, outThousandths: 11 },
    },
    { batch: null, moved: { openingThousandths: 0, inThousandths: 0, outThousandths: 0 } },
  ]);
  expect(batchesMovedSince(moves, JUNE).map(wasMovedOrThere)).toStrictEqual([true, false]);
});

const anyMove = fc
  .record({
    quantityThousandths: fc.integer({ min: -20, max: 20 }).filter((quantity) => quantity !== 0),
    batch: fc.constantFrom(null, null, 'A5', 'A7', 'A8'),
    expiresOn: fc.constantFrom(null, '2026-05-31', '2026-07-31', '2026-08-31'),
    key: fc.constantFrom('invoice-1', 'invoice-2', 'stock-journal-1-1'),
    godownId: fc.constantFrom(null, YARD),
    takesExpired: fc.boolean(),
  })
  .map(({ quantityThousandths, ...more }) => move(quantityThousandths, more));

test('the batches of a place add up to its moves, and no unnamed move makes one negative', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
      const sumOf = (all: readonly { readonly quantityThousandths: number }[]) =>
        all.reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);
      for (const place of [null, YARD]) {
        const at = batchesOf(moves).filter(({ godownId }) => godownId === place);
        expect(sumOf(at)).toBe(sumOf(moves.filter(({ godownId }) => godownId === place)));
      }
      const changes = Map.groupBy(batchChangesOf(moves), (one) => `${one.godownId} ${one.batch}`);
      const summed = [...changes].map(([key, own]) => [key, sumOf(own)] as const);
      const stock = batchesOf(moves).map((one) => {
        return [`${one.godownId} ${one.batch}`, one.quantityThousandths] as const;
      });
      expect(new Map(summed.filter(([, quantity]) => quantity !== 0))).toStrictEqual(
        new Map(stock),
      );
      const dated = moves.map((one, at) => ({ ...one, date: at % 2 === 0 ? JUNE : MAY }));
      for (const { moved, quantityThousandths } of batchesMovedSince(dated, JUNE)) {
        const { openingThousandths, inThousandths, outThousandths } = moved;
        expect(openingThousandths + inThousandths - outThousandths).toBe(quantityThousandths);
      }
      const named = moves.filter(
        ({ batch, quantityThousandths: quantity }) => batch === null || quantity > 0,
      );
      const negative = batchesOf(named).filter(
        ({ batch, quantityThousandths: quantity }) => batch !== null && quantity < 0,
      );
      expect(negative).toStrictEqual([]);
    }),
  );
});
