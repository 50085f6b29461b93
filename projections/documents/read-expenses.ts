// What was spent, line by line: slips, and lines and charges of bills on accounts of expenses.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { TradeStatus } from '#core/trade/index.ts';
import { ifAsked, rangeConditions } from '../runner/document-range.ts';
import type { DocumentRange } from '../runner/document-range.ts';
import { askedRows } from '../runner/questions.ts';
import type { Question } from '../runner/questions.ts';
import { literally } from '../runner/text-search.ts';

type SpentRow = {
  readonly kind: 'expense' | 'purchase-bill';
  readonly id: number;
  readonly line: number;
  readonly number: string;
  readonly theirNumber: string | null;
  readonly status: TradeStatus;
  readonly spentOn: CalendarDate;
  readonly accountId: number;
  readonly accountName: string;
  readonly supplierAccountId: number | null;
  readonly paidTo: string | null;
  readonly description: string;
  readonly amountPaise: number;
  readonly seq: number;
};

export type SpentFilter = DocumentRange & {
  readonly status?: 'posted' | 'reversed' | 'slip' | 'billed' | undefined;
  readonly accountId?: number | undefined;
  readonly supplierId?: number | undefined;
  /** As `nameKey` has it. */
  readonly search?: string | undefined;
};

/** Goods for sale and assets that a bill brings are no expense; what a slip says is. */
const spentIn = (bookId: number): RawBuilder<unknown> => sql`
  (
    select d.kind, d.document_id, d.status, d.number, d.number_key, d.their_number,
      d.their_number_key, d.posted_on, d.seq, d.last_seq, one.line,
      (one.said ->> 'accountId')::bigint as account_id, a.name as account_name, a.name_key,
      coalesce(one.said ->> 'name', one.said ->> 'description') as description,
      coalesce(one.said ->> 'costPaise', one.said ->> 'amountPaise')::bigint as amount_paise,
      case d.kind when 'purchase-bill' then d.account_id end as supplier_account_id,
      coalesce(p.name, d.content #>> '{posted,paidTo}') as paid_to
    from documents d
      cross join lateral (
        select said, line from jsonb_array_elements(d.content #> '{posted,lines}')
          with ordinality as l (said, line)
        union all
        select said, jsonb_array_length(d.content #> '{posted,lines}') + line
        from jsonb_array_elements(d.content #> '{posted,charges}')
          with ordinality as c (said, line)
        where not (said ->> 'intoCost')::boolean
      ) one
      join accounts a
        on a.book_id = d.book_id and a.account_id = (one.said ->> 'accountId')::bigint
          and (d.kind = 'expense' or a.group_code in ('direct-expenses', 'indirect-expenses'))
      left join accounts p
        on p.book_id = d.book_id and p.account_id = d.account_id and d.kind = 'purchase-bill'
    where d.book_id = ${bookId} and d.kind in ('expense', 'purchase-bill')
      and d.status in ('posted', 'reversed')
  ) e`;

const STATUS: Readonly<Record<NonNullable<SpentFilter['status']>, RawBuilder<unknown>>> = {
  posted: sql`e.status = 'posted'`,
  reversed: sql`e.status = 'reversed'`,
  slip: sql`e.kind = 'expense'`,
  billed: sql`e.kind = 'purchase-bill'`,
};

function conditionOf({
  status,
  accountId,
  supplierId,
  search,
  ...range
}: SpentFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...ifAsked(status, (one) => STATUS[one]),
    ...ifAsked(accountId, (id) => sql`e.account_id = ${id}`),
    ...ifAsked(supplierId, (id) => sql`e.supplier_account_id = ${id}`),
    ...rangeConditions(sql`e.posted_on`, sql`e.amount_paise`, range),
    ...ifAsked(search, (text) => {
      const like = `%${literally(text)}%`;
      return sql`(e.number_key like ${like} or e.their_number_key like ${like}
        or e.name_key like ${like} or lower(e.paid_to) like ${like}
        or lower(e.description) like ${like})`;
    }),
  ];
  return sql.join(conditions, sql` and `);
}

