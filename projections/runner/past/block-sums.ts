// Sums as they are at the ends of blocks. Where all events of a block are at hand, the projections'
// own `project` adds them up in memory, and all blocks of a slice are written together. A block may
// have been begun by an earlier slice: of that one the database adds up what the block posted.
import { datedJournals } from '../posted-journal.ts';
import { rowKeyOf } from '../writing/fold-rows.ts';
import type { ProjectedEvent, Projection, RowValue, Table } from '../projection.ts';
import { givenKey, sameColumns } from './given.ts';
import type { HistoryConnection } from './given.ts';

type Block = { readonly end: number; readonly events: readonly ProjectedEvent[] };
type Row = Readonly<Record<string, RowValue>>;

/** @param events of one book, one after the other without a gap. */
export async function keepBlockSums(
  connection: HistoryConnection,
  projections: readonly Projection[],
  events: readonly ProjectedEvent[],
  blockEvents: number,
): Promise<void> {
  const ends = events.flatMap(({ seq }, at) => (seq % blockEvents === 0 ? [at] : []));
  const isPart = ends[0] !== undefined && ends[0] + 1 < blockEvents;
  if (isPart) await endPart(connection, projections, events[ends[0] ?? 0]);
  const blocks = ends.slice(isPart ? 1 : 0).map((at) => ({
    end: events[at]?.seq ?? 0,
    events: events.slice(at + 1 - blockEvents, at + 1),
  }));
  if (blocks.length === 0) return;
  for (const { project, tables } of projections) {
    for (const table of tables) {
      if (table.past?.blockEnd === undefined) continue;
      await keepTable(connection, table, addedBy(project, table, blocks));
    }
  }
  await keepLastDays(connection, events[0]?.bookId ?? 0, blocks, blockEvents);
}

async function endPart(
  { query, moveTo }: HistoryConnection,
  projections: readonly Projection[],
  end: ProjectedEvent | undefined,
): Promise<void> {
  if (end === undefined) return;
  await moveTo(end.bookId, end.seq);
  for (const { tables } of projections) {
    for (const { past } of tables) if (past?.blockEnd !== undefined) await query(past.blockEnd, []);
  }
  await query(LAST_DAY, []);
}

type AddedRow = { readonly end: number; readonly row: Row };

const addedBy = (
  project: Projection['project'],
  table: Table,
  blocks: readonly Block[],
): readonly AddedRow[] =>
  blocks.flatMap(({ end, events }) =>
    project(events).flatMap(({ rows: { way, table: written, rows } }) =>
      way === 'add' && written.name === table.name ? rows.map((row) => ({ end, row })) : [],
    ),
  );

/** At the end of a block a row is what was kept of it last, and what the block added. */
async function keepTable(
  connection: HistoryConnection,
  table: Table,
  added: readonly AddedRow[],
): Promise<void> {
  if (added.length === 0) return;
  const sums = sumsOf(table);
  const now = await lastKept(connection, table, added);
  const made = added.map(({ end, row }) => {
    const key = rowKeyOf(table, row);
    const before = now.get(key);
    const after = sums.map((name, index) => sumText(before?.[index] ?? '0', row[name] ?? 0));
    now.set(key, after);
    return { end, row, after };
  });
  await insertKept(connection, table, made);
}

const sumsOf = ({ key, columns }: Table): readonly string[] =>
  Object.keys(columns).filter((name) => !key.includes(name) && name !== 'last_seq');

/** Of a wide row few columns change. */
function sumText(before: string, added: string | number | bigint): string {
  const paise = BigInt(added);
  return paise === 0n ? before : String(BigInt(before) + paise);
}

/** @returns the sums of each key as they were kept last. They travel as one text of a row. */
async function lastKept(
  { query, schema }: HistoryConnection,
  table: Table,
  added: readonly AddedRow[],
): Promise<Map<string, readonly string[]>> {
  const { name, key } = table;
  const wanted = [...new Map(added.map(({ row }) => [rowKeyOf(table, row), row])).values()];
  const { rows } = await query(
    `select concat_ws(' ', ${key.map((column) => `kept.${column}`).join(', ')}) as key,
       concat_ws(' ', ${sumsOf(table)
         .map((column) => `kept.${column}`)
         .join(', ')}) as sums
     from (${givenKey(table, key)}) as wanted
     cross join lateral (
       select * from ${schema}.${name} as kept where ${sameColumns(key, 'kept', 'wanted')}
       order by from_seq desc limit 1
     ) as kept`,
    key.map((column) => wanted.map((row) => String(row[column]))),
  );
  return new Map(rows.map((row) => [String(row['key']), String(row['sums']).split(' ')]));
}

async function insertKept(
  { query, schema }: HistoryConnection,
  table: Table,
  made: readonly (AddedRow & { readonly after: readonly string[] })[],
): Promise<void> {
  const sums = sumsOf(table);
  const others = Object.keys(table.columns).filter((name) => !sums.includes(name));
  const names = [...others, 'from_seq', ...sums];
  const given = givenKey(table, others, ['from_seq', 'bigint'], ['sums', 'bigint[]']);
  // Else each of the sums would read the text of its row.
  await query(
    `with made as materialized (${given})
     insert into ${schema}.${table.name} (${names.join(', ')})
     select ${[...others, 'from_seq', ...sums.map((_, index) => `sums[${index + 1}]`)].join(', ')}
     from made`,
    [
      ...others.map((name) => made.map(({ row }) => String(row[name]))),
      made.map(({ end }) => String(end)),
      made.map(({ after }) => `{${after.join(',')}}`),
    ],
  );
}

/** The latest day that an entry is dated; not known where it is not of the block before. */
async function keepLastDays(
  { query }: HistoryConnection,
  bookId: number,
  blocks: readonly Block[],
  blockEvents: number,
): Promise<void> {
  const days = blocks.map(({ events }) =>
    datedJournals(events).reduce<string>(
      (last, { entryDate }) => (last === NO_DAY || entryDate > last ? entryDate : last),
      NO_DAY,
    ),
  );
  await query(
    `insert into history.last_days (book_id, seq, last_day)
     select book_id, seq, greatest(before.last_day, max(day) over (order by seq))
     from (
       select book_id::bigint, seq::bigint, day::date
       from unnest($1::text[], $2::text[], $3::text[]) as given(book_id, seq, day)
     ) as block
       join (
         select last_day from history.last_days
         where book_id = ($4::text[])[1]::bigint and seq = ($5::text[])[1]::bigint
         union all
         select '-infinity' where ($5::text[])[1]::bigint = 0
       ) as before on true
     on conflict do nothing`,
    [
      blocks.map(() => String(bookId)),
      blocks.map(({ end }) => String(end)),
      days,
      [String(bookId)],
      [String((blocks[0]?.end ?? 0) - blockEvents)],
    ],
  );
}

const NO_DAY = '-infinity';

/** It follows from that of the block before, or is not known where that is not. */
const LAST_DAY = `
  insert into history.last_days (book_id, seq, last_day)
  select past.book(), past.seq(), greatest(before.last_day, block.last_day)
  from (
    select coalesce(max(entry_date), '-infinity') as last_day from public.journals
    where book_id = past.book() and seq <= past.seq() and seq > past.seq() - past.block_events()
  ) as block
    join (
      select last_day from history.last_days
      where book_id = past.book() and seq = past.seq() - past.block_events()
      union all
      select '-infinity' where past.seq() = past.block_events()
    ) as before on true
  on conflict do nothing`;
