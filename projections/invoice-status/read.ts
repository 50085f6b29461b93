import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { ifAsked, rangeConditions } from '../runner/document-range.ts';
import type { DocumentRange } from '../runner/document-range.ts';
import { instantAs } from '../runner/instant.ts';
import { literally } from '../runner/text-search.ts';
import { invoicesFor, joinedInvoices } from './read-settled.ts';
import type { InvoiceContent, InvoiceRow } from './table.ts';

/** What was paid, credited and allocated. */
export const settledExpression = sql<number>`
  (coalesce(b.paid_paise, 0) + coalesce(b.credited_paise, 0) + coalesce(b.allocated_paise, 0))`;
/** What is not settled, of a draft or a cancelled one too. */
export const openExpression = sql`(r.total_paise - ${settledExpression})`;

/** What is due of an issued one; of a draft or a cancelled one nothing is. */
export const dueExpression = sql`(case when r.state = 'issued' then ${openExpression} else 0 end)`;
const isCredited = sql`(r.total_paise > 0 and coalesce(b.returned_paise, 0) >= r.total_paise)`;

/** @param today a date in India: a day past the due date makes an unpaid one overdue. */
export const statusExpression = (today: RawBuilder<unknown>) => sql<string>`
  case
    when r.state <> 'issued' then r.state
    when ${isCredited} then 'credited'
    when ${openExpression} = 0 then 'paid'
    when r.due_date < ${today} then 'overdue'
    else 'sent'
  end`;

export const statusOn = (today: string) => statusExpression(sql`${today}::date`);

export const selectInvoices = (today: string) => sql`
  select r.book_id as "bookId", r.invoice_id as "invoiceId", r.seq, r.customer_id as "customerId",
    r.journal_id as "journalId", r.number, ${statusOn(today)} as status,
    r.issue_date as "issueDate", r.due_date as "dueDate", r.total_paise as "totalPaise",
    r.taxable_paise as "taxablePaise", ${settledExpression} as "settledPaise",
    ${instantAs('r.created_at')} as "createdAt", ${instantAs('r.updated_at')} as "updatedAt",
    r.last_seq as "lastSeq"`;

export type InvoiceFilter = DocumentRange & {
  /** What is dated later is left out; nothing is unless given. */
  readonly asOn?: string | undefined;
  /** Text that the number holds or means, or the id of the customer is among `customers`. */
  readonly search?:
    | { readonly number: string; readonly customers: RawBuilder<unknown> }
    | undefined;
  readonly customerId?: number | undefined;
  readonly status?: InvoiceRow['status'] | 'open' | undefined;
  readonly also?: RawBuilder<unknown> | undefined;
};

/** What an index serves goes before what is derived. */
const STATUS_CONDITIONS = (today: string) =>
  ({
    draft: sql`r.state = 'draft'`,
    cancelled: sql`r.state = 'cancelled'`,
    credited: sql`r.state = 'issued' and ${isCredited}`,
    paid: sql`r.state = 'issued' and ${openExpression} = 0 and not ${isCredited}`,
    overdue: sql`r.state = 'issued' and r.due_date < ${today}::date and ${openExpression} > 0
      and not ${isCredited}`,
    sent: sql`r.state = 'issued' and r.due_date >= ${today}::date and ${openExpression} > 0
      and not ${isCredited}`,
    open: sql`r.state = 'issued' and ${openExpression} > 0`,
  }) as const;

/** @returns what an invoice must fulfil apart from its status. */
export function placeConditions(
  bookId: number,
  { asOn, search, customerId, ...range }: InvoiceFilter,
): RawBuilder<unknown>[] {
  return [
    sql`r.book_id = ${bookId}`,
    ...ifAsked(asOn, (day) => sql`r.issue_date <= ${day}`),
    ...ifAsked(customerId, (id) => sql`r.customer_id = ${id}`),
    ...rangeConditions(sql`r.issue_date`, sql`r.total_paise`, range),
    ...ifAsked(
      search,
      ({ number, customers }) => sql`(r.number_key like ${`%${literally(number)}%`}
        or r.number_key ~ ${numberMeant(number)} or r.customer_id in (${customers}))`,
    ),
  ];
}

const NO_NUMBER = '^$';

/** @returns a pattern of the numbers that letters and a number mean: INV-003 is `inv 3`. */
function numberMeant(text: string): string {
  const [, letters, digits] = /^([a-z]+)[\s/-]*0*([1-9]\d*)$/.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return NO_NUMBER;
  return `^${letters}(.*[^0-9])?0*${digits}$`;
}

/** @returns what an invoice must fulfil of its status. */
export const statusConditions = (
  today: string,
  { status, also }: InvoiceFilter,
): RawBuilder<unknown>[] => [
  ...ifAsked(status, (one) => STATUS_CONDITIONS(today)[one]),
  ...(also === undefined ? [] : [also]),
];

