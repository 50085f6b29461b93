// Invoices and notes as they are printed.
import type { CreditNoteIssued } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { paperOf } from '#core/paper/index.ts';
import type {
  Paper,
  PrintedInvoice,
  PrintedNote,
  PrintedPortal,
  PrintedSettlement,
} from '#core/paper/index.ts';
import { titleOf } from '#core/tax/index.ts';
import { countryName } from '#api/documents/country-name.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { eInvoicesOf } from '#projections/e-invoices/read.ts';
import { findInvoice } from '#projections/invoice-status/read.ts';
import type { WholeInvoice } from '#projections/invoice-status/read.ts';
import { findSettlement, settlementsOf } from '#projections/receivables/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { pricedOf } from './items.ts';
import { portalNoteOf, portalRowOf, printedPortalOf } from './portal/status.ts';
import { placeShown, recipientOf, supplierOfBook } from './parties.ts';

export type NumberedPaper = { readonly number: string; readonly paper: Paper };

/** @returns the invoice as printed now, or null when the book has none of this id. */
export function readInvoicePaper(
  db: ReadTables,
  bookId: number,
  invoiceId: number,
  copies: 1 | 2 | 3,
): Promise<NumberedPaper | null> {
  return snapshot(db, async (tables) => {
    const place = { bookId, today: await readTodayInIndia(tables) };
    const row = await findInvoice(tables, place, invoiceId);
    if (row === null) return null;
    const invoice = await printedOf(tables, bookId, row);
    const { billing } = await settingsOf(tables, bookId);
    const settlements = await settlementsOf(tables, bookId, invoiceId);
    const paper = paperOf({
      kind: 'invoice',
      invoice,
      logo: billing.logo,
      countryName: countryName(invoice.recipient.country),
      status: statusOf(row),
      settled: settlements.flatMap(settledBy),
      balanceDuePaise: row.totalPaise - row.settledPaise,
      copies,
      ...portalPart(await portalOf(tables, bookId, row, null)),
    });
    return { number: row.number, paper };
  });
}

/** @returns the credit note as printed, or null when the book has none of this id. */
export const readCreditNotePaper = (
  db: ReadTables,
  bookId: number,
  id: number,
): Promise<NumberedPaper | null> => readNotePaper(db, bookId, { kind: 'credit-note', id });

/** @returns the debit note as printed, or null when the book has none of this id. */
export const readDebitNotePaper = (
  db: ReadTables,
  bookId: number,
  id: number,
): Promise<NumberedPaper | null> => readNotePaper(db, bookId, { kind: 'debit-note', id });

type NoteName = { readonly kind: 'credit-note' | 'debit-note'; readonly id: number };

function readNotePaper(
  db: ReadTables,
  bookId: number,
  { kind, id }: NoteName,
): Promise<NumberedPaper | null> {
  return snapshot(db, async (tables) => {
    const row = await findSettlement(tables, bookId, { kind, id });
    if (row === null || row.invoiceId === null) return null;
    const place = { bookId, today: await readTodayInIndia(tables) };
    const invoice = await findInvoice(tables, place, row.invoiceId);
    if (invoice === null) return null;
    const printed = await printedOf(tables, bookId, invoice);
    const { billing } = await settingsOf(tables, bookId);
    const paper = paperOf({
      kind,
      invoice: printed,
      note: noteOf(row),
      logo: billing.logo,
      countryName: countryName(printed.recipient.country),
      ...portalPart(await portalOf(tables, bookId, invoice, row)),
    });
    return { number: row.number ?? '', paper };
  });
}

const portalPart = (portal: PrintedPortal | undefined) => portal !== undefined && { portal };

/** @param note the credit note that is printed, or null for the invoice itself. */
async function portalOf(
  tables: ReadTables,
  bookId: number,
  { content, invoiceId, status }: WholeInvoice,
  note: SettlementRow | null,
): Promise<PrintedPortal | undefined> {
  if (!('issued' in content)) return undefined;
  const rows = await eInvoicesOf(tables, bookId, [invoiceId]);
  const { issued } = content;
  return printedPortalOf({
    settings: await settingsOf(tables, bookId),
    issued,
    date: note?.dated ?? issued.issueDate,
    isCancelled: note?.reversed ?? status === 'cancelled',
    row: portalRowOf(rows, note === null ? { kind: 'invoice', id: invoiceId } : portalNoteOf(note)),
  });
}

/** A draft is printed as it would be issued today. */
async function printedOf(
  tables: ReadTables,
  bookId: number,
  { content, customerId, number }: WholeInvoice,
): Promise<PrintedInvoice> {
  if ('issued' in content) return content.issued;
  const { draft, heads } = content;
  const [customer] = await customersById(tables, bookId, [customerId]);
  const supplier = await supplierOfBook(tables, bookId);
  const recipient = recipientOf(customer);
  const title = titleOf({
    supplierRegistration: supplier.registration,
    recipientRegistration: recipient.registration,
    treatments: draft.lines.map(({ treatment }) => treatment),
  });
  const place = placeShown(draft, supplier, recipient);
  const parties = { supplier, recipient, placeOfSupply: place };
  return { ...draft, ...pricedOf(content), ...parties, number, title, heads };
}

function statusOf({ status }: WholeInvoice): 'draft' | 'issued' | 'cancelled' {
  return status === 'draft' || status === 'cancelled' ? status : 'issued';
}

/** Nothing that was taken back; of a credit note what went against this invoice. */
function settledBy(row: SettlementRow): PrintedSettlement[] {
  const { kind, amountPaise, dated, content, reversed } = row;
  if (reversed) return [];
  if (kind === 'payment') {
    invariant(row.method !== null, 'Money comes in one way.');
    return [{ by: row.method, amountPaise, on: dated, reference: row.reference }];
  }
  if (kind === 'allocation') {
    const source = content?.source;
    invariant(source !== undefined, 'An allocation has its source.');
    return [{ by: source.kind, amountPaise, on: dated, reference: source.number }];
  }
  const applied = content?.appliedPaise ?? 0;
  if (kind !== 'credit-note' || applied === 0) return [];
  return [{ by: 'credit-note', amountPaise: applied, on: dated, reference: row.number }];
}

type Note = CreditNoteIssued['data'];

export function noteOf({ number, dated, content, reversed }: SettlementRow): PrintedNote {
  return {
    number: number ?? '',
    issueDate: dated,
    reason: (content?.creditReason ?? '07') as Note['reason'],
    note: content?.note ?? '',
    reversed,
    lines: content?.debited ?? content?.lines ?? [],
    dueDate: content?.dueDate ?? null,
    roundOffPaise: content?.roundOffPaise ?? 0,
    withoutGst: content?.withoutGst,
  };
}
