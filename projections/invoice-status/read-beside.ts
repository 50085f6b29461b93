// What stands beside an invoice: those that were drafted before and after it, and those that may be
// the same sale.
import { sql } from 'kysely';
import { askedRows } from '../runner/questions.ts';
import type { Question } from '../runner/questions.ts';
import type { WholeInvoice } from './read.ts';
import type { InvoiceContent } from './table.ts';

/** When an invoice was drafted, seen at a moment of the log. */
type DraftingMoment = {
  readonly bookId: number;
  /** Of the event that drafted the invoice. */
  readonly seq: number;
  /** What was drafted after it does not count. */
  readonly until: number;
};

/** The invoices drafted just before and after one. */
export const invoicesAround: Question<
  DraftingMoment,
  Pick<WholeInvoice, 'previousId' | 'nextId'>
> = (asked) => sql`
  select at,
    (select invoice_id from invoices where book_id = asked.book_id and seq < asked.seq
      order by seq desc limit 1) as "previousId",
    (select invoice_id from invoices where book_id = asked.book_id and seq > asked.seq
      and seq <= asked.until order by seq limit 1) as "nextId"
  from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      seq: ['bigint', ({ seq }) => seq],
      until: ['bigint', ({ until }) => until],
    },
  )}`;

type Sale = {
  readonly bookId: number;
  readonly invoiceId: number;
  readonly customerId: number;
  readonly date: string;
  readonly totalPaise: number;
  /** When it was issued, with microseconds. */
  readonly recordedAt: string;
  /** How long before it others count. */
  readonly minutes: number;
};

type SaleAlike = {
  readonly seq: number;
  readonly number: string;
  readonly content: InvoiceContent;
};

/** So many are looked at, the latest. */
const LOOKED_AT = 20;

/** Invoices of the same customer and day that come to as much, and were issued moments before. */
export const salesAlike: Question<Sale, SaleAlike> = (asked) => sql`
  select at, other.*
  from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      invoice_id: ['bigint', ({ invoiceId }) => invoiceId],
      customer_id: ['bigint', ({ customerId }) => customerId],
      date: ['date', ({ date }) => date],
      total_paise: ['bigint', ({ totalPaise }) => totalPaise],
      recorded_at: ['timestamptz', ({ recordedAt }) => recordedAt],
      minutes: ['int', ({ minutes }) => minutes],
    },
  )}
    cross join lateral (
      select seq, number, content from invoices
      where book_id = asked.book_id and customer_id = asked.customer_id
        and issue_date = asked.date and total_paise = asked.total_paise
        and invoice_id <> asked.invoice_id and state = 'issued'
        and updated_at between asked.recorded_at - make_interval(mins => asked.minutes)
          and asked.recorded_at
      order by seq desc limit ${sql.lit(LOOKED_AT)}
    ) as other`;
