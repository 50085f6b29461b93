// Whatever may happen to a book that posts what moves its stock: moves of any day, entries by hand,
// locks, runs and their undoing.
import fc from 'fast-check';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { NO_STOCK_POLICIES, withPolicy, withProductMethod } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { after, FROM, NO_STOCK, undoOf, withRun } from './examples.ts';
import type { Move, Stock } from './examples.ts';

const DAYS = ['2026-03-20', '2026-03-31', '2026-04-01', '2026-06-15', '2026-09-30', '2027-03-31'];
const LATER = ['2027-04-01', '2027-08-20', '2028-03-31'];
export const ALL = [...DAYS, ...LATER].map(calendarDate);
export const OPEN = ALL.filter((day) => day >= FROM);
export const LAST = calendarDate('2028-03-31');

const someDay = fc.constantFrom(...ALL);
export const openDay = fc.constantFrom(...OPEN);
const quantity = fc.integer({ min: 1, max: 9_000 });
const DOCUMENTS = ['invoice', 'stock-journal', 'stock-loss', 'opening'] as const;

type Step =
  | { readonly do: 'move'; readonly on: string; readonly what: number; readonly size: number }
  | { readonly do: 'hand'; readonly on: string; readonly size: number }
  | { readonly do: 'lock'; readonly on: string }
  | { readonly do: 'run'; readonly on: string }
  | { readonly do: 'undo'; readonly number: number };

const move = fc.record({
  do: fc.constant('move' as const),
  on: someDay,
  what: fc.nat(9),
  size: quantity,
});
const others = [
  fc.record({ do: fc.constant('hand' as const), on: someDay, size: quantity }),
  fc.record({ do: fc.constant('run' as const), on: openDay }),
  fc.record({ do: fc.constant('undo' as const), number: fc.integer({ min: 1, max: 3 }) }),
];
const lock = fc.record({ do: fc.constant('lock' as const), on: openDay });

const stepsOf = (withLocks: boolean) =>
  fc.array(fc.oneof(move, move, move, ...others, ...(withLocks ? [lock] : [])), { maxLength: 25 });

const policies = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean())
  .map(([first, second, isYearlyBefore, ofProduct]): StockPolicies => {
    const method = (is: boolean) => (is ? ('moving-average' as const) : ('fifo' as const));
    const yearly = { from: '2025-04-01', accounting: 'entered', method: 'yearly-average' } as const;
    const before = isYearlyBefore ? withPolicy(NO_STOCK_POLICIES, yearly) : NO_STOCK_POLICIES;
    const base = withPolicy(before, { from: FROM, accounting: 'perpetual', method: method(first) });
    const own = { productId: 2, from: '2027-04-01', method: 'moving-average' } as const;
    const next = { from: '2027-04-01', accounting: 'perpetual', method: method(second) } as const;
    return withPolicy(ofProduct ? withProductMethod(base, own) : base, next);
  });

function actOf(what: number, size: number, seq: number, moves: readonly Move[]): Move['act'] {
  const quantityThousandths = size;
  const earlier = moves[size % Math.max(moves.length, 1)];
  if (what >= 8 && earlier?.act.act === 'issue') {
    return {
      act: 'return',
      of: `move-${earlier.seq}`,
      quantityThousandths: Math.min(size, earlier.act.quantityThousandths),
    };
  }
  if (what === 7) return { act: 'count', quantityThousandths };
  const valuePaise = what === 0 ? null : size * ((seq % 7) + 1);
  return what < 4
    ? { act: 'receive', quantityThousandths, valuePaise }
    : { act: 'issue', quantityThousandths };
}

function taken(stock: Stock, step: Step, seq: number): Stock {
  switch (step.do) {
    case 'move': {
      const act = actOf(step.what, step.size, seq, stock.moves);
      const isCount = act.act === 'count';
      const sold = act.act === 'receive' ? 'stock-journal' : 'invoice';
      const document = isCount ? 'stock-count' : (DOCUMENTS[step.what % 6] ?? sold);
      const known = document === 'opening' && act.act !== 'receive' ? sold : document;
      const productId = 1 + (step.size % 2);
      const moves = [...stock.moves, { on: step.on, seq, document: known, act, productId }];
      return { ...stock, moves };
    }
    case 'hand': {
      const byHand = [...stock.byHand, { on: step.on, paise: step.size - 4_000 }];
      return { ...stock, byHand };
    }
    case 'lock':
      return { ...stock, lockedTo: calendarDate(step.on) };
    case 'run':
      return withRun(stock, calendarDate(step.on));
    default:
      return after(stock, undoOf(step.number));
  }
}

const bookOf = (steps: readonly Step[], by: StockPolicies): Stock =>
  steps.reduce<Stock>((stock, step, at) => taken(stock, step, at + 1), {
    ...NO_STOCK,
    policies: by,
  });

export const withoutLocks = fc
  .tuple(stepsOf(false), policies)
  .map(([steps, by]) => bookOf(steps, by));
export const withLocks = fc.tuple(stepsOf(true), policies).map(([steps, by]) => bookOf(steps, by));
