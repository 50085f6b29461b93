// A physical count is a stock journal whose lines say what was there.
import { describe, expect, test } from 'vitest';
import { NO_RETURNS } from '#core/tax/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { StockJournalId } from '#core/kernel/ids.ts';
import {
  stockJournalDecider,
  STOCK_QUANTITY_MAX_THOUSANDTHS,
  valueAtRatePaise,
} from '#core/stock-journal/index.ts';
import type {
  StockJournalCommand,
  StockJournalEvent,
  StockJournalFacts,
  StockJournalLine,
} from '#core/stock-journal/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const stockJournalId = 7 as StockJournalId;
const RICE = 91;
const YARD = 65;
const OIL = 92;
const today = calendarDate('2026-11-23');
const facts: StockJournalFacts = {
  costsPaise: [],
  inBooksThousandths: [],
  returns: NO_RETURNS,
  godowns: new Set([YARD]),
  today,
  nextNumber: 3,
  lockedTo: calendarDate('2026-06-30'),
  beginsOn: null,
  products: new Map([
    [RICE, { name: 'Basmati 1121', stocked: true }],
    [OIL, { name: 'Oil', stocked: true }],
  ]),
};
const given = scenarioOf(stockJournalDecider, facts);

const counted = (productId: number, quantityThousandths: number): StockJournalLine => ({
  productId,
  direction: 'counted',
  quantityThousandths,
});
const entryDate = calendarDate('2026-11-20');
const LINES = [counted(RICE, 38_500), counted(OIL, 0)];
const count = (
  lines: readonly (StockJournalLine & { isUnnamed?: boolean })[] = LINES,
): StockJournalCommand => ({
  type: 'PostStockJournal',
  data: { stockJournalId, entryDate, narration: '', purpose: 'count', lines },
});
const posted = (day: string = entryDate): StockJournalEvent => ({
  type: 'StockJournalPosted',
  version: 3,
  data: {
    stockJournalId,
    number: 3,
    entryDate: day,
    narration: '',
    purpose: 'count',
    lines: LINES,
  },
});
const reverse: StockJournalCommand = {
  type: 'ReverseStockJournal',
  data: { stockJournalId, reason: 'Shelf missed', reversalId: null },
};

