// Decides on a customer and on money on account, with the customer's ledger and the journals.
import { NO_KEEPING, undertakingsOf } from '../../book/index.ts';
import type { BookState, Keeping } from '../../book/index.ts';
import { customerDecider } from '../../customer/index.ts';
import type {
  BillToSettle,
  CustomerCommand,
  CustomerEvent,
  CustomerFacts,
  CustomerState,
} from '../../customer/index.ts';
import { invoiceDecider } from '../../invoice/index.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { undertakingOn } from '../../tax/index.ts';
import type { Result } from '../../kernel/result.ts';
import { bankChargeJournals, bankChargeOf } from '../customers/bank-charge.ts';
import { ledgerEvents, ledgersOf } from '../customers/customer-ledger.ts';
import { onStreams } from '../decide-with-journals.ts';
import type { DocumentContext, DocumentRejection, StreamEvent } from '../facts.ts';
import { filedEventRefusal } from '../taking-back/filed-periods.ts';
import { journalsOf } from '../journals/journals-of.ts';
import { moneyAccountOf, takesCharges } from '../customers/money-account.ts';
import { nextOf } from '../numbers/numbers.ts';
import { openCreditOf } from '../customers/open-credit.ts';
import { postJournals } from '../journals/post-journals.ts';
import { takeBackSettled } from '../taking-back/document-falling-back.ts';
import { invoicesToRemind, reminderEvents } from '../customers/reminders.ts';
import { billsToSettle, settleBills } from '../settling/receipt-settling.ts';

export function decideCustomer(
  command: CustomerCommand,
  context: DocumentContext,
): Result<readonly StreamEvent[], DocumentRejection> {
  const state = context.states.customer(command.data.customerId);
  const money = moneyAccountOf(command, context);
  const bills = billsToSettle(command, context);
  const fallen = takeBackSettled(command, context);
  const overdue = invoicesToRemind(command, context);
  const decided = customerDecider.decide(state, command, {
    ...factsOf(command, state, context),
    moneyAccountId: money.accountId,
    bills,
    invoicesToRemind: overdue.length,
    allocatedPaise: allocatedPaise(command, context) - fallen.amountPaise,
  });
  if (!decided.ok) return decided;
  const filed = filedEventRefusal(decided.value, context.states.book);
  if (filed !== null) return rejected(filed);
  const ledgers = ledgersOf(state);
  const ledgerId = ledgers.customer;
  const ledger = ledgerEvents(
    decided.value,
    { adopts: adoptedId(command) !== null, ledgers },
    context,
  );
  if (!ledger.ok) return ledger;
  const settled = settledBy(decided.value, command, bills, ledgerId);
  const own = onStreams(customerDecider, decided.value, command);
  const occasion = {
    command,
    customer: state,
    invoice: invoiceDecider.initialState,
    invoiceNumber: '',
    settled: bills.flatMap(({ bill }) => bill?.number ?? []),
  };
  const before = own.length === 0 ? [] : money.events;
  const charge = bankChargeJournals(command, context);
  if (!charge.ok) return charge;
  const asked = decided.value.flatMap((event) => journalsOf(event, occasion));
  const journals = postJournals([...asked, ...charge.value], context, before);
  if (!journals.ok) return journals;
  return accepted([
    ...ledger.value,
    ...before,
    ...fallen.events,
    ...own,
    ...settled,
    ...reminderEvents(command, state, context, overdue),
    ...journals.value,
  ]);
}