const NUMBER = sql`length(e.number_key)`;

const ORDERS = {
  newest: sql`e.posted_on desc, e.seq desc, e.line`,
  date: sql`e.posted_on, e.seq, e.line`,
  '-date': sql`e.posted_on desc, e.seq desc, e.line`,
  number: sql`${NUMBER}, e.number_key, e.seq, e.line`,
  '-number': sql`${NUMBER} desc, e.number_key desc, e.seq desc, e.line`,
  amount: sql`e.amount_paise, e.seq, e.line`,
  '-amount': sql`e.amount_paise desc, e.seq desc, e.line`,
} as const;

type Stretch = {
  readonly limit: number;
  readonly offset: number;
  readonly order: keyof typeof ORDERS;
};

export async function spentStretch(
  db: QueryExecutorProvider,
  bookId: number,
  { limit, offset, order }: Stretch,
  filter: SpentFilter,
): Promise<SpentRow[]> {
  const { rows } = await sql<SpentRow>`
    select e.kind, e.document_id as id, e.line, e.number, e.their_number as "theirNumber",
      e.status, e.posted_on as "spentOn", e.account_id as "accountId",
      e.account_name as "accountName", e.supplier_account_id as "supplierAccountId",
      e.paid_to as "paidTo", e.description, e.amount_paise as "amountPaise", e.last_seq as seq
    from ${spentIn(bookId)} where ${conditionOf(filter)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

type SpentMonth = {
  readonly month: CalendarDate;
  readonly count: number;
  readonly totalPaise: number;
};

/** @returns what those that are found come to by month, the latest first; reversed ones count. */
export async function spentByMonth(
  db: QueryExecutorProvider,
  bookId: number,
  filter: SpentFilter,
): Promise<SpentMonth[]> {
  const { rows } = await sql<SpentMonth>`
    select date_trunc('month', e.posted_on)::date as month, count(*) as count,
      coalesce(sum(e.amount_paise) filter (where e.status = 'posted'), 0)::bigint as "totalPaise"
    from ${spentIn(bookId)} where ${conditionOf(filter)}
    group by 1 order by 1 desc
  `.execute(db);
  return rows;
}

/** @returns the payments that stand and settle this bill and nothing else. */
export async function paymentsSettlingAlone(
  db: QueryExecutorProvider,
  bookId: number,
  billId: number,
): Promise<number[]> {
  const named = JSON.stringify([{ kind: 'purchase-bill', id: billId }]);
  const { rows } = await sql<{ readonly id: number }>`
    select d.document_id as id from documents d
    where d.book_id = ${bookId} and d.kind = 'supplier-payment' and d.status = 'posted'
      and d.content #> '{posted,allocations}' @> ${named}::jsonb
      and jsonb_array_length(d.content #> '{posted,allocations}') = 1
      and d.content #>> '{posted,allocations,0,amountPaise}'
        = d.content #>> '{posted,totalPaise}'
    order by d.seq
  `.execute(db);
  return rows.map(({ id }) => id);
}

type SlipsOfDay = {
  readonly bookId: number;
  readonly date: string;
  /** In small letters. */
  readonly name: string;
  /** Slips count from before this event. */
  readonly before: number;
};

/** What slips of a day that stand paid a name in cash. */
export const cashOnSlipsOfDay: Question<SlipsOfDay, { readonly paise: number }> = (asked) => sql`
  select at, spent.paise
  from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      date: ['date', ({ date }) => date],
      name: ['text', ({ name }) => name],
      before: ['bigint', ({ before }) => before],
    },
  )}
    cross join lateral (
      select coalesce(sum(d.total_paise), 0)::bigint as paise
      from documents d
        join accounts a on a.book_id = d.book_id and a.account_id = d.account_id
          and a.group_code = 'cash-in-hand'
      where d.book_id = asked.book_id and d.kind = 'expense' and d.status = 'posted'
        and d.posted_on = asked.date and d.seq < asked.before
        and lower(d.content #>> '{posted,paidTo}') = asked.name
    ) as spent`;
