// Stock in hand is what the book began with and every move since, after any history, however it was
// cut into drains; and rebuilt it is the same.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BooksEvent } from '#core/domain.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { PresaleEvent } from '#core/trade/kinds/presale/index.ts';
import { valuationMethod, valuePeriod } from '#core/stock-valuation/index.ts';
import { batchesThere } from '#api/queries/catalogue/stock/batches.ts';
import { goodsMoves } from '#api/queries/catalogue/stock/valuation/goods-moves.ts';
import { movesOfBatches } from '#projections/stock-in-hand/read-batches.ts';
import { placedStock } from '#projections/stock-in-hand/read-godowns.ts';
import {
  countDifferencesOf,
  stockMovedBetween,
  stockMovesOf,
  stockStartOf,
} from '#projections/stock-in-hand/read.ts';
import {
  onApproval,
  presaleId,
  quotationClosed,
  quotationDrafted,
  quotationIssued,
} from '#tests/specimens/tax/presale.ts';
import { drafted, issued, oneFanBack, trade } from '#tests/specimens/tax/trade.ts';
import { did } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';
import { openShadows } from '../support/shadows.ts';
import type { Shadows } from '../support/shadows.ts';
import { PLACES, stockHistory } from './stock-history.ts';

const BOOK = 8;
const EVER = { from: '1900-01-01', to: '2199-12-31', limit: 1000 };
let tables: ReadTables;
let shadows: Shadows;
beforeAll(async () => {
  tables = await openReadTables();
  shadows = await openShadows(tables);
});
afterAll(async () => {
  shadows.close();
  await tables.close();
});

const happens = async (events: readonly BooksEvent[]) =>
  tables.happens(
    BOOK,
    events.map((event) => did(event)),
  );

async function inHand(productId: number): Promise<number> {
  const at = { bookId: BOOK, productId };
  const start = await stockStartOf(tables.db, BOOK, productId);
  const from = start?.countsFrom ?? null;
  const moved = await stockMovedBetween(tables.db, at, { from, before: null });
  const counts = await countDifferencesOf(tables.db, BOOK, [productId]);
  const found = counts.reduce((sum, count) => sum + count.differenceThousandths, 0);
  return (start?.quantityThousandths ?? 0) + moved.inThousandths - moved.outThousandths + found;
}

/** What each place closes with, of a period that begins within the history. */
async function inPlaces(productId: number): Promise<ReadonlyMap<number | null, number>> {
  const days = { from: calendarDate('2026-06-15'), to: calendarDate('2199-12-31') };
  const placed = await placedStock(tables.db, BOOK, { ...days, of: [productId] });
  const there = new Map(
    placed.map((one) => [
      one.godownId,
      one.openingThousandths + one.inThousandths - one.outThousandths,
    ]),
  );
  return new Map(PLACES.map((place) => [place, there.get(place) ?? 0]));
}

/** What the batches of each place come to; null of a product of which none is named. */
async function inBatches(productId: number): Promise<ReadonlyMap<number | null, number> | null> {
  const to = calendarDate('2199-12-31');
  const moves = await movesOfBatches(tables.db, BOOK, { to, of: [productId] });
  if (moves.length === 0) return null;
  const there = await batchesThere(tables.db, BOOK, { asOn: to, of: [productId] });
  return new Map(
    PLACES.map((place) => [
      place,
      there
        .filter(({ godownId }) => godownId === place)
        .reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0),
    ]),
  );
}

/** What the valuation of the same moves is left with, by each method. */
async function quantitiesValued(productId: number): Promise<ReadonlySet<number>> {
  const period = { from: calendarDate('1900-01-01'), to: calendarDate('2199-12-31') };
  const moves =
    (await goodsMoves(tables.db, BOOK, { ...period, of: [productId] })).get(productId) ?? [];
  const closings = valuationMethod.options.map((by) => valuePeriod(moves, period, by).closing);
  return new Set(closings.map(({ quantityThousandths }) => quantityThousandths));
}

const cancelled: InvoiceEvent = {
  type: 'InvoiceCancelled',
  version: 1,
  data: {
    invoiceId: trade.invoiceId,
    customerId: issued.data.customerId,
    number: issued.data.number,
    reason: 'Ordered twice',
    issued: {
      issueDate: issued.data.issueDate,
      taxablePaise: 1e6,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 18e4,
      cessPaise: 0,
      totalPaise: 118e4,
    },
  },
};
const noteReversed: InvoiceEvent = {
  type: 'CreditNoteReversed',
  version: 1,
  data: {
    creditNoteId: trade.creditNoteId,
    invoiceId: trade.invoiceId,
    customerId: issued.data.customerId,
    number: 'CN-001',
    credited: {
      issueDate: issued.data.issueDate,
      taxablePaise: 1e5,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 18e3,
      cessPaise: 0,
      totalPaise: 118e3,
    },
    appliedPaise: 118e3,
    reason: 'Came back broken',
    reversedOn: '2026-11-22',
  },
};

