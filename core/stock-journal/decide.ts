// A stock journal moves quantities and posts nothing: what they are worth is another question. It
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
import type { StockJournalRejection } from './rejections.ts';
import type { StockJournalLine } from './terms.ts';
import { STOCK_VALUE_MAX_PAISE } from './value.ts';

type Decision = Result<readonly StockJournalEvent[], StockJournalRejection>;

/** As many as a journal has entries. */
const LINES_MAX = 500;
const NARRATION_MAX = 1000;
/** A thousand million of any unit, so that a million moves still add up to a whole number. */
export const STOCK_QUANTITY_MAX_THOUSANDTHS = 1_000_000_000_000;
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
  const { stockJournalId, narration } = data;
  if (state.status !== 'absent') return rejected({ kind: 'stock_journal_exists', stockJournalId });
  const entryDate = data.entryDate ?? facts.today;
  const refusal =
    sizeRefusal(data) ?? lineRefusal(data.lines, facts) ?? dayRefusal(entryDate, facts);
  if (refusal !== null) return rejected(refusal);
  const lines = data.lines.map((line) => ({ ...line }));
  const number = facts.nextNumber;
  const purpose = 'adjustment' as const;
  const posted = { stockJournalId, number, entryDate, narration, purpose, lines };
  return accepted([{ type: 'StockJournalPosted', version: 2, data: posted }]);
}

/** On the day of the stock journal itself while that is open, else today, as for journals. */
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
  const entryDate = lockedTo !== null && original <= lockedTo ? today : original;
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

function lineRefusal(
  lines: readonly StockJournalLine[],
  { products }: StockJournalFacts,
): StockJournalRejection | null {
  const quantityThousandthsMax = STOCK_QUANTITY_MAX_THOUSANDTHS;
  for (const [
    index,
    { productId, direction, quantityThousandths, valuePaise },
  ] of lines.entries()) {
    const line = index + 1;
    const isInRange =
      Number.isSafeInteger(quantityThousandths) &&
      quantityThousandths > 0 &&
      quantityThousandths <= quantityThousandthsMax;
    if (!isInRange) return { kind: 'stock_quantity_out_of_range', line, quantityThousandthsMax };
    const product = products.get(productId);
    if (product === undefined) return { kind: 'stock_product_unknown', line, productId };
    if (!product.stocked) {
      return { kind: 'stock_product_not_stocked', line, name: product.name };
    }
    const refusal = valuePaise === undefined ? null : valueRefusal(line, { direction, valuePaise });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Goods that go out cost what they came in at, which nobody says. */
function valueRefusal(
  line: number,
  { direction, valuePaise }: { readonly direction: string; readonly valuePaise: number },
): StockJournalRejection | null {
  if (direction !== 'in') return { kind: 'stock_value_not_taken', line };
  const valuePaiseMax = STOCK_VALUE_MAX_PAISE;
  const isInRange =
    Number.isSafeInteger(valuePaise) && valuePaise >= 0 && valuePaise <= valuePaiseMax;
  return isInRange ? null : { kind: 'stock_value_out_of_range', line, valuePaiseMax };
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
