// The rows of one table of a book as texts, page by page in the order of its key.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { instantAs } from '#projections/runner/instant.ts';
import type { BookTable } from './describe.ts';

type Cells = Readonly<Record<string, string | null>>;

/** A cell, and whether a person may have typed it. */
export type TableCell = { readonly text: string; readonly isTyped: boolean };

const ROWS_EACH = 1000;

/** Each page holds no connection while the next is not asked for. */
export async function* readBookTable(
  db: ReadTables,
  bookId: number,
  table: BookTable,
): AsyncGenerator<readonly (readonly TableCell[])[]> {
  const names = Object.values(table.heads);
  const keys = table.of.key.slice(1);
  const columns = [...new Set([...names, ...keys])];
  for (let last: Cells | null = null; ;) {
    const rows: readonly Cells[] = await pageAfter(db, bookId, { table, columns, keys, last });
    last = rows.at(-1) ?? null;
    if (last === null) return;
    yield rows.map((row) => names.map((name) => cellOf(table, name, row[name] ?? null)));
    if (rows.length < ROWS_EACH) return;
  }
}

type Page = {
  readonly table: BookTable;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  readonly last: Cells | null;
};

async function pageAfter(
  db: ReadTables,
  bookId: number,
  { table: { of, kind }, columns, keys, last }: Page,
): Promise<readonly Cells[]> {
  const typeOf = (name: string) => sql.raw(of.columns[name] ?? 'text');
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const after = sql.join(keys.map((name) => sql`${last?.[name] ?? null}::${typeOf(name)}`));
  const order = sql.join([sql.ref('book_id'), ...keys.map((name) => sql.ref(name))]);
  const shown = columns.map((name) => sql`${textOf(of.columns[name], name)} as ${sql.ref(name)}`);
  const { rows } = await sql<Cells>`
    select ${sql.join(shown)}
    from ${sql.table(of.name)}
    where book_id = ${bookId}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      ${last === null || keys.length === 0 ? sql`` : sql`and (${key}) > (${after})`}
    order by ${order}
    limit ${ROWS_EACH}`.execute(db);
  return rows;
}

const textOf = (type: string | undefined, name: string): RawBuilder<string | null> =>
  type === 'timestamptz' ? instantAs(name) : sql<string | null>`${sql.ref(name)}::text`;

/** Paise are written as rupees, thousandths as decimals. */
function cellOf({ of }: BookTable, name: string, text: string | null): TableCell {
  if (text === null) return { text: '', isTyped: false };
  if (name.endsWith('_paise')) return { text: rupeesFromPaise(Number(text)), isTyped: false };
  if (name.endsWith('_thousandths')) return { text: decimalText(Number(text), 3), isTyped: false };
  const type = of.columns[name];
  return { text, isTyped: type === 'text' || type === 'jsonb' };
}
