// What a run posts of a shop that begins with 100 bags at 50, buys 40 at 60 and sells 120.
import { describe, expect, it, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { stockPostingDecider } from '#core/stock-posting/index.ts';
import type { StockPostingCommand, StockPostingFacts } from '#core/stock-posting/index.ts';
import { issued, received } from '../stock-valuation/moves.ts';
import { answered } from '#tests/support/scenario/scenario.ts';
import {
  after,
  bookId,
  factsOf,
  journalIds,
  ledgerOn,
  NO_STOCK,
  openOf,
  proposed,
  registerOn,
  runOf,
  stateOf,
  undoOf,
  withRun,
} from './examples.ts';
import type { Stock } from './examples.ts';

const JUNE = calendarDate('2026-06-30');
const JULY = calendarDate('2026-07-31');

const shop: Stock = {
  ...NO_STOCK,
  moves: [
    { on: '2026-03-31', seq: 0, document: 'opening', act: received(100, 50) },
    { on: '2026-05-02', seq: 5, document: 'stock-journal', act: received(40, 60) },
    { on: '2026-06-01', seq: 6, document: 'invoice', act: issued(120) },
  ],
};
/** Bought on 10 May, entered in July. */
const LATE = { on: '2026-05-01', seq: 9, document: 'stock-journal', act: received(20, 80) };

const when = (
  stock: Stock,
  command: StockPostingCommand,
  other: Partial<StockPostingFacts> = {},
) => {
  const through = command.type === 'PostStockRun' ? command.data.through : JUNE;
  const known = { ...factsOf(stock, through), ...other };
  const decided = stockPostingDecider.decide(stateOf(stock.events), command, known);
  return answered(decided, () => `stock-posting-${bookId}`);
};

/** In rupees. */
const told = (stock: Stock, through = JUNE) =>
  proposed(stock, through).map(({ document, on, date, amounts }) => [
    document,
    on === date ? on : `${on} on ${date}`,
    ...amounts.map(({ to, amountPaise }) => `${to} ${amountPaise / 100}`),
  ]);

describe('a stock run', () => {
  it('posts the opening, what came in and what the sale cost, each on its day', () => {
    expect(told(shop)).toStrictEqual([
      ['opening', '2026-04-01', 'difference -5000'],
      ['stock-journal', '2026-05-02', 'received -2400'],
      ['invoice', '2026-06-01', 'sold 6200'],
    ]);
    when(shop, runOf(proposed(shop, JUNE), JUNE)).then([
      {
        type: 'StockRunPosted',
        version: 1,
        data: {
          bookId,
          number: 1,
          from: '2026-04-01',
          through: JUNE,
          lines: [...proposed(shop, JUNE)],
          journalIds: journalIds.slice(0, 3),
        },
      },
    ]);
    expect(ledgerOn(withRun(shop, JUNE), JUNE)).toBe(120_000);
  });

  it('takes back what was received where its stock journal is reversed, and what was used', () => {
    const moves = [
      ...shop.moves.slice(0, 2),
      { on: '2026-05-03', seq: 6, document: 'stock-journal', act: issued(10) },
      {
        on: '2026-06-02',
        seq: 7,
        document: 'stock-journal',
        act: { act: 'withdraw', of: 'move-5', quantityThousandths: 40_000 },
      },
    ] as const;
    expect(told({ ...shop, moves }).slice(1)).toStrictEqual([
      ['stock-journal', '2026-05-02', 'received -2400'],
      ['stock-journal', '2026-05-03', 'used 500'],
      ['stock-journal', '2026-06-02', 'received 2400'],
    ]);
  });

  it('takes what was posted on Stock-in-Hand by the eve off the opening', () => {
    const byHand = [{ on: '2026-03-31', paise: 400_000 }];
    expect(told({ ...shop, byHand })[0]).toStrictEqual(['opening', '2026-04-01', 'sold -1000']);
  });

  it('takes what people enter on Stock-in-Hand for goods that were received', () => {
    const stock = { ...shop, byHand: [{ on: '2026-05-02', paise: 240_000 }] };
    expect(told(stock)).toContainEqual(['hand', '2026-05-02', 'received 2400']);
    expect(ledgerOn(withRun(stock, JUNE), JUNE)).toBe(registerOn(stock, JUNE));
  });

  it('posts the difference of what a late receipt re-prices, and names the moves', () => {
    const posted = withRun(shop, JUNE);
    const late = { ...posted, moves: [...posted.moves, LATE] };
    expect(told(late)).toStrictEqual([
      ['stock-journal', '2026-05-01', 'received -1600'],
      ['invoice', '2026-06-01', 'sold 400'],
    ]);
  });

  it('dates what is of a locked day on the first open one, and never a locked one', () => {
    const posted = withRun(shop, JUNE);
    const late = { ...posted, lockedTo: JUNE, moves: [...posted.moves, LATE] };
    expect(told(late, JULY)).toStrictEqual([
      ['stock-journal', '2026-05-01 on 2026-07-01', 'received -1600'],
      ['invoice', '2026-06-01 on 2026-07-01', 'sold 400'],
    ]);
    const again = withRun(late, JULY);
    expect(ledgerOn(again, JUNE)).toBe(ledgerOn(posted, JUNE));
    expect(ledgerOn(again, JULY)).toBe(registerOn(late, JULY));
    // The days up to June have them open until then, and none after that.
    expect(openOf(late, JUNE).map(({ date }) => date)).toStrictEqual(['2026-07-01', '2026-07-01']);
    expect([proposed(late, JUNE), openOf(again, JUNE)]).toStrictEqual([[], []]);
  });

  it('tells goods lost from goods sold, and true-ups from what came in', () => {
    const lost = { on: '2026-06-10', seq: 7, document: 'stock-loss', act: issued(30) };
    const more = { on: '2026-06-12', seq: 8, document: 'stock-journal', act: received(20, 70) };
    expect(told({ ...shop, moves: [...shop.moves, lost, more] }).slice(3)).toStrictEqual([
      ['stock-loss', '2026-06-10', 'lost 1800'],
      ['stock-journal', '2026-06-12', 'sold 100', 'received -1400'],
    ]);
  });

  it('takes back what the register knows no more', () => {
    const posted = withRun(shop, JUNE);
    const gone = { ...posted, moves: posted.moves.filter(({ seq }) => seq !== 6) };
    expect(told(gone)).toStrictEqual([['invoice', '2026-06-01', 'sold -6200']]);
  });
});

describe('a stock run is refused', () => {
  const posted = withRun(shop, JUNE);
  const run = runOf(proposed(shop, JUNE), JUNE);
  const day = calendarDate('2028-05-01');

  test('where it is of a day that is to come, of a periodic year, or locked', () => {
    const today = calendarDate('2028-04-20');
    when(shop, runOf([], day)).thenRejected({ kind: 'stock_run_in_the_future', on: day, today });
    when(shop, run, { stock: null }).thenRejected({
      kind: 'stock_run_of_periodic_year',
      through: JUNE,
    });
    when({ ...shop, lockedTo: JULY }, run).thenRejected({
      kind: 'stock_run_period_locked',
      on: JUNE,
      lockedTo: JULY,
    });
  });

  test('up to a day before one that stands, and not once that is undone', () => {
    const may = calendarDate('2026-05-31');
    when(posted, runOf([], may)).thenRejected({
      kind: 'later_stock_run_stands',
      number: 1,
      through: JUNE,
    });
    const undone = after(posted, undoOf(1));
    expect(withRun(undone, may)).not.toBe(undone);
  });

  test('where nothing is left to post, or it comes to something else than was seen', () => {
    when(posted, runOf([], JUNE)).thenRejected({ kind: 'nothing_to_post_of_stock' });
    for (const seen of [{ toPostPaise: 130_000 }, { grossPaise: 1 }]) {
      const other = { ...run, data: { ...run.data, ...seen } } as StockPostingCommand;
      when(shop, other).thenRejected({
        kind: 'stock_run_differs',
        toPostPaise: 120_000,
        seenPaise: seen.toPostPaise ?? 120_000,
      });
    }
  });

  test('where the account of the stock is not under Stock-in-Hand', () => {
    when(shop, run, { accountFits: false }).thenRejected({ kind: 'stock_account_elsewhere' });
  });

  test('where it has more lines than a run may, and says up to which day one fits', () => {
    const many = Array.from({ length: 5_001 }, (_, at) => ({
      on: at < 3_000 ? '2026-05-10' : '2026-05-20',
      seq: at + 10,
      document: 'invoice',
      act: issued(0.001),
    }));
    const stock = { ...NO_STOCK, moves: [...shop.moves.slice(0, 1), ...many] };
    when(stock, runOf(proposed(stock, JUNE), JUNE)).thenRejected({
      kind: 'stock_run_too_large',
      linesMax: 5_000,
      through: calendarDate('2026-05-19'),
    });
  });

  test('where it is undone twice, was never posted, or one of its days is locked', () => {
    when(posted, undoOf(2)).thenRejected({ kind: 'stock_run_not_found', number: 2 });
    when(after(posted, undoOf(1)), undoOf(1)).thenRejected({ kind: 'stock_run_undone', number: 1 });
    const lockedTo = calendarDate('2026-04-30');
    when({ ...posted, lockedTo }, undoOf(1)).thenRejected({
      kind: 'stock_run_period_locked',
      on: calendarDate('2026-04-01'),
      lockedTo,
    });
  });
});
