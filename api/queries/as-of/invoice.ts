import type { Parties } from '#api/queries/invoice/detail.ts';
import { isReportable } from '#core/invoice/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { customerMailsProjection } from '#projections/customer-mails/project.ts';
import { invoiceReminders } from '#projections/customer-mails/table.ts';
import type { ReminderRow } from '#projections/customer-mails/table.ts';
import { eInvoicesProjection } from '#projections/e-invoices/project.ts';
import { eInvoices as eInvoicesTable } from '#projections/e-invoices/table.ts';
import type { EInvoiceRow } from '#projections/e-invoices/table.ts';
import { invoiceStatusProjection } from '#projections/invoice-status/project.ts';
import type { WholeInvoice } from '#projections/invoice-status/read.ts';
import { invoicesAround } from '#projections/invoice-status/read-beside.ts';
import { invoiceBalances, invoiceEmails, invoices } from '#projections/invoice-status/table.ts';
import type { InvoiceContent, InvoiceRow } from '#projections/invoice-status/table.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import { receivablesProjection } from '#projections/receivables/project.ts';
import { settlements as settlementsTable } from '#projections/receivables/table.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { FoldedRows } from '#projections/runner/writing/fold-rows.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { detailTold } from '#api/queries/invoice/detail.ts';
import { supplierOf } from '#core/documents/index.ts';
import { recipientOf } from '#api/queries/invoice/parties.ts';
import { customerIn } from './customer.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf } from './log-as-of.ts';
import { namesIn, personPlaces } from './people.ts';
import { bookIn, portalPlace, portalSettingsIn } from './settings.ts';

const INVOICE = { projection: invoiceStatusProjection, table: invoices };

/** An invoice as its own stream has it. */
type InvoiceRecord = Omit<WholeInvoice, 'previousId' | 'nextId'>;

type InvoiceAsOf = {
  readonly row: InvoiceRecord;
  /** Oldest first. */
  readonly settlements: readonly SettlementRow[];
  readonly emails: readonly EmailRow[];
  readonly reminders: readonly ReminderRow[];
  readonly eInvoices: readonly EInvoiceRow[];
};

export async function invoiceAsOf(log: LogAsOf, invoiceId: number): Promise<InvoiceAsOf> {
  const { rows, events } = await recordAsOf(log, INVOICE, streamName('invoice', invoiceId));
  const settled = rowsIn<SettlementRow>(foldRows(receivablesProjection, events), settlementsTable);
  return {
    row: invoiceIn(rows, log.today),
    settlements: settled.filter((one) => one.invoiceId === invoiceId),
    eInvoices: rowsIn<EInvoiceRow>(foldRows(eInvoicesProjection, events), eInvoicesTable),
    emails: rowsIn<EmailRow>(rows, invoiceEmails).toSorted((a, b) => a.emailId - b.emailId),
    reminders: rowsIn<ReminderRow>(foldRows(customerMailsProjection, events), invoiceReminders)
      .filter((one) => one.invoiceId === invoiceId)
      .toSorted((a, b) => a.emailId - b.emailId),
  };
}

/** @returns the invoice as its page shows it. */
export async function invoiceReply(log: LogAsOf, invoiceId: number): Promise<InvoiceDetail> {
  const { row, settlements, emails, reminders, eInvoices } = await invoiceAsOf(log, invoiceId);
  const { content, customerId, seq } = row;
  const { bookId } = log;
  const customerStream = streamName('customer', customerId);
  const bookStream = streamName('book', bookId);
  const isIssued = 'issued' in content;
  const places = [
    { bookId, stream: customerStream },
    ...(isIssued ? [] : [{ bookId, stream: bookStream }]),
    ...(isIssued && isReportable(content.issued) ? [portalPlace(bookId)] : []),
    ...personPlaces(settlements.map(({ actorId }) => actorId)),
  ];
  const [events, [neighbours]] = await Promise.all([
    log.read(places),
    log.ask(invoicesAround, { bookId, seq, until: log.seq }),
  ]);
  const customer = customerIn(events.filter(({ stream }) => stream === customerStream));
  const ofBook = events.filter(({ stream }) => stream === bookStream);
  const parties = (): Parties => {
    const { book, settings } = bookIn(ofBook);
    const supplier = supplierOf(book.name, settings.billing);
    return { supplier, recipient: recipientOf(customer) };
  };
  return detailTold({
    row: { ...row, previousId: null, nextId: null, ...neighbours },
    customer,
    parties: 'issued' in content ? content.issued : parties(),
    settlements,
    names: namesIn(events),
    emails,
    reminders,
    settings: portalSettingsIn(ofBook),
    eInvoices,
    today: log.today,
  });
}

type StoredInvoice = Omit<InvoiceRow, 'status' | 'settledPaise'> & {
  readonly state: 'draft' | 'issued' | 'cancelled';
  readonly content: InvoiceContent;
};
type Balance = {
  readonly paidPaise: number;
  readonly creditedPaise: number;
  readonly allocatedPaise: number;
  readonly returnedPaise: number;
};
const NO_BALANCE = { paidPaise: 0, creditedPaise: 0, allocatedPaise: 0, returnedPaise: 0 };

function invoiceIn(rows: FoldedRows, today: string): InvoiceRecord {
  const [stored] = rowsIn<StoredInvoice>(rows, invoices);
  invariant(stored !== undefined, 'The invoice was in the book then.');
  const [balance = NO_BALANCE] = rowsIn<Balance>(rows, invoiceBalances);
  const { paidPaise, creditedPaise, allocatedPaise } = balance;
  const settledPaise = paidPaise + creditedPaise + allocatedPaise;
  return { ...stored, settledPaise, status: statusOn(today, stored, balance) };
}

/** As `statusExpression` of the projection has it in SQL. */
function statusOn(today: string, invoice: StoredInvoice, balance: Balance): InvoiceRow['status'] {
  const { state, totalPaise, dueDate } = invoice;
  const { paidPaise, creditedPaise, allocatedPaise, returnedPaise } = balance;
  if (state !== 'issued') return state;
  if (totalPaise > 0 && returnedPaise >= totalPaise) return 'credited';
  if (totalPaise === paidPaise + creditedPaise + allocatedPaise) return 'paid';
  return dueDate < today ? 'overdue' : 'sent';
}
