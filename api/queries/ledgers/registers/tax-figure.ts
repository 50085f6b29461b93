// The events whose sum a figure of the GST summary is: entries on the accounts of output tax by
// what posted them, or the lines of documents that are told apart by one thing.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';
import { LINES, posted, withDocument } from './posted-documents.ts';
import type { TaxedPaise } from './posted-documents.ts';
import { SOURCE_OF_ENTRY } from './output-tax.ts';

type AccountsFigure = Period & {
  readonly accountIds: readonly number[];
  /** Null for whatever posted it. */
  readonly source: string | null;
};

/** @returns a query, not run yet, of what was credited less debited: seq, entry_date and paise. */
export const sumsOfTaxAccounts = (
  bookId: number,
  { accountIds, source, from, to }: AccountsFigure,
  { after, until }: LogBetween,
): RawBuilder<unknown> => sql`
  select l.seq, l.entry_date, (-sum(l.amount_paise))::bigint as paise
  from ledger_lines as l
  join journals as j on j.book_id = l.book_id and j.seq = l.seq
  left join journals as o on o.book_id = j.book_id and o.journal_id = j.reverses
  where l.book_id = ${bookId} and l.account_id = any(${[...accountIds]}::bigint[])
    and l.entry_date between ${from} and ${to} and l.seq > ${after} and l.seq <= ${until}
    ${source === null ? sql`` : sql`and ${SOURCE_OF_ENTRY} = ${source}`}
  group by l.seq, l.entry_date having sum(l.amount_paise) <> 0`;

/** What tells lines of documents apart; without any of it all lines count. */
export type LinesOfTax = {
  readonly treatment?: string;
  /** Of what is taxable; nothing else has a rate. */
  readonly rateBps?: number;
  readonly hsn?: string | null;
  readonly place?: string | null;
  readonly supply?: string;
};

type DocumentsFigure = Period & {
  readonly lines: LinesOfTax;
  readonly heads: readonly (keyof TaxedPaise)[];
};

/** @returns a query, not run yet; a credit note gives back: seq, entry_date and paise. */
export const sumsOfTaxedLines = (
  bookId: number,
  { lines, heads, ...period }: DocumentsFigure,
  { after, until }: LogBetween,
): RawBuilder<unknown> => {
  const amount = sql.join(
    heads.map((head) => sql`coalesce((line->>${sql.lit(head)})::bigint, 0)`),
    sql` + `,
  );
  return sql`
    with posted as (${posted(bookId, period, null)}),
    charges as (
      select posted.seq, posted.entry_date, each.line,
        posted.sign * case when posted.kind = 'credit-note' then -1 else 1 end as sign,
        i.content->'issued'->>'supply' as supply,
        i.content->'issued'->>'placeOfSupply' as place,
        case when posted.kind = 'sales' then each.line
          else i.content->'issued'->'lines'->((each.line->>'line')::int - 1) end as charged
      from posted ${withDocument(bookId)}
      cross join lateral jsonb_array_elements(${LINES}) as each(line)
      where posted.seq > ${after} and posted.seq <= ${until}
    )
    select seq, entry_date, sum(sign * (${amount}))::bigint as paise
    from charges where true ${narrowed(lines)}
    group by seq, entry_date having sum(sign * (${amount})) <> 0`;
};

function narrowed({ treatment, rateBps, hsn, place, supply }: LinesOfTax): RawBuilder<unknown> {
  const rate = sql`
    case when charged->>'treatment' = 'taxable' then (charged->>'rateBps')::int else 0 end`;
  return sql.join(
    [
      treatment === undefined ? sql`` : sql`and charged->>'treatment' = ${treatment}`,
      rateBps === undefined ? sql`` : sql`and ${rate} = ${rateBps}`,
      hsn === undefined ? sql`` : sql`and charged->>'hsn' is not distinct from ${hsn}`,
      place === undefined ? sql`` : sql`and place is not distinct from ${place}`,
      supply === undefined ? sql`` : sql`and supply = ${supply}`,
    ],
    sql` `,
  );
}
