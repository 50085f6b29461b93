// Decides on an invoice, from its draft to its last payment, with the journals that it makes.
import { refundOf } from '../../customer/index.ts';
import { lockedToOf, TRIP_ACCOUNTS, undertakingsOf } from '../../book/index.ts';
import { invoiceDecider } from '../../invoice/index.ts';
import type {
  InvoiceCommand,
  InvoiceDecision,
  InvoiceFacts,
  InvoiceState,
} from '../../invoice/index.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { bankChargeJournals } from '../customers/bank-charge.ts';
import { takeBackSettled } from '../taking-back/document-falling-back.ts';
import { onStreams } from '../decide-with-journals.ts';
import type { DocumentContext, DocumentRejection, StreamEvent } from '../facts.ts';
import { filedEventRefusal } from '../taking-back/filed-periods.ts';
import { journalsOf } from '../journals/journals-of.ts';
import { moneyAccountOf } from '../customers/money-account.ts';
import { nextOf } from '../numbers/numbers.ts';
import { invoiceCustomerOf, supplierOf } from '../customers/parties.ts';
import { openCreditOf } from '../customers/open-credit.ts';
import { postJournals } from '../journals/post-journals.ts';

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
  const fallen = takeBackSettled(command, context);
  const decided = invoiceDecider.decide(state, command, {
    ...invoiceFacts(context),
    customer: invoiceCustomerOf(customer),
    credit:
      command.type === 'AllocateCredit'
        ? openCreditOf(command.data.source, customer, context.facts)
        : null,
    moneyAccountId: money.accountId,
    refundOfNote:
      command.type === 'ReverseCreditNote'
        ? refundOf(customer, { kind: 'credit-note', id: command.data.creditNoteId })
        : null,
  });
  if (!decided.ok) return decided;
  const filed = filedEventRefusal(decided.value, states.book);
  if (filed !== null) return rejected(filed);
  const own = onStreams(invoiceDecider, decided.value, command);
  const invoiceNumber = numberOf(decided.value, state);
  const occasion = { command, customer, invoice: state, invoiceNumber };
  const before = decided.value.some(isMoneyIn) ? money.events : [];
  const charge = bankChargeJournals(command, context);
  if (!charge.ok) return charge;
  const asked = decided.value.flatMap((event) => journalsOf(event, occasion));
  const journals = postJournals([...asked, ...charge.value], context, before);
  return journals.ok
    ? accepted([...before, ...fallen.events, ...own, ...journals.value])
    : journals;
}

const isMoneyIn = ({ type }: InvoiceDecision): boolean =>
  type === 'PaymentRecorded' || type === 'ReceiptRecorded';

/** A draft of another financial year takes a new number as it is issued. */
function numberOf(decided: readonly InvoiceDecision[], state: InvoiceState): string {
  const issued = decided.find((event) => event.type === 'InvoiceIssued');
  return issued?.data.number ?? ('number' in state ? state.number : '');
}

/** @returns what the rules of an invoice are told of the book and the day. */
export function invoiceFacts(
  context: DocumentContext,
): Omit<InvoiceFacts, 'customer' | 'credit' | 'moneyAccountId' | 'refundOfNote'> {
  const { book } = context.states;
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const { today, products, productTerms, places, listedHsn } = context.facts;
  const trips = Object.values(TRIP_ACCOUNTS);
  const tripAccounts = new Map(
    context.facts.roleAccounts.flatMap(({ code, open, accountId }) => {
      const trip = open ? trips.find((one) => one === code) : undefined;
      return trip === undefined ? [] : [[trip, accountId] as const];
    }),
  );
  const { expectedIrn = null, delivered = null } = context.facts;
  return {
    today,
    products,
    productTerms,
    tripAccounts,
    places,
    listedHsn,
    returns: book.returns,
    lockedTo: lockedToOf(book),
    expectedIrn,
    delivered,
    supplier: supplierOf(book.name, book.billing),
    undertakings: undertakingsOf(book),
    dueDays: book.billing.dueDays,
    draftDefaults: book.billing,
    turnovers: book.turnovers,
    nextInvoice: nextOf('invoice', context),
    nextCreditNote: nextOf('credit-note', context),
    nextDebitNote: nextOf('debit-note', context),
    nextReceipt: nextOf('receipt', context),
  };
}
