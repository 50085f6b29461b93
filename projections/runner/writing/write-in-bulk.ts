// How a rebuild writes what the projections say: new rows by COPY, which costs half of an
// insertion, and sums kept in memory until the end, instead of an update for each slice. The rows
// come from the same `project` as the live ones.
import type { Execute, RowValue, TableStatement, Table, WholeRows } from '../projection.ts';
import { addTo } from './write-rows.ts';

/** Copies lines in the text format of COPY into the columns of a table, in their order. */
export type Copy = (table: Table, lines: string) => Promise<unknown>;

export type BulkWriter = {
  /** Makes ready what a statement writes, and returns the writing of it. */
  readonly prepare: (statement: TableStatement) => () => Promise<unknown>;
  /** Writes what was held back: sums, and marks on rows of tables that grow. */
  readonly finish: () => Promise<void>;
};

type BulkTarget = {
  readonly execute: Execute;
  readonly copy: Copy;
  /** Makes an index by the table's key, for what looks its rows up. */
  readonly index: (table: Table) => Promise<void>;
};

type Row = Record<string, RowValue>;
type Sums = { readonly table: Table; readonly byKey: Map<string, Row>; written: boolean };

/** Rows of sums in memory at once: 20,000 accounts in three financial years. */
const SUMS_MAX = 60_000;
/** Rows of sums in one statement. */
const SUMS_EACH = 2_000;
/** Marks in memory at once; most books have few. */
const MARKS_MAX = 20_000;

const nothing = () => Promise.resolve();

/** @returns a writer into tables that are empty. */
export function bulkWriter({ execute, copy, index }: BulkTarget): BulkWriter {
  const sums = sumsWriter(execute, copy);
  const marks = marksWriter(execute, index);
  return {
    prepare(statement) {
      const { rows: written } = statement;
      switch (written.way) {
        case 'insert': {
          const lines = copyLinesOf(written);
          return () => copy(written.table, lines);
        }
        case 'add':
          return sums.prepare(written);
        case 'patch':
          return written.table.grows === undefined
            ? () => execute(statement)
            : marks.prepare(statement, written.table);
        case 'remove':
        case 'erase':
          return () => execute(statement);
      }
    },
    async finish() {
      await sums.finish();
      await marks.finish();
    },
  };
}

function sumsWriter(execute: Execute, copy: Copy) {
  const sums = new Map<string, Sums>();
  const write = async (one: Sums): Promise<void> => {
    const { table, byKey } = one;
    const rows = [...byKey.values()];
    byKey.clear();
    if (rows.length === 0) return;
    if (!one.written) {
      one.written = true;
      await copy(table, copyLinesOf({ table, rows }));
      return;
    }
    for (let from = 0; from < rows.length; from += SUMS_EACH) {
      const statements = addTo(table)(rows.slice(from, from + SUMS_EACH));
      for (const statement of statements) await execute(statement);
    }
  };
  return {
    prepare({ table, rows }: WholeRows): () => Promise<unknown> {
      const known = sums.get(table.name) ?? { table, byKey: new Map(), written: false };
      sums.set(table.name, known);
      addUp(known, rows);
      return known.byKey.size < SUMS_MAX ? nothing : () => write(known);
    },
    async finish() {
      for (const one of sums.values()) await write(one);
    },
  };
}

/**
 * What is marked was inserted before: the marks may come last, when there is an index to find it.
 */
function marksWriter(execute: Execute, index: BulkTarget['index']) {
  const held: { readonly statement: TableStatement; readonly table: Table }[] = [];
  const indexed = new Set<string>();
  let count = 0;
  const write = async (): Promise<void> => {
    for (const { statement, table } of held.splice(0)) {
      const key = `${table.name} ${table.key.join(' ')}`;
      if (!indexed.has(key)) await index(table);
      indexed.add(key);
      await execute(statement);
    }
    count = 0;
  };
  return {
    prepare(statement: TableStatement, table: Table): () => Promise<unknown> {
      held.push({ statement, table });
      count += statement.rows.rows.length;
      return count < MARKS_MAX ? nothing : write;
    },
    finish: write,
  };
}

function addUp({ table, byKey }: Pick<Sums, 'table' | 'byKey'>, rows: WholeRows['rows']): void {
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

// Rows in the text format of COPY.

/** @returns a line for each row, the columns in the table's order. */
function copyLinesOf({ table, rows }: Pick<WholeRows, 'table' | 'rows'>): string {
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
