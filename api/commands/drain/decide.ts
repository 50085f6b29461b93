// Asks the rules of core, everything that they need being at hand. Nothing here waits.
import {
  decideAppropriation,
  decideAssetPosting,
  decideDocument,
  decideJournal,
  decideOpening,
  decidePaymentVoucher,
  decidePresale,
  decidePurchaseBill,
  decidePurchaseDebitNote,
  decidePurchaseOrder,
  decideSelfInvoice,
  decideSupplierPayment,
  decideStockJournal,
  decideStockPosting,
  decideTdsDeposit,
  decideExpense,
  decideBillOfEntry,
  decideGoodsReceipt,
  decideCreditReclaim,
  decideCreditReversal,
  settlesItems,
} from '#core/documents/index.ts';
import type { DocumentCommand, DocumentFacts, PartyFacts } from '#core/documents/index.ts';
import { byCategory, categoryOf } from '#core/domain.ts';
import type { JournalCommand } from '#core/journal/index.ts';
import type { AggregateName, BooksEvent, Command, Rejection } from '#core/domain.ts';
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { stateIn } from '../book-session.ts';
import type { BookSession, Decision } from '../book-session.ts';
import { documentStates } from '../needs/documents/posting.ts';
import { settlingStates } from '../needs/journal-settling.ts';
import { factsOf, recordIdOf } from '../needs/needs-of.ts';

/** What is needed of a decider, whatever its aggregate. */
type AnyDecider = {
  decide(
    state: unknown,
    command: Command,
    facts: unknown,
  ): Result<readonly BooksEvent[], Rejection>;
  streamOf(event: BooksEvent, command: Command): string;
};

const DECIDERS = byCategory<AnyDecider>(({ decider }) => decider as AnyDecider);

/** What is decided together with its journals, accounts or invoices. */
const WHOLE_DECISIONS = {
  opening: decideOpening,
  'asset-posting': decideAssetPosting,
  'stock-journal': decideStockJournal,
  'stock-posting': decideStockPosting,
  appropriation: decideAppropriation,
  presale: decidePresale,
  'purchase-order': decidePurchaseOrder,
  'purchase-bill': decidePurchaseBill,
  'purchase-debit-note': decidePurchaseDebitNote,
  'supplier-payment': decideSupplierPayment,
  'self-invoice': decideSelfInvoice,
  'payment-voucher': decidePaymentVoucher,
  'tds-deposit': decideTdsDeposit,
  expense: decideExpense,
  'credit-reversal': decideCreditReversal,
  'credit-reclaim': decideCreditReclaim,
  'bill-of-entry': decideBillOfEntry,
  'goods-receipt': decideGoodsReceipt,
} as Readonly<Partial<Record<AggregateName, (command: Command, facts: unknown) => Decision>>>;

/** @returns the events of a command with their streams, or the first refusal that applies. */
export function decideCommand(session: BookSession, command: Command): Decision {
  const category = categoryOf(command);
  const facts = factsOf(command, session);
  if (category === 'invoice' || category === 'customer') {
    const states = documentStates(session);
    return decideDocument(states, command as DocumentCommand, facts as DocumentFacts);
  }
  const whole = WHOLE_DECISIONS[category];
  if (whole !== undefined) return whole(command, facts);
  if (category === 'journal' && settlesItems(command as JournalCommand)) {
    const states = settlingStates(session);
    return decideJournal(states, command as JournalCommand, facts as PartyFacts);
  }
  const decider = DECIDERS[category];
  const state = stateIn(session, category, recordIdOf(command));
  const decided = decider.decide(state, command, facts);
  if (!decided.ok) return decided;
  return accepted(
    decided.value.map((event) => ({ event, stream: decider.streamOf(event, command) })),
  );
}
