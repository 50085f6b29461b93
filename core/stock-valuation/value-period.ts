// A product's opening, in, out and closing in a period. Of one day, moves follow one another as
// their events do, and of one event as its lines do. Opening and received are issued and closing,
// to the paisa, by every method.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Period } from '../kernel/financial-year.ts';
import { valuePerpetually } from './methods/perpetual.ts';
import { NOTHING_CARRIED, pileIn, yearIn } from './carried.ts';
import type { CarriedBy } from './carried.ts';
import { addWorth, balanceOfPile, NOTHING } from './methods/pile.ts';
import type { GoodsMovement, ValuedMovement, ValuedPeriod, Worth } from './moves/movements.ts';
import type { ValuationMethod } from './terms.ts';
import { valueMoves } from './moves/valued-moves.ts';
import { readByYears } from './methods/yearly.ts';

/** Something moves, and for no less than nothing. */
export const canComeIn = ({ quantityThousandths, valuePaise }: Worth): boolean =>
  quantityThousandths > 0 && valuePaise >= 0;

export const inOrder = (one: GoodsMovement, other: GoodsMovement): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.seq - other.seq || one.line - other.line;
};

type PeriodBasis = {
  /** The method on the eve of the period, where it is another. */
  readonly openedBy?: ValuationMethod;
  /** What the moves before these carry over. */
  readonly carried?: CarriedBy;
};

/**
 * What a change of the method makes of the opening belongs to what was issued, as a true-up does:
 * the opening stays what the period before closed with.
 * @param moves all moves of the product since its beginning, which is the first of them; since what
 *   is carried over, where that is given.
 */
export function valuePeriod(
  moves: readonly GoodsMovement[],
  { from, to }: Period,
  method: ValuationMethod,
  { openedBy = method, carried = NOTHING_CARRIED }: PeriodBasis = {},
): ValuedPeriod {
  const until = moves.filter(({ date }) => date <= to).toSorted(inOrder);
  const { movements, closing, ...own } = valueMoves(until, from, method, carried);
  const opening =
    openedBy === method ? own.opening : valueMoves(until, from, openedBy, carried).opening;
  const within = movements.filter(({ move }) => move.date >= from);
  const received = sumOf(within, (one) => [one.inThousandths, one.inPaise]);
  const out = sumOf(within, (one) => [one.outThousandths, one.outPaise]);
  const issuedPaise = opening.valuePaise + received.valuePaise - closing.valuePaise;
  return {
    opening,
    received,
    issued: { quantityThousandths: out.quantityThousandths, valuePaise: issuedPaise },
    closing,
    trueUpPaise: issuedPaise - out.valuePaise,
    movements: within,
    isNegative:
      opening.quantityThousandths < 0 ||
      within.some(({ balanceThousandths }) => balanceThousandths < 0),
    estimatedThousandths: within.reduce(
      (sum, { isEstimated, inThousandths }) => sum + (isEstimated ? inThousandths : 0),
      0,
    ),
  };
}

/**
 * @param moves of a product in their order.
 * @returns those of some days with their values, each with its place among the moves.
 */
export function valuedWithin(
  moves: readonly GoodsMovement[],
  { from, to }: Period,
  method: ValuationMethod,
  carried: CarriedBy = NOTHING_CARRIED,
): readonly { readonly movement: ValuedMovement; readonly at: number }[] {
  const until = moves.filter(({ date }) => date <= to);
  return valueMoves(until, from, method, carried)
    .movements.map((movement, at) => ({ movement, at }))
    .filter(({ movement }) => movement.move.date >= from);
}

/** @returns what is there at the end of a day, and what it is worth. */
export function worthOn(
  moves: readonly GoodsMovement[],
  day: CalendarDate,
  method: ValuationMethod,
  carried: CarriedBy = NOTHING_CARRIED,
): Worth {
  const until = moves.filter(({ date }) => date <= day).toSorted(inOrder);
  const before = carried.get(method);
  if (method === 'yearly-average') return readByYears(until, yearIn(before)).closing;
  return balanceOfPile(valuePerpetually(until, method, pileIn(before)).carried);
}

const sumOf = (
  movements: readonly ValuedMovement[],
  part: (movement: ValuedMovement) => readonly [number, number],
): Worth =>
  movements.reduce((sum, movement) => {
    const [quantityThousandths, valuePaise] = part(movement);
    return addWorth(sum, { quantityThousandths, valuePaise });
  }, NOTHING);
