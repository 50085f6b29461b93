// What is open on the account of a party, now or on a day.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { OpenItemRow } from './table.ts';

/** A party by its account, and whose documents it has: a customer's, or none. */
export type ItemsParty = { readonly accountId: number; readonly customerId: number | null };

export type OpenItemsFilter = {
  readonly limit: number;
  readonly side?: 'debit' | 'credit' | undefined;
  /** What is dated after it is left out: items, and what settles them. */
  readonly asOn?: CalendarDate | null | undefined;
};

/** Of the row `e`, which makes an item. An opening bill comes to what it was corrected to. */
export const madePaise = sql.raw(`
  case when e.item_kind = 'opening-bill' then (
    select sum(c.amount_paise)::bigint from open_item_entries c
    where c.book_id = e.book_id and c.item_kind = e.item_kind and c.item_id = e.item_id
      and c.by_kind is null)
  else e.amount_paise end`);

/** What is open of each item of a party on a day, or of all days. */
function balancesUpTo(
  bookId: number,
  { accountId, customerId }: ItemsParty,
  asOn: OpenItemsFilter['asOn'],
): RawBuilder<unknown> {
  const key = sql`party_kind, party_id, item_kind, item_id, line`;
  const isOfParty = sql`book_id = ${bookId} and (
    (party_kind = 'account' and party_id = ${accountId})
    or (party_kind = 'customer' and party_id = ${customerId ?? 0}))`;
  const now = sql`select ${key}, open_paise from open_item_balances where ${isOfParty}`;
  if (asOn === null || asOn === undefined) return now;
  return sql`
    select ${key}, sum(open_paise)::bigint as open_paise from (
      ${now}
      union all
      select ${key}, -amount_paise from open_item_entries where ${isOfParty} and dated > ${asOn}
    ) as movements group by ${key}`;
}

/** The items of `balances` by what makes them, and the lines that are on account. */
function itemsUpTo(
  bookId: number,
  party: ItemsParty,
  asOn: OpenItemsFilter['asOn'],
): RawBuilder<unknown> {
  const isDated = (day: string) =>
    asOn === null || asOn === undefined ? sql`true` : sql`${sql.raw(day)} <= ${asOn}`;
  return sql`
      select b.item_kind as kind, b.item_id as id, b.line, made.number, made.dated,
        made.bill_date, made.due_date, made.amount_paise, b.open_paise
      from balances b
      join lateral (
        select e.number, e.dated, e.bill_date, e.due_date, ${madePaise} as amount_paise
        from open_item_entries e
        where e.book_id = ${bookId} and e.item_kind = b.item_kind and e.item_id = b.item_id
          and e.line = b.line and e.makes and ${isDated('e.dated')}
        order by e.seq desc limit 1
      ) made on true
      where b.open_paise <> 0
      union all
      select 'journal', j.journal_id, l.line, '#' || j.number, l.entry_date, l.entry_date,
        null::date, l.amount_paise, l.amount_paise + coalesce(b.open_paise, 0)
      from ledger_lines l
      join journals j on j.book_id = l.book_id and j.seq = l.seq
        and j.source is null and j.reverses is null
      left join balances b
        on b.party_kind = 'account' and b.party_id = l.account_id
        and b.item_kind = 'journal' and b.item_id = j.journal_id and b.line = l.line
      where l.book_id = ${bookId} and l.account_id = ${party.accountId}
        and l.amount_paise + coalesce(b.open_paise, 0) <> 0 and ${isDated('l.entry_date')}
        and not exists (
          select from journals r
          where r.book_id = j.book_id and r.journal_id = j.reversed_by
            and ${isDated('r.entry_date')})
        and not exists (
          select from open_item_entries e
          where e.book_id = l.book_id and e.item_kind = 'journal' and e.item_id = j.journal_id
            and e.line = l.line and e.makes)`;
}

/**
 * What makes the item says its number, dates and amount. A hand-posted line without references is
 * on account: the ledger has it, less what settled it.
 * @returns what is open on a party's account, the oldest due first; without a limit all of it.
 */
export async function openItemsOf(
  db: QueryExecutorProvider,
  bookId: number,
  party: ItemsParty,
  { limit, side, asOn }: Partial<OpenItemsFilter> = {},
): Promise<OpenItemRow[]> {
  const { rows } = await sql<OpenItemRow>`
    with balances as (${balancesUpTo(bookId, party, asOn)}),
    items as (${itemsUpTo(bookId, party, asOn)}
    )
    select kind, id, line, number, dated, bill_date as "billDate", due_date as "dueDate",
      amount_paise as "amountPaise", open_paise as "openPaise"
    from items
    where ${sideOf(side)}
    order by coalesce(due_date, bill_date), bill_date, kind, id, line
    limit ${limit ?? null}
  `.execute(db);
  return rows;
}

function sideOf(side: OpenItemsFilter['side']): RawBuilder<unknown> {
  if (side === undefined) return sql`true`;
  return side === 'debit' ? sql`open_paise > 0` : sql`open_paise < 0`;
}
