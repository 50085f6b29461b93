// What income tax was deducted of documents of suppliers: before a bill, and in a period.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { CERTIFICATE_IN_PART } from '#core/tax/index.ts';
import type { TdsBefore } from '#core/tax/index.ts';
import type { KnownDeduction } from '#core/trade/index.ts';
import { ifAsked } from '../runner/document-range.ts';

/** The bills of one nature of a supplier. */
export type TdsHistoryKey = {
  readonly accountId: number;
  /** By which either Act names the nature. */
  readonly codes: readonly string[];
  /** The financial year and the calendar month of the bill. */
  readonly yearFrom: string;
  readonly yearTo: string;
  readonly monthFrom: string;
  readonly monthTo: string;
  /** Of lower deduction, which hold on its day. */
  readonly certificates: readonly {
    readonly number: string;
    readonly from: string;
    readonly to: string;
  }[];
};

export type TdsHistory = {
  readonly before: TdsBefore;
  /** Of each certificate what bore tax at its rate, in paise. */
  readonly certificatePaise: readonly number[];
};

/** A debit note takes back what its bill had said, on the day of the bill. */
const FROM = sql`
  documents d
  left join documents b on d.kind = 'purchase-debit-note' and b.book_id = d.book_id
    and b.kind = 'purchase-bill'
    and b.document_id = (d.content #>> '{posted,bills,0,documentId}')::bigint`;
const SIGN = sql`case d.kind when 'purchase-debit-note' then -1 else 1 end`;
const TDS = sql`coalesce(nullif(b.content #> '{posted,tds}', 'null'), d.content #> '{posted,tds}')`;
const DAY = sql`coalesce(b.posted_on, d.posted_on)`;
/** The value without GST, charges that are printed by themselves among it. */
const VALUE = sql`(d.taxable_paise + coalesce((
  select sum((charge ->> 'amountPaise')::bigint)
  from jsonb_array_elements(d.content #> '{posted,charges}') charge), 0))`;
/** What a note takes back once the tax is deposited has borne it all the same. */
const TAXED = sql`coalesce((d.content #>> '{posted,tds,basePaise}')::bigint, 0)`;

/** @returns of each key what the posted documents say. */
export async function tdsHistories(
  db: QueryExecutorProvider,
  bookId: number,
  keys: readonly TdsHistoryKey[],
): Promise<TdsHistory[]> {
  return Promise.all(keys.map((key) => tdsHistory(db, bookId, key)));
}

async function tdsHistory(
  db: QueryExecutorProvider,
  bookId: number,
  { accountId, codes, certificates, ...days }: TdsHistoryKey,
): Promise<TdsHistory> {
  const of = sql`d.book_id = ${bookId} and d.account_id = ${accountId} and d.status = 'posted'
    and (${TDS}) ->> 'code' = any(${[...codes]}::text[])`;
  const inMonth = sql`${DAY} between ${days.monthFrom} and ${days.monthTo}`;
  const { rows } = await sql<TdsBefore>`
    select coalesce(sum(${SIGN} * ${VALUE}), 0)::bigint as "yearPaise",
      coalesce(sum(${SIGN} * ${TAXED}), 0)::bigint as "yearTaxedPaise",
      coalesce(sum(${SIGN} * ${VALUE}) filter (where ${inMonth}), 0)::bigint as "monthPaise",
      coalesce(sum(${SIGN} * ${TAXED}) filter (where ${inMonth}), 0)::bigint as "monthTaxedPaise"
    from ${FROM}
    where ${of} and ${DAY} between ${days.yearFrom} and ${days.yearTo}
  `.execute(db);
  const [before] = rows;
  const certificatePaise = await Promise.all(
    certificates.map(async ({ number, from, to }) => {
      const named = `; certificate ${number}`;
      const inPart = `${named}${CERTIFICATE_IN_PART}`;
      const used = await sql<{ readonly paise: number }>`
        select coalesce(sum(${SIGN} * ${TAXED}), 0)::bigint as paise
        from ${FROM}
        where ${of} and ${DAY} between ${from} and ${to}
          and (right((${TDS}) ->> 'reason', length(${named})) = ${named}
            or right((${TDS}) ->> 'reason', length(${inPart})) = ${inPart})
      `.execute(db);
      return used.rows[0]?.paise ?? 0;
    }),
  );
  const none = { yearPaise: 0, yearTaxedPaise: 0, monthPaise: 0, monthTaxedPaise: 0 };
  return { before: before ?? none, certificatePaise };
}

