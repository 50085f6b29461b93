// Tally's average cost: all that came in within the financial year with what it began with, by its
// quantity. It values what is left, not each issue: a bill that comes late re-prices what was sold
// before it, so the cost of what left is what is left of opening and received.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf } from '../../kernel/financial-year.ts';
import type { FinancialYear } from '../../kernel/financial-year.ts';
import { countDifference } from '../moves/counted.ts';
import { addWorth, NOTHING, worthAt } from './pile.ts';
import type { GoodsMovement, ValuedMovement, Worth } from '../moves/movements.ts';

type Year = {
  readonly year: FinancialYear;
  readonly quantityThousandths: number;
  /** What came in, with what the year began with. */
  readonly inward: Worth;
  /** The rate of the year before, while nothing came in. */
  readonly lastRate: Worth | null;
  readonly received: ReadonlyMap<string, Worth>;
};

/** What came in within its year is no matter of the next. */
export type CarriedYear = Omit<Year, 'received'>;

type YearlyReading = {
  readonly closing: Worth;
  readonly carried: CarriedYear;
  /** The average of each year up to the last move that was read. */
  readonly rates: ReadonlyMap<FinancialYear, Worth | null>;
};

const rateOf = ({ inward, lastRate }: CarriedYear): Worth | null =>
  inward.quantityThousandths > 0 ? inward : lastRate;

export const worthOfYear = (year: CarriedYear): Worth => ({
  quantityThousandths: year.quantityThousandths,
  valuePaise: worthAt(rateOf(year), year.quantityThousandths),
});

/** @param moves in their order. @param before what earlier years carry over. */
export function readByYears(
  moves: readonly GoodsMovement[],
  before: CarriedYear | null = null,
): YearlyReading {
  const rates = new Map<FinancialYear, Worth | null>();
  let now: Year = { ...(before ?? NO_YEAR), received: new Map() };
  for (const move of moves) {
    const year = financialYearOf(calendarDate(move.date));
    if (year !== now.year) now = nextYear(now, year);
    now = afterMove(now, move);
    rates.set(year, rateOf(now));
  }
  const { received: _received, ...carried } = now;
  return { closing: worthOfYear(now), carried, rates };
}

const NO_YEAR: CarriedYear = {
  year: 0,
  quantityThousandths: 0,
  inward: NOTHING,
  lastRate: null,
};

/** What is below nothing is no part of the average: the goods that come true it up. */
function nextYear(before: Year, year: FinancialYear): Year {
  const closing = worthOfYear(before);
  return {
    year,
    quantityThousandths: closing.quantityThousandths,
    inward: closing.quantityThousandths > 0 ? closing : NOTHING,
    lastRate: rateOf(before),
    received: new Map(),
  };
}

function afterMove(now: Year, move: GoodsMovement): Year {
  const { quantityThousandths: quantity } = move;
  switch (move.act) {
    case 'receive': {
      const quantityThousandths = now.quantityThousandths + quantity;
      // Goods without a cost are worth the average, and so do not change it.
      if (move.valuePaise === null) return { ...now, quantityThousandths };
      const goods = { quantityThousandths: quantity, valuePaise: move.valuePaise };
      const all = addWorth(now.received.get(move.key) ?? NOTHING, goods);
      const received = new Map(now.received).set(move.key, all);
      return { ...now, quantityThousandths, inward: addWorth(now.inward, goods), received };
    }
    case 'return':
      return { ...now, quantityThousandths: now.quantityThousandths + quantity };
    case 'withdraw':
      return withdrawn(now, quantity, now.received.get(move.of));
    case 'land':
      return landed(now, move);
    case 'count':
      return {
        ...now,
        quantityThousandths:
          now.quantityThousandths + countDifference(move, now.quantityThousandths),
      };
    default:
      return { ...now, quantityThousandths: now.quantityThousandths - quantity };
  }
}

/** Goods of an earlier year have its average: it is added to what this year began with. */
function landed(now: Year, { of, valuePaise }: Extract<GoodsMovement, { act: 'land' }>): Year {
  const added = { quantityThousandths: 0, valuePaise };
  const goods = now.received.get(of);
  const received =
    goods === undefined ? now.received : new Map(now.received).set(of, addWorth(goods, added));
  return { ...now, inward: addWorth(now.inward, added), received };
}

/** Goods of this year that go back never came in; those of an earlier year leave like others. */
function withdrawn(now: Year, quantity: number, goods: Worth | undefined): Year {
  const left = { ...now, quantityThousandths: now.quantityThousandths - quantity };
  if (goods === undefined) return left;
  const gone = { quantityThousandths: -quantity, valuePaise: -worthAt(goods, quantity) };
  return { ...left, inward: addWorth(now.inward, gone) };
}

/** @returns the moves at the averages of their years, without balances. */
export function valueByYears(
  moves: readonly GoodsMovement[],
  { rates }: YearlyReading,
  before: CarriedYear | null = null,
): readonly ValuedMovement[] {
  let held = before?.quantityThousandths ?? 0;
  return moves.map((move) => {
    const rate = rates.get(financialYearOf(calendarDate(move.date))) ?? null;
    const change = changeBy(move, held);
    held += change;
    const value = worthAt(rate, Math.abs(change));
    const said = move.act === 'receive' ? move.valuePaise : null;
    return {
      move,
      inThousandths: Math.max(change, 0),
      outThousandths: Math.max(-change, 0),
      inPaise: move.act === 'land' ? move.valuePaise : change > 0 ? (said ?? value) : 0,
      outPaise: change < 0 ? value : 0,
      trueUpPaise: 0,
      isEstimated:
        (move.act === 'receive' && said === null) || (move.act === 'count' && change > 0),
      balanceThousandths: held,
      balancePaise: null,
    };
  });
}

function changeBy(move: GoodsMovement, held: number): number {
  if (move.act === 'count') return countDifference(move, held);
  const { act, quantityThousandths } = move;
  if (act === 'land') return 0;
  return act === 'receive' || act === 'return' ? quantityThousandths : -quantityThousandths;
}
