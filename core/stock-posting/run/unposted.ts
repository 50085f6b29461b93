// What of the stock of a perpetual book is not posted, on the days of its statements.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { amountsOfLine, stockOfLine } from './amounts.ts';
import type { StockPostingState } from '../evolve.ts';
import { standingLines } from './propose.ts';

type StockOnDay = { readonly registerPaise: number; readonly ledgerPaise: number };

/**
 * @returns what a run would change stock by, on or before a day: nothing on a day that is locked,
 *   and of others what the register says beyond the ledger, a line that was posted later than its
 *   own day being there already.
 */
export function unpostedOn(
  state: StockPostingState,
  day: CalendarDate,
  { registerPaise, ledgerPaise }: StockOnDay,
): number {
  const late = standingLines(state)
    .filter(({ on, date }) => on <= day && date > day)
    .reduce((sum, line) => sum + stockOfLine(line), 0);
  return registerPaise - ledgerPaise - late;
}

/** @returns what runs that stand debited to the difference in opening balances by a day. */
export const differencePosted = (state: StockPostingState, day: CalendarDate): number =>
  standingLines(state)
    .filter(({ on }) => on <= day)
    .reduce((sum, line) => sum + amountsOfLine(line).difference, 0);
