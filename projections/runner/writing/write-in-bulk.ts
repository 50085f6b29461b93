// How a rebuild writes what the projections say: new rows by COPY, which costs half of an
// insertion, and sums kept in memory until the end, instead of an update for each slice. The rows
// come from the same `project` as the live ones.
import type { Execute, RowValue, Statement, Table, WholeRows } from '../projection.ts';
import { addTo } from './write-rows.ts';

/** Copies lines in the text format of COPY into the columns of a table, in their order. */
export type Copy = (table: Table, lines: string) => Promise<unknown>;

export type BulkWriter = {
  /** Makes ready what a statement writes, and returns the writing of it. */
  readonly prepare: (statement: Statement) => () => Promise<unknown>;
  /** Writes the sums. */
  readonly finish: () => Promise<void>;
};

type Row = Record<string, RowValue>;
type Sums = { readonly table: Table; readonly byKey: Map<string, Row> };

/** Rows of sums in memory at once: 20,000 accounts in three financial years. */
const SUMS_MAX = 60_000;
/** Rows of sums in one statement. */
const SUMS_EACH = 2_000;

const nothing = () => Promise.resolve();

export function bulkWriter(execute: Execute, copy: Copy): BulkWriter {
  const sums = new Map<string, Sums>();

  const writeSums = async ({ table, byKey }: Sums): Promise<void> => {
    const rows = [...byKey.values()];
    byKey.clear();
    for (let from = 0; from < rows.length; from += SUMS_EACH) {
      const statements = addTo(table)(rows.slice(from, from + SUMS_EACH));
      for (const statement of statements) await execute(statement);
    }
  };

  return {
    prepare(statement) {
      const { rows: written } = statement;
      if (written.way === 'patch' || written.way === 'remove') return () => execute(statement);
      if (written.way === 'insert') {
        const lines = linesOf(written);
        return () => copy(written.table, lines);
      }
      const { table } = written;
      const known = sums.get(table.name) ?? { table, byKey: new Map() };
      sums.set(table.name, known);
      addUp(known, written.rows);
      return known.byKey.size < SUMS_MAX ? nothing : () => writeSums(known);
    },
    async finish() {
      for (const one of sums.values()) await writeSums(one);
    },
  };
}

function addUp({ table, byKey }: Sums, rows: WholeRows['rows']): void {
  const added = Object.keys(table.columns).filter(
    (name) => !table.key.includes(name) && name !== 'last_seq',
  );
  for (const row of rows) {
    const key = table.key.map((name) => row[name]).join(' ');
    const before = byKey.get(key);
    if (before === undefined) {
      byKey.set(key, { ...row });
      continue;
    }
    for (const name of added) before[name] = BigInt(before[name] ?? 0) + BigInt(row[name] ?? 0);
    before['last_seq'] = row['last_seq'] ?? null;
  }
}

function linesOf({ table, rows }: WholeRows): string {
  const names = Object.keys(table.columns);
  let lines = '';
  for (const row of rows) {
    let separator = '';
    for (const name of names) {
      lines += separator + cellOf(row[name] ?? null);
      separator = '\t';
    }
    lines += '\n';
  }
  return lines;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function cellOf(value: RowValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
