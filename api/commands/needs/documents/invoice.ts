import { createHash } from 'node:crypto';
import { bankChargeOf, customerIdOf } from '#core/documents/index.ts';
import type { DocumentFacts } from '#core/documents/index.ts';
import { irnTextOf } from '#core/invoice/index.ts';
import type { DraftLineInput, InvoiceCommand } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { portalDay } from '#core/tax/index.ts';
import { isListed } from '#api/queries/catalogue/hsn/master.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from '../masters/links.ts';
import { incomeStreams, productsNamed, productTermsIn } from '../masters/product-terms.ts';
import type { NeedsOf } from '../needs.ts';
import { placeReads, placesIn } from '../masters/goods-places.ts';
import type { PlacedLines } from '../masters/goods-places.ts';
import {
  ACCOUNT_IDS,
  advanceReads,
  bankChargeStreams,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';
import { freedStreams, freeingReads } from './settling.ts';

export const invoiceNeeds: NeedsOf<'invoice', DocumentFacts> = {
  stream: ({ data }) => streamName('invoice', data.invoiceId),
  isNew: ({ type }) => type === 'DraftInvoice',
  streams: (command, session) => [
    ...customerStreams(command, session),
    ...moneyStreams(command),
    ...reversedStreams(command, session),
    ...freedStreams(command, session),
    ...(posts(command, session) ? postingStreams(session) : []),
    ...incomeStreams(session, linesOf(command, session)),
    ...billedStreams(command, session),
  ],
  reads: (command, session) => [
    ...productReads(command, session),
    ...placeReads(placedLines(command, session)),
    ...creditReads(command, session),
    ...advanceReadsOf(command, session),
    ...(posts(command, session) ? POSTING_READS : []),
    ...numbersOf(command, session),
    ...freeingReads(command),
    ...challanReads(command, session),
  ],
  sharesMasters: (command, session) => productReads(command, session).length > 0,
  accountIds: (command) => (mayPost(command) ? ACCOUNT_IDS : 0),
  facts: (command, session) => {
    const [credit] = creditReads(command, session);
    const [used] = advanceReadsOf(command, session);
    const [challan] = challanReads(command, session);
    const { wanted, had } = linesOf(command, session);
    const codes = [...wanted, ...had].flatMap(({ hsn }) => (hsn === null ? [] : [hsn]));
    return {
      ...postingFacts(session, posts(command, session)),
      expectedIrn: expectedIrn(command, session),
      delivered: challan === undefined ? null : answerTo(session, challan),
      advanceUsedPaise: used === undefined ? 0 : answerTo(session, used),
      listedHsn: new Set(codes.filter(isListed)),
      places: placesIn(session, placedLines(command, session)),
      productTerms: productTermsIn(session, linesOf(command, session)),
      products: idsAmong(session, 'product', productsNamed({ wanted, had })),
      credit: credit === undefined ? null : answerTo(session, credit),
      accountNames: new Map(),
      customerUses: [],
      ledgerUses: [],
      openItems: [],
      settledOn: freeingReads(command).flatMap((read) => answerTo(session, read)),
    };
  },
};

/** A debit note adds to the income that its invoice was posted to. */
function billedStreams({ type, data }: InvoiceCommand, session: BookSession): readonly string[] {
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  if (type !== 'IssueDebitNote' || invoice.status !== 'issued') return [];
  const ids = invoice.issued.lines.flatMap(({ incomeAccountId }) => incomeAccountId ?? []);
  return [...new Set(ids)].map((id) => streamName('account', id));
}

/** The portal's own number of the document whose registration is to be taken over. */
function expectedIrn(command: InvoiceCommand, session: BookSession): string | null {
  if (command.type !== 'RegisterEInvoice') return null;
  const { invoiceId, document, answer } = command.data;
  const invoice = stateIn(session, 'invoice', invoiceId);
  const text = irnTextOf(invoice, document, portalDay(answer.acknowledgedAt));
  return text === null ? null : createHash('sha256').update(text).digest('hex');
}

const POSTING_COMMANDS: ReadonlySet<InvoiceCommand['type']> = new Set([
  'IssueInvoice',
  'RecordPayment',
  'IssueCreditNote',
  'IssueDebitNote',
  'AllocateCredit',
] as const);

const mayPost = (command: InvoiceCommand): boolean =>
  command.type === 'DraftInvoice'
    ? command.data.issueAs !== null
    : POSTING_COMMANDS.has(command.type) || bankChargeOf(command) !== undefined;

/** A credit posts only the tax that an advance gives back. */
const posts = (command: InvoiceCommand, session: BookSession): boolean =>
  command.type === 'AllocateCredit'
    ? advanceReadsOf(command, session).length > 0
    : mayPost(command);

function advanceReadsOf(
  command: InvoiceCommand,
  session: BookSession,
): readonly Read<'advance-use'>[] {
  const invoice = stateIn(session, 'invoice', command.data.invoiceId);
  if (command.type !== 'AllocateCredit' || invoice.status === 'absent') return [];
  return advanceReads(session, invoice.customerId, command.data.source);
}

/** The customer and their own ledger. */
function customerStreams(command: InvoiceCommand, session: BookSession): readonly string[] {
  const invoice = stateIn(session, 'invoice', command.data.invoiceId);
  const customerId = customerIdOf(invoice, command);
  if (customerId === null) return [];
  const customer = stateIn(session, 'customer', customerId);
  const ledger = 'accountId' in customer ? [streamName('account', customer.accountId)] : [];
  return [streamName('customer', customerId), ...ledger];
}

const moneyStreams = ({ type, data }: InvoiceCommand): readonly string[] =>
  type === 'RecordPayment' && data.accountId !== null
    ? [streamName('account', data.accountId)]
    : [];

/** The journal that goes with what is taken back. */
function reversedStreams(command: InvoiceCommand, session: BookSession): readonly string[] {
  const { type, data } = command;
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  if (invoice.status !== 'issued') return [];
  const { payments, allocations, creditNotes, debitNotes, issued } = invoice;
  if (type === 'ReverseAllocation') {
    const journalId = allocations.get(data.allocationId)?.taxBack.journalId;
    return journalId === undefined ? [] : [streamName('journal', journalId)];
  }
  const payment = type === 'ReversePayment' ? payments.get(data.paymentId) : undefined;
  if (payment !== undefined) {
    const charged = bankChargeStreams(command, session, payment.accountId);
    return [streamName('journal', payment.journalId), ...charged];
  }
  if (type === 'ReverseCreditNote') {
    const note = creditNotes.find(({ creditNoteId }) => creditNoteId === data.creditNoteId);
    return note === undefined ? [] : [streamName('journal', note.journalId)];
  }
  if (type === 'ReverseDebitNote') {
    const note = debitNotes.find(({ debitNoteId }) => debitNoteId === data.debitNoteId);
    return note === undefined ? [] : [streamName('journal', note.journalId)];
  }
  const journalId = type === 'CancelInvoice' ? issued.journalId : null;
  return journalId === null ? [] : [streamName('journal', journalId)];
}

type Lines = {
  readonly wanted: readonly DraftLineInput[];
  readonly had: readonly DraftLineInput[];
};

/** What the lines had already stays, also where a product is no longer offered. */
function linesOf({ data }: InvoiceCommand, session: BookSession): Lines {
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  return {
    wanted: 'draft' in data ? data.draft.lines : [],
    had: invoice.status === 'draft' ? invoice.draft.lines : [],
  };
}

/** A credit note brings goods back, by default to where its invoice took them from. */
function placedLines(command: InvoiceCommand, session: BookSession): PlacedLines {
  const invoice = stateIn(session, 'invoice', command.data.invoiceId);
  if (command.type !== 'IssueCreditNote' || invoice.status !== 'issued') {
    return linesOf(command, session);
  }
  const { lines: had } = invoice.issued;
  const wanted = command.data.lines?.map(({ line, godownId, batch }) => ({
    productId: had[line - 1]?.productId ?? null,
    godownId: godownId ?? undefined,
    batch: batch ?? undefined,
  }));
  return { wanted: wanted ?? [], had };
}

function productReads(command: InvoiceCommand, session: BookSession): readonly Read<'product'>[] {
  const { wanted, had } = linesOf(command, session);
  return linkReads('product', productsNamed({ wanted, had }));
}

function creditReads(command: InvoiceCommand, session: BookSession): readonly Read<'credit'>[] {
  const invoice = stateIn(session, 'invoice', command.data.invoiceId);
  if (command.type !== 'AllocateCredit' || invoice.status === 'absent') return [];
  const { kind, id, line = 0 } = command.data.source;
  const { customerId } = invoice;
  const customer = stateIn(session, 'customer', customerId);
  const accountId = 'accountId' in customer ? customer.accountId : 0;
  return [{ of: 'credit', key: { accountId, customerId, kind, id, line } }];
}

/** A draft may have been made of a challan; a payment issues a draft too. */
function challanReads(
  { type, data }: InvoiceCommand,
  session: BookSession,
): readonly Read<'challan-of-invoice'>[] {
  const issues = type === 'IssueInvoice' || type === 'RecordPayment';
  const isDraft = stateIn(session, 'invoice', data.invoiceId).status === 'draft';
  return issues && isDraft ? [{ of: 'challan-of-invoice', key: data.invoiceId }] : [];
}

/** A draft is numbered when it begins, and anew when it is issued in another financial year. */
function numbersOf(command: InvoiceCommand, session: BookSession): readonly Read<'last-number'>[] {
  const { data } = command;
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  const draftDate = invoice.status === 'draft' ? invoice.draft.issueDate : null;
  switch (command.type) {
    case 'DraftInvoice':
      return numberReads(session, 'invoice', command.data.draft.issueDate);
    case 'IssueInvoice':
      return numberReads(session, 'invoice', draftDate);
    case 'RecordPayment':
      return [
        ...(draftDate === null ? [] : numberReads(session, 'invoice', draftDate)),
        ...numberReads(session, 'receipt', command.data.paidOn),
      ];
    case 'IssueCreditNote':
      return numberReads(session, 'credit-note', command.data.issueDate);
    case 'IssueDebitNote':
      return numberReads(session, 'debit-note', command.data.issueDate);
    default:
      return [];
  }
}
