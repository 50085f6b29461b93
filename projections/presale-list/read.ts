import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { GoodsOfLine } from '#core/invoice/index.ts';
import type { PresaleKind, PresaleStatus } from '#core/trade/kinds/presale/index.ts';
import { ifAsked, rangeConditions } from '../runner/document-range.ts';
import type { DocumentRange } from '../runner/document-range.ts';
import { instantAs } from '../runner/instant.ts';
import { emailColumns } from '../runner/writing/mail-columns.ts';
import type { EmailRow } from '../runner/writing/mail-columns.ts';
import { literally } from '../runner/text-search.ts';
import type { PresaleContent, PresaleRow } from './table.ts';

/**
 * `r` is the document and `i` the invoices that were made of it and stand: the last, and a sum. Of
 * a challan that moves goods one that bills nothing yet is a draft.
 */
export const joinedPresales = sql`
  presales r cross join lateral (
    select max(made.invoice_id) as invoice_id,
      (array_agg(made.number order by made.invoice_id desc))[1] as number,
      max(made.invoice_id) filter (where made.billed is null) as unbilled_id,
      coalesce(bool_or(made.billed is not null), false) as is_billed,
      coalesce(sum(made.billed_thousandths), 0) as billed_thousandths
    from presale_invoices made
    where made.book_id = r.book_id and made.presale_id = r.presale_id and not made.cancelled
  ) as i`;

/** @param today a date in India: a day past its last one, an open quotation is expired. */
export const presaleStatusOn = (today: string) => sql<string>`
  case
    when r.state <> 'issued' then r.state
    when r.out_thousandths is null and i.unbilled_id is not null then 'invoiced'
    when i.is_billed then
      case when i.billed_thousandths < r.out_thousandths then 'part-invoiced' else 'invoiced' end
    when r.valid_until < ${today}::date then 'expired'
    else 'issued'
  end`;

export const selectPresales = (today: string) => sql`
  select r.presale_id as "presaleId", r.seq, r.customer_id as "customerId", r.kind, r.number,
    ${presaleStatusOn(today)} as status, r.issue_date as "issueDate", r.valid_until as "validUntil",
    r.challan, r.total_paise as "totalPaise", r.taxable_paise as "taxablePaise",
    i.invoice_id as "invoiceId", i.number as "invoiceNumber",
    case when r.out_thousandths is not null then i.unbilled_id end as "draftInvoiceId",
    ${instantAs('r.created_at')} as "createdAt", ${instantAs('r.updated_at')} as "updatedAt",
    r.last_seq as "lastSeq"`;

export type PresaleFilter = DocumentRange & {
  readonly kind?: PresaleKind | undefined;
  readonly status?: PresaleStatus | undefined;
  readonly customerId?: number | undefined;
  /** Text that the number holds, or the id of the customer is among `customers`. */
  readonly search?:
    | { readonly number: string; readonly customers: RawBuilder<unknown> }
    | undefined;
};

export type PresalePlace = { readonly bookId: number; readonly today: string };

/** The condition of a filter in the book, and the day on which a quotation may have expired. */
export function presaleCondition(
  { bookId, today }: PresalePlace,
  { kind, status, customerId, search, ...range }: PresaleFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`r.book_id = ${bookId}`,
    ...ifAsked(kind, (one) => sql`r.kind = ${one}`),
    ...ifAsked(status, (one) => sql`${presaleStatusOn(today)} = ${one}`),
    ...ifAsked(customerId, (id) => sql`r.customer_id = ${id}`),
    ...rangeConditions(sql`r.issue_date`, sql`r.total_paise`, range),
    ...ifAsked(
      search,
      ({ number, customers }) =>
        sql`(r.number_key like ${`%${literally(number)}%`} or r.customer_id in (${customers}))`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}

/** @param before the id of the last one seen. @returns a page of them, newest first. */
export async function presalesPage(
  db: QueryExecutorProvider,
  { bookId, today }: PresalePlace,
  { limit, before }: { readonly limit: number; readonly before: number | null },
  filter: PresaleFilter = {},
): Promise<PresaleRow[]> {
  const after =
    before === null
      ? sql`true`
      : sql`r.seq < (
          select seq from presales where book_id = ${bookId} and presale_id = ${before}
        )`;
  const { rows } = await sql<PresaleRow>`
    ${selectPresales(today)} from ${joinedPresales}
    where ${presaleCondition({ bookId, today }, filter)} and ${after}
    order by r.seq desc limit ${limit}
  `.execute(db);
  return rows;
}

export type WholePresale = PresaleRow & { readonly content: PresaleContent };

/** @returns the document with all that it says, or null. */
export async function findPresale(
  db: QueryExecutorProvider,
  { bookId, today }: PresalePlace,
  presaleId: number,
): Promise<WholePresale | null> {
  const { rows } = await sql<WholePresale>`
    ${selectPresales(today)}, r.content
    from ${joinedPresales} where r.book_id = ${bookId} and r.presale_id = ${presaleId}
  `.execute(db);
  return rows[0] ?? null;
}

export type MadeInvoice = {
  readonly invoiceId: number;
  readonly number: string;
  /** What it bills of the goods of a challan; null where it takes the document whole. */
  readonly billed: readonly GoodsOfLine[] | null;
};

/** @returns the invoices that were made of a document and stand, the first one first. */
export async function invoicesOfPresale(
  db: QueryExecutorProvider,
  bookId: number,
  presaleId: number,
): Promise<MadeInvoice[]> {
  const { rows } = await sql<MadeInvoice>`
    select invoice_id as "invoiceId", number, billed from presale_invoices
    where book_id = ${bookId} and presale_id = ${presaleId} and not cancelled
    order by invoice_id
  `.execute(db);
  return rows;
}

/** @returns the e-mails of a document, oldest first. */
export async function presaleEmailsOf(
  db: QueryExecutorProvider,
  bookId: number,
  presaleId: number,
): Promise<EmailRow[]> {
  const { rows } = await sql<EmailRow>`
    select ${emailColumns} from presale_emails
    where book_id = ${bookId} and presale_id = ${presaleId}
    order by email_id
  `.execute(db);
  return rows;
}
