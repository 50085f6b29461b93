// The whole decision on a purchase bill: its own events, the accounts that are made for it, and the
// journal that it posts or reverses.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Result } from '../../kernel/result.ts';
import { purchaseBill, purchaseBillDecider } from '../../trade/index.ts';
import type {
  PurchaseBill,
  PurchaseBillCommand,
  PurchaseBillEvent,
  PurchaseBillFacts,
  PurchaseBillRejection,
  PurchaseBillState,
  TradeRejection,
} from '../../trade/index.ts';
import { decideWithJournals } from '../decide-with-journals.ts';
import type { DocumentFacts, DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import type { Posting } from '../journals/posting.ts';
import { nextOf } from '../numbers/numbers.ts';
import type { PostingContext } from '../posting-context.ts';

/** What a decision on a bill is made from; its number comes of the series of the book. */
export type PurchaseBillContext = PostingContext & {
  readonly facts: Pick<DocumentFacts, 'lastNumber'>;
  readonly bill: PurchaseBillState;
  readonly billFacts: Omit<PurchaseBillFacts, 'nextNumber'>;
};

type PurchaseBillRefusal = PurchaseBillRejection | TradeRejection | DocumentRejection;

export function decidePurchaseBill(
  command: PurchaseBillCommand,
  { bill: state, billFacts, ...context }: PurchaseBillContext,
): Result<readonly StreamEvent[], PurchaseBillRefusal> {
  const facts = { ...billFacts, nextNumber: nextOf(purchaseBill.kind, context) };
  const journals = (event: PurchaseBillEvent) => journalsOf(event, command);
  return decideWithJournals(purchaseBillDecider, { state, command, facts }, journals, context);
}

function journalsOf(
  event: PurchaseBillEvent,
  { data }: PurchaseBillCommand,
): readonly DocumentJournal[] {
  if (event.type === 'PurchaseBillPosted') return [{ post: postingOfPurchaseBill(event.data) }];
  if (event.type !== 'PurchaseBillReversed') return [];
  invariant('reversalId' in data, 'A bill is reversed together with its journal.');
  const { documentId: id, journalId, reason, reversedOn } = event.data;
  return [
    {
      reverse: {
        journalId: journalId as JournalId,
        reversalId: data.reversalId,
        reason,
        entryDate: calendarDate(reversedOn),
        document: { kind: purchaseBill.kind, id },
      },
    },
  ];
}

/** @returns the journal of a posted bill. */
function postingOfPurchaseBill(bill: PurchaseBill): Posting {
  const { documentId: id, number, journalId, postedOn } = bill;
  const { kind, voucherType, effects } = purchaseBill;
  return {
    journalId,
    voucherType,
    entryDate: calendarDate(postedOn),
    narration: effects.narration(bill),
    source: { kind, id, number },
    entries: effects.ledger(bill),
  };
}
