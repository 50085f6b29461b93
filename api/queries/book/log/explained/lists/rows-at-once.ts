// What a list holds at the moment that is read, where later events would change which rows it has.
import { sql } from 'kysely';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sumsOfRows } from '../goods/counted-rows.ts';
import type { CountedRow } from '../goods/counted-rows.ts';
import type { NamedFigure } from '../named-figure.ts';

const WHOLE_LOG = { after: 0, until: Number.MAX_SAFE_INTEGER };

/** @returns the same sums of what is there now. */
export async function rowsAtOnce(
  db: ReadTables,
  sums: NamedFigure['sums'],
): Promise<NamedFigure['sums']> {
  const { rows } = await sql<CountedRow>`
    select seq, entry_date as date, paise as amount from (${sums(WHOLE_LOG)}) as told
  `.execute(db);
  return sumsOfRows(rows);
}
