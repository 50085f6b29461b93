// What is open of the items of a book on a day. What is dated later is not there: documents and
// settlements alike.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { creditedBy } from '../runner/credited-by.ts';
import type { ItemParty, PartyKind } from './movement.ts';
import { madePaise } from './read-open.ts';
import type { OpenItemRow } from './table.ts';

export type PartyItemRow = OpenItemRow & {
  readonly partyKind: PartyKind;
  readonly partyId: number;
  /** An invoice that credit notes gave back whole: it is never overdue. */
  readonly isCredited: boolean;
};

type PartyIds = {
  readonly customerIds: readonly number[];
  readonly accountIds: readonly number[];
};

/**
 * Without hand-posted lines that say nothing of what they concern, which the ledger has. An opening
 * bill that was corrected is called what the last correction said.
 * @param parties null for all parties of the book.
 * @returns the items of which something is open, by due date, else by the date of the bill.
 */
export async function itemsOpenOn(
  db: QueryExecutorProvider,
  { bookId, asOn }: { readonly bookId: number; readonly asOn: CalendarDate },
  parties: PartyIds | null = null,
): Promise<PartyItemRow[]> {
  const key = sql`party_kind, party_id, item_kind, item_id, line`;
  const { rows } = await sql<PartyItemRow>`
    with movements as (
      select ${key}, open_paise as paise from open_item_balances
      where book_id = ${bookId} and open_paise <> 0 ${ofParties(parties)}
      union all
      select ${key}, -amount_paise from open_item_entries
      where book_id = ${bookId} and dated > ${asOn} ${ofParties(parties)}
    ),
    open as (
      select ${key}, sum(paise)::bigint as paise from movements
      group by ${key} having sum(paise) <> 0
    )
    select o.party_kind as "partyKind", o.party_id as "partyId", o.item_kind as kind,
      o.item_id as id, o.line, made.number, made.bill_date as "billDate",
      made.due_date as "dueDate", made.amount_paise as "amountPaise", o.paise as "openPaise",
      coalesce(credited.paise >= made.amount_paise, false) as "isCredited"
    from open o
    join lateral (
      select e.number, e.bill_date, e.due_date, ${madePaise} as amount_paise, e.seq
      from open_item_entries e
      where e.book_id = ${bookId} and e.item_kind = o.item_kind and e.item_id = o.item_id
        and e.line = o.line and e.makes and e.dated <= ${asOn}
      order by e.seq desc limit 1
    ) made on true
    left join (${creditedBy(bookId, asOn)}) as credited
      on o.item_kind = 'invoice' and credited.invoice_id = o.item_id
    order by coalesce(made.due_date, made.bill_date), made.bill_date, made.seq, o.line
  `.execute(db);
  return rows;
}

function ofParties(parties: PartyIds | null): RawBuilder<unknown> {
  if (parties === null) return sql``;
  return sql`and (
    party_kind = 'customer' and party_id = any(${[...parties.customerIds]}::bigint[])
    or party_kind = 'account' and party_id = any(${[...parties.accountIds]}::bigint[]))`;
}

/** @returns whose items events after this one have changed. */
export async function itemPartiesAfter(
  db: QueryExecutorProvider,
  bookId: number,
  seq: number,
): Promise<ItemParty[]> {
  const { rows } = await sql<ItemParty>`
    select distinct party_kind as kind, party_id as id from open_item_balances
    where book_id = ${bookId} and last_seq > ${seq}
  `.execute(db);
  return rows;
}

type UnmatchedItems = {
  /** All open items of the book on the day. */
  readonly open: number;
  /** Those to the credit of a customer or to the debit of a supplier. */
  readonly count: number;
  readonly paise: number;
};

/** Few entries are dated after the day: they are taken off what is open now. */
export async function unmatchedOn(
  db: QueryExecutorProvider,
  { bookId, asOn }: { readonly bookId: number; readonly asOn: CalendarDate },
): Promise<UnmatchedItems> {
  const key = sql`party_kind, party_id, item_kind, item_id, line`;
  const { rows } = await sql<UnmatchedItems>`
    with open as (
      select ${key}, sum(paise)::bigint as paise from (
        select ${key}, open_paise as paise from open_item_balances
        where book_id = ${bookId} and open_paise <> 0
        union all
        select ${key}, -amount_paise from open_item_entries
        where book_id = ${bookId} and dated > ${asOn}
      ) as moved
      group by ${key} having sum(paise) <> 0
    ),
    told as (
      select open.paise, case
        when open.party_kind = 'account' and party.group_code = 'sundry-creditors'
        then open.paise > 0 else open.paise < 0 end as unmatched
      from open left join accounts as party
        on party.book_id = ${bookId} and open.party_kind = 'account'
        and party.account_id = open.party_id
    )
    select count(*)::int as open, count(*) filter (where unmatched)::int as count,
      coalesce(sum(abs(paise)) filter (where unmatched), 0)::bigint as paise
    from told
  `.execute(db);
  return rows[0] ?? { open: 0, count: 0, paise: 0 };
}

type Item = Pick<PartyItemRow, 'partyKind' | 'partyId' | 'kind' | 'id' | 'line'>;

type ItemsFigure = {
  readonly items: readonly Item[];
  /** What is dated later is not open by then. */
  readonly asOn: string;
  /** Of creditors what is owed to them is positive. */
  readonly sign: 1 | -1;
};

/** @returns a query, not run yet, that gives each event's sum: seq, entry_date and paise. */
export const sumsOfItems = (
  bookId: number,
  { items, asOn, sign }: ItemsFigure,
  { after, until }: { readonly after: number; readonly until: number },
): RawBuilder<unknown> => sql`
  select e.seq, e.dated as entry_date, (${sql.lit(sign)} * sum(e.amount_paise))::bigint as paise
  from unnest(${items.map(({ partyKind }) => partyKind)}::text[],
      ${items.map(({ partyId }) => partyId)}::bigint[], ${items.map(({ kind }) => kind)}::text[],
      ${items.map(({ id }) => id)}::bigint[], ${items.map(({ line }) => line)}::smallint[])
    as one (party_kind, party_id, item_kind, item_id, line)
  join open_item_entries as e on e.book_id = ${bookId} and e.item_kind = one.item_kind
    and e.item_id = one.item_id and e.line = one.line
    and e.party_kind = one.party_kind and e.party_id = one.party_id
  where e.dated <= ${asOn} and e.seq > ${after} and e.seq <= ${until}
  group by e.seq, e.dated having sum(e.amount_paise) <> 0`;
