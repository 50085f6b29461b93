import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { numberKey } from '#core/tax/index.ts';
import { askedRows } from '../runner/questions.ts';
import type { Question } from '../runner/questions.ts';
import type { NumberedDocumentKind } from './table.ts';

/**
 * `INV-` and `inv-` are one series, since to GSTN their numbers are the same.
 * @returns the last number given in each of these series, 0 for one that is new, in their order.
 */
export async function lastNumbers(
  db: QueryExecutorProvider,
  bookId: number,
  series: readonly { readonly kind: NumberedDocumentKind; readonly series: string }[],
): Promise<number[]> {
  const kinds = series.map(({ kind }) => kind);
  const keys = series.map((one) => numberKey(one.series));
  const { rows } = await sql<{ readonly last: number }>`
    select coalesce((
      select series_number from document_numbers
      where book_id = ${bookId} and kind = asked.kind and series = asked.series
      order by series_number desc limit 1
    ), 0) as last
    from unnest(
      ${kinds}::text[], ${keys}::text[]
    ) with ordinality as asked(kind, series, place)
    order by place
  `.execute(db);
  return rows.map(({ last }) => last);
}

type SeriesPlace = { readonly kind: string; readonly series: string; readonly number: number };

/** A number of a series, in its place. */
export type NumberRow = {
  readonly kind: NumberedDocumentKind;
  readonly series: string;
  readonly seriesNumber: number;
  readonly number: string;
  /** The last event on the number: it was taken, or cancelled. */
  readonly lastSeq: number;
  /** `YYYY-MM-DD`; null where the document is cancelled, a draft, or an offer. */
  readonly date: string | null;
};

/** @returns the numbers of all series after a place, by kind, series and number. */
export async function numbersAfter(
  db: QueryExecutorProvider,
  bookId: number,
  after: SeriesPlace | null,
  limit: number,
): Promise<NumberRow[]> {
  const { kind, series, number } = after ?? { kind: '', series: '', number: 0 };
  const { rows } = await sql<NumberRow>`
    select taken.kind, series, series_number as "seriesNumber", taken.number,
      taken.last_seq as "lastSeq",
      case when not cancelled then coalesce(invoice.issue_date, settled.dated) end as date
    from (
      select * from document_numbers
      where book_id = ${bookId}
        and (kind, series, series_number) > (${kind}::text, ${series}::text, ${number}::bigint)
      order by kind, series, series_number limit ${limit}
    ) as taken
    left join invoices as invoice on taken.kind = 'invoice' and invoice.book_id = ${bookId}
      and invoice.invoice_id = document_id and invoice.number = taken.number
      and invoice.state = 'issued'
    left join lateral (
      select min(dated) as dated from settlements
      where book_id = ${bookId} and settlement_id = document_id
        and settlements.number = taken.number
        and (settlements.kind = taken.kind
          or settlements.kind = 'payment' and taken.kind = 'receipt')
    ) as settled on true
    order by taken.kind, series, series_number
  `.execute(db);
  return rows;
}

type NumbersOfYear = {
  readonly taken: number;
  /** Those that are missing before one of the year, in its series. */
  readonly missing: number;
};

/** @param year `26-27`; documents may have it as `2026-27`. */
export async function numbersOfYear(
  db: QueryExecutorProvider,
  bookId: number,
  year: string,
): Promise<NumbersOfYear> {
  const { rows } = await sql<NumbersOfYear>`
    select count(*)::int as taken, coalesce(sum(gap), 0)::bigint as missing
    from (
      select financial_year, coalesce(
        series_number - 1 - lag(series_number) over (
          partition by kind, series order by series_number), 0) as gap
      from document_numbers where book_id = ${bookId}
    ) as numbered
    where right(financial_year, 5) = ${year}
  `.execute(db);
  return rows[0] ?? { taken: 0, missing: 0 };
}

/** A document that bears a number, and the day that stands on it. */
export type NumberedDocument = {
  readonly bookId: number;
  readonly kind: NumberedDocumentKind;
  readonly documentId: number;
  readonly number: string;
  readonly date: string;
  /** Null where its number was taken by an earlier act: its place is looked up. */
  readonly place: { readonly series: string; readonly seriesNumber: number } | null;
};

type DatedNumber = { readonly number: string; readonly date: string };

/**
 * Few documents are dated later, and many have a lower number: the later ones come first, each with
 * its number by its own index. Left to itself, the planner may go through the whole series.
 * @param dated the documents of a book that are dated after `asked.date`: id, number and date.
 */
const laterUnderLower =
  (dated: RawBuilder<unknown>): Question<NumberedDocument, DatedNumber> =>
  (asked) =>
    sql`
    select at, later.number, later.date::text as date
    from ${askedRows(
      asked.map((one) => [one]),
      {
        book_id: ['bigint', ({ bookId }) => bookId],
        kind: ['text', ({ kind }) => kind],
        document_id: ['bigint', ({ documentId }) => documentId],
        number: ['text', ({ number }) => number],
        date: ['date', ({ date }) => date],
        series: ['text', ({ place }) => (place === null ? null : numberKey(place.series))],
        series_number: ['bigint', ({ place }) => place?.seriesNumber ?? null],
      },
    )}
      cross join lateral (
        select asked.series, asked.series_number where asked.series is not null
        union all
        select series, series_number from document_numbers
        where asked.series is null and book_id = asked.book_id and kind = asked.kind
          and document_id = asked.document_id and number = asked.number
      ) as own
      cross join lateral (
        select taken.number, dated.date from (${dated} offset 0) as dated
          cross join lateral (
            select series, series_number, number from document_numbers
            where book_id = asked.book_id and kind = asked.kind
              and document_id = dated.document_id offset 0
          ) as taken
        where taken.number = dated.number and taken.series = own.series
          and taken.series_number < own.series_number
        order by dated.date desc, taken.series_number desc limit 1
      ) as later`;

/** The latest of the issued invoices that bear a lower number of the series and a later date. */
export const laterInvoice = laterUnderLower(sql`
  select invoice_id as document_id, number, issue_date as date from invoices
  where book_id = asked.book_id and issue_date > asked.date and state = 'issued'`);

/**
 * The same of notes, receipts and refunds. Payments of invoices and receipts on account stand in
 * one series.
 */
export const laterSettlement = laterUnderLower(sql`
  select settlement_id as document_id, number, dated as date from settlements
  where book_id = asked.book_id and dated > asked.date
    and (kind = asked.kind or kind = 'payment' and asked.kind = 'receipt')`);
