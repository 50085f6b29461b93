// Decides on invoices: the facts they need, and with every decision the journals that it makes, all
// in one transaction.
import type { CustomerState } from '#core/customer/index.ts';
import { financialYearLabelOf, invoiceDecider } from '#core/invoice/index.ts';
import type {
  InvoiceCommand,
  InvoiceDecision,
  InvoiceFacts,
  InvoiceState,
} from '#core/invoice/index.ts';
import type { SourceKind } from '#core/journal/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { accepted } from '#core/kernel/result.ts';
import {
  creditNoteIssued,
  invoiceIssued,
  paymentRecorded,
  receiptRecorded,
} from '#core/documents/index.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { Decided, FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { journalsFor } from './journals.ts';
import type { Asked } from './journals.ts';
import { supplierOf } from '#api/queries/billing/parties.ts';
import { creditFacts, customerFacts, lineFacts } from './invoice-facts.ts';
import { moneyAccountFor } from './money-account.ts';
import { nextNumbers } from './numbers.ts';

type Made = Omit<NewEvent, 'actorId'>;

export const invoiceStreams = ({ data }: InvoiceCommand): readonly string[] => [
  streamName('invoice', data.invoiceId),
];

export async function decideInvoice(source: FactSource, command: InvoiceCommand): Promise<Decided> {
  const { memory, head } = source.desk;
  const state = stateOf(memory, 'invoice', command.data.invoiceId);
  const customerId = customerIdOf(state, command);
  if (customerId !== null) await source.load([streamName('customer', customerId)]);
  const customer = customerId === null ? null : stateOf(memory, 'customer', customerId);
  const money = await moneyAccountFor(source, command);
  const facts = await factsOf(source, { command, state, customerId });
  const decided = invoiceDecider.decide(state, command, {
    ...facts,
    moneyAccountId: money.accountId,
  });
  if (!decided.ok) return decided;
  const own = decided.value.map((event): Made => ({
    event,
    stream: invoiceDecider.streamOf(event, command),
  }));
  const context = { state, command, customer, number: numberOf(decided.value, state) };
  const asked = decided.value.flatMap((event) => askedBy(event, context));
  const usedMoney = decided.value.some(isMoneyIn) ? money.events : [];
  const journals = await journalsFor(source, asked, usedMoney);
  if (!journals.ok) return journals;
  invariant(head.bookId > 0, 'Invoices are a book’s.');
  return accepted([...usedMoney, ...own, ...journals.value]);
}

const isMoneyIn = ({ type }: InvoiceDecision): boolean =>
  type === 'PaymentRecorded' || type === 'ReceiptRecorded';

function customerIdOf(state: InvoiceState, { data }: InvoiceCommand): number | null {
  if ('customerId' in data) return data.customerId;
  return state.status === 'absent' ? null : state.customerId;
}

type About = {
  readonly command: InvoiceCommand;
  readonly state: InvoiceState;
  readonly customerId: number | null;
};

async function factsOf(
  source: FactSource,
  { command, state, customerId }: About,
): Promise<Omit<InvoiceFacts, 'moneyAccountId'>> {
  const { memory, head } = source.desk;
  const book = stateOf(memory, 'book', head.bookId);
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const { billing } = book;
  const tables = await source.readTables();
  const years = [head.today, ...datesOf(command, state)].map(financialYearLabelOf);
  const kinds = ['invoice', 'credit-note', 'receipt'] as const;
  const next = await nextNumbers(tables, { bookId: head.bookId, billing }, { kinds, years });
  return {
    today: head.today,
    supplier: supplierOf(book.name, billing),
    dueDays: billing.dueDays,
    customer: customerId === null ? null : customerFacts(stateOf(memory, 'customer', customerId)),
    nextInvoice: next('invoice'),
    nextCreditNote: next('credit-note'),
    nextReceipt: next('receipt'),
    ...(await lineFacts(source, command, state)),
    credit: await creditFacts(tables, head.bookId, { command, customerId }),
  };
}

/** The days of which a number may be asked for. */
function datesOf({ data }: InvoiceCommand, state: InvoiceState): readonly string[] {
  return [
    ...(state.status === 'draft' ? [state.draft.issueDate] : []),
    ...('draft' in data && data.draft.issueDate !== null ? [data.draft.issueDate] : []),
    ...('issueDate' in data && data.issueDate !== null ? [data.issueDate] : []),
    ...('paidOn' in data && data.paidOn !== null ? [data.paidOn] : []),
  ];
}

type Context = {
  readonly command: InvoiceCommand;
  readonly state: InvoiceState;
  readonly customer: CustomerState | null;
  readonly number: string;
};

/** A draft of another financial year takes a new number as it is issued. */
function numberOf(decided: readonly InvoiceDecision[], state: InvoiceState): string {
  const issued = decided.find((event) => event.type === 'InvoiceIssued');
  return issued?.data.number ?? ('number' in state ? state.number : '');
}

/** Business event in, journal out. */
function askedBy(event: InvoiceDecision, context: Context): readonly Asked[] {
  const { command, state, customer, number: invoiceNumber } = context;
  const customerAccountId = customer !== null && 'accountId' in customer ? customer.accountId : 0;
  switch (event.type) {
    case 'InvoiceIssued': {
      const post = invoiceIssued(event, customerAccountId);
      return post === null ? [] : [{ post }];
    }
    case 'PaymentRecorded':
      return [{ post: paymentRecorded(event, { customerAccountId, invoiceNumber }) }];
    case 'ReceiptRecorded':
      return [{ post: receiptRecorded(event, { customerAccountId }) }];
    case 'CreditNoteIssued':
      return [{ post: creditNoteIssued(event, { customerAccountId, invoiceNumber }) }];
    case 'PaymentReversed': {
      const { paymentId, reason } = event.data;
      const payment = state.status === 'issued' ? state.payments.get(paymentId) : undefined;
      return reversalOf(command, payment?.journalId ?? null, {
        reason,
        document: { kind: 'payment', id: paymentId },
      });
    }
    case 'InvoiceCancelled': {
      const { invoiceId, reason } = event.data;
      const journalId = state.status === 'issued' ? state.issued.journalId : null;
      return reversalOf(command, journalId, {
        reason,
        document: { kind: 'invoice', id: invoiceId },
      });
    }
    default:
      return [];
  }
}

function reversalOf(
  { data }: InvoiceCommand,
  journalId: number | null,
  rest: { readonly reason: string; readonly document: { kind: SourceKind; id: number } },
): readonly Asked[] {
  if (journalId === null || !('reversalId' in data)) return [];
  return [{ reverse: { journalId, reversalId: data.reversalId, ...rest } }];
}
