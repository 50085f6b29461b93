import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type {
  PaymentVoucher,
  ReverseChargePaper,
  ReverseChargePaperStatus,
} from '#core/trade/kinds/reverse-charge/index.ts';
import { ifAsked } from '../runner/document-range.ts';
import { literally } from '../runner/text-search.ts';
import type { PaperContents, ReverseChargePaperRow } from './table.ts';

const SELECT = sql`
  select p.seq, p.kind, p.of_id as "ofId", p.number, p.dated as date, p.status,
    p.cancelled_on as "cancelledOn", p.account_id as "accountId", p.of_number as "ofNumber",
    p.their_number as "theirNumber", p.taxable_paise as "taxablePaise",
    p.tax_paise as "taxPaise", p.paid_paise as "paidPaise"`;

export type PaperFilter = {
  readonly filter?: ReverseChargePaper | ReverseChargePaperStatus | undefined;
  /** As `nameKey` has it: in a number, or in the name of the supplier's account. */
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

function conditionOf(
  bookId: number,
  { filter, search, from, to }: PaperFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`p.book_id = ${bookId}`,
    ...ifAsked(filter, (one) => sql`${one} in (p.kind, p.status)`),
    ...ifAsked(from, (day) => sql`p.dated >= ${day}::date`),
    ...ifAsked(to, (day) => sql`p.dated <= ${day}::date`),
    ...ifAsked(search, (text) => {
      const like = `%${literally(text)}%`;
      return sql`(p.number_key like ${like} or lower(p.of_number) like ${like}
        or lower(p.their_number) like ${like}
        or p.account_id in (
          select account_id from accounts where book_id = ${bookId} and name_key like ${like}))`;
    }),
  ];
  return sql.join(conditions, sql` and `);
}

/** One with a minus is the other way round. */
const ORDERS = {
  newest: sql`p.seq desc`,
  date: sql`p.dated, p.seq`,
  '-date': sql`p.dated desc, p.seq desc`,
  number: sql`p.kind desc, p.series, p.series_number`,
  '-number': sql`p.kind, p.series desc, p.series_number desc`,
  amount: sql`p.taxable_paise, p.seq`,
  '-amount': sql`p.taxable_paise desc, p.seq desc`,
} as const;

type Stretch = {
  readonly limit: number;
  readonly offset: number;
  readonly order: keyof typeof ORDERS;
};

