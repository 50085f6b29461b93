// Runs that post what moved the stock: what they say, and their undoing. Their journals follow in
// `core/documents`.
import { calendarDate, dayBefore } from '../kernel/calendar-date.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  PostStockRun,
  StockPostingCommand,
  StockPostingFacts,
  UndoStockRun,
} from './commands.ts';
import type { StockPostingEvent } from './events.ts';
import type { StockPostingState } from './evolve.ts';
import { stockJournalCount, STOCK_JOURNALS_MAX } from './run/groups.ts';
import { proposedStockLines, sumsOfLines } from './run/propose.ts';
import type { StockPostingRejection } from './rejections.ts';
import { lastRunInForce } from '../kernel/event.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { StockRunLine } from './shapes.ts';

type Decision = Result<readonly StockPostingEvent[], StockPostingRejection>;

export const streamOf = ({ data }: StockPostingEvent): string =>
  streamName('stock-posting', data.bookId);

/** Refusals in `rejections.ts`, in order. */
export const decide = (
  state: StockPostingState,
  command: StockPostingCommand,
  facts: StockPostingFacts,
): Decision =>
  command.type === 'PostStockRun' ? post(state, command, facts) : undo(state, command, facts);

function post(
  state: StockPostingState,
  { data }: PostStockRun,
  facts: StockPostingFacts,
): Decision {
  const { bookId, through } = data;
  const { stock } = facts;
  const refusal = runDayRefusal(state, through, facts);
  if (refusal !== null) return rejected(refusal);
  const lines = stock === null ? [] : proposedStockLines(state, stock, facts, through);
  if (stock === null || lines.length === 0) return rejected({ kind: 'nothing_to_post_of_stock' });
  const { toPostPaise, grossPaise } = sumsOfLines(lines);
  if (toPostPaise !== data.toPostPaise || grossPaise !== data.grossPaise) {
    const seenPaise = data.toPostPaise;
    return rejected({ kind: 'stock_run_differs', toPostPaise, seenPaise });
  }
  if (!facts.accountFits) return rejected({ kind: 'stock_account_elsewhere' });
  const size = runSizeRefusal(lines);
  if (size !== null) return rejected(size);
  const number = state.runs.length + 1;
  const journalIds = data.journalIds.slice(0, stockJournalCount(lines));
  const run = { bookId, number, from: stock.from, through, lines: [...lines], journalIds };
  return accepted([{ type: 'StockRunPosted', version: 1, data: run }]);
}

/** As one, while the day of each of its journals is open. */
function undo(
  { runs }: StockPostingState,
  { data }: UndoStockRun,
  { lockedTo }: StockPostingFacts,
): Decision {
  const { bookId, number, reason } = data;
  const run = runs.find((one) => one.number === number);
  if (run === undefined) return rejected({ kind: 'stock_run_not_found', number });
  if (run.undone) return rejected({ kind: 'stock_run_undone', number });
  const [first] = run.lines;
  if (first !== undefined && lockedTo !== null && first.date <= lockedTo) {
    const on = calendarDate(first.date);
    return rejected({ kind: 'stock_run_period_locked', on, lockedTo });
  }
  return accepted([{ type: 'StockRunReversed', version: 1, data: { bookId, number, reason } }]);
}

// What a run is judged by.

/** So that an event stays of a size that is read at once. */
const STOCK_LINES_MAX = 5_000;

/** @returns why no run may be posted up to a day, whatever it would post. */
function runDayRefusal(
  { runs }: StockPostingState,
  through: CalendarDate,
  { today, lockedTo, stock }: StockPostingFacts,
): StockPostingRejection | null {
  if (through > today) return { kind: 'stock_run_in_the_future', on: through, today };
  if (stock === null) return { kind: 'stock_run_of_periodic_year', through };
  if (lockedTo !== null && through <= lockedTo) {
    return { kind: 'stock_run_period_locked', on: through, lockedTo };
  }
  const later = lastRunInForce(runs);
  if (later === null || later.through <= through) return null;
  const { number } = later;
  return { kind: 'later_stock_run_stands', number, through: calendarDate(later.through) };
}

/** @returns why these lines may not be posted as one run. */
function runSizeRefusal(lines: readonly StockRunLine[]): StockPostingRejection | null {
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
