// What a run is judged by.
import { lastStanding } from '../kernel/event.ts';
import { calendarDate, dayBefore } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { StockPostingFacts } from './commands.ts';
import type { StockPostingState } from './evolve.ts';
import { STOCK_JOURNALS_MAX, stockJournalCount } from './run/groups.ts';
import type { StockPostingRejection } from './rejections.ts';
import type { StockRunLine } from './shapes.ts';

/** So that an event stays of a size that is read at once. */
export const STOCK_LINES_MAX = 5_000;

/** @returns why no run may be posted up to a day, whatever it would post. */
export function runDayRefusal(
  { runs }: StockPostingState,
  through: CalendarDate,
  { today, lockedTo, stock }: StockPostingFacts,
): StockPostingRejection | null {
  if (through > today) return { kind: 'stock_run_in_the_future', on: through, today };
  if (stock === null) return { kind: 'stock_run_of_periodic_year', through };
  if (lockedTo !== null && through <= lockedTo) {
    return { kind: 'stock_run_period_locked', on: through, lockedTo };
  }
  const later = lastStanding(runs);
  if (later === null || later.through <= through) return null;
  const { number } = later;
  return { kind: 'later_stock_run_stands', number, through: calendarDate(later.through) };
}

/** @returns why these lines may not be posted as one run. */
export function runSizeRefusal(lines: readonly StockRunLine[]): StockPostingRejection | null {
  if (isSmall(lines)) return null;
  const days = [...new Set(lines.map(({ date }) => date))];
  const fits = days.findLast((day) => isSmall(lines.filter(({ date }) => date < day)));
  const isNone = fits === undefined || fits === days[0];
  return {
    kind: 'stock_run_too_large',
    linesMax: STOCK_LINES_MAX,
    through: isNone ? null : dayBefore(calendarDate(fits)),
  };
}

const isSmall = (lines: readonly StockRunLine[]): boolean =>
  lines.length <= STOCK_LINES_MAX && stockJournalCount(lines) <= STOCK_JOURNALS_MAX;
