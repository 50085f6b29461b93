// Keeps what events make of the rows: versions of each row, and sums at the ends of blocks.
import { ERASED } from '#core/kernel/event.ts';
import { rowKeyOf } from '../writing/fold-rows.ts';
import type { Columns } from '../writing/fold-rows.ts';
import type { ProjectedEvent, Project, Projection, Table, WrittenRows } from '../projection.ts';
import { keepBlockSums } from './block-sums.ts';
import { NO_END, versioned } from './definitions.ts';
import { givenKey, sameColumns } from './given.ts';
import type { HistoryConnection } from './given.ts';
import { BLOCK_EVENTS } from './schemas.ts';
import { tableVersions, writtenColumns } from './versions.ts';
import type { RowVersion } from './versions.ts';

type Row = Readonly<Columns>;

type Write = { readonly seq: number; readonly written: WrittenRows };

/**
 * @param events of one book, in order, which follow what is kept of it; reversals with their
 *   originals.
 * @param projections those that have counted all events before.
 */
export async function keepHistory(
  connection: HistoryConnection,
  projections: readonly Projection[],
  events: readonly ProjectedEvent[],
  blockEvents = BLOCK_EVENTS,
): Promise<void> {
  const tables = versionedTables(projections);
  const writersOf = writersByType(projections, tables, events);
  let writes: Write[] = [];
  const erasures: Erasure[] = [];
  for (const event of events) {
    for (const project of writersOf(event)) {
      for (const statement of project([event])) {
        const { rows: written } = statement;
        if (!tables.has(written.table.name)) continue;
        if (written.way !== 'erase') {
          writes.push({ seq: event.seq, written });
          erasures.push(...erasuresBy(tables, written));
          continue;
        }
        // Which rows these are, only the database knows. What is erased goes from every version.
        await writeVersions(connection, tables, writes);
        writes = [];
        await connection.execute(statement);
      }
    }
  }
  await writeVersions(connection, tables, writes);
  await eraseFromVersions(connection, erasures);
  await keepBlockSums(connection, projections, events, blockEvents);
}

/** Erases what an event erases from the versions there are, whichever events they have counted. */
export async function eraseFromHistory(
  connection: HistoryConnection,
  projections: readonly Projection[],
  events: readonly ProjectedEvent[],
): Promise<void> {
  const tables = versionedTables(projections);
  for (const statement of projections.flatMap(({ project }) => project(events))) {
    if (!tables.has(statement.rows.table.name)) continue;
    if (statement.rows.way === 'erase') await connection.execute(statement);
    await eraseFromVersions(connection, erasuresBy(tables, statement.rows));
  }
}

const versionedTables = (projections: readonly Projection[]): ReadonlyMap<string, Table> =>
  new Map(
    projections.flatMap((one) => one.tables.filter(versioned).map((table) => [table.name, table])),
  );

/**
 * Most events write nothing of which versions are kept. Asked for all events of one type at once,
 * a projection says so in one call for many events.
 */
function writersByType(
  projections: readonly Projection[],
  tables: ReadonlyMap<string, Table>,
  events: readonly ProjectedEvent[],
): (event: ProjectedEvent) => readonly Project[] {
  const keeping = projections.filter((one) => one.tables.some(versioned));
  const byType = new Map<string, readonly Project[]>();
  for (const [type, same] of Map.groupBy(events, (event) => event.type)) {
    const writers = keeping.filter(({ project }) =>
      project(same).some(({ rows }) => tables.has(rows.table.name)),
    );
    byType.set(
      type,
      writers.map(({ project }) => project),
    );
  }
  return ({ type }) => byType.get(type) ?? [];
}

async function writeVersions(
  connection: HistoryConnection,
  tables: ReadonlyMap<string, Table>,
  writes: readonly Write[],
): Promise<void> {
  for (const [name, ofTable] of Map.groupBy(writes, ({ written }) => written.table.name)) {
    const table = tables.get(name);
    if (table === undefined) continue;
    const versions = tableVersions(table);
    versions.begin(await currentRows(connection, table, ofTable));
    for (const { written, seq } of ofTable) versions.write(written, seq);
    const { ended, made } = versions.end();
    if (ended.length > 0) await endRows(connection, table, ended);
    if (made.length > 0) await insertRows(connection, table, made);
  }
}