export const everyCondition = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions], sql` and `);

export const invoiceCondition = (bookId: number, today: string, filter: InvoiceFilter) =>
  everyCondition([...placeConditions(bookId, filter), ...statusConditions(today, filter)]);

type InvoicePageRequest = {
  readonly limit: number;
  /** The id of the last one seen, since what settles it moves its last seq on. */
  readonly before: number | null;
};

/** @returns a page of the invoices that the filter lets through, newest first. */
export async function invoicesPage(
  db: QueryExecutorProvider,
  { bookId, today }: { readonly bookId: number; readonly today: string },
  { limit, before }: InvoicePageRequest,
  filter: InvoiceFilter = {},
): Promise<InvoiceRow[]> {
  const isOlder =
    before === null
      ? sql`true`
      : sql`r.seq < (
          select seq from invoices where book_id = ${bookId} and invoice_id = ${before}
        )`;
  const { rows } = await sql<InvoiceRow>`
    ${selectInvoices(today)} from ${invoicesFor(bookId, filter)}
    where ${invoiceCondition(bookId, today, filter)} and ${isOlder}
    order by r.seq desc
    limit ${limit}
  `.execute(db);
  return rows;
}

type StatusCounts = {
  readonly drafts: number;
  readonly issued: number;
  readonly paid: number;
  readonly pending: number;
  readonly pendingPaise: number;
  readonly overdue: number;
  readonly overduePaise: number;
  /** What the issued ones come to; less `pendingPaise` it is what is settled. */
  readonly amountPaise: number;
};

export async function statusCounts(
  db: QueryExecutorProvider,
  { bookId, today }: { readonly bookId: number; readonly today: string },
): Promise<StatusCounts> {
  const { rows } = await sql<StatusCounts>`
    with one as (
      select r.state, r.total_paise, ${openExpression} as due, ${statusOn(today)} as status
      from ${joinedInvoices} where r.book_id = ${bookId}
    )
    select count(*) filter (where state = 'draft') as drafts,
      count(*) filter (where state = 'issued') as issued,
      count(*) filter (where status = 'paid') as paid,
      count(*) filter (where state = 'issued' and due > 0) as pending,
      coalesce(sum(due) filter (where state = 'issued'), 0)::bigint as "pendingPaise",
      count(*) filter (where status = 'overdue') as overdue,
      coalesce(sum(due) filter (where status = 'overdue'), 0)::bigint as "overduePaise",
      coalesce(sum(total_paise) filter (where state = 'issued'), 0)::bigint as "amountPaise"
    from one
  `.execute(db);
  return (
    rows[0] ?? {
      drafts: 0,
      issued: 0,
      paid: 0,
      pending: 0,
      pendingPaise: 0,
      overdue: 0,
      overduePaise: 0,
      amountPaise: 0,
    }
  );
}

export type WholeInvoice = InvoiceRow & {
  readonly content: InvoiceContent;
  readonly previousId: number | null;
  readonly nextId: number | null;
};

/** @returns the invoice with all that it says and its neighbours in the book, or null. */
export async function findInvoice(
  db: QueryExecutorProvider,
  { bookId, today }: { readonly bookId: number; readonly today: string },
  invoiceId: number,
): Promise<WholeInvoice | null> {
  const { rows } = await sql<WholeInvoice>`
    ${selectInvoices(today)}, r.content,
      (select invoice_id from invoices where book_id = r.book_id and seq < r.seq
        order by seq desc limit 1) as "previousId",
      (select invoice_id from invoices where book_id = r.book_id and seq > r.seq
        order by seq limit 1) as "nextId"
    from ${joinedInvoices} where r.book_id = ${bookId} and r.invoice_id = ${invoiceId}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns how many invoices name a customer, and the last day on which one was issued. */
export async function invoicesNaming(
  db: QueryExecutorProvider,
  bookId: number,
  customerId: number,
): Promise<{ readonly count: number; readonly lastIssuedOn: string | null }> {
  const { rows } = await sql<{ readonly count: number; readonly lastIssuedOn: string | null }>`
    select count(*) as count, max(issue_date) filter (where content ? 'issued') as "lastIssuedOn"
    from invoices where book_id = ${bookId} and customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? { count: 0, lastIssuedOn: null };
}

type OpenInvoice = {
  readonly customerId: number;
  readonly dueDate: string;
  readonly duePaise: number;
};

/** @returns every invoice with something due. */
export async function openInvoices(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`
    select r.customer_id as "customerId", r.due_date as "dueDate", ${openExpression} as "duePaise"
    from ${joinedInvoices}
    where r.book_id = ${bookId} and r.state = 'issued' and ${openExpression} > 0
  `.execute(db);
  return rows;
}
