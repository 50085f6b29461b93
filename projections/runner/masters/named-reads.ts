// How records are found by their names: every word that was typed stands somewhere in the name.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { nameKey } from '#core/kernel/text.ts';
import { literally } from '../text-search.ts';
import { rowColumns } from '../row-columns.ts';
import type { MasterTable } from './table.ts';

export type NamePage = {
  /** The books whose records are shown: a book's own, the installation's, or both. */
  readonly bookIds: readonly number[];
  /** What was typed; empty finds all. */
  readonly search: string;
  readonly limit: number;
  /** The record after which the page begins. */
  readonly after: number | null;
  /** Leave out what is disabled or retired, for those who choose one. */
  readonly enabledOnly?: boolean;
  /** For tables whose records are of several kinds. */
  readonly kind?: string | undefined;
  /** What else is asked of a record `r`, by the columns of its own table. */
  readonly only?: RawBuilder<boolean> | undefined;
};

/** More words than this narrow nothing down. */
const WORDS_MAX = 10;

const booksOf = (bookIds: readonly number[]) => sql`r.book_id = any(${[...bookIds]}::bigint[])`;

function matching({ bookIds, search, enabledOnly, kind, only }: NamePage): RawBuilder<unknown> {
  const words = nameKey(search).split(' ').slice(0, WORDS_MAX);
  const conditions = [
    booksOf(bookIds),
    ...words
      .filter((word) => word !== '')
      .map((word) => sql`r.name_key like ${`%${literally(word)}%`}`),
    ...(enabledOnly === true ? [sql`r.status = 'enabled'`] : []),
    ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
    ...(only === undefined ? [] : [only]),
  ];
  return sql.join(conditions, sql` and `);
}

type Referring = {
  readonly column: string;
  readonly value: number;
  readonly bookId: number | null;
};

/** The reads that every table of the catalogue has. */
export function namedReads<Row>(of: MasterTable) {
  const { name, id } = of;
  const table = sql.table(name);
  const select = sql`select ${rowColumns(of, 'r', 'name_key')} from ${table} r`;
  const idColumn = sql.ref(`r.${id}`);
  return {
    /** @returns a page by name, first those whose names begin with what was typed. */
    async page(db: QueryExecutorProvider, asked: NamePage): Promise<Row[]> {
      const begin = `${literally(nameKey(asked.search))}%`;
      const order = sql`(r.name_key not like ${begin}), r.name_key, ${idColumn}`;
      const place =
        asked.after === null
          ? sql``
          : sql`and (${order}) > (
              select ${order} from ${table} r
              where ${booksOf(asked.bookIds)} and ${idColumn} = ${asked.after})`;
      const byName = sql`r.name_key, ${idColumn}`;
      const { rows } = await sql<Row>`
        ${select} where ${matching(asked)} ${place}
        order by ${asked.search === '' ? byName : order} limit ${asked.limit}
      `.execute(db);
      return rows;
    },

    /** @returns how many there are, on whatever page. */
    async count(db: QueryExecutorProvider, asked: NamePage): Promise<number> {
      const { rows } = await sql<{ readonly count: number }>`
        select count(*) as count from ${table} r where ${matching(asked)}
      `.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** @returns those of the ids that the books have. */
    async find(
      db: QueryExecutorProvider,
      bookIds: readonly number[],
      ids: readonly number[],
    ): Promise<Row[]> {
      const { rows } = await sql<Row>`
        ${select} where ${booksOf(bookIds)} and ${idColumn} = any(${[...ids]}::bigint[])
        order by r.name_key, ${idColumn}
      `.execute(db);
      return rows;
    },

    ...lookups({ name, id }),
  };
}

function lookups({ name, id }: Pick<MasterTable, 'name' | 'id'>) {
  const table = sql.table(name);
  const idColumn = sql.ref(`r.${id}`);
  return {
    /**
     * @param keys names as `nameKey` has them.
     * @returns which records of the book bear each name, whatever their state.
     */
    async idsOfNameKeys(
      db: QueryExecutorProvider,
      bookId: number,
      keys: readonly string[],
    ): Promise<ReadonlyMap<string, readonly number[]>> {
      const { rows } = await sql<{ readonly key: string; readonly id: number }>`
        select r.name_key as key, ${idColumn} as id from ${table} r
        where r.book_id = ${bookId} and r.name_key = any(${[...keys]}::text[])
        order by ${idColumn}
      `.execute(db);
      const byKey = Map.groupBy(rows, ({ key }) => key);
      return new Map([...byKey].map(([key, these]) => [key, these.map((row) => row.id)]));
    },

    /** @returns how many records refer to another by a column, in a book or (null) in any. */
    async countBy(
      db: QueryExecutorProvider,
      { column, value, bookId }: Referring,
    ): Promise<number> {
      const { rows } = await sql<{ readonly count: number }>`
        select count(*) as count from ${table} r where ${sql.ref(`r.${column}`)} = ${value}
          ${bookId === null ? sql`` : sql`and r.book_id = ${bookId}`}
      `.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

const FOREST_LEVELS_MAX = 64;

/** The reads of a table whose records stand under others of it. */
export function treeReads({ name, id }: Pick<MasterTable, 'name' | 'id'>) {
  const table = sql.table(name);
  return {
    /** @returns the ids of a record and of what it stands under, nearest first. */
    async lineage(
      db: QueryExecutorProvider,
      bookIds: readonly number[],
      recordId: number,
    ): Promise<number[]> {
      const { rows } = await sql<{ readonly id: number }>`
        with recursive up(id, parent_id, level) as (
          select ${sql.ref(`r.${id}`)}, r.parent_id, 1 from ${table} r
          where ${booksOf(bookIds)} and ${sql.ref(`r.${id}`)} = ${recordId}
          union all
          select ${sql.ref(`r.${id}`)}, r.parent_id, up.level + 1 from up
          join ${table} r on ${booksOf(bookIds)} and ${sql.ref(`r.${id}`)} = up.parent_id
          where up.level < ${FOREST_LEVELS_MAX}
        )
        select id from up order by level
      `.execute(db);
      return rows.map((row) => row.id);
    },

    /** @returns how many levels stand under a record, in any book; 0 without any. */
    async height(db: QueryExecutorProvider, recordId: number): Promise<number> {
      const { rows } = await sql<{ readonly height: number }>`
        with recursive down(id, level) as (
          select ${recordId}::bigint, 0
          union
          select ${sql.ref(`r.${id}`)}, down.level + 1 from down
          join ${table} r on r.parent_id = down.id
          where down.level < ${FOREST_LEVELS_MAX}
        )
        select max(level) as height from down
      `.execute(db);
      return rows[0]?.height ?? 0;
    },
  };
}
