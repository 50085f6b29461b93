// What is outstanding of each customer on a day and what of it is overdue, for a list of customers
// to join. Outstanding is the balance of the ledger, so that it comes to Sundry Debtors.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { creditedBy } from '../runner/credited-by.ts';

type Day = { readonly bookId: number; readonly asOn: CalendarDate };

/**
 * Few entries are dated later than today: they are found by their day and taken off the balances.
 * A bill without a due date is due on its own day, as in the receivables. Of an opening bill that
 * was corrected the last row says when it is due.
 * @param customerIds null for all of the book.
 * @returns a query for `customer_id`, `outstanding_paise` and `overdue_paise` of each.
 */
export const duesOn = (
  { bookId, asOn }: Day,
  customerIds: readonly number[] | null = null,
): RawBuilder<unknown> => sql`
  with party as materialized (
    select customer_id, account_id from customers
    where book_id = ${bookId}
      ${customerIds === null ? sql`` : sql`and customer_id = any(${[...customerIds]}::bigint[])`}
  ),
  later as materialized (
    select (entry ->> 0)::bigint as account_id, sum((entry ->> 1)::bigint) as paise
    from journals cross join lateral jsonb_array_elements(entries) as entry
    where book_id = ${bookId} and entry_date > ${asOn}
    group by 1
  ),
  late as materialized (
    select open.party_kind, open.party_id, sum(open.paise) as paise
    from (${openOn({ bookId, asOn }, customerIds !== null)}) as open
    join lateral (
      select coalesce(m.due_date, m.bill_date) as due, m.amount_paise as made_paise
      from open_item_entries m
      where m.book_id = ${bookId} and m.item_kind = open.item_kind and m.item_id = open.item_id
        and m.line = open.line and m.makes and m.dated <= ${asOn}
      order by m.seq desc limit 1
    ) as made on made.due < ${asOn}
    left join (${creditedBy(bookId, asOn)}) as credited
      on open.item_kind = 'invoice' and credited.invoice_id = open.item_id
    where open.paise > 0 and coalesce(credited.paise < made.made_paise, true)
    group by open.party_kind, open.party_id
  )
  select party.customer_id,
    (coalesce(b.balance_paise, 0) - coalesce(later.paise, 0))::bigint as outstanding_paise,
    (coalesce(billed.paise, 0) + coalesce(posted.paise, 0))::bigint as overdue_paise
  from party
  left join ledger_balances b on b.book_id = ${bookId} and b.account_id = party.account_id
  left join later on later.account_id = party.account_id
  left join late as billed
    on billed.party_kind = 'customer' and billed.party_id = party.customer_id
  left join late as posted on posted.party_kind = 'account' and posted.party_id = party.account_id`;

/** Of few parties the items are found by party; of all of them the book is read once. */
function openOn({ bookId, asOn }: Day, isOfFew: boolean): RawBuilder<unknown> {
  const ofParties = isOfFew
    ? sql`and (party_kind = 'customer' and party_id in (select customer_id from party)
        or party_kind = 'account' and party_id in (select account_id from party))`
    : sql``;
  const key = sql`party_kind, party_id, item_kind, item_id, line`;
  return sql`
    select ${key}, sum(paise) as paise from (
      select ${key}, open_paise as paise from open_item_balances
      where book_id = ${bookId} and open_paise <> 0 ${ofParties}
      union all
      select ${key}, -amount_paise from open_item_entries
      where book_id = ${bookId} and dated > ${asOn} ${ofParties}
    ) as moved
    group by ${key} having sum(paise) <> 0`;
}

type DuesOfCustomer = {
  readonly customerId: number;
  readonly outstandingPaise: number;
  readonly overduePaise: number;
};

/** @returns what is outstanding and overdue of each of these customers. */
export async function duesOfCustomers(
  db: QueryExecutorProvider,
  day: Day,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, DuesOfCustomer>> {
  if (customerIds.length === 0) return new Map();
  const { rows } = await sql<DuesOfCustomer>`
    select customer_id as "customerId", outstanding_paise as "outstandingPaise",
      overdue_paise as "overduePaise"
    from (${duesOn(day, customerIds)}) as dues
  `.execute(db);
  return new Map(rows.map((row) => [row.customerId, row]));
}
