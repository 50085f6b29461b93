// Turns a move into a journal that a person posts on a customer's ledger, or takes back.
import type { JournalCommand, Reference } from '#core/journal/index.ts';
import type { AllocationId, JournalId, SettlementId } from '#core/kernel/ids.ts';
import type { TradeMove } from './moves.ts';
import { SUSPENSE } from './paper/decide-by-hand.ts';
import { paperItems } from './paper/open-items.ts';
import type { PaperItem } from './paper/open-items.ts';
import { eventsIn } from './paper/paper-log.ts';
import type { PaperTrade } from './paper/paper-log.ts';

type ByHand = Extract<TradeMove, { kind: 'by-hand' }>;
type UndoByHand = Extract<TradeMove, { kind: 'undo-by-hand' }>;

const chosen = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(items.length, 1)];
const fresh = <Id>(trade: PaperTrade): Id => (trade.lastId += 1) as Id;

function referenceTo({ kind, id, line }: PaperItem, amountPaise: number): Reference {
  if (kind === 'journal') return { kind: 'against', amountPaise, journal: { id, line } };
  return { kind: 'against', amountPaise, document: { kind, id } };
}

/** @returns null where there is no customer yet. */
export function postedByHand(trade: PaperTrade, move: ByHand): JournalCommand | null {
  const customer = chosen(eventsIn(trade, 'CustomerCreated'), move.nth)?.data;
  if (customer === undefined) return null;
  const data = { journalId: fresh<JournalId>(trade), ...documentOf(trade, move, customer) };
  return { type: 'PostJournal', data };
}

type Whose = { readonly customerId: number; readonly accountId: number | null };

function documentOf(trade: PaperTrade, move: ByHand, { customerId, accountId: ledgerId }: Whose) {
  const accountId = ledgerId ?? 0;
  const open = paperItems(trade).filter(
    (one) => one.customerId === customerId && one.openPaise !== 0,
  );
  const item = move.refers ? chosen(open, move.which) : undefined;
  const againstPaise =
    item === undefined
      ? 0
      : Math.max(Math.floor((Math.abs(item.openPaise) * move.share) / 10_000), 1);
  const amountPaise = againstPaise + move.restPaise;
  const rest = { kind: 'on-account', amountPaise: move.restPaise } as const;
  const references = item === undefined ? null : [referenceTo(item, againstPaise), rest];
  const isDebit = item === undefined ? move.isDebit : item.openPaise < 0;
  const [side, other] = isDebit ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  const line = { accountId, side, amountPaise };
  return {
    voucherType: 'journal' as const,
    entryDate: trade.today,
    narration: 'By hand',
    entries: [
      { accountId: SUSPENSE, side: other, amountPaise },
      references === null ? line : { ...line, references },
    ],
    settling: {
      allocationIds: [fresh<AllocationId>(trade)],
      settlementIds: [fresh<SettlementId>(trade)],
    },
  };
}

/** A reversal, or a correction that settles something else. */
export function undoneByHand(trade: PaperTrade, move: UndoByHand): JournalCommand | null {
  const own = eventsIn(trade, 'JournalPosted').filter(({ data }) => data.source === undefined);
  const journal = chosen(own, move.which)?.data;
  const customer = chosen(eventsIn(trade, 'CustomerCreated'), move.nth)?.data;
  if (journal === undefined || customer === undefined) return null;
  const journalId = journal.journalId as JournalId;
  const data = { journalId, reversalId: fresh<JournalId>(trade), reason: 'Slip' };
  if (move.again === null) return { type: 'ReverseJournal', data };
  const again = { kind: 'by-hand', ...move.again } as const;
  const replacementId = fresh<JournalId>(trade);
  return {
    type: 'CorrectJournal',
    data: { ...data, replacementId, ...documentOf(trade, again, customer) },
  };
}
