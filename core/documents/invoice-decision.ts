// Decides on an invoice, from its draft to its last payment, with the journals that it makes.
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
import type { DocumentContext, DocumentRejection, StreamEvent } from './facts.ts';
import { journalsOf } from './journals/journals-of.ts';
import { moneyAccountOf } from './money-account.ts';
import { nextOf } from './numbers.ts';
import { invoiceCustomerOf, supplierOf } from './parties.ts';
import { postJournals } from './journals/post-journals.ts';

/** @returns whom a command on an invoice is about: whom it names, else the invoice's customer. */
export function customerIdOf(state: InvoiceState, { data }: InvoiceCommand): number | null {
  if ('customerId' in data) return data.customerId;
  return state.status === 'absent' ? null : state.customerId;
}

export function decideInvoice(
  command: InvoiceCommand,
  context: DocumentContext,
): Result<readonly StreamEvent[], DocumentRejection> {
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
    draftDefaults: book.billing,
    nextInvoice: nextOf('invoice', context),
    nextCreditNote: nextOf('credit-note', context),
    nextReceipt: nextOf('receipt', context),
  };
}
