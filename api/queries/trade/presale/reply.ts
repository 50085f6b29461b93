import { supplierOf } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { presaleListProjection } from '#projections/presale-list/project.ts';
import type { MadeInvoice, WholePresale } from '#projections/presale-list/read.ts';
import { presaleEmails, presaleInvoices, presales } from '#projections/presale-list/table.ts';
import type { EmailRow } from '#projections/runner/writing/mail-columns.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import { presaleTold } from '#api/queries/trade/presale/detail.ts';
import { customerIn } from '#api/queries/as-of/customer.ts';
import { recordAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { bookIn } from '#api/queries/as-of/settings.ts';

const PRESALE = { projection: presaleListProjection, table: presales };

/** @returns the document as its page shows it. */
export async function presaleReply(log: LogAsOf, presaleId: number): Promise<PresaleDetail> {
  const { row, emails, made } = await presaleAsOf(log, presaleId);
  const { bookId } = log;
  const customerStream = streamName('customer', row.customerId);
  const bookStream = streamName('book', bookId);
  const events = await log.read([
    { bookId, stream: customerStream },
    { bookId, stream: bookStream },
  ]);
  const customer = customerIn(events.filter(({ stream }) => stream === customerStream));
  const { book, settings } = bookIn(events.filter(({ stream }) => stream === bookStream));
  return presaleTold(row, {
    customer,
    supplier: supplierOf(book.name, settings.billing),
    emails,
    made,
  });
}

type OfInvoices = 'status' | 'invoiceId' | 'invoiceNumber' | 'draftInvoiceId';
type StoredPresale = Omit<WholePresale, OfInvoices> & {
  readonly state: 'draft' | 'issued' | 'closed' | 'withdrawn';
  readonly outThousandths: number | null;
};
type StoredInvoice = MadeInvoice & { readonly cancelled: boolean };

type PresaleAsOf = {
  readonly row: WholePresale;
  readonly emails: readonly EmailRow[];
  readonly made: readonly MadeInvoice[];
};

async function presaleAsOf(log: LogAsOf, presaleId: number): Promise<PresaleAsOf> {
  const { rows, events } = await recordAsOf(log, PRESALE, streamName('presale', presaleId));
  const [stored] = rowsIn<StoredPresale>(rows, presales);
  invariant(stored !== undefined, 'The document was in the book then.');
  const places = rowsIn<StoredInvoice>(rows, presaleInvoices).map((made) => ({
    bookId: log.bookId,
    stream: streamName('invoice', made.invoiceId),
  }));
  const ofInvoices = places.length === 0 ? [] : await log.read(places);
  const all = rowsIn<StoredInvoice>(
    foldRows(presaleListProjection, [...events, ...ofInvoices]),
    presaleInvoices,
  );
  const { state: _state, outThousandths, ...row } = stored;
  const made = all
    .filter(({ cancelled }) => !cancelled)
    .toSorted((one, other) => one.invoiceId - other.invoiceId);
  const last = made.at(-1);
  const draft =
    outThousandths === null ? undefined : made.findLast(({ billed }) => billed === null);
  const invoice = {
    invoiceId: last?.invoiceId ?? null,
    invoiceNumber: last?.number ?? null,
    draftInvoiceId: draft?.invoiceId ?? null,
  };
  const emails = rowsIn<EmailRow>(rows, presaleEmails).toSorted((a, b) => a.emailId - b.emailId);
  return { row: { ...row, ...invoice, status: statusOn(log.today, stored, made) }, emails, made };
}

/** As `presaleStatusOn` of the projection has it in SQL. */
function statusOn(
  today: string,
  { state, validUntil, outThousandths }: StoredPresale,
  made: readonly MadeInvoice[],
): WholePresale['status'] {
  if (state !== 'issued') return state;
  if (outThousandths === null && made.length > 0) return 'invoiced';
  if (made.some(({ billed }) => billed !== null)) {
    const billed = made.flatMap((one) => one.billed ?? []);
    const sum = billed.reduce((total, { quantityThousandths }) => total + quantityThousandths, 0);
    return sum < (outThousandths ?? 0) ? 'part-invoiced' : 'invoiced';
  }
  return validUntil !== null && validUntil < today ? 'expired' : 'issued';
}
