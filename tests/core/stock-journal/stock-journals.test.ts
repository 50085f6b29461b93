import { describe, test } from 'vitest';
import { NO_RETURNS } from '#core/tax/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { StockJournalId } from '#core/kernel/ids.ts';
import {
  stockJournalDecider,
  STOCK_QUANTITY_MAX_THOUSANDTHS,
  STOCK_VALUE_MAX_PAISE,
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
const CARTAGE = 92;
const today = calendarDate('2026-11-23');
const facts: StockJournalFacts = {
  costsPaise: [],
  inBooksThousandths: [],
  returns: NO_RETURNS,
  godowns: new Set([YARD]),
  today,
  nextNumber: 3,
  lockedTo: calendarDate('2026-06-30'),
  beginsOn: calendarDate('2026-04-01'),
  products: new Map([
    [RICE, { name: 'Basmati 1121', stocked: true }],
    [CARTAGE, { name: 'Cartage', stocked: false }],
  ]),
};
const given = scenarioOf(stockJournalDecider, facts);

const line = (more: Partial<StockJournalLine> = {}): StockJournalLine => ({
  productId: RICE,
  direction: 'in',
  quantityThousandths: 40_000,
  ...more,
});
type Data = Extract<StockJournalCommand, { type: 'PostStockJournal' }>['data'];
const post = (more: Partial<Data> = {}): StockJournalCommand => ({
  type: 'PostStockJournal',
  data: {
    stockJournalId,
    entryDate: calendarDate('2026-11-20'),
    narration: 'From the mill',
    purpose: 'adjustment',
    lines: [line()],
    ...more,
  },
});
const posted = (entryDate = '2026-11-20', lines = [line()]): StockJournalEvent => ({
  type: 'StockJournalPosted',
  version: 3,
  data: {
    stockJournalId,
    number: 3,
    entryDate,
    narration: 'From the mill',
    purpose: 'adjustment',
    lines,
  },
});
const reverse: StockJournalCommand = {
  type: 'ReverseStockJournal',
  data: { stockJournalId, reason: 'Counted twice', reversalId: null },
};
const reversed = (entryDate: string): StockJournalEvent => ({
  type: 'StockJournalReversed',
  version: 3,
  data: {
    stockJournalId,
    number: 3,
    entryDate,
    reason: 'Counted twice',
    purpose: 'adjustment',
    lines: [line()],
  },
});

test('a narration has a thousand letters at most', () => {
  const longest = 'x'.repeat(1000);
  const [stood] = [posted()];
  given([])
    .when(post({ narration: longest }))
    .then([{ ...stood, data: { ...stood.data, narration: longest } } as StockJournalEvent]);
  given([])
    .when(post({ narration: `${longest}x` }))
    .thenRejected({ kind: 'stock_narration_too_long', length: 1001, lengthMax: 1000 });
});

describe('a stock journal', () => {
  test('is posted under the next number of its book', () => {
    given([]).when(post()).then([posted()]);
  });

  test('is dated today where no day is said', () => {
    given([])
      .when(post({ entryDate: null }))
      .then([posted('2026-11-23')]);
  });

  test('is posted once under its id', () => {
    given([posted()]).when(post()).thenRejected({ kind: 'stock_journal_exists', stockJournalId });
  });

  test('says where the goods of each line are, and moves them from one godown to another', () => {
    const lines = [line({ direction: 'out' }), line({ godownId: YARD })];
    given([])
      .when(post({ lines }))
      .then([posted('2026-11-20', lines)]);
    given([])
      .when(post({ lines: [line(), line({ godownId: 66 })] }))
      .thenRejected({ kind: 'stock_godown_unknown', line: 2, godownId: 66 });
  });

  test('says of which batch goods are, and its days where they come in', () => {
    const days = { manufacturedOn: '2026-06-01', expiresOn: '2027-05-31' };
    const lines = [
      line({ batch: 'B1', ...days }),
      line({ direction: 'out', batch: 'B1', godownId: YARD }),
    ];
    given([])
      .when(post({ lines }))
      .then([posted('2026-11-20', lines)]);
    given([])
      .when(post({ lines: [line(days)] }))
      .thenRejected({ kind: 'stock_batch_without_number', line: 1 });
    given([])
      .when(post({ lines: [line({ direction: 'out', batch: 'B1', expiresOn: '2027-05-31' })] }))
      .thenRejected({ kind: 'stock_batch_dates_not_taken', line: 1 });
    const early = { batch: 'B1', manufacturedOn: '2026-06-01', expiresOn: '2026-05-31' };
    given([])
      .when(post({ lines: [line(early)] }))
      .thenRejected({
        kind: 'stock_batch_expires_before_made',
        line: 1,
        manufacturedOn: '2026-06-01',
      });
  });

  test('has 1 to 500 lines, and a narration of 1,000 characters at most', () => {
    given([])
      .when(post({ lines: [] }))
      .thenRejected({ kind: 'stock_journal_is_empty' });
    given([])
      .when(post({ lines: Array.from({ length: 501 }, () => line()) }))
      .thenRejected({ kind: 'stock_journal_too_long', count: 501, countMax: 500 });
    given([])
      .when(post({ narration: 'x'.repeat(1001) }))
      .thenRejected({ kind: 'stock_narration_too_long', length: 1001, lengthMax: 1000 });
  });

  test.each([0, -1, 0.5, STOCK_QUANTITY_MAX_THOUSANDTHS + 1])(
    'is refused with a quantity of %d thousandths',
    (quantityThousandths) => {
      given([])
        .when(post({ lines: [line(), line({ quantityThousandths })] }))
        .thenRejected({
          kind: 'stock_quantity_out_of_range',
          line: 2,
          quantityThousandthsMax: STOCK_QUANTITY_MAX_THOUSANDTHS,
        });
    },
  );

  test('says what goods that come in cost, and nothing of those that go out', () => {
    const lines = [line({ valuePaise: 4_00_000 }), line({ valuePaise: 0 }), line()];
    const made = [posted('2026-11-20', lines)];
    given([]).when(post({ lines })).then(made);
    given([])
      .when(post({ lines: [line({ direction: 'out', valuePaise: 100 })] }))
      .thenRejected({ kind: 'stock_value_not_taken', line: 1 });
    for (const valuePaise of [-1, 0.5, STOCK_VALUE_MAX_PAISE + 1]) {
      given([])
        .when(post({ lines: [line(), line({ valuePaise })] }))
        .thenRejected({
          kind: 'stock_value_out_of_range',
          line: 2,
          valuePaiseMax: STOCK_VALUE_MAX_PAISE,
        });
    }
  });

  test('moves products that the book keeps in stock, and no others', () => {
    given([])
      .when(post({ lines: [line({ productId: 99 })] }))
      .thenRejected({ kind: 'stock_product_unknown', line: 1, productId: 99 });
    given([])
      .when(post({ lines: [line(), line({ productId: CARTAGE })] }))
      .thenRejected({ kind: 'stock_product_not_stocked', line: 2, name: 'Cartage' });
  });

  test('is dated from the first open day of its book to today', () => {
    const on = (day: string) => given([]).when(post({ entryDate: calendarDate(day) }));
    on('2026-11-24').thenRejected({
      kind: 'stock_day_out_of_range',
      entryDate: calendarDate('2026-11-24'),
      from: calendarDate('1900-01-01'),
      to: today,
    });
    on('2026-03-31').thenRejected({
      kind: 'stock_day_before_book_begins',
      entryDate: calendarDate('2026-03-31'),
      beginsOn: calendarDate('2026-04-01'),
    });
    on('2026-06-30').thenRejected({
      kind: 'stock_period_locked',
      entryDate: calendarDate('2026-06-30'),
      lockedTo: calendarDate('2026-06-30'),
    });
    on('2026-07-01').then([posted('2026-07-01')]);
  });
});

describe('the reversal of a stock journal', () => {
  test('bears its day while that is open', () => {
    given([posted()])
      .when(reverse)
      .then([reversed('2026-11-20')]);
  });

  test('bears today where its day is locked', () => {
    given([posted('2026-06-02')])
      .when(reverse)
      .then([reversed('2026-11-23')]);
  });

  test('is refused where today is locked too', () => {
    scenarioOf(stockJournalDecider, { ...facts, lockedTo: today })([posted()])
      .when(reverse)
      .thenRejected({ kind: 'stock_period_locked', entryDate: today, lockedTo: today });
  });

  test('is refused of one that is not there, or reversed', () => {
    given([]).when(reverse).thenRejected({ kind: 'stock_journal_not_found', stockJournalId });
    given([posted(), reversed('2026-11-20')])
      .when(reverse)
      .thenRejected({ kind: 'stock_journal_already_reversed', number: 3 });
  });
});
