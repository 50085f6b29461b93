// The whole decision on a stock journal: what it moves, and the journal that gives back the input
// credit on lost goods, or takes that back, with the accounts that are made for it.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Result } from '../../kernel/result.ts';
import { stockJournalDecider } from '../../stock-journal/index.ts';
import type {
  LossReason,
  StockJournalCommand,
  StockJournalEvent,
  StockJournalFacts,
  StockJournalPosted,
  StockJournalRejection,
  StockJournalState,
} from '../../stock-journal/index.ts';
import { decideWithJournals } from '../decide-with-journals.ts';
import type { DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingContext } from '../posting-context.ts';

/** What a decision on a stock journal is made from; what posts nothing needs no more. */
export type StockJournalContext = {
  readonly stockJournal: StockJournalState;
  readonly stockFacts: StockJournalFacts;
  readonly posting: PostingContext | null;
};

export function decideStockJournal(
  command: StockJournalCommand,
  { stockJournal: state, stockFacts: facts, posting }: StockJournalContext,
): Result<readonly StreamEvent[], StockJournalRejection | DocumentRejection> {
  const journals = (event: StockJournalEvent) => journalsOf(event, command);
  return decideWithJournals(stockJournalDecider, { state, command, facts }, journals, posting);
}

function journalsOf(
  event: StockJournalEvent,
  { data }: StockJournalCommand,
): readonly DocumentJournal[] {
  const { stockJournalId: id, entryDate, journalId } = event.data;
  if (journalId === undefined) return [];
  if (event.type === 'StockJournalPosted') return [{ post: postingOf(event.data, journalId) }];
  const reversalId = 'reversalId' in data ? data.reversalId : null;
  invariant(reversalId !== null, 'A stock journal with a journal is reversed with it.');
  return [
    {
      reverse: {
        journalId: journalId as JournalId,
        reversalId,
        reason: event.data.reason,
        entryDate: calendarDate(entryDate),
        document: { kind: 'stock-journal', id },
      },
    },
  ];
}

const WORDS: Readonly<Record<LossReason, string>> = {
  lost: 'lost',
  stolen: 'stolen',
  destroyed: 'destroyed',
  'written-off': 'written off',
  gift: 'given away',
  'free-sample': 'given as free samples',
};

function postingOf({ stockJournalId, number, ...said }: StockJournalPosted['data'], id: number) {
  const { entryDate, purpose, lines } = said;
  const sumOf = (head: 'cgstPaise' | 'sgstPaise' | 'igstPaise') =>
    lines.reduce((sum, { credit }) => sum + (credit?.[head] ?? 0), 0);
  const [cgst, sgst, igst] = [sumOf('cgstPaise'), sumOf('sgstPaise'), sumOf('igstPaise')];
  const goods = WORDS[purpose as LossReason];
  return {
    journalId: id,
    voucherType: 'journal' as const,
    entryDate: calendarDate(entryDate),
    narration: `Input credit on goods ${goods}, CGST Act s. 17(5)(h)`,
    source: { kind: 'stock-journal' as const, id: stockJournalId, number: String(number) },
    entries: [
      ...postingEntries({ role: 'stock-loss' }, 'debit', cgst + sgst + igst),
      ...postingEntries({ role: 'input-cgst' }, 'credit', cgst),
      ...postingEntries({ role: 'input-sgst' }, 'credit', sgst),
      ...postingEntries({ role: 'input-igst' }, 'credit', igst),
    ],
  };
}