/** The rows that hold still and are written, found by whichever key a statement names. */
async function currentRows(
  { query, schema }: HistoryConnection,
  table: Table,
  writes: readonly Write[],
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  const byKey = Map.groupBy(writes, ({ written }) => written.table.key.join(' '));
  for (const [, sameKey] of byKey) {
    const key = sameKey[0]?.written.table.key ?? table.key;
    const wanted = new Map(
      sameKey.flatMap(({ written }) =>
        writtenColumns(written).map((columns) => [rowKeyOf({ key }, columns), columns]),
      ),
    );
    const { rows } = await query(
      `select to_jsonb(kept) as row from ${schema}.${table.name} as kept
       join (${givenKey(table, key)}) as wanted on ${sameColumns(key, 'kept', 'wanted')}
       where kept.until_seq = ${NO_END}`,
      key.map((column) => [...wanted.values()].map((columns) => String(columns[column]))),
    );
    for (const { row } of rows as readonly { readonly row: Row }[]) {
      const columns = Object.fromEntries(
        Object.keys(table.columns).map((column) => [column, row[column]]),
      );
      found.set(rowKeyOf(table, columns), columns);
    }
  }
  return [...found.values()];
}

async function endRows(
  { query, schema }: HistoryConnection,
  table: Table,
  ended: readonly { readonly row: Row; readonly untilSeq: number }[],
): Promise<void> {
  const { key } = table;
  await query(
    `update ${schema}.${table.name} as kept set until_seq = ended.until_seq
     from (${givenKey(table, key, ['until_seq', 'bigint'])}) as ended
     where ${sameColumns(key, 'kept', 'ended')} and kept.until_seq = ${NO_END}`,
    [
      ...key.map((column) => ended.map(({ row }) => String(row[column]))),
      ended.map(({ untilSeq }) => String(untilSeq)),
    ],
  );
}

async function insertRows(
  { query, schema }: HistoryConnection,
  table: Table,
  made: readonly RowVersion[],
): Promise<void> {
  const names = Object.keys(table.columns);
  await query(
    `insert into ${schema}.${table.name} (${names.join(', ')}, from_seq, until_seq)
     select ${names.map((name) => keptColumn(table, name)).join(', ')},
       given.from_seq::bigint, given.until_seq::bigint
     from unnest($1::text[], $2::text[], $3::text[]) as given(columns, from_seq, until_seq)
     cross join lateral jsonb_populate_record(null::public.${table.name}, given.columns::jsonb)
       as kept`,
    [
      made.map(({ row }) => jsonOf(row)),
      made.map(({ fromSeq }) => String(fromSeq)),
      made.map(({ untilSeq }) => (untilSeq === null ? NO_END : String(untilSeq))),
    ],
  );
}

/** The null of JSON and the lack of a value are the same in a row of JSON, but not in a table. */
function keptColumn({ name: table, columns }: Table, column: string): string {
  if (columns[column] !== 'jsonb') return `kept.${column}`;
  return `coalesce(kept.${column}, (
    select 'null'::jsonb from pg_attribute
    where attrelid = 'public.${table}'::regclass and attname = '${column}' and attnotnull))`;
}

/** PostgreSQL takes a number of a JSON text too: a sum may be a bigint. */
const jsonOf = (row: Row): string =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Texts of a row that are erased, which no earlier version may tell either. */
type Erasure = { readonly table: Table; readonly key: Row; readonly texts: Row };

function erasuresBy(tables: ReadonlyMap<string, Table>, written: WrittenRows): readonly Erasure[] {
  const table = tables.get(written.table.name);
  if (written.way !== 'patch' || table === undefined) return [];
  return written.rows.flatMap(({ creates, columns }) => {
    const erases = Object.values(columns).some(
      (value) => typeof value === 'string' && value.includes(ERASED),
    );
    if (creates || !erases) return [];
    // With a name goes the key by which it is found.
    const texts = Object.entries(columns).filter(
      ([name]) => table.columns[name] === 'text' && !table.key.includes(name),
    );
    return [{ table, key: columns, texts: Object.fromEntries(texts) }];
  });
}

async function eraseFromVersions(
  { query, schema }: HistoryConnection,
  erasures: readonly Erasure[],
): Promise<void> {
  for (const { table, key, texts } of erasures) {
    const names = Object.keys(texts);
    await query(
      `update ${schema}.${table.name} as kept
       set ${names.map((name) => `${name} = erased.${name}`).join(', ')}
       from (${givenKey(table, [...table.key, ...names])}) as erased
       where ${sameColumns(table.key, 'kept', 'erased')}`,
      [...table.key, ...names].map((name) => [textOf((name in texts ? texts : key)[name])]),
    );
  }
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value as string | number);
