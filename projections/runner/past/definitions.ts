// Where the past of the read tables is kept and how it is read. The schema `history` has a table
// for each read table, with every version of its rows; the schema `past` has a view of the same
// name, which gives the rows as they were after one event of one book. A query needs no other text
// for the past: the connection looks for tables in `past` first.
//
// All of it follows from the registry of the projections and can be made anew from the log, so that
// no migration has to repeat it: a table that has changed since is dropped and filled again.
import { createHash } from 'node:crypto';
import type { Projection, Table } from '../projection.ts';
import { HISTORY_SCHEMAS } from './schemas.ts';

type Query = (text: string) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/** A version that holds still ends at no event: the greatest bigint. */
export const NO_END = '9223372036854775807';

export const versioned = ({ grows, past }: Table): boolean =>
  grows === undefined && past === undefined;

/** Whether the schema `history` has a table for it. */
export const isKept = (table: Table): boolean =>
  versioned(table) || table.past?.blockEnd !== undefined;

/**
 * Makes what is missing and replaces what has changed; two servers at once do it in turn. Where
 * nothing has changed it touches no table: a start must not wait for one that is locked.
 * @param named gives the roles in a definition the names that they have here.
 */
export async function defineHistory(
  query: Query,
  projections: readonly Projection[],
  named: (text: string) => string = (text) => text,
): Promise<void> {
  const signature = await signatureOf(query, projections);
  if ((await signatureMade(query)) === signature) return;
  await query('begin');
  await query(`select pg_advisory_xact_lock(hashtextextended('lekha/history', 0))`);
  await query(named(HISTORY_SCHEMAS));
  const { rows } = await query('select name, definition from history.definitions');
  const made = new Map(rows.map(({ name, definition }) => [name, definition]));
  for (const { name: projection, tables } of projections) {
    for (const table of tables) {
      const definition = await definitionOf(query, table);
      if (made.get(table.name) === definition) continue;
      await query(`drop view if exists past.${table.name}`);
      await query(`drop table if exists history.${table.name}`);
      await query(named(definition));
      // Of the others nothing is counted: they are views of the live rows.
      if (isKept(table)) {
        await query(`delete from history.progress where projection = '${projection}'`);
      }
      await query(`
        insert into history.definitions
        values ('${table.name}', $definition$${definition}$definition$)
        on conflict (name) do update set definition = excluded.definition`);
    }
  }
  await query(`comment on schema history is '${signature}'`);
  await query('commit');
}

/** Live tables change by migrations only. */
async function signatureOf(query: Query, projections: readonly Projection[]): Promise<string> {
  const { rows } = await query('select name from kysely_migration order by name');
  const tables = projections.map((one) => [one.name, one.tables]);
  const made = JSON.stringify([HISTORY_SCHEMAS, tables, rows.map(({ name }) => name)]);
  return createHash('sha256').update(made).digest('hex');
}

async function signatureMade(query: Query): Promise<unknown> {
  const { rows } = await query(
    `select obj_description(oid, 'pg_namespace') as signature from pg_namespace
     where nspname = 'history'`,
  );
  return rows[0]?.['signature'];
}

async function definitionOf(query: Query, table: Table): Promise<string> {
  const { name, key } = table;
  const columns = await columnsOf(query, name);
  const list = columns.join(', ');
  const grants = `grant select on past.${name} to lekha_writer, lekha_reader;`;
  if (!isKept(table)) {
    const text =
      table.past?.view ?? `select ${list} from public.${name} where ${growsUntil(table)}`;
    return `-- ${list}\ncreate view past.${name} as ${text};\n${grants}`;
  }
  const view = table.past?.view ?? `select ${list} from history.${name} where ${heldBy(table)}`;
  return `
    create table history.${name} (
      like public.${name} including generated,
      from_seq bigint not null, ${versioned(table) ? 'until_seq bigint not null,' : ''}
      primary key (${key.join(', ')}, from_seq)
    ) with (fillfactor = 90);
    ${await indexesOf(query, name)}
    grant select, insert, update, delete on history.${name} to lekha_writer;
    create view past.${name} as ${view};
    ${grants}
    -- ${list}`;
}

/** What an index can be asked for: nothing that is there bears a later event or day. */
const notLater = ({ columns, dayColumn }: Table): string =>
  [
    ...('seq' in columns ? ['seq <= past.seq_most()'] : []),
    ...(dayColumn === undefined ? [] : [`${dayColumn} <= past.last_day()`]),
  ]
    .map((condition) => ` and ${condition}`)
    .join('');

const growsUntil = (table: Table): string => `seq <= past.seq_of(book_id)${notLater(table)}`;
const heldBy = (table: Table): string =>
  `from_seq <= past.seq_of(book_id) and until_seq > past.seq_of(book_id)${notLater(table)}`;

async function columnsOf(query: Query, name: string): Promise<readonly string[]> {
  const { rows } = await query(`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = '${name}' order by ordinal_position`);
  return rows.map((row) => String(row['name']));
}

/** What is found quickly among the live rows is found so among earlier ones. */
async function indexesOf(query: Query, name: string): Promise<string> {
  const { rows } = await query(`
    select regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX \\S+ ON public\\.',
      'create index on history.') as definition
    from pg_index where indrelid = 'public.${name}'::regclass and not indisprimary
    order by indexrelid::regclass::text`);
  return rows.map((row) => `${String(row['definition'])};`).join('\n    ');
}
