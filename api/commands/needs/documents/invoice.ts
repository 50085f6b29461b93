import { customerIdOf } from '#core/documents/index.ts';
import type { DocumentFacts } from '#core/documents/index.ts';
import type { DraftLine, InvoiceCommand } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { isListed } from '#api/queries/catalogue/hsn/master.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong } from '../masters/links.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';

export const invoiceNeeds: NeedsOf<'invoice', DocumentFacts> = {
  stream: ({ data }) => streamName('invoice', data.invoiceId),
  isNew: ({ type }) => type === 'DraftInvoice',
  streams: (command, session) => [
    ...customerStreams(command, session),
    ...moneyStreams(command),
    ...reversedStreams(command, session),
    ...(posts(command) ? postingStreams(session) : []),
  ],
  reads: (command, session) => [
    ...productReads(command, session),
    ...creditReads(command, session),
    ...(posts(command) ? POSTING_READS : []),
    ...numbersOf(command, session),
  ],
  sharesMasters: (command, session) => productReads(command, session).length > 0,
  accountIds: (command) => (posts(command) ? ACCOUNT_IDS : 0),
  facts: (command, session) => {
    const [credit] = creditReads(command, session);
    const { wanted, had } = linesOf(command, session);
    const codes = [...wanted, ...had].flatMap(({ hsn }) => (hsn === null ? [] : [hsn]));
    return {
      ...postingFacts(session, posts(command)),
      listedHsn: new Set(codes.filter(isListed)),
      products: idsAmong(session, 'product', {
        wanted: wanted.map(({ productId }) => productId),
        had: had.map(({ productId }) => productId),
      }),
      credit: credit === undefined ? null : answerTo(session, credit),
      accountNames: new Map(),
      customerUses: [],
      ledgerUses: [],
    };
  },
};

const POSTING_COMMANDS: ReadonlySet<InvoiceCommand['type']> = new Set([
  'IssueInvoice',
  'RecordPayment',
  'IssueCreditNote',
] as const);

const posts = ({ type, data }: InvoiceCommand): boolean =>
  type === 'DraftInvoice' ? data.issueAs !== null : POSTING_COMMANDS.has(type);

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
function reversedStreams({ type, data }: InvoiceCommand, session: BookSession): readonly string[] {
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  if (invoice.status !== 'issued') return [];
  const { payments, issued } = invoice;
  const id = type === 'ReversePayment' ? payments.get(data.paymentId)?.journalId : null;
  const journalId = type === 'CancelInvoice' ? issued.journalId : id;
  return journalId == null ? [] : [streamName('journal', journalId)];
}

type Lines = { readonly wanted: readonly DraftLine[]; readonly had: readonly DraftLine[] };

/** What the lines had already stays, also where a product is no longer offered. */
function linesOf({ data }: InvoiceCommand, session: BookSession): Lines {
  const invoice = stateIn(session, 'invoice', data.invoiceId);
  return {
    wanted: 'draft' in data ? data.draft.lines : [],
    had: invoice.status === 'draft' ? invoice.draft.lines : [],
  };
}

function productReads(command: InvoiceCommand, session: BookSession): readonly Read<'product'>[] {
  const { wanted, had } = linesOf(command, session);
  const ids = new Set([...wanted, ...had].flatMap(({ productId }) => productId ?? []));
  return [...ids].map((key) => ({ of: 'product', key }));
}

function creditReads(command: InvoiceCommand, session: BookSession): readonly Read<'credit'>[] {
  const invoice = stateIn(session, 'invoice', command.data.invoiceId);
  if (command.type !== 'AllocateCredit' || invoice.status === 'absent') return [];
  const { kind, id } = command.data.source;
  return [{ of: 'credit', key: { customerId: invoice.customerId, kind, id } }];
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
        ...(command.data.rest === null ? [] : numberReads(session, 'receipt', command.data.paidOn)),
      ];
    case 'IssueCreditNote':
      return numberReads(session, 'credit-note', command.data.issueDate);
    default:
      return [];
  }
}