describe('the goods of an invoice', () => {
  test('go out with it, and come back with a sales return until that is reversed', async () => {
    await tables.forget();
    await happens([drafted, issued]);
    expect(await inHand(trade.fan)).toBe(-10_000);
    await happens([oneFanBack]);
    expect(await inHand(trade.fan)).toBe(-9_000);
    expect(await quantitiesValued(trade.fan)).toStrictEqual(new Set([-9_000]));
    await happens([noteReversed]);
    expect(await inHand(trade.fan)).toBe(-10_000);
    await happens([cancelled]);
    expect(await inHand(trade.fan)).toBe(0);
    expect(await quantitiesValued(trade.fan)).toStrictEqual(new Set([0]));
    const moves = await stockMovesOf(tables.db, { bookId: BOOK, productId: trade.fan }, EVER);
    expect(
      moves.map((move) => `${move.document} ${move.quantityThousandths}`).toSorted(),
    ).toStrictEqual([
      'credit-note 1000',
      'credit-note-reversed -1000',
      'invoice -10000',
      'invoice-cancelled 10000',
    ]);
    expect(await shadows.differences({ bookId: BOOK, sliceLength: 2 })).toStrictEqual([]);
  });

  test('stay with the customer where a note is a discount after the sale', async () => {
    await tables.forget();
    const discount = { ...oneFanBack, data: { ...oneFanBack.data, reason: '02' as const } };
    await happens([drafted, issued, discount]);
    expect(await inHand(trade.fan)).toBe(-10_000);
  });
});

describe('the goods of a challan', () => {
  const challan: PresaleEvent = {
    ...quotationIssued,
    data: { ...quotationIssued.data, kind: 'challan', challan: onApproval, movesGoods: true },
  };
  const goods = [{ line: 1, productId: trade.fan, quantityThousandths: 10_000 }];

  test('go out with it, and its invoice moves the difference', async () => {
    await tables.forget();
    await happens([quotationDrafted, challan]);
    expect(await inHand(trade.fan)).toBe(-10_000);
    const delivered = {
      presaleId,
      number: 'DC-005',
      goods: [{ line: 1, productId: trade.fan, quantityThousandths: 8000 }],
    };
    await happens([drafted, { ...issued, data: { ...issued.data, delivered } }]);
    expect(await inHand(trade.fan)).toBe(-12_000);
    await happens([oneFanBack]);
    expect(await inHand(trade.fan)).toBe(-11_000);
    expect(await quantitiesValued(trade.fan)).toStrictEqual(new Set([-11_000]));
    expect(await shadows.differences({ bookId: BOOK, sliceLength: 2 })).toStrictEqual([]);
  });

  test('come back when it is closed', async () => {
    await tables.forget();
    const broughtBack = { on: '2026-11-23', goods };
    const closed = { ...quotationClosed, data: { ...quotationClosed.data, broughtBack } };
    await happens([quotationDrafted, challan, closed]);
    expect(await inHand(trade.fan)).toBe(0);
    expect(await quantitiesValued(trade.fan)).toStrictEqual(new Set([0]));
    expect(await shadows.differences({ bookId: BOOK, sliceLength: 1 })).toStrictEqual([]);
  });
});

test(
  'stock in hand is its beginning and the sum of its moves, and rebuilt rows equal live ones',
  () =>
    fc.assert(
      fc.asyncProperty(
        stockHistory,
        fc.array(fc.integer({ min: 1, max: 9 })),
        async ({ events, inHandOf, inPlace, productIds }, drains) => {
          await tables.forget();
          for (let from = 0, drain = 0; from < events.length; drain += 1) {
            const length = drains[drain] ?? events.length;
            await happens(events.slice(from, from + length));
            from += length;
          }
          for (const id of productIds) {
            expect(await inHand(id)).toBe(inHandOf(id));
            expect(await quantitiesValued(id)).toStrictEqual(new Set([inHandOf(id)]));
            const places = PLACES.map((place) => [place, inPlace(id, place)] as const);
            expect(await inPlaces(id)).toStrictEqual(new Map(places));
            const batched = await inBatches(id);
            if (batched !== null) expect(batched).toStrictEqual(new Map(places));
          }
          expect(await shadows.differences({ bookId: BOOK, sliceLength: 5 })).toStrictEqual([]);
        },
      ),
      { numRuns: 25 },
    ),
  60_000,
);
