// Where the past of the read tables is kept and how it is read. The schema `history` has a table
// for each read table, with every version of its rows; the schema `past` has a view of the same
// name, which gives the rows as they were after one event of one book. A query needs no other text
// for the past: the connection looks for tables in `past` first.
//
// All of it follows from the registry of the projections and can be made anew from the log, so that
// no migration has to repeat it: a table that has changed since is dropped and filled again.
import { createHash } from 'node:crypto';
import type { Projection, Table } from '../projection.ts';

type Query = (text: string) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/** A version that holds still ends at no event: the greatest bigint. */
export const NO_END = '9223372036854775807';

/** A block of events, at whose ends sums are kept: of those between, the journals are added. */
export const BLOCK_EVENTS = 1000;

export const versioned = ({ grows, past }: Table): boolean =>
  grows === undefined && past === undefined;

/** Whether the schema `history` has a table for it. */
export const isKept = (table: Table): boolean =>
  versioned(table) || table.past?.blockEnd !== undefined;

const SCHEMAS = `
  create schema if not exists history;
  create schema if not exists past;
  grant usage on schema history, past to lekha_writer, lekha_reader;
  create table if not exists history.definitions (name text primary key, definition text not null);
  create table if not exists history.progress (
    book_id bigint not null,
    projection text not null,
    version bigint not null,
    -- The last event of the book that is counted.
    seq bigint not null,
    primary key (book_id, projection)
  );
  grant select, insert, update, delete on history.progress to lekha_writer;
  -- The moment that a connection reads: an event of a book, and of the installation by its time.
  create or replace function past.book() returns bigint language sql stable parallel safe
    as $$ select current_setting('lekha.past_book')::bigint $$;
  create or replace function past.seq() returns bigint language sql stable parallel safe
    as $$ select current_setting('lekha.past_seq')::bigint $$;
  create or replace function past.block_events() returns bigint language sql immutable
    parallel safe as $$ select ${BLOCK_EVENTS}::bigint $$;
  create or replace function past.seq_of(book bigint) returns bigint language sql stable
    parallel safe as $$ select case book when past.book() then past.seq()
      when 0 then current_setting('lekha.past_shared_seq')::bigint else -1 end $$;
  -- Stands before PostgreSQL's own: what is overdue then is judged by the day of that moment.
  create or replace function past.clock_timestamp() returns timestamptz language sql stable
    parallel safe as $$ select current_setting('lekha.past_instant')::timestamptz $$;
  create or replace view past.book_heads as
    select head.book_id, event.seq, event.recorded_at, event.epoch, event.hash
    from public.book_heads as head join public.events as event
      on event.book_id = head.book_id and event.seq = past.seq_of(head.book_id);
  grant select on past.book_heads to lekha_writer, lekha_reader`;

/**
 * Makes what is missing and replaces what has changed; two servers at once do it in turn. Where
 * nothing has changed it touches no table: a start must not wait for one that is locked.
 */
export async function defineHistory(
  query: Query,
  projections: readonly Projection[],
): Promise<void> {
  const signature = await signatureOf(query, projections);
  if ((await signatureMade(query)) === signature) return;
  await query('begin');
  await query(`select pg_advisory_xact_lock(hashtextextended('lekha/history', 0))`);
  await query(SCHEMAS);
  const { rows } = await query('select name, definition from history.definitions');
  const made = new Map(rows.map(({ name, definition }) => [name, definition]));
  for (const { name: projection, tables } of projections) {
    for (const table of tables) {
      const definition = await definitionOf(query, table);
      if (made.get(table.name) === definition) continue;
      await query(`drop view if exists past.${table.name}`);
      await query(`drop table if exists history.${table.name}`);
      await query(definition);
      await query(`delete from history.progress where projection = '${projection}'`);
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
  const made = JSON.stringify([SCHEMAS, tables, rows.map(({ name }) => name)]);
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
    const text = table.past?.view ?? `select ${list} from public.${name} where ${UNTIL_NOW}`;
    return `-- ${list}\ncreate view past.${name} as ${text};\n${grants}`;
  }
  const view = table.past?.view ?? `select ${list} from history.${name} where ${HELD}`;
  return `
    create table history.${name} (
      like public.${name} including generated,
      from_seq bigint not null, until_seq bigint not null,
      primary key (${key.join(', ')}, from_seq)
    ) with (fillfactor = 90);
    ${await indexesOf(query, name)}
    grant select, insert, update, delete on history.${name} to lekha_writer;
    create view past.${name} as ${view};
    ${grants}
    -- ${list}`;
}

const UNTIL_NOW = 'seq <= past.seq_of(book_id)';
const HELD = 'from_seq <= past.seq_of(book_id) and until_seq > past.seq_of(book_id)';

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