export async function papersStretch(
  db: QueryExecutorProvider,
  bookId: number,
  { limit, offset, order }: Stretch,
  filter: PaperFilter,
): Promise<ReverseChargePaperRow[]> {
  const { rows } = await sql<ReverseChargePaperRow>`
    ${SELECT} from reverse_charge_papers p where ${conditionOf(bookId, filter)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

type PaperSums = {
  readonly count: number;
  /** Of those that stand. */
  readonly taxablePaise: number;
  readonly taxPaise: number;
};

export async function papersSums(
  db: QueryExecutorProvider,
  bookId: number,
  filter: PaperFilter,
): Promise<PaperSums> {
  const ofIssued = (value: RawBuilder<unknown>) =>
    sql`coalesce(sum(${value}) filter (where p.status = 'issued'), 0)::bigint`;
  const { rows } = await sql<PaperSums>`
    select count(*) as count, ${ofIssued(sql`p.taxable_paise`)} as "taxablePaise",
      ${ofIssued(sql`p.tax_paise`)} as "taxPaise"
    from reverse_charge_papers p where ${conditionOf(bookId, filter)}
  `.execute(db);
  return rows[0] ?? { count: 0, taxablePaise: 0, taxPaise: 0 };
}

type PaperOf = { readonly kind: ReverseChargePaper; readonly ofId: number };

/** @returns what the vouchers of a payment that stand say, in their order. */
export async function standingVouchers(
  db: QueryExecutorProvider,
  bookId: number,
  paymentId: number,
): Promise<readonly PaymentVoucher[]> {
  const { rows } = await sql<{ readonly content: PaymentVoucher }>`
    select p.content from reverse_charge_papers p
    where p.book_id = ${bookId} and p.kind = 'payment-voucher' and p.of_id = ${paymentId}
      and p.status = 'issued'
    order by p.seq
  `.execute(db);
  return rows.map(({ content }) => content);
}

/** @returns the paper that stands of a bill or payment, the last where there are many, or null. */
export async function standingPaper(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, ofId }: PaperOf,
): Promise<ReverseChargePaperRow | null> {
  const { rows } = await sql<ReverseChargePaperRow>`
    ${SELECT} from reverse_charge_papers p
    where p.book_id = ${bookId} and p.kind = ${kind} and p.of_id = ${ofId}
      and p.status = 'issued'
    order by p.seq desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

type WholePaper<Kind extends ReverseChargePaper> = {
  readonly status: ReverseChargePaperStatus;
  readonly content: PaperContents[Kind];
};

/**
 * @param number null: the one that stands, else the last.
 * @returns what a paper of a bill or payment says, or null.
 */
export async function findPaper<Kind extends ReverseChargePaper>(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, ofId }: PaperOf & { readonly kind: Kind },
  number: string | null,
): Promise<WholePaper<Kind> | null> {
  const { rows } = await sql<WholePaper<Kind>>`
    select p.status, p.content from reverse_charge_papers p
    where p.book_id = ${bookId} and p.kind = ${kind} and p.of_id = ${ofId}
      and p.number = coalesce(${number}::text, p.number)
    order by p.seq desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

type IssuedSeries = {
  readonly kind: ReverseChargePaper;
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly cancelled: number;
};

/** @returns each run of numbers of the papers that are dated in a period, by kind and series. */
export async function issuedSeries(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<IssuedSeries[]> {
  const { rows } = await sql<IssuedSeries>`
    select kind, (array_agg(number order by series_number))[1] as from,
      (array_agg(number order by series_number desc))[1] as to, count(*) as total,
      count(*) filter (where status = 'cancelled') as cancelled
    from (
      select kind, series, series_number, number, status,
        series_number - row_number() over (
          partition by kind, series order by series_number) as run
      from reverse_charge_papers
      where book_id = ${bookId} and dated between ${from}::date and ${to}::date
    ) as numbered
    group by kind, series, run
    order by kind desc, series, min(series_number)
  `.execute(db);
  return rows;
}

/**
 * A payment to the supplier, or a journal of a payment, settled a part of it or all; what was paid
 * in advance and set against it counts from its own day.
 * @returns of each bill the day on which it was paid first, where it was.
 */
export async function firstPaymentsOf(
  db: QueryExecutorProvider,
  bookId: number,
  billIds: readonly number[],
): Promise<ReadonlyMap<number, CalendarDate>> {
  if (billIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly paidOn: CalendarDate }>`
    select settled.id, min(coalesce(d.posted_on, j.entry_date)) as "paidOn"
    from (
      select item_id as id, by_kind, by_id from open_item_entries
      where book_id = ${bookId} and item_kind = 'purchase-bill' and line = 0
        and item_id = any(${[...billIds]}::bigint[]) and by_kind is not null
      group by item_id, by_kind, by_id having sum(amount_paise) <> 0
    ) as settled
    left join documents d on d.book_id = ${bookId} and settled.by_kind = 'supplier-payment'
      and d.kind = settled.by_kind and d.document_id = settled.by_id
      and (d.content #>> '{posted,amountPaise}')::bigint > 0
    left join journals j on j.book_id = ${bookId} and settled.by_kind = 'journal'
      and j.journal_id = settled.by_id and j.voucher_type = 'payment'
    group by settled.id
    having min(coalesce(d.posted_on, j.entry_date)) is not null
  `.execute(db);
  return new Map(rows.map(({ id, paidOn }) => [id, paidOn]));
}
