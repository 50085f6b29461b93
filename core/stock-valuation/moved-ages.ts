// What each move does to the goods by their age.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { afterMove } from './ages.ts';
import type { AgedGoods } from './ages.ts';
import type { GoodsMovement } from './moves/movements.ts';
import { inOrder } from './value-period.ts';

/** What a move did to the goods of one day: above zero it added to them, below it took of them. */
type MovedByAge = { readonly move: GoodsMovement; readonly goods: AgedGoods };

/** @returns what each move up to a day did to the goods by when they came in; the sum is there. */
export function movedByAge(
  moves: readonly GoodsMovement[],
  day: CalendarDate,
): readonly MovedByAge[] {
  let there: readonly AgedGoods[] = [];
  const until = moves.filter(({ date }) => date <= day).toSorted(inOrder);
  return until.flatMap((move) => {
    const before = there;
    there = afterMove(before, move);
    return differenceOf(before, there).map((goods) => ({ move, goods }));
  });
}

/** Most goods are the same before and after: what is left is told by the days of both. */
function differenceOf(
  before: readonly AgedGoods[],
  after: readonly AgedGoods[],
): readonly AgedGoods[] {
  const days = new Map<CalendarDate, number>();
  const add = (goods: readonly AgedGoods[], sign: 1 | -1) => {
    for (const { date, quantityThousandths } of goods) {
      days.set(date, (days.get(date) ?? 0) + sign * quantityThousandths);
    }
  };
  const [was, is] = [new Set(before), new Set(after)];
  const gone = before.filter((goods) => !is.has(goods));
  const come = after.filter((goods) => !was.has(goods));
  add(gone, -1);
  add(come, 1);
  return [...days].flatMap(([date, quantityThousandths]) =>
    quantityThousandths === 0 ? [] : [{ date, quantityThousandths }],
  );
}
