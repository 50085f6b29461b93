// The whole decision on a run that posts what moved the stock: the act, and the journals that it
// posts or reverses, with the accounts that are made for them.
import type { PostingRole } from '../../book/index.ts';
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
import { decideWithJournals } from '../decide-with-journals.ts';
import type { DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingContext } from '../posting-context.ts';
import { journalsOfAct, reversalsOfAct } from '../runs/act-journals.ts';
import { narrationOfStock } from '../runs/stock-run-narration.ts';

/** What a decision on a run is made from, beside what journals need. */
export type StockPostingContext = PostingContext & {
  readonly posting: StockPostingState;
  readonly stockFacts: StockPostingFacts;
};

export function decideStockPosting(
  command: StockPostingCommand,
  context: StockPostingContext,
): Result<readonly StreamEvent[], StockPostingRejection | DocumentRejection> {
  const { posting: state, stockFacts: facts } = context;
  const journals = (event: StockPostingEvent) => journalsOf(event, command, state);
  return decideWithJournals(stockPostingDecider, { state, command, facts }, journals, context);
}

function journalsOf(
  { type, data }: StockPostingEvent,
  command: StockPostingCommand,
  { runs }: StockPostingState,
): readonly DocumentJournal[] {
  if (type === 'StockRunPosted') {
    const { number, lines, journalIds } = data;
    const journals = stockGroupsOf(lines).map((group) => ({
      on: group.date,
      narration: narrationOfStock(group, number),
      entries: entriesOf(group),
    }));
    return journalsOfAct({ kind: 'stock-run', number, journalIds }, journals);
  }
  if (command.type !== 'UndoStockRun') return [];
  const { journalIds = [] } = runs[data.number - 1] ?? {};
  return reversalsOfAct(command.data, { kind: 'stock-run', journalIds });
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
