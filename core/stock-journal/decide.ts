// A stock journal moves quantities, or says how many were counted, and posts nothing. What it moves
// may leave less than nothing: goods are often sold before their coming in is written down.
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  PostStockJournal,
  ReverseStockJournal,
  StockJournalCommand,
  StockJournalFacts,
} from './commands.ts';
import type { StockJournalEvent } from './events.ts';
import type { StockJournalState } from './evolve.ts';
import { linesRefusal } from './lines.ts';
import type { StockJournalRejection } from './rejections.ts';

type Decision = Result<readonly StockJournalEvent[], StockJournalRejection>;

/** As many as a journal has entries. */
const LINES_MAX = 500;
const NARRATION_MAX = 1000;
/** As for journals: nothing that lives was moved before. */
const FIRST_DATE = calendarDate('1900-01-01');

export const streamOf = ({ data }: StockJournalEvent): string =>
  streamName('stock-journal', data.stockJournalId);

/** Posts and reverses stock journals. Refusals in `rejections.ts`, in order. */
export function decide(
  state: StockJournalState,
  command: StockJournalCommand,
  facts: StockJournalFacts,
): Decision {
  return command.type === 'PostStockJournal'
    ? post(state, command, facts)
    : reverse(state, command, facts);
}

function post(
  state: StockJournalState,
  { data }: PostStockJournal,
  facts: StockJournalFacts,
): Decision {
  const { stockJournalId, narration, purpose } = data;
  if (state.status !== 'absent') return rejected({ kind: 'stock_journal_exists', stockJournalId });
  const entryDate = data.entryDate ?? facts.today;
  const refusal = sizeRefusal(data) ?? linesRefusal(data, facts) ?? dayRefusal(entryDate, facts);
  if (refusal !== null) return rejected(refusal);
  const lines = data.lines.map((line) => ({ ...line }));
  const number = facts.nextNumber;
  const posted = { stockJournalId, number, entryDate, narration, purpose, lines };
  return accepted([{ type: 'StockJournalPosted', version: 2, data: posted }]);
}

/**
 * On the day of the stock journal itself while that is open, else today, as for journals. A count
 * says what was there on its day: it stands once that is locked, and a new count goes on from it.
 */
function reverse(
  state: StockJournalState,
  { data: { stockJournalId, reason } }: ReverseStockJournal,
  facts: StockJournalFacts,
): Decision {
  if (state.status === 'absent') {
    return rejected({ kind: 'stock_journal_not_found', stockJournalId });
  }
  const { number, purpose, lines } = state.journal;
  if (state.status === 'reversed') {
    return rejected({ kind: 'stock_journal_already_reversed', number });
  }
  const original = calendarDate(state.journal.entryDate);
  const { lockedTo, today } = facts;
  const isOpen = lockedTo === null || original > lockedTo;
  const entryDate = isOpen || purpose === 'count' ? original : today;
  if (lockedTo !== null && entryDate <= lockedTo) {
    return rejected({ kind: 'stock_period_locked', entryDate, lockedTo });
  }
  const reversed = { stockJournalId, number, entryDate, reason, purpose, lines };
  return accepted([{ type: 'StockJournalReversed', version: 2, data: reversed }]);
}

function sizeRefusal({
  lines: { length: count },
  narration: { length },
}: PostStockJournal['data']): StockJournalRejection | null {
  if (count === 0) return { kind: 'stock_journal_is_empty' };
  if (count > LINES_MAX) return { kind: 'stock_journal_too_long', count, countMax: LINES_MAX };
  if (length > NARRATION_MAX) {
    return { kind: 'stock_narration_too_long', length, lengthMax: NARRATION_MAX };
  }
  return null;
}

function dayRefusal(
  entryDate: CalendarDate,
  { today, beginsOn, lockedTo }: StockJournalFacts,
): StockJournalRejection | null {
  if (entryDate < FIRST_DATE || entryDate > today) {
    return { kind: 'stock_day_out_of_range', entryDate, from: FIRST_DATE, to: today };
  }
  if (beginsOn !== null && entryDate < beginsOn) {
    return { kind: 'stock_day_before_book_begins', entryDate, beginsOn };
  }
  if (lockedTo !== null && entryDate <= lockedTo) {
    return { kind: 'stock_period_locked', entryDate, lockedTo };
  }
  return null;
}
