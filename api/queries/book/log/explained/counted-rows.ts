// A figure that is worked out row by row, each row of one event: moves of stock, and assets.
import { sql } from 'kysely';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { NamedFigure } from './named-figure.ts';

export type CountedRow = {
  readonly seq: number;
  readonly date: string;
  /** In paise, or in thousandths of a quantity. */
  readonly amount: number;
};

/** @returns each event's sum; an event that comes to nil is left out. */
export const sumsOfRows =
  (rows: readonly CountedRow[]): NamedFigure['sums'] =>
  ({ after, until }) => {
    const sums = new Map<number, CountedRow>();
    for (const row of rows) {
      if (row.seq <= after || row.seq > until) continue;
      const amount = row.amount + (sums.get(row.seq)?.amount ?? 0);
      sums.set(row.seq, { ...row, amount });
    }
    const told = [...sums.values()].filter(({ amount }) => amount !== 0);
    return sql`
      select seq, entry_date, paise
      from unnest(${told.map(({ seq }) => seq)}::bigint[], ${told.map(({ date }) => date)}::date[],
        ${told.map(({ amount }) => amount)}::bigint[]) as told (seq, entry_date, paise)`;
  };

const WHOLE_LOG = { after: 0, until: Number.MAX_SAFE_INTEGER };

/**
 * Later events would change which rows a list has.
 * @returns the same sums of what is there now.
 */
export async function rowsAtOnce(
  db: ReadTables,
  sums: NamedFigure['sums'],
): Promise<NamedFigure['sums']> {
  const { rows } = await sql<CountedRow>`
    select seq, entry_date as date, paise as amount from (${sums(WHOLE_LOG)}) as told
  `.execute(db);
  return sumsOfRows(rows);
}
