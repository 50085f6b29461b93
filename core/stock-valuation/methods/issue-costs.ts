// What goods would cost that leave on a day, after all that had moved by its end.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { NOTHING_CARRIED } from '../carried.ts';
import type { GoodsMovement } from '../moves/movements.ts';
import type { ValuationMethod } from '../terms.ts';
import { inOrder } from '../value-period.ts';
import { valueMoves } from '../moves/valued-moves.ts';

/**
 * @param moves all of one product.
 * @param quantities in thousandths, which leave one after the other.
 * @returns the cost of each in paise.
 */
export function costsOfIssues(
  moves: readonly GoodsMovement[],
  quantities: readonly number[],
  { on: date, method }: { readonly on: CalendarDate; readonly method: ValuationMethod },
): readonly number[] {
  const until = moves.filter((move) => move.date <= date).toSorted(inOrder);
  const issues = quantities.map((quantityThousandths, line): GoodsMovement => {
    const seq = Number.MAX_SAFE_INTEGER;
    return { act: 'issue', key: `issue-${line}`, date, seq, line, quantityThousandths };
  });
  const { movements } = valueMoves([...until, ...issues], date, method, NOTHING_CARRIED);
  return movements.slice(until.length).map(({ outPaise }) => outPaise);
}
