// The journals as a register: any stretch of the whole list in one of its orders, and what the list
// comes to.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { journalConditions, selectJournals } from './read.ts';
import type { JournalFilter } from './read.ts';
import type { JournalRow } from './table.ts';

/** The orders that an index serves; one with a minus is the other way round. */
const JOURNAL_ORDERS = ['date', '-date', 'number', '-number', 'amount', '-amount'] as const;
export type RegisterOrder = (typeof JOURNAL_ORDERS)[number];

/** Numbers are given in the order of recording, so that of seq is theirs. */
const ORDERS: Readonly<Record<RegisterOrder, RawBuilder<unknown>>> = {
  date: sql`entry_date, seq`,
  '-date': sql`entry_date desc, seq desc`,
  number: sql`seq`,
  '-number': sql`seq desc`,
  amount: sql`amount_paise, seq`,
  '-amount': sql`amount_paise desc, seq desc`,
};

const within = (bookId: number, filter: JournalFilter): RawBuilder<unknown> =>
  sql.join([sql`book_id = ${bookId}`, ...journalConditions(filter)], sql` and `);

/**
 * The places are found before the rows are read, which an index alone answers where nothing is
 * filtered.
 * @param stretch how many rows, after how many of the list.
 */
export async function journalsStretch(
  db: QueryExecutorProvider,
  bookId: number,
  stretch: { readonly limit: number; readonly offset: number; readonly order: RegisterOrder },
  filter: JournalFilter,
): Promise<JournalRow[]> {
  const order = ORDERS[stretch.order];
  const { rows } = await sql<JournalRow>`
    with places as materialized (
      select seq as place from journals where ${within(bookId, filter)}
      order by ${order} limit ${stretch.limit} offset ${stretch.offset}
    )
    ${selectJournals}
    where book_id = ${bookId} and seq in (select place from places)
    order by ${order}
  `.execute(db);
  return rows;
}

export type JournalDay = {
  readonly date: CalendarDate;
  readonly count: number;
  readonly amountPaise: number;
  /** Of the account whose sides were given; else nothing. */
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/**
 * @param sides a query that gives the seqs of an account's journals with its debit and credit.
 * @returns the days of entry that have journals which the filter lets through, latest first.
 */
export async function journalDays(
  db: QueryExecutorProvider,
  bookId: number,
  filter: JournalFilter,
  sides?: RawBuilder<unknown>,
): Promise<JournalDay[]> {
  // Without an account the sums are read from an index alone.
  const joined = sides === undefined ? sql`` : sql`join (${sides}) as sides using (seq)`;
  const [debit, credit] =
    sides === undefined
      ? [sql`0`, sql`0`]
      : [sql`sum(debit_paise)::bigint`, sql`sum(credit_paise)::bigint`];
  const { rows } = await sql<JournalDay>`
    select entry_date as date, count(*) as count, sum(amount_paise)::bigint as "amountPaise",
      ${debit} as "debitPaise", ${credit} as "creditPaise"
    from journals ${joined}
    where ${within(bookId, filter)}
    group by entry_date order by entry_date desc
  `.execute(db);
  return rows;
}
