// The invoices with what was settled of each: by now, or by a day.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { creditedBy } from '../runner/credited-by.ts';

/** `r` is the invoice and `b` what was settled of it, which is nothing before the first payment. */
export const joinedInvoices = sql`
  invoices r left join invoice_balances b
    on b.book_id = r.book_id and b.invoice_id = r.invoice_id`;

/**
 * The same with what was settled of each by a day. What is open of an invoice counts its entries
 * by their days, as receivables do; a cancelled one was cancelled on its own day.
 */
const invoicesOn = (bookId: number, asOn: string): RawBuilder<unknown> => sql`
  invoices r left join (
    select s.book_id, s.invoice_id, 0 as credited_paise, 0 as allocated_paise,
      s.paid_paise + s.credited_paise + s.allocated_paise + coalesce(later.paise, 0)::bigint
        as paid_paise,
      coalesce(notes.paise, 0)::bigint as returned_paise
    from invoice_balances s
    left join (
      select item_id, sum(amount_paise) as paise from open_item_entries
      where book_id = ${bookId} and item_kind = 'invoice' and not makes and dated > ${asOn}
      group by item_id
    ) as later on later.item_id = s.invoice_id
    left join (
      ${creditedBy(bookId, asOn)}
    ) as notes on notes.invoice_id = s.invoice_id
    where s.book_id = ${bookId}
  ) b on b.book_id = r.book_id and b.invoice_id = r.invoice_id`;

/** @returns the invoices that a filter reads, with what was settled by its day. */
export const invoicesFor = (
  bookId: number,
  { asOn }: { readonly asOn?: string | undefined },
): RawBuilder<unknown> => (asOn === undefined ? joinedInvoices : invoicesOn(bookId, asOn));
