// The moves of a product as rows of a figure of the stock summary: what each moved, in quantity or
// in value. What no move bears, such as what a yearly average re-prices, is the rest.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { StockHead } from '#core/report/index.ts';
import { inOrder, valuePeriod } from '#core/stock-valuation/index.ts';
import type {
  GoodsMovement,
  ValuationMethod,
  ValuedMovement,
  ValuedPeriod,
  Worth,
} from '#core/stock-valuation/index.ts';
import type { CountedRow } from '../counted-rows.ts';

type ValuedFigure = {
  readonly head: StockHead;
  readonly measure: 'rupees' | 'quantity';
  readonly period: Period;
  /** Of the product, on the last day and on the eve of the first. */
  readonly method: ValuationMethod;
  readonly openedBy: ValuationMethod;
  /** The event that said what the book began with. */
  readonly startSeq: number;
};

export type ValuedRows = {
  readonly rows: readonly CountedRow[];
  /** The figure, as the summary has it. */
  readonly amount: number;
  readonly rest: number;
};

/** @param all moves of the product up to the last day. */
export function valuedRows(all: readonly GoodsMovement[], figure: ValuedFigure): ValuedRows {
  const moves = all.toSorted(inOrder);
  const { head, measure, period, method, openedBy } = figure;
  const amount = partOf(measure, worthOf(head, valuePeriod(moves, period, method, { openedBy })));
  const movements = movementsOf(moves, figure);
  const amountOf = AMOUNTS[head][measure];
  const rows = movements.map((movement) => ({
    seq: movement.move.seq === 0 ? figure.startSeq : movement.move.seq,
    date: movement.move.date,
    amount: amountOf(movement),
  }));
  return { rows, amount, rest: amount - rows.reduce((sum, row) => sum + row.amount, 0) };
}

const worthOf = (head: StockHead, valued: ValuedPeriod): Worth =>
  ({
    opening: valued.opening,
    in: valued.received,
    out: valued.issued,
    closing: valued.closing,
  })[head];

const partOf = (measure: ValuedFigure['measure'], worth: Worth): number =>
  measure === 'rupees' ? worth.valuePaise : worth.quantityThousandths;

/** Those within the period; of a balance all up to its day, by the method of that day. */
function movementsOf(
  moves: readonly GoodsMovement[],
  { head, period, method, openedBy }: ValuedFigure,
): readonly ValuedMovement[] {
  if (head === 'in' || head === 'out') return valuePeriod(moves, period, method).movements;
  const [first] = moves;
  const isOpening = head === 'opening';
  const to: CalendarDate = isOpening ? dayBefore(period.from) : period.to;
  if (first === undefined || first.date > to) return [];
  return valuePeriod(moves, { from: first.date, to }, isOpening ? openedBy : method).movements;
}

type AmountOf = (movement: ValuedMovement) => number;

const BALANCE: Readonly<Record<ValuedFigure['measure'], AmountOf>> = {
  rupees: ({ inPaise, outPaise, trueUpPaise }) => inPaise - outPaise - trueUpPaise,
  quantity: ({ inThousandths, outThousandths }) => inThousandths - outThousandths,
};

const AMOUNTS: Readonly<Record<StockHead, typeof BALANCE>> = {
  opening: BALANCE,
  closing: BALANCE,
  in: { rupees: ({ inPaise }) => inPaise, quantity: ({ inThousandths }) => inThousandths },
  out: {
    rupees: ({ outPaise, trueUpPaise }) => outPaise + trueUpPaise,
    quantity: ({ outThousandths }) => outThousandths,
  },
};