describe('a physical count', () => {
  test('says what was there of each product, which may be nothing', () => {
    given([]).when(count()).then([posted()]);
  });

  test('moves nothing, and what moves is no count', () => {
    const moved = { ...counted(RICE, 1000), direction: 'out' } as const;
    given([])
      .when(count([counted(OIL, 1), moved]))
      .thenRejected({ kind: 'stock_line_does_not_fit', line: 2, isCount: true });
    const data = { stockJournalId, entryDate, narration: '', lines: LINES };
    given([])
      .when({ type: 'PostStockJournal', data: { ...data, purpose: 'adjustment' } })
      .thenRejected({ kind: 'stock_line_does_not_fit', line: 1, isCount: false });
  });

  test('names each product once, at no cost', () => {
    given([])
      .when(count([counted(RICE, 1), counted(OIL, 1), counted(RICE, 2)]))
      .thenRejected({ kind: 'stock_counted_twice', line: 3, name: 'Basmati 1121' });
    given([])
      .when(count([{ ...counted(RICE, 1), valuePaise: 100 }]))
      .thenRejected({ kind: 'stock_value_not_taken', line: 1 });
    given([])
      .when(count([counted(RICE, -1)]))
      .thenRejected({
        kind: 'stock_quantity_out_of_range',
        line: 1,
        quantityThousandthsMax: STOCK_QUANTITY_MAX_THOUSANDTHS,
      });
  });

  test('counts a product once in each place', () => {
    const inYard = { ...counted(RICE, 2), godownId: YARD };
    const data = posted().data;
    given([])
      .when(count([counted(RICE, 1), inYard]))
      .then([
        {
          type: 'StockJournalPosted',
          version: 3,
          data: { ...data, narration: '', lines: [counted(RICE, 1), inYard] },
        },
      ]);
    given([])
      .when(count([inYard, counted(RICE, 1), inYard]))
      .thenRejected({ kind: 'stock_counted_twice', line: 3, name: 'Basmati 1121' });
  });

  test('counts the batches of a product one by one, and keeps what the books had of each', () => {
    const [b1, b2] = ['B1', 'B2'].map((batch) => ({ ...counted(RICE, 2000), batch }));
    const lines = [b1, counted(OIL, 500), b2].filter((line) => line !== undefined);
    const booked = scenarioOf(stockJournalDecider, {
      ...facts,
      inBooksThousandths: [3500, null, -500],
    });
    booked([])
      .when(count(lines))
      .then([
        {
          type: 'StockJournalPosted',
          version: 3,
          data: {
            ...posted().data,
            narration: '',
            lines: [
              { ...counted(RICE, 2000), batch: 'B1', inBooksThousandths: 3500 },
              counted(OIL, 500),
              { ...counted(RICE, 2000), batch: 'B2', inBooksThousandths: -500 },
            ],
          },
        },
      ]);
  });

  test('counts what no batch names by itself, which of a product without batches is all', () => {
    const unnamed = { ...counted(RICE, 2000), isUnnamed: true };
    const ofOil = { ...counted(OIL, 500), isUnnamed: true };
    const booked = scenarioOf(stockJournalDecider, {
      ...facts,
      inBooksThousandths: [3500, 1000, null],
    });
    const ofBatch = { ...counted(RICE, 1000), batch: 'B1' };
    const lines = [
      { ...counted(RICE, 2000), inBooksThousandths: 3500 },
      { ...ofBatch, inBooksThousandths: 1000 },
      counted(OIL, 500),
    ];
    booked([])
      .when(count([unnamed, ofBatch, ofOil]))
      .then([
        {
          type: 'StockJournalPosted',
          version: 3,
          data: { ...posted().data, narration: '', lines },
        },
      ]);
    const twice = { kind: 'stock_counted_twice', line: 2, name: 'Basmati 1121' } as const;
    for (const other of [unnamed, counted(RICE, 1)]) {
      booked([])
        .when(count([unnamed, other]))
        .thenRejected(twice);
    }
  });

  test('counts no batch twice, none beside the whole of it, and none that nobody named', () => {
    const ofBatch = (batch: string) => ({ ...counted(RICE, 1), batch });
    const booked = scenarioOf(stockJournalDecider, { ...facts, inBooksThousandths: [1, 1] });
    const twice = { kind: 'stock_counted_twice', line: 2, name: 'Basmati 1121' } as const;
    booked([])
      .when(count([ofBatch('B1'), ofBatch('B1')]))
      .thenRejected(twice);
    booked([])
      .when(count([counted(RICE, 1), ofBatch('B1')]))
      .thenRejected(twice);
    booked([])
      .when(count([ofBatch('B1'), counted(RICE, 1)]))
      .thenRejected(twice);
    given([])
      .when(count([ofBatch('B9')]))
      .thenRejected({ kind: 'stock_batch_unknown', line: 1, name: 'Basmati 1121', batch: 'B9' });
  });

  test('is reversed on its own day, and stands once that is locked', () => {
    const data = { stockJournalId, number: 3, reason: 'Shelf missed', purpose: 'count' } as const;
    given([posted()])
      .when(reverse)
      .then([
        { type: 'StockJournalReversed', version: 3, data: { ...data, entryDate, lines: LINES } },
      ]);
    given([posted('2026-06-30')])
      .when(reverse)
      .thenRejected({
        kind: 'stock_period_locked',
        entryDate: calendarDate('2026-06-30'),
        lockedTo: calendarDate('2026-06-30'),
      });
  });
});

test('a rate makes a value of whole paise, half a paisa away from nothing', () => {
  expect(valueAtRatePaise(7000, 14_286)).toBe(10_000);
  expect(valueAtRatePaise(500, 10_010)).toBe(501);
  expect(valueAtRatePaise(STOCK_QUANTITY_MAX_THOUSANDTHS, 10 ** 12)).toBeNull();
});
