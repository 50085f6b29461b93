// Documents before an invoice as a register: any stretch of the whole list in one of its orders,
// and how many there are.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { PresaleStatus } from '#core/trade/kinds/presale/index.ts';
import { joinedPresales, presaleCondition, presaleStatusOn, selectPresales } from './read.ts';
import type { PresaleFilter, PresalePlace } from './read.ts';
import type { PresaleRow } from './table.ts';

/** A longer number comes after a shorter one, and a draft, which has none, before all. */
const NUMBER = sql`coalesce(r.number_key, '')`;

/** The orders that an index serves; one with a minus is the other way round. */
const ORDERS = {
  date: sql`r.issue_date, r.seq`,
  '-date': sql`r.issue_date desc, r.seq desc`,
  number: sql`length(${NUMBER}), ${NUMBER}, r.seq`,
  '-number': sql`length(${NUMBER}) desc, ${NUMBER} desc, r.seq desc`,
  amount: sql`r.total_paise, r.seq`,
  '-amount': sql`r.total_paise desc, r.seq desc`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;
type PresaleListOrder = keyof typeof ORDERS;

type Stretch = {
  readonly limit: number;
  /** How many of the list come before. */
  readonly offset: number;
  readonly order: PresaleListOrder;
};

export async function presalesStretch(
  db: QueryExecutorProvider,
  place: PresalePlace,
  { limit, offset, order: by }: Stretch,
  filter: PresaleFilter,
): Promise<PresaleRow[]> {
  const order = ORDERS[by];
  const { rows } = await sql<PresaleRow>`
    with places as materialized (
      select r.presale_id as place from ${joinedPresales}
      where ${presaleCondition(place, filter)}
      order by ${order} limit ${limit} offset ${offset}
    )
    ${selectPresales(place.today)} from ${joinedPresales}
    where r.book_id = ${place.bookId} and r.presale_id in (select place from places)
    order by ${order}
  `.execute(db);
  return rows;
}

type PresaleSums = {
  readonly count: number;
  readonly totalPaise: number;
  /** How many there are of each status, whatever status the filter asks for. */
  readonly byStatus: Readonly<Partial<Record<PresaleStatus, number>>>;
};

export async function presaleSums(
  db: QueryExecutorProvider,
  place: PresalePlace,
  { status, ...others }: PresaleFilter,
): Promise<PresaleSums> {
  const passes = status === undefined ? sql`true` : sql`status = ${status}`;
  const { rows } = await sql<PresaleSums>`
    with of_status as (
      select ${presaleStatusOn(place.today)} as status, count(*) as count,
        sum(r.total_paise) as total
      from ${joinedPresales} where ${presaleCondition(place, others)} group by 1
    )
    select coalesce(sum(count) filter (where ${passes}), 0)::bigint as count,
      coalesce(sum(total) filter (where ${passes}), 0)::bigint as "totalPaise",
      coalesce(jsonb_object_agg(status, count), '{}') as "byStatus"
    from of_status
  `.execute(db);
  return rows[0] ?? { count: 0, totalPaise: 0, byStatus: {} };
}

type ListedPresaleRow = {
  /** The last event of the document. */
  readonly seq: number;
  readonly date: string;
  readonly totalPaise: number;
};

/** @returns what each document that the filter lets through comes to, in no order. */
export async function presalesListed(
  db: QueryExecutorProvider,
  place: PresalePlace,
  filter: PresaleFilter,
): Promise<ListedPresaleRow[]> {
  const { rows } = await sql<ListedPresaleRow>`
    select r.last_seq as seq, r.issue_date as date, r.total_paise as "totalPaise"
    from ${joinedPresales} where ${presaleCondition(place, filter)}
  `.execute(db);
  return rows;
}
