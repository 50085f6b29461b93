// The documents that charge or give back tax, as their journals posted them: a document counts on
// the day of its journal, and one that is taken back counts against it on the day of the reversal.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { SupplyKind, Treatment } from '#core/tax/index.ts';
import type { SupplyClass } from '#core/trade/index.ts';
import type { RegisterKind } from '#api/contract/account/registers.ts';

/** Without an end they are `-infinity` and `infinity`. */
export type DaysPosted = { readonly from: string; readonly to: string };

/**
 * A debit note to a supplier is a voucher of the same type, and no document of a sale.
 * @param kind null for documents of every kind.
 */
export const posted = (bookId: number, { from, to }: DaysPosted, kind: RegisterKind | null) => sql`
  select j.seq, j.journal_id, j.number, j.entry_date, j.reverses, j.reversed_by,
    j.voucher_type as kind, (coalesce(j.source, o.source)->>'id')::bigint as document_id,
    case when j.reverses is null then 1 else -1 end as sign
  from journals as j
  left join journals as o on o.book_id = j.book_id and o.journal_id = j.reverses
  where j.book_id = ${bookId} and j.entry_date between ${from} and ${to}
    and j.voucher_type in ('sales', 'credit-note', 'debit-note')
    and coalesce(j.source, o.source)->>'kind' in ('invoice', 'credit-note', 'debit-note')
    ${kind === null ? sql`` : sql`and j.voucher_type = ${kind}`}`;

/** A note is kept beside the invoice that it is of, and says by number which of its lines. */
export const withDocument = (bookId: number) => sql`
  left join settlements as s on posted.kind <> 'sales' and s.book_id = ${bookId}
    and s.kind = posted.kind and s.settlement_id = posted.document_id
  join invoices as i on i.book_id = ${bookId}
    and i.invoice_id = case when posted.kind = 'sales' then posted.document_id else s.invoice_id end`;

export const LINES = sql`
  coalesce(s.content->'lines', s.content->'debited', i.content->'issued'->'lines')`;
export const ROUND_OFF = sql`
  coalesce(s.content->>'roundOffPaise', i.content->'issued'->>'roundOffPaise')::bigint`;

export type TaxedPaise = {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
};

export type PostedDocument = {
  readonly journalId: number;
  readonly number: number;
  readonly entryDate: CalendarDate;
  readonly reverses: number | null;
  readonly reversedBy: number | null;
  readonly sign: 1 | -1;
  readonly documentId: number;
  readonly documentNumber: string;
  readonly invoiceId: number;
  readonly party: string;
  readonly gstin: string | null;
  readonly place: string | null;
  readonly supply: SupplyKind;
  readonly lines: readonly TaxedPaise[];
  readonly roundOffPaise: number;
};

type Stretch = { readonly limit: number; readonly offset: number };

/** @returns a stretch of the register in the order of its days. */
export async function postedDocuments(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, limit, offset, ...period }: Period & Stretch & { readonly kind: RegisterKind },
): Promise<readonly PostedDocument[]> {
  const { rows } = await sql<PostedDocument>`
    with posted as (
      ${posted(bookId, period, kind)}
      order by j.entry_date, j.seq limit ${limit} offset ${offset}
    )
    select posted.journal_id as "journalId", posted.number, posted.entry_date as "entryDate",
      posted.reverses, posted.reversed_by as "reversedBy", posted.sign,
      posted.document_id as "documentId", coalesce(s.number, i.number) as "documentNumber",
      i.invoice_id as "invoiceId",
      coalesce(i.content->'issued'->'recipient'->>'name', '') as party,
      i.content->'issued'->'recipient'->>'gstin' as gstin,
      i.content->'issued'->>'placeOfSupply' as place, i.content->'issued'->>'supply' as supply,
      ${LINES} as lines, ${ROUND_OFF} as "roundOffPaise"
    from posted ${withDocument(bookId)}
    order by posted.entry_date, posted.seq
  `.execute(db);
  return rows;
}

const sumOf = (name: string) =>
  sql`coalesce(sum(sign * (line->>${sql.lit(name)})::bigint), 0)::bigint as ${sql.ref(name)}`;
const SUMS = sql.join(
  ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'cessPaise'].map(sumOf),
);

export type RegisterMonth = TaxedPaise & {
  /** `2026-11`. */
  readonly month: string;
  readonly count: number;
  readonly roundOffPaise: number;
};