/** Tax that was deducted of a posted bill, as far as debit notes left it. */
export type DeductionRow = KnownDeduction & {
  readonly supplierName: string;
  readonly pan: string | null;
  readonly rateBps: number;
  /** What bore tax, less what debit notes took back. */
  readonly basePaise: number;
  readonly amountPaise: number;
  readonly reason: string | null;
  /** The first deposit of it that stands. */
  readonly depositId: number | null;
  readonly depositNumber: string | null;
};

type DeductionFilter = {
  readonly billIds?: readonly number[] | undefined;
  /** Deducted on these days. */
  readonly days?: { readonly from: string; readonly to: string } | undefined;
  /** What is not deposited in full, of the days to this one. */
  readonly openTo?: string | undefined;
};

/** What debit notes took back of each bill. */
const takenBack = (bookId: number) => sql`
  select (n.content #>> '{posted,bills,0,documentId}')::bigint as bill_id,
    sum((n.content #>> '{posted,tds,amountPaise}')::bigint) as amount,
    sum((n.content #>> '{posted,tds,basePaise}')::bigint) as base
  from documents n
  where n.book_id = ${bookId} and n.kind = 'purchase-debit-note' and n.status = 'posted'
    and n.content #>> '{posted,tds,amountPaise}' is not null
  group by 1`;
/** What of each bill is deposited. */
const deposited = (bookId: number) => sql`
  select (one ->> 'billId')::bigint as bill_id, sum((one ->> 'amountPaise')::bigint) as amount,
    (array_agg(t.document_id order by t.seq))[1] as deposit_id,
    (array_agg(t.number order by t.seq))[1] as deposit_number
  from documents t, jsonb_array_elements(t.content #> '{posted,deductions}') one
  where t.book_id = ${bookId} and t.kind = 'tds-deposit' and t.status = 'posted'
  group by 1`;

/** @returns the deductions of bills that stand, by their days. */
export async function tdsDeductionsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { billIds, days, openTo }: DeductionFilter,
): Promise<readonly DeductionRow[]> {
  const open = sql`a.amount - coalesce(back.amount, 0) - coalesce(paid.amount, 0)`;
  const conditions = [
    sql`d.book_id = ${bookId} and d.kind = 'purchase-bill' and d.status = 'posted'`,
    sql`a.amount > 0`,
    ...ifAsked(billIds, (ids) => sql`d.document_id = any(${[...ids]}::bigint[])`),
    ...ifAsked(days, ({ from, to }) => sql`d.posted_on between ${from} and ${to}`),
    ...ifAsked(openTo, (to) => sql`d.posted_on <= ${to} and ${open} > 0`),
  ];
  const { rows } = await sql<DeductionRow>`
    with back as (${takenBack(bookId)}), paid as (${deposited(bookId)})
    select d.document_id as "billId", coalesce(d.their_number, d.number) as "billNumber",
      d.posted_on::text as "deductedOn", tds ->> 'code' as code, tds ->> 'section' as section,
      tds ->> 'reason' as reason, (tds ->> 'rateBps')::bigint as "rateBps",
      (tds ->> 'basePaise')::bigint - coalesce(back.base, 0)::bigint as "basePaise",
      (a.amount - coalesce(back.amount, 0))::bigint as "amountPaise",
      (${open})::bigint as "openPaise",
      d.content #>> '{posted,supplier,name}' as "supplierName",
      coalesce(d.content #>> '{posted,supplier,pan}',
        substr(d.content #>> '{posted,supplier,gstin}', 3, 10)) as pan,
      paid.deposit_id as "depositId", paid.deposit_number as "depositNumber"
    from documents d
      cross join lateral (select d.content #> '{posted,tds}' as tds) t
      cross join lateral (select (tds ->> 'amountPaise')::bigint as amount) a
      left join back on back.bill_id = d.document_id
      left join paid on paid.bill_id = d.document_id
    where ${sql.join(conditions, sql` and `)}
    order by d.posted_on, d.seq
  `.execute(db);
  return rows;
}
