// What a stock journal moves may leave less than nothing: goods are often sold before their coming
// in is written down. The journal of the input credit on lost goods is made in `core/documents`.
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  PostLostGoods,
  PostStockJournal,
  ReverseStockJournal,
  StockJournalCommand,
  StockJournalFacts,
} from './commands.ts';
import type { StockJournalEvent } from './events.ts';
import type { StockJournalState } from './evolve.ts';
import { creditOnLines, LOST_LINES_MAX, lostLines } from './lines/lost.ts';
import { withBooks } from './lines/counting.ts';
import { linesRefusal } from './lines/lines.ts';
import type { StockJournalRejection } from './rejections.ts';
import { filingOn, returnKind } from '../tax/index.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { StockPurpose } from './terms.ts';

type Decision = Result<readonly StockJournalEvent[], StockJournalRejection>;

/** As many as a journal has entries. */
const LINES_MAX = 500;

export const streamOf = ({ data }: StockJournalEvent): string =>
  streamName('stock-journal', data.stockJournalId);

/** Posts and reverses stock journals. Refusals in `rejections.ts`, in order. */
export function decide(
  state: StockJournalState,
  command: StockJournalCommand,
  facts: StockJournalFacts,
): Decision {
  switch (command.type) {
    case 'PostStockJournal':
      return post(state, command, facts);
    case 'PostLostGoods':
      return postLost(state, command, facts);
    case 'ReverseStockJournal':
      return reverse(state, command, facts);
  }
}

function post(
  state: StockJournalState,
  { data }: PostStockJournal,
  facts: StockJournalFacts,
): Decision {
  const { stockJournalId, narration, purpose } = data;
  if (state.status !== 'absent') return rejected({ kind: 'stock_journal_exists', stockJournalId });
  const entryDate = data.entryDate ?? facts.today;
  const refusal =
    sizeRefusal(data, LINES_MAX) ?? linesRefusal(data, facts) ?? stockDayRefusal(entryDate, facts);
  if (refusal !== null) return rejected(refusal);
  const lines = withBooks(data.lines, facts);
  const { nextNumber: number } = facts;
  const posted = { stockJournalId, number, entryDate, narration, purpose, lines };
  return accepted([{ type: 'StockJournalPosted', version: 3, data: posted }]);
}

/** CGST Act, section 17(5)(h), from 1 July 2017: what was bought for them gives its credit back. */
function postLost(
  state: StockJournalState,
  { data }: PostLostGoods,
  facts: StockJournalFacts,
): Decision {
  const { stockJournalId, journalId, narration, purpose } = data;
  if (state.status !== 'absent') return rejected({ kind: 'stock_journal_exists', stockJournalId });
  const entryDate = data.entryDate ?? facts.today;
  const lines = lostLines(data.lines, facts.costsPaise);
  const refusal =
    sizeRefusal(data, LOST_LINES_MAX) ??
    linesRefusal({ purpose, lines }, facts) ??
    stockDayRefusal(entryDate, facts);
  if (refusal !== null) return rejected(refusal);
  const creditPaise = creditOnLines(lines);
  const seenPaise = data.creditPaise;
  if (creditPaise !== seenPaise) {
    return rejected({ kind: 'lost_credit_differs', creditPaise, seenPaise });
  }
  const { nextNumber: number } = facts;
  const posted = { stockJournalId, number, entryDate, narration, purpose, lines: [...lines] };
  const withJournal = creditPaise === 0 ? posted : { ...posted, journalId };
  return accepted([{ type: 'StockJournalPosted', version: 3, data: withJournal }]);
}

function reverse(
  state: StockJournalState,
  { data: { stockJournalId, reason } }: ReverseStockJournal,
  facts: StockJournalFacts,
): Decision {
  if (state.status === 'absent') {
    return rejected({ kind: 'stock_journal_not_found', stockJournalId });
  }
  const { number, purpose, lines, journalId } = state.journal;
  if (state.status === 'reversed') {
    return rejected({ kind: 'stock_journal_already_reversed', number });
  }
  const { lockedTo } = facts;
  const entryDate = reversalDay(state.journal, facts);
  if (lockedTo !== null && entryDate <= lockedTo) {
    return rejected({ kind: 'stock_period_locked', entryDate, lockedTo });
  }
  const reversed = { stockJournalId, number, entryDate, reason, purpose, lines };
  const data = journalId === undefined ? reversed : { ...reversed, journalId };
  return accepted([{ type: 'StockJournalReversed', version: 3, data }]);
}

// What a stock journal is judged by as a whole: how much it says, and its day.
const NARRATION_MAX = 1000;
/** As for journals: nothing that lives was moved before. */
const FIRST_DATE = calendarDate('1900-01-01');

/** @returns the refusal of no lines, of too many, or of a long narration. */
function sizeRefusal(
  { lines: { length: count }, narration: { length } }: (PostStockJournal | PostLostGoods)['data'],
  countMax: number,
): StockJournalRejection | null {
  if (count === 0) return { kind: 'stock_journal_is_empty' };
  if (count > countMax) return { kind: 'stock_journal_too_long', count, countMax };
  if (length > NARRATION_MAX) {
    return { kind: 'stock_narration_too_long', length, lengthMax: NARRATION_MAX };
  }
  return null;
}

/** @returns the refusal of a day that is to come, before the books, or locked. */
function stockDayRefusal(
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

/**
 * On the day of the stock journal itself while that is open, else today, as for journals: where it
 * gives input credit back, goods and GST go together, so that a return that is filed closes it too.
 * A count says what was there on its day: it stands once that is locked, and a new count goes on
 * from it.
 */
function reversalDay(
  { entryDate, purpose, journalId }: Reversed,
  { lockedTo, today, returns }: StockJournalFacts,
): CalendarDate {
  const original = calendarDate(entryDate);
  if (purpose === 'count') return original;
  const isLocked = lockedTo !== null && original <= lockedTo;
  const isFiled =
    journalId !== undefined &&
    returnKind.options.some((kind) => filingOn(returns, kind, original) !== null);
  return isLocked || isFiled ? today : original;
}

type Reversed = {
  readonly entryDate: string;
  readonly purpose: StockPurpose;
  readonly journalId?: number | undefined;
};
