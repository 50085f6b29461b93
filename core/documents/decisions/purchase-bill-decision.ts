// The whole decision on a purchase bill: its own events, the accounts that are made for it, and the
// journal that it posts or reverses. All of it is accepted, or nothing.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted } from '../../kernel/result.ts';
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
import type { DocumentFacts, DocumentRejection, StreamEvent } from '../facts.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postJournals } from '../journals/post-journals.ts';
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

/** The bill refuses first, then its journal. */
export function decidePurchaseBill(
  command: PurchaseBillCommand,
  { bill, billFacts, ...context }: PurchaseBillContext,
): Result<readonly StreamEvent[], PurchaseBillRefusal> {
  const facts = { ...billFacts, nextNumber: nextOf(purchaseBill.kind, context) };
  const decided = purchaseBillDecider.decide(bill, command, facts);
  if (!decided.ok) return decided;
  const own = decided.value.map((event) => ({
    event,
    stream: purchaseBillDecider.streamOf(event, command),
  }));
  const wanted = decided.value.flatMap((event) => journalsOf(event, command));
  if (wanted.length === 0) return accepted(own);
  const journals = postJournals(wanted, context, []);
  return journals.ok ? accepted([...own, ...journals.value]) : journals;
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
