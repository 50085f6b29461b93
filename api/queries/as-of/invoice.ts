import type { Parties } from '#api/queries/invoice/detail.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { invoiceStatusProjection } from '#projections/invoice-status/project.ts';
import type { WholeInvoice } from '#projections/invoice-status/read.ts';
import { invoiceBalances, invoiceEmails, invoices } from '#projections/invoice-status/table.ts';
import type { EmailRow, InvoiceContent, InvoiceRow } from '#projections/invoice-status/table.ts';
import { receivablesProjection } from '#projections/receivables/project.ts';
import { settlements as settlementsTable } from '#projections/receivables/table.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { foldRows, rowsIn } from '#projections/runner/fold-rows.ts';
import type { FoldedRows } from '#projections/runner/fold-rows.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { detailWire } from '#api/queries/invoice/detail.ts';
import { supplierOf } from '#core/documents/index.ts';
import { recipientOf } from '#api/queries/invoice/parties.ts';
import { customerIn } from './customer.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf } from './log-as-of.ts';
import { namesIn, personPlaces } from './people.ts';
import { bookIn } from './settings.ts';

const INVOICE = { projection: invoiceStatusProjection, table: invoices };

/** An invoice as its own stream has it. */
type InvoiceRecord = Omit<WholeInvoice, 'previousId' | 'nextId'>;

type InvoiceAsOf = {
  readonly row: InvoiceRecord;
  /** Oldest first. */
  readonly settlements: readonly SettlementRow[];
  readonly emails: readonly EmailRow[];
};

export async function invoiceAsOf(log: LogAsOf, invoiceId: number): Promise<InvoiceAsOf> {
  const { rows, events } = await recordAsOf(log, INVOICE, streamName('invoice', invoiceId));
  const settled = rowsIn<SettlementRow>(foldRows(receivablesProjection, events), settlementsTable);
  return {
    row: invoiceIn(rows, log.today),
    settlements: settled.filter((one) => one.invoiceId === invoiceId),
    emails: rowsIn<EmailRow>(rows, invoiceEmails).toSorted((a, b) => a.emailId - b.emailId),
  };
}

/** @returns the invoice as its page shows it. */
export async function invoiceReply(log: LogAsOf, invoiceId: number): Promise<InvoiceDetail> {
  const { row, settlements, emails } = await invoiceAsOf(log, invoiceId);
  const { content, customerId, seq } = row;
  const { bookId } = log;
  const customerStream = streamName('customer', customerId);
  const bookStream = streamName('book', bookId);
  const own = 'issued' in content ? [customerStream] : [customerStream, bookStream];
  const places = [
    ...own.map((stream) => ({ bookId, stream })),
    ...personPlaces(settlements.map(({ actorId }) => actorId)),
  ];
  const [events, neighbours] = await Promise.all([
    log.read(places),
    log.invoicesAround({ bookId, seq, until: log.seq }),
  ]);
  const customer = customerIn(events.filter(({ stream }) => stream === customerStream));
  const parties = (): Parties => {
    const { book, settings } = bookIn(events.filter(({ stream }) => stream === bookStream));
    const supplier = supplierOf(book.name, settings.billing);
    return { supplier, recipient: recipientOf(customer) };
  };
  return detailWire({
    row: { ...row, ...neighbours },
    customer,
    parties: 'issued' in content ? content.issued : parties(),
    settlements,
    names: namesIn(events),
    emails,
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