/** @returns what the documents of a register come to, month by month. */
export async function registerMonths(
  db: QueryExecutorProvider,
  bookId: number,
  kind: RegisterKind,
  period: Period,
): Promise<readonly RegisterMonth[]> {
  const { rows } = await sql<RegisterMonth>`
    with posted as (${posted(bookId, period, kind)}),
    documents as (
      select to_char(posted.entry_date, 'YYYY-MM') as month, posted.sign, ${LINES} as lines,
        ${ROUND_OFF} as round_off
      from posted ${withDocument(bookId)}
    ),
    heads as (
      select month, count(*) as count, coalesce(sum(sign * round_off), 0)::bigint as "roundOffPaise"
      from documents group by month
    ),
    sums as (
      select month, ${SUMS}
      from documents cross join lateral jsonb_array_elements(lines) as each(line) group by month
    )
    select * from heads join sums using (month) order by month
  `.execute(db);
  return rows;
}

export type TaxedSum = TaxedPaise & {
  readonly kind: RegisterKind;
  readonly supply: SupplyKind;
  readonly place: string | null;
  readonly hsn: string | null;
  readonly treatment: Treatment;
  readonly rateBps: number;
};

/** Each line of the documents, with the line that it charges or gives back of. */
const chargedLines = (bookId: number, period: Period) => sql`
  with posted as (${posted(bookId, period, null)}),
  documents as (
    select posted.kind, posted.sign, posted.document_id as "documentId",
      posted.entry_date as "entryDate", coalesce(s.number, i.number) as number,
      i.invoice_id as "invoiceId",
      coalesce(i.content->'issued'->'recipient'->>'name', '') as party,
      i.content->'issued'->>'supply' as supply,
      coalesce((i.content->'issued'->>'reverseCharge')::boolean, false) as "reverseCharge",
      i.content->'issued'->>'placeOfSupply' as place, each.line,
      case when posted.kind = 'sales' then each.line
        else i.content->'issued'->'lines'->((each.line->>'line')::int - 1) end as charged
    from posted ${withDocument(bookId)}
    cross join lateral jsonb_array_elements(${LINES}) as each(line)
  )`;

/** @returns what the lines of all documents come to, by all that a summary of tax tells apart. */
export async function taxedSums(
  db: QueryExecutorProvider,
  bookId: number,
  period: Period,
): Promise<readonly TaxedSum[]> {
  const { rows } = await sql<TaxedSum>`
    ${chargedLines(bookId, period)}
    select kind, supply, place, charged->>'hsn' as hsn, charged->>'treatment' as treatment,
      (charged->>'rateBps')::int as "rateBps", ${SUMS}
    from documents
    group by 1, 2, 3, 4, 5, 6
  `.execute(db);
  return rows;
}

/** What a credit note gives back is less turnover. */
const VALUE = sql`sum(sign * case kind when 'credit-note' then -1 else 1 end
  * (line->>'taxablePaise')::bigint)::bigint`;

/** @returns what was supplied before tax, less credit notes, by what makes it exempt or not. */
export async function suppliesByClass(
  db: QueryExecutorProvider,
  bookId: number,
  period: Period,
): Promise<readonly (SupplyClass & { readonly valuePaise: number })[]> {
  const { rows } = await sql<SupplyClass & { readonly valuePaise: number }>`
    ${chargedLines(bookId, period)}
    select supply, charged->>'treatment' as treatment, "reverseCharge", ${VALUE} as "valuePaise"
    from documents group by 1, 2, 3 order by 1, 2, 3
  `.execute(db);
  return rows;
}

type SupplyDocument = {
  readonly kind: RegisterKind;
  readonly documentId: number;
  readonly invoiceId: number;
  readonly number: string;
  readonly entryDate: CalendarDate;
  readonly party: string;
  readonly valuePaise: number;
};

/** @returns the documents that have supplies of some classes, with what of them is of these. */
export async function documentsOfClasses(
  db: QueryExecutorProvider,
  bookId: number,
  {
    classes,
    limit,
    ...period
  }: Period & {
    readonly classes: readonly SupplyClass[];
    readonly limit: number;
  },
): Promise<readonly SupplyDocument[]> {
  const { rows } = await sql<SupplyDocument>`
    ${chargedLines(bookId, period)}
    select kind, "documentId", "invoiceId", number, "entryDate", party, ${VALUE} as "valuePaise"
    from documents
    where jsonb_build_object('supply', supply, 'treatment', charged->>'treatment',
      'reverseCharge', "reverseCharge") in (
        select value from jsonb_array_elements(${JSON.stringify(classes)}::jsonb))
    group by 1, 2, 3, 4, 5, 6
    order by "entryDate", number limit ${limit}
  `.execute(db);
  return rows;
}

/** @returns the last day before another on which something was supplied; null where none was. */
export async function lastSupplyBefore(
  db: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<CalendarDate | null> {
  const before = { from: '-infinity', to: dayBefore(day) };
  const { rows } = await sql<{ readonly day: CalendarDate }>`
    with posted as (${posted(bookId, before, null)} order by j.entry_date desc limit 1)
    select entry_date as day from posted
  `.execute(db);
  return rows[0]?.day ?? null;
}
