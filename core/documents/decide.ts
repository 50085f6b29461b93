// The whole decision on a document: its own events, the accounts that are made for it, the numbers
// that it takes and the journals that it posts or reverses. All of it is accepted, or nothing.
import { customerDecider } from '../customer/index.ts';
import type { CustomerCommand } from '../customer/index.ts';
import { invoiceDecider } from '../invoice/index.ts';
import type {
  InvoiceCommand,
  InvoiceDecision,
  InvoiceFacts,
  InvoiceState,
} from '../invoice/index.ts';
import { invariant } from '../kernel/invariant.ts';
import { accepted } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { ledgerEvents } from './customer-ledger.ts';
import type {
  DocumentCommand,
  DocumentContext,
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  StreamEvent,
} from './facts.ts';
import { journalsOf } from './journals-of.ts';
import { moneyAccountOf } from './money-account.ts';
import { nextNumber } from './numbers.ts';
import type { NumberedKind } from './numbers.ts';
import { invoiceCustomerOf, supplierOf } from './parties.ts';
import { postJournals } from './post-journals.ts';

type Decision = Result<readonly StreamEvent[], DocumentRejection>;

/**
 * Decides a command on a customer or an invoice together with everything that follows from it.
 * @returns all events with their streams in the order in which they are recorded, or the first
 * refusal: of the document, of the customer's ledger, then of the journals.
 */
export function decideDocument(
  states: DocumentStates,
  command: DocumentCommand,
  facts: DocumentFacts,
): Decision {
  const context = { states, facts };
  return isOfInvoice(command) ? decideInvoice(command, context) : decideCustomer(command, context);
}

const isOfInvoice = (command: DocumentCommand): command is InvoiceCommand =>
  'invoiceId' in command.data;

/** @returns whom a command on an invoice is about: whom it names, else the invoice's customer. */
export function customerIdOf(state: InvoiceState, { data }: InvoiceCommand): number | null {
  if ('customerId' in data) return data.customerId;
  return state.status === 'absent' ? null : state.customerId;
}

function decideInvoice(command: InvoiceCommand, context: DocumentContext): Decision {
  const { states } = context;
  const state = states.invoice(command.data.invoiceId);
  const customer = states.customer(customerIdOf(state, command) ?? 0);
  const money = moneyAccountOf(command, context);
  const decided = invoiceDecider.decide(state, command, {
    ...invoiceFacts(context),
    customer: invoiceCustomerOf(customer),
    moneyAccountId: money.accountId,
  });
  if (!decided.ok) return decided;
  const own = decided.value.map((event) => ({
    event,
    stream: invoiceDecider.streamOf(event, command),
  }));
  const invoiceNumber = numberOf(decided.value, state);
  const occasion = { command, customer, invoice: state, invoiceNumber };
  const before = decided.value.some(isMoneyIn) ? money.events : [];
  const journals = postJournals(
    decided.value.flatMap((event) => journalsOf(event, occasion)),
    context,
    before,
  );
  return journals.ok ? accepted([...before, ...own, ...journals.value]) : journals;
}

const isMoneyIn = ({ type }: InvoiceDecision): boolean =>
  type === 'PaymentRecorded' || type === 'ReceiptRecorded';

/** A draft of another financial year takes a new number as it is issued. */
function numberOf(decided: readonly InvoiceDecision[], state: InvoiceState): string {
  const issued = decided.find((event) => event.type === 'InvoiceIssued');
  return issued?.data.number ?? ('number' in state ? state.number : '');
}

function invoiceFacts(context: DocumentContext): Omit<InvoiceFacts, 'customer' | 'moneyAccountId'> {
  const { book } = context.states;
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const { today, products, listedHsn, credit } = context.facts;
  return {
    today,
    products,
    listedHsn,
    credit,
    supplier: supplierOf(book.name, book.billing),
    dueDays: book.billing.dueDays,
    nextInvoice: nextOf('invoice', context),
    nextCreditNote: nextOf('credit-note', context),
    nextReceipt: nextOf('receipt', context),
  };
}

const nextOf =
  (kind: NumberedKind, { states: { book }, facts: { today, lastNumber } }: DocumentContext) =>
  (financialYear: string) => {
    invariant(book.status === 'open', 'Only an open book takes documents.');
    return nextNumber(book.billing, { kind, financialYear, today }, lastNumber);
  };

function decideCustomer(command: CustomerCommand, context: DocumentContext): Decision {
  const { states, facts } = context;
  const state = states.customer(command.data.customerId);
  const money = moneyAccountOf(command, context);
  const decided = customerDecider.decide(state, command, {
    today: facts.today,
    uses: facts.customerUses,
    nextReceipt: nextOf('receipt', context),
    moneyAccountId: money.accountId,
    allocatedPaise: allocatedPaise(command, context),
  });
  if (!decided.ok) return decided;
  const ledger = ledgerEvents(decided.value, 'accountId' in state ? state.accountId : 0, context);
  if (!ledger.ok) return ledger;
  const own = decided.value.map((event) => ({
    event,
    stream: customerDecider.streamOf(event, command),
  }));
  const occasion = {
    command,
    customer: state,
    invoice: invoiceDecider.initialState,
    invoiceNumber: '',
  };
  const before = own.length === 0 ? [] : money.events;
  const journals = postJournals(
    decided.value.flatMap((event) => journalsOf(event, occasion)),
    context,
    before,
  );
  if (!journals.ok) return journals;
  return accepted([...ledger.value, ...before, ...own, ...journals.value]);
}

/** What is not open any more of a receipt that stands was allocated to invoices. */
function allocatedPaise(command: CustomerCommand, { states, facts }: DocumentContext): number {
  if (command.type !== 'ReverseReceipt' || facts.credit === null) return 0;
  const customer = states.customer(command.data.customerId);
  if (!('receipts' in customer)) return 0;
  const receipt = customer.receipts.get(command.data.receiptId);
  if (receipt === undefined || receipt.reversed) return 0;
  return receipt.amountPaise - facts.credit.openPaise;
}
