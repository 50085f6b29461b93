// Runs that post what moved the stock: what they say, and their undoing. Their journals follow in
// `core/documents`.
import { calendarDate } from '../kernel/calendar-date.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { runDayRefusal, runSizeRefusal } from './check.ts';
import type {
  PostStockRun,
  StockPostingCommand,
  StockPostingFacts,
  UndoStockRun,
} from './commands.ts';
import type { StockPostingEvent } from './events.ts';
import type { StockPostingState } from './evolve.ts';
import { stockJournalCount } from './run/groups.ts';
import { proposedStockLines, sumsOfLines } from './run/propose.ts';
import type { StockPostingRejection } from './rejections.ts';

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