function factsOf(
  command: CustomerCommand,
  customer: CustomerState,
  context: DocumentContext,
): Omit<CustomerFacts, 'moneyAccountId' | 'bills' | 'invoicesToRemind' | 'allocatedPaise'> {
  const { states, facts } = context;
  const refunds = command.type === 'RecordRefund';
  return {
    today: facts.today,
    uses: facts.customerUses,
    retention: { lastDocumentOn: facts.lastDocumentOn, ...keepingOf(states.book) },
    nextReceipt: nextOf('receipt', context),
    supplier: advanceSupplierOf(states.book, paidOnOf(command) ?? facts.today),
    nextRefund: nextOf('refund', context),
    credit: refunds ? openCreditOf(command.data.credit, customer, facts) : null,
    chargeAccounts: chargeAccounts(command, context),
    adopted: adoptedLedger(command, context),
    billAccounts: billAccounts(command, context),
  };
}

/** @returns the ledger from before that a supplier is to have, or null. */
export const adoptedId = (command: CustomerCommand): number | null =>
  (command.type === 'AddSupplier' || command.type === 'MakeSupplier') && command.data.adopts
    ? command.data.accountId
    : null;

/** An open account under Sundry Creditors that is no party's yet. */
function adoptedLedger(
  command: CustomerCommand,
  { states, facts }: DocumentContext,
): CustomerFacts['adopted'] {
  const accountId = adoptedId(command);
  const ledger = accountId === null ? null : states.account(accountId);
  if (ledger?.status !== 'open' || facts.ledgerOwner != null) return null;
  const { name, gstin, classification } = ledger;
  return classification.group === 'sundry-creditors' ? { name, gstin } : null;
}

/** @returns the account that a line of the supplier's bills is to have, if one is named. */
export const billAccountOf = (command: CustomerCommand): number | null =>
  'supplier' in command.data ? (command.data.supplier.billDefaults?.accountId ?? null) : null;

/** What is bought is an expense or an asset: no party, bank or cash. */
function billAccounts(command: CustomerCommand, { states }: DocumentContext): ReadonlySet<number> {
  const named = billAccountOf(command);
  return new Set(named !== null && takesCharges(states.account(named)) ? [named] : []);
}

function settledBy(
  decided: readonly CustomerEvent[],
  { type, data }: CustomerCommand,
  bills: readonly BillToSettle[],
  ledgerId: number,
): readonly StreamEvent[] {
  const receipt = decided.find((event) => event.type === 'ReceiptRecorded');
  if (type !== 'RecordReceipt' || receipt === undefined || data.settling === undefined) return [];
  return settleBills(bills, receipt.data, data.settling, ledgerId);
}

/** Money is not kept back into cash, a bank or another party's account. */
function chargeAccounts(
  command: CustomerCommand,
  { states }: DocumentContext,
): ReadonlySet<number> {
  const deductions = command.type === 'RecordReceipt' ? (command.data.deductions ?? []) : [];
  const charges = [...deductions, bankChargeOf(command)];
  const named = charges.flatMap((charge) => charge?.accountId ?? []);
  return new Set(named.filter((id) => takesCharges(states.account(id))));
}

const keepingOf = (book: BookState): Keeping =>
  book.status === 'open' ? book.keeping : NO_KEEPING;

const paidOnOf = ({ type, data }: CustomerCommand): CalendarDate | null =>
  type === 'RecordReceipt' ? data.paidOn : null;

/** @param on the day on which an advance is paid, by which a letter of undertaking is in force. */
function advanceSupplierOf(book: BookState, on: CalendarDate): CustomerFacts['supplier'] {
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const { stateCode, registration } = book.billing;
  const hasUndertaking = undertakingOn(undertakingsOf(book), on) !== null;
  return { supplierState: stateCode, supplierRegistration: registration, hasUndertaking };
}

/** What is not open any more of a receipt that stands settled something, or was refunded. */
function allocatedPaise(command: CustomerCommand, { states, facts }: DocumentContext): number {
  if (command.type !== 'ReverseReceipt' || facts.credit === null) return 0;
  const customer = states.customer(command.data.customerId);
  if (!('receipts' in customer)) return 0;
  const receipt = customer.receipts.get(command.data.receiptId);
  if (receipt === undefined) return 0;
  return receipt.amountPaise - facts.credit.openPaise;
}
