// Puts the rows of shadow tables in the place of live ones. Only rows that differ are written, so
// that the lock under which this happens is held for what has changed and not for the book's
// length.
import type { Table } from '../projection.ts';
import { liveRows, shadowRows } from './compare.ts';
import { columnListOf, liveTable, shadowTable } from './shadow-tables.ts';
import type { Query } from './shadow-tables.ts';

const differing = ({ name }: Table): string => `pg_temp.differing_${name}`;
const keyOf = ({ key }: Table): string => key.join(', ');

/** Makes room for the keys of a table's rows that are to be replaced. */
export async function createDiffering(query: Query, table: Table): Promise<void> {
  await query(
    `create temporary table differing_${table.name} as
     select ${keyOf(table)} from ${liveTable(table)} where false`,
  );
}

/** Notes the keys of all rows that differ. */
export async function noteDiffering(query: Query, table: Table, bookId: number): Promise<void> {
  const [ours, theirs] = [shadowRows(table), liveRows(table, bookId)];
  await query(`
    insert into ${differing(table)}
    select ${keyOf(table)} from (
      (${ours} except ${theirs}) union all (${theirs} except ${ours})
    ) as rows group by ${keyOf(table)}`);
}

/** Notes the keys of rows that only one side has. */
export async function noteUnpaired(query: Query, table: Table, bookId: number): Promise<void> {
  const ours = `select ${keyOf(table)} from ${shadowTable(table)}`;
  const theirs = `select ${keyOf(table)} from ${liveTable(table)} where book_id = ${bookId}`;
  await query(`
    insert into ${differing(table)}
    (${ours} except ${theirs}) union all (${theirs} except ${ours})`);
}

/** Notes the keys of what was written or marked after an event. */
export async function noteGrown(
  query: Query,
  table: Table,
  bookId: number,
  afterSeq: number,
): Promise<void> {
  const seq = 'last_seq' in table.columns ? 'last_seq' : 'seq';
  await query(`
    insert into ${differing(table)}
    select ${keyOf(table)} from ${shadowTable(table)} where ${seq} > ${afterSeq}
    union
    select ${keyOf(table)} from ${liveTable(table)}
    where book_id = ${bookId} and ${seq} > ${afterSeq}`);
}

/** Replaces the rows that were noted, and forgets them. */
export async function replaceNoted(query: Query, table: Table): Promise<void> {
  const isSame = (left: string, right: string) =>
    table.key.map((column) => `${left}.${column} = ${right}.${column}`).join(' and ');
  await query(
    `delete from ${liveTable(table)} as live using ${differing(table)} as noted
     where ${isSame('live', 'noted')}`,
  );
  await query(
    `insert into ${liveTable(table)} (${columnListOf(table)})
     select ${columnListOf(table)} from ${shadowTable(table)} as shadow
     where exists (select from ${differing(table)} as noted where ${isSame('shadow', 'noted')})
     order by ${keyOf(table)}`,
  );
  await query(`truncate ${differing(table)}`);
}
