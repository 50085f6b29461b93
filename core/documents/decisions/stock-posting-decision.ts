// The whole decision on a run that posts what moved the stock: the act, and the journals that it
// posts or reverses, with the accounts that are made for them.
import type { PostingRole } from '../../book/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { stockGroupsOf, stockPostingDecider } from '../../stock-posting/index.ts';
import type {
  StockContra,
  StockJournalGroup,
  StockPostingCommand,
  StockPostingEvent,
  StockPostingFacts,
  StockPostingRejection,
  StockPostingState,
} from '../../stock-posting/index.ts';
import type { DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postJournals } from '../journals/post-journals.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingContext } from '../posting-context.ts';
import { narrationOfStock } from '../runs/stock-run-narration.ts';

/** What a decision on a run is made from, beside what journals need. */
export type StockPostingContext = PostingContext & {
  readonly posting: StockPostingState;
  readonly stockFacts: StockPostingFacts;
};

/** All of it is accepted, or nothing; the run refuses first, then its journals. */
export function decideStockPosting(
  command: StockPostingCommand,
  context: StockPostingContext,
): Result<readonly StreamEvent[], StockPostingRejection | DocumentRejection> {
  const decided = stockPostingDecider.decide(context.posting, command, context.stockFacts);
  if (!decided.ok) return decided;
  const own = decided.value.map((event) => ({
    event,
    stream: stockPostingDecider.streamOf(event, command),
  }));
  const wanted = decided.value.flatMap((event) => journalsOf(event, command, context.posting));
  const journals = postJournals(wanted, context, []);
  return journals.ok ? accepted([...own, ...journals.value]) : journals;
}

function journalsOf(
  { type, data }: StockPostingEvent,
  command: StockPostingCommand,
  { runs }: StockPostingState,
): readonly DocumentJournal[] {
  if (type === 'StockRunPosted') {
    const { number, lines, journalIds } = data;
    return stockGroupsOf(lines).map((group, at) => ({
      post: {
        journalId: journalIds[at] ?? 0,
        voucherType: 'journal' as const,
        entryDate: calendarDate(group.date),
        narration: narrationOfStock(group, number),
        source: { kind: 'stock-run' as const, id: number, number: String(number) },
        entries: entriesOf(group),
      },
    }));
  }
  if (command.type !== 'UndoStockRun') return [];
  const { number, reason, reversalIds } = command.data;
  return (runs[number - 1]?.journalIds ?? []).map((journalId, at) => ({
    reverse: {
      journalId: journalId as JournalId,
      reversalId: reversalIds[at] ?? (0 as JournalId),
      reason,
      document: { kind: 'stock-run', id: number },
    },
  }));
}

const ROLES: Readonly<Record<StockContra, PostingRole>> = {
  sold: 'goods-sold',
  received: 'goods-received',
  used: 'goods-used',
  lost: 'stock-loss',
  difference: 'opening-difference',
};

function entriesOf({ amounts }: StockJournalGroup) {
  const stockPaise = amounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return [
    ...amounts.flatMap(({ to, amountPaise }) =>
      postingEntries({ role: ROLES[to] }, 'debit', amountPaise),
    ),
    ...postingEntries({ role: 'stock-in-hand' }, 'credit', stockPaise),
  ];
}
