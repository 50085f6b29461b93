import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { PresaleKind, PresaleStatus } from '#core/presale/index.ts';
import { instantAs } from '../runner/instant.ts';
import { emailColumns } from '../runner/writing/mail-columns.ts';
import type { EmailRow } from '../runner/writing/mail-columns.ts';
import { literally } from '../runner/text-search.ts';
import type { PresaleContent, PresaleRow } from './table.ts';

/** `r` is the document and `i` the invoice that was made of it and stands. */
const joined = sql`
  presales r left join presale_invoices i
    on i.book_id = r.book_id and i.presale_id = r.presale_id and not i.cancelled`;

/** @param today a date in India: a day past its last one, an open quotation is expired. */
const statusOn = (today: string) => sql<string>`
  case
    when r.state <> 'issued' then r.state
    when i.invoice_id is not null then 'invoiced'
    when r.valid_until < ${today}::date then 'expired'
    else 'issued'
  end`;

const selectPresales = (today: string) => sql`
  select r.presale_id as "presaleId", r.seq, r.customer_id as "customerId", r.kind, r.number,
    ${statusOn(today)} as status, r.issue_date as "issueDate", r.valid_until as "validUntil",
    r.challan, r.total_paise as "totalPaise", r.taxable_paise as "taxablePaise",
    i.invoice_id as "invoiceId", i.number as "invoiceNumber",
    ${instantAs('r.created_at')} as "createdAt", ${instantAs('r.updated_at')} as "updatedAt",
    r.last_seq as "lastSeq"`;

export type PresaleFilter = {
  readonly kind?: PresaleKind | undefined;
  readonly status?: PresaleStatus | undefined;
  readonly customerId?: number | undefined;
  /** Text that the number holds, or the id of the customer is among `customers`. */
  readonly search?:
    | { readonly number: string; readonly customers: RawBuilder<unknown> }
    | undefined;
};

export type PresalePlace = { readonly bookId: number; readonly today: string };

/** @param before the id of the last one seen. @returns a page of them, newest first. */
export async function presalesPage(
  db: QueryExecutorProvider,
  { bookId, today }: PresalePlace,
  { limit, before }: { readonly limit: number; readonly before: number | null },
  { kind, status, customerId, search }: PresaleFilter = {},
): Promise<PresaleRow[]> {
  const conditions = [
    sql`r.book_id = ${bookId}`,
    ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
    ...(status === undefined ? [] : [sql`${statusOn(today)} = ${status}`]),
    ...(customerId === undefined ? [] : [sql`r.customer_id = ${customerId}`]),
    ...(search === undefined
      ? []
      : [
          sql`(r.number_key like ${`%${literally(search.number)}%`}
            or r.customer_id in (${search.customers}))`,
        ]),
    ...(before === null
      ? []
      : [
          sql`r.seq < (
            select seq from presales where book_id = ${bookId} and presale_id = ${before}
          )`,
        ]),
  ];
  const { rows } = await sql<PresaleRow>`
    ${selectPresales(today)} from ${joined}
    where ${sql.join(conditions, sql` and `)}
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
    from ${joined} where r.book_id = ${bookId} and r.presale_id = ${presaleId}
  `.execute(db);
  return rows[0] ?? null;
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

export type PresaleOrigin = {
  readonly presaleId: number;
  readonly kind: PresaleKind;
  readonly number: string;
};

/** @returns the document that an invoice was made of, or null. */
export async function presaleOfInvoice(
  db: QueryExecutorProvider,
  bookId: number,
  invoiceId: number,
): Promise<PresaleOrigin | null> {
  const { rows } = await sql<PresaleOrigin>`
    select r.presale_id as "presaleId", r.kind, r.number
    from presale_invoices i join presales r
      on r.book_id = i.book_id and r.presale_id = i.presale_id
    where i.book_id = ${bookId} and i.invoice_id = ${invoiceId}
  `.execute(db);
  return rows[0] ?? null;
}
