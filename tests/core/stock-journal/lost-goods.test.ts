// Goods that were lost or given away leave at cost, and the input credit on them goes back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_RETURNS } from '#core/tax/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, StockJournalId } from '#core/kernel/ids.ts';
import { lostLines, stockJournalDecider } from '#core/stock-journal/index.ts';
import type {
  LostLine,
  StockJournalCommand,
  StockJournalEvent,
  StockJournalFacts,
} from '#core/stock-journal/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const stockJournalId = 7 as StockJournalId;
const journalId = 70 as JournalId;
const reversalId = 71 as JournalId;
const RICE = 91;
const YARD = 65;
const OIL = 92;
const today = calendarDate('2026-11-23');
const facts: StockJournalFacts = {
  today,
  nextNumber: 3,
  lockedTo: calendarDate('2026-06-30'),
  beginsOn: null,
  products: new Map([
    [RICE, { name: 'Basmati 1121', stocked: true }],
    [OIL, { name: 'Oil', stocked: true }],
  ]),
  // Two of 62.50, and three of 25,000.
  costsPaise: [12_500, 7_500_000],
  inBooksThousandths: [],
  returns: NO_RETURNS,
  godowns: new Set([YARD]),
};
const given = scenarioOf(stockJournalDecider, facts);

const rice: LostLine = {
  productId: RICE,
  quantityThousandths: 2000,
  taxRateBps: 500,
  isInterState: false,
};
const oil: LostLine = {
  productId: OIL,
  quantityThousandths: 3000,
  taxRateBps: 1800,
  isInterState: true,
};
const CREDIT = 313 + 313 + 1_350_000;

const lost = (
  lines: readonly LostLine[] = [rice, oil],
  creditPaise: number = CREDIT,
  entryDate = today,
): StockJournalCommand => ({
  type: 'PostLostGoods',
  data: {
    stockJournalId,
    journalId,
    entryDate,
    narration: 'Flood',
    purpose: 'destroyed',
    lines,
    creditPaise,
  },
});

const LINES = [
  {
    productId: RICE,
    direction: 'out' as const,
    quantityThousandths: 2000,
    credit: { costPaise: 12_500, taxRateBps: 500, cgstPaise: 313, sgstPaise: 313, igstPaise: 0 },
  },
  {
    productId: OIL,
    direction: 'out' as const,
    quantityThousandths: 3000,
    credit: {
      costPaise: 7_500_000,
      taxRateBps: 1800,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 1_350_000,
    },
  },
];
const posted: StockJournalEvent = {
  type: 'StockJournalPosted',
  version: 3,
  data: {
    stockJournalId,
    number: 3,
    entryDate: today,
    narration: 'Flood',
    purpose: 'destroyed',
    lines: LINES,
    journalId,
  },
};

describe('goods that were lost or given away', () => {
  test('leave at what they cost, with the credit of their purchase by its heads', () => {
    given([]).when(lost()).then([posted]);
  });

  test('post no journal where no credit was taken on them', () => {
    const { journalId: _none, ...data } = posted.data;
    const free = { costPaise: 12_500, taxRateBps: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
    const line = { productId: RICE, direction: 'out', quantityThousandths: 2000 } as const;
    given([])
      .when(lost([{ ...rice, taxRateBps: 0 }], 0))
      .then([{ ...posted, data: { ...data, lines: [{ ...line, credit: free }] } }]);
  });

  test('are refused where their credit comes to something else than a person saw', () => {
    given([])
      .when(lost([rice, oil], 1_350_000))
      .thenRejected({ kind: 'lost_credit_differs', creditPaise: CREDIT, seenPaise: 1_350_000 });
  });

  test('are dated in an open period, up to today', () => {
    const locked = calendarDate('2026-06-30');
    given([])
      .when(lost([rice, oil], CREDIT, locked))
      .thenRejected({ kind: 'stock_period_locked', entryDate: locked, lockedTo: locked });
  });

  test('are of products that the book keeps in stock, at most a hundred lines', () => {
    given([])
      .when(lost([{ ...rice, productId: 5 }]))
      .thenRejected({ kind: 'stock_product_unknown', line: 1, productId: 5 });
    given([])
      .when(lost(Array.from({ length: 101 }, () => rice)))
      .thenRejected({ kind: 'stock_journal_too_long', count: 101, countMax: 100 });
    given([]).when(lost([])).thenRejected({ kind: 'stock_journal_is_empty' });
  });

  test('come back as a whole, with the journal of their credit', () => {
    const data = { stockJournalId, reason: 'Found again', reversalId };
    given([posted])
      .when({ type: 'ReverseStockJournal', data })
      .then([
        {
          type: 'StockJournalReversed',
          version: 3,
          data: {
            stockJournalId,
            number: 3,
            entryDate: today,
            reason: 'Found again',
            purpose: 'destroyed',
            lines: LINES,
            journalId,
          },
        },
      ]);
  });
});

test('Goods bought in the own state give back both heads alike, others IGST alone', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 10 ** 12 }),
      fc.constantFrom(0, 25, 500, 1200, 1800, 2800),
      (costPaise, taxRateBps) => {
        const [own] = lostLines([{ ...rice, taxRateBps }], [costPaise]);
        const [other] = lostLines([{ ...oil, taxRateBps }], [costPaise]);
        expect(own?.credit.cgstPaise).toBe(own?.credit.sgstPaise);
        expect(own?.credit.igstPaise).toBe(0);
        expect(other?.credit.cgstPaise).toBe(0);
        const both = 2 * (own?.credit.cgstPaise ?? 0);
        expect(Math.abs(both - (other?.credit.igstPaise ?? 0))).toBeLessThanOrEqual(1);
      },
    ),
  );
});
