import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { InvoiceIssued } from '#core/invoice/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { EInvoiceRow } from './table.ts';

/** @returns what the portal said of these invoices and of notes to them. */
export async function eInvoicesOf(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<EInvoiceRow[]> {
  const { rows } = await sql<EInvoiceRow>`
    select kind, document_id as "documentId", invoice_id as "invoiceId", state, irn,
      ack_number as "ackNumber", acknowledged_at as "acknowledgedAt", signed_qr as "signedQr",
      verified_by as "verifiedBy", cancelled_at as "cancelledAt",
      cancel_reason as "cancelReason", cancel_remark as "cancelRemark"
    from e_invoices
    where book_id = ${bookId} and invoice_id = any(${[...invoiceIds]}::bigint[])
    order by kind, document_id
  `.execute(db);
  return rows;
}

/** An issued document, with the invoice on whose stream it stands. */
export type DocumentPlace = {
  readonly kind: 'invoice' | 'credit-note' | 'debit-note';
  readonly id: number;
  readonly invoiceId: number;
};

type NumberedDocument = {
  readonly type: 'INV' | 'CRN' | 'DBN';
  readonly number: string;
  readonly date: string;
};

/** @returns the issued document of a number and date, however its letters are written. */
export async function documentNumbered(
  db: QueryExecutorProvider,
  bookId: number,
  { type, number, date }: NumberedDocument,
): Promise<DocumentPlace | null> {
  const { rows } = await sql<DocumentPlace>`
    select 'invoice' as kind, invoice_id as id, invoice_id as "invoiceId"
    from invoices
    where ${type} = 'INV' and book_id = ${bookId} and number_key = ${nameKey(number)}
      and issue_date = ${date}::date and state <> 'draft'
    union all
    select kind, settlement_id, invoice_id
    from settlements
    where book_id = ${bookId} and kind = case ${type} when 'CRN' then 'credit-note'
        when 'DBN' then 'debit-note' end
      and upper(number) = upper(${number}) and dated = ${date}::date
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns where a document stands; null where the book has none of this id. */
export async function invoiceOfDocument(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, id }: Pick<DocumentPlace, 'kind' | 'id'>,
): Promise<DocumentPlace | null> {
  if (kind === 'invoice') return { kind, id, invoiceId: id };
  const { rows } = await sql<{ readonly invoiceId: number }>`
    select invoice_id as "invoiceId" from settlements
    where book_id = ${bookId} and kind = ${kind} and settlement_id = ${id}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? null : { kind, id, invoiceId: row.invoiceId };
}

/** What of an issued invoice says whether the portal takes it. */
export type ReportableParts = Pick<
  InvoiceIssued['data'],
  'supplier' | 'recipient' | 'supply' | 'title'
>;

type InvoiceAtPortal = {
  readonly invoiceId: number;
  readonly issueDate: string;
  readonly issued: ReportableParts;
  /** Null where it was never registered. */
  readonly state: EInvoiceRow['state'] | null;
};

/** @returns of the issued ones among these invoices how they stand with the portal. */
export async function invoicesAtPortal(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceIds: readonly number[],
): Promise<InvoiceAtPortal[]> {
  const { rows } = await sql<InvoiceAtPortal>`
    select r.invoice_id as "invoiceId", r.issue_date as "issueDate", e.state,
      jsonb_build_object(
        'supplier', r.content->'issued'->'supplier', 'recipient', r.content->'issued'->'recipient',
        'supply', r.content->'issued'->'supply', 'title', r.content->'issued'->'title'
      ) as issued
    from invoices r left join e_invoices e
      on e.book_id = r.book_id and e.kind = 'invoice' and e.document_id = r.invoice_id
    where r.book_id = ${bookId} and r.invoice_id = any(${[...invoiceIds]}::bigint[])
      and r.state = 'issued'
  `.execute(db);
  return rows;
}

/**
 * As `isReportable` of the core has it, of `r`, an invoice issued from a day on, in SQL.
 * @param from the first day of which the book must register its documents; null: it need not.
 */
export const isToRegister = (from: string | null) =>
  from === null
    ? sql`false`
    : sql`r.state = 'issued' and r.issue_date >= ${from}::date
        and r.content->'issued'->>'title' <> 'Bill of Supply'
        and r.content->'issued'->'supplier'->>'gstin' is not null
        and r.content->'issued'->'supplier'->>'registration' in ('regular', 'sez')
        and (
          r.content->'issued'->>'supply' similar to '(export|sez)-%'
          or r.content->'issued'->'recipient'->>'registration'
            not in ('unregistered', 'overseas')
        )
        and not exists (
          select from e_invoices e
          where e.book_id = r.book_id and e.kind = 'invoice' and e.document_id = r.invoice_id
        )`;
