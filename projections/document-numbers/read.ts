import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { numberKey } from '#core/tax/index.ts';
import type { DocumentKind } from './table.ts';

/**
 * `INV-` and `inv-` are one series, since to GSTN their numbers are the same.
 * @returns the last number given in each of these series, 0 for one that is new, in their order.
 */
export async function lastNumbers(
  db: QueryExecutorProvider,
  bookId: number,
  series: readonly { readonly kind: DocumentKind; readonly series: string }[],
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
