// The moves of a product valued by a method, from its beginning or from what a year carries over.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { pileIn, worthOfCarried, yearIn } from '../carried.ts';
import type { CarriedBy } from '../carried.ts';
import type { GoodsMovement, ValuedMovement, Worth } from './movements.ts';
import { valuePerpetually } from '../methods/perpetual.ts';
import { NOTHING } from '../methods/pile.ts';
import type { ValuationMethod } from '../terms.ts';
import { readByYears, valueByYears } from '../methods/yearly.ts';

type MovesWithEnds = {
  readonly movements: readonly ValuedMovement[];
  readonly opening: Worth;
  readonly closing: Worth;
};

/** @returns the moves with their values, and what is there before a day and after all of them. */
export function valueMoves(
  moves: readonly GoodsMovement[],
  from: CalendarDate,
  method: ValuationMethod,
  carried: CarriedBy,
): MovesWithEnds {
  const before = carried.get(method);
  if (method === 'yearly-average') {
    const year = yearIn(before);
    const read = readByYears(moves, year);
    const earlier = moves.filter(({ date }) => date < from);
    const { closing: opening } = readByYears(earlier, year);
    return { movements: valueByYears(moves, read, year), opening, closing: read.closing };
  }
  const begin = before === undefined ? NOTHING : worthOfCarried(before);
  const { movements } = valuePerpetually(moves, method, pileIn(before));
  const last = movements.findLast(({ move }) => move.date < from);
  const worthAfter = (movement: ValuedMovement | undefined): Worth =>
    movement === undefined ? begin : worthLeft(movement);
  return { movements, opening: worthAfter(last), closing: worthAfter(movements.at(-1)) };
}

const worthLeft = ({ balanceThousandths, balancePaise }: ValuedMovement): Worth => ({
  quantityThousandths: balanceThousandths,
  valuePaise: balancePaise ?? 0,
});
