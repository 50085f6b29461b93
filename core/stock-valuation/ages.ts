// How old the goods are that are there: what came in first is taken to have gone first, whatever
// method values them. Goods that come back are as old as the day on which they do.
import { daysBetween } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { GoodsMovement } from './moves/movements.ts';
import { inOrder } from './value-period.ts';

/** Below nothing, what has gone before it came in: since when it is missing. */
export type AgedGoods = { readonly date: CalendarDate; readonly quantityThousandths: number };

/** @returns what is there at the end of a day by when it came in, the oldest first. */
export function goodsByAge(
  moves: readonly GoodsMovement[],
  day: CalendarDate,
): readonly AgedGoods[] {
  const until = moves.filter(({ date }) => date <= day).toSorted(inOrder);
  return until.reduce<readonly AgedGoods[]>((there, move) => afterMove(there, move), []);
}

/** @returns what is there after a move. */
export function afterMove(there: readonly AgedGoods[], move: GoodsMovement): readonly AgedGoods[] {
  const { date } = move;
  return withMoved(there, { date, quantityThousandths: changeBy(move, sumOf(there)) });
}

const sumOf = (goods: readonly AgedGoods[]): number =>
  goods.reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);

/** @param before what is there. @returns what a move adds, below zero what it takes. */
function changeBy(move: GoodsMovement, before: number): number {
  const { quantityThousandths: moved } = move;
  switch (move.act) {
    case 'receive':
    case 'return':
      return moved;
    case 'issue':
    case 'withdraw':
      return -moved;
    case 'land':
      return 0;
    case 'count':
      return move.foundThousandths ?? moved - before;
  }
}

/** What moves sets off what is there of the other sign, the oldest first, and stays as the rest. */
function withMoved(there: readonly AgedGoods[], moved: AgedGoods): readonly AgedGoods[] {
  const { date, quantityThousandths: change } = moved;
  if (change === 0) return there;
  const [oldest, ...others] = there;
  if (oldest === undefined || oldest.quantityThousandths * change > 0) return [...there, moved];
  const left = oldest.quantityThousandths + change;
  if (left === 0) return others;
  if (left * change > 0) return withMoved(others, { date, quantityThousandths: left });
  return [{ ...oldest, quantityThousandths: left }, ...others];
}

/**
 * @param ends the last day of each age but the open one: 30, 60, 90.
 * @returns the quantity of each age: up to 30 days, 31 to 60, 61 to 90, and above.
 */
export function quantitiesByAge(
  goods: readonly AgedGoods[],
  day: CalendarDate,
  ends: readonly number[],
): readonly number[] {
  const ages = Array.from({ length: ends.length + 1 }, () => 0);
  for (const { date, quantityThousandths } of goods) {
    const days = daysBetween(date, day);
    const within = ends.findIndex((end) => days <= end);
    const age = within === -1 ? ends.length : within;
    ages[age] = (ages[age] ?? 0) + quantityThousandths;
  }
  return ages;
}

/** @returns what goods of each age are worth at the rate of them all; the oldest take the rest. */
export function worthByAge(quantities: readonly number[], valuePaise: number): readonly number[] {
  const all = quantities.reduce((sum, quantity) => sum + quantity, 0);
  if (all === 0) return quantities.map(() => 0);
  const worth = quantities.map((quantity) =>
    Number((BigInt(valuePaise) * BigInt(quantity)) / BigInt(all)),
  );
  const rest = valuePaise - worth.reduce((sum, paise) => sum + paise, 0);
  const last = quantities.findLastIndex((quantity) => quantity !== 0);
  return worth.map((paise, at) => (at === last ? paise + rest : paise));
}
