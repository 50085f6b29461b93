// A book that posts what moves its stock from 1 April 2026: its moves, its ledger and its runs.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';
import {
  collectDues,
  openStockLines,
  stockOfLine,
  stockPostingDecider,
  sumsOfLines,
} from '#core/stock-posting/index.ts';
import type {
  MovedGoods,
  StockOfBooks,
  StockPostingCommand,
  StockPostingEvent,
  StockPostingFacts,
  StockPostingState,
  StockRunLine,
} from '#core/stock-posting/index.ts';
import {
  methodsOn,
  NO_STOCK_POLICIES,
  NOTHING_CARRIED,
  withPolicy,
  worthOn,
} from '#core/stock-valuation/index.ts';
import type { GoodsAct, StockPolicies } from '#core/stock-valuation/index.ts';

export const bookId = 8 as BookId;
export const FROM = calendarDate('2026-04-01');
export const EVE = dayBefore(FROM);
export const TODAY = calendarDate('2028-04-20');
export const journalIds = Array.from({ length: 400 }, (_, at) => 900 + at) as JournalId[];

export const PERPETUAL: StockPolicies = withPolicy(NO_STOCK_POLICIES, {
  from: FROM,
  accounting: 'perpetual',
  method: 'fifo',
});

export type Move = {
  readonly on: string;
  readonly seq: number;
  readonly document: string;
  readonly act: GoodsAct;
  readonly productId?: number;
  /** As its document is called; by the seq unless given. */
  readonly number?: string;
};
export type Entry = { readonly on: string; readonly paise: number };

/** What a book holds; its ledger is what people posted on Stock-in-Hand. */
export type Stock = {
  readonly policies: StockPolicies;
  readonly moves: readonly Move[];
  readonly byHand: readonly Entry[];
  readonly lockedTo: CalendarDate | null;
  readonly events: readonly StockPostingEvent[];
};

export const NO_STOCK: Stock = {
  policies: PERPETUAL,
  moves: [],
  byHand: [],
  lockedTo: null,
  events: [],
};

export const stateOf = (events: readonly StockPostingEvent[]): StockPostingState =>
  events.reduce(stockPostingDecider.evolve, stockPostingDecider.initialState);

const goodsOf = (moves: readonly Move[]): readonly MovedGoods[] =>
  [...Map.groupBy(moves, ({ productId = 1 }) => productId)].map(([productId, own]) => ({
    productId,
    carried: NOTHING_CARRIED,
    moves: own.map(({ on, seq, document, act, number = `N-${seq}` }) => ({
      ...act,
      key: `move-${seq}`,
      date: calendarDate(on),
      seq,
      line: 1,
      by: { document, documentId: seq, number },
    })),
  }));

export const registerOn = ({ moves, policies }: Stock, day: CalendarDate): number =>
  goodsOf(moves).reduce((sum, { productId, moves: own }) => {
    return sum + worthOn(own, day, methodsOn(policies, day)(productId)).valuePaise;
  }, 0);

export const standing = ({ events }: Stock): readonly StockRunLine[] =>
  stateOf(events)
    .runs.filter(({ undone }) => !undone)
    .flatMap(({ lines }) => lines);

export const ledgerOn = (stock: Stock, day: string): number =>
  stock.byHand.reduce((sum, { on, paise }) => (on <= day ? sum + paise : sum), 0) +
  standing(stock).reduce((sum, line) => (line.date <= day ? sum + stockOfLine(line) : sum), 0);

/** @returns what the queries of the server find of the book. */
export function stockOfBooks(stock: Stock, through: CalendarDate): StockOfBooks {
  const collected = collectDues({ policies: stock.policies, from: FROM, to: through });
  for (const goods of goodsOf(stock.moves)) collected.add(goods);
  const [onEve, posted] = [registerOn(stock, EVE), ledgerOn(stock, EVE)];
  const days = new Map<string, number>();
  const add = (on: string, paise: number) => {
    if (on >= FROM && on <= through) days.set(on, (days.get(on) ?? 0) + paise);
  };
  for (const { on, paise } of stock.byHand) add(on, paise);
  for (const line of standing(stock)) add(line.date, stockOfLine(line));
  return {
    from: FROM,
    dues: collected.dues(),
    opening: { duePaise: onEve - posted, differencePaise: posted === 0 ? onEve : 0 },
    ledger: [...days].map(([on, paise]) => ({ on: calendarDate(on), paise })),
  };
}

export const factsOf = (stock: Stock, through: CalendarDate): StockPostingFacts => ({
  today: TODAY,
  beginsOn: null,
  lockedTo: stock.lockedTo,
  stock: stockOfBooks(stock, through),
  accountFits: true,
});

/** @returns what is not posted of the days up to one. */
export const openOf = (stock: Stock, through: CalendarDate): readonly StockRunLine[] =>
  openStockLines(
    stateOf(stock.events),
    stockOfBooks(stock, through),
    { beginsOn: null, lockedTo: stock.lockedTo },
    through,
  );

export const proposed = (stock: Stock, through: CalendarDate): readonly StockRunLine[] =>
  openOf(stock, through).filter(({ date }) => date <= through);

export const runOf = (
  lines: readonly StockRunLine[],
  through: CalendarDate,
): StockPostingCommand => ({
  type: 'PostStockRun',
  data: { bookId, through, ...sumsOfLines(lines), journalIds },
});
export const undoOf = (number: number): StockPostingCommand => ({
  type: 'UndoStockRun',
  data: { bookId, number, reason: 'A wrong cost', reversalIds: journalIds },
});

/** @returns the book after a command, or as it was where it is refused. */
export function after(stock: Stock, command: StockPostingCommand): Stock {
  const through = command.type === 'PostStockRun' ? command.data.through : TODAY;
  const decided = stockPostingDecider.decide(
    stateOf(stock.events),
    command,
    factsOf(stock, through),
  );
  return decided.ok ? { ...stock, events: [...stock.events, ...decided.value] } : stock;
}

/** As a person posts what is shown; nothing happens where nothing may be posted. */
export const withRun = (stock: Stock, through: CalendarDate): Stock =>
  after(stock, runOf(proposed(stock, through), through));
