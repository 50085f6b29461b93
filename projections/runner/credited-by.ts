// What credit notes gave back of each invoice by a day. One that is given back whole is credited,
// and never overdue, whatever is open of it once its money was taken back.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** @returns a query for `invoice_id` and `paise`: notes that stood on the day. */
export const creditedBy = (bookId: number, asOn: string): RawBuilder<unknown> => sql`
  select n.invoice_id, sum(n.amount_paise) as paise from settlements n
  left join journals own on own.book_id = n.book_id and own.journal_id = n.journal_id
  left join journals back on back.book_id = n.book_id and back.journal_id = own.reversed_by
  where n.book_id = ${bookId} and n.kind = 'credit-note' and n.dated <= ${asOn}
    and (not n.reversed or back.entry_date > ${asOn})
  group by n.invoice_id`;
