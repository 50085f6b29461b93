// What a stock journal moves may leave less than nothing: goods are often sold before their coming
// in is written down. The journal of the input credit on lost goods is made in `core/documents`.
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { reversalDay, sizeRefusal, stockDayRefusal } from './check.ts';
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
