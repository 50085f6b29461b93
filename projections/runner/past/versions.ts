// What events make of the rows of a table, event by event: each row as it was from one event until
// the next that changed it. The live statements write a whole drain at once; here no state between
// two events of it is lost.
import { rowKeyOf, rowsAfter } from '../writing/fold-rows.ts';
import type { Columns } from '../writing/fold-rows.ts';
import type { Table, WrittenRows } from '../projection.ts';

type Row = Readonly<Columns>;

/** A row as it was from one event until another; null while nothing has followed. */
export type RowVersion = {
  readonly row: Row;
  readonly fromSeq: number;
  readonly untilSeq: number | null;
};

type TableVersions = {
  /** Takes rows as they are before the events, those at least that the events will write. */
  readonly begin: (rows: readonly Row[]) => void;
  /** @param seq of the event that writes; events come in their order. */
  readonly write: (written: WrittenRows, seq: number) => void;
  /** @returns what is to be kept, and forgets it. */
  readonly end: () => {
    /** Rows from `begin` that do not hold any more, each with the event that ended it. */
    readonly ended: readonly { readonly row: Row; readonly untilSeq: number }[];
    readonly made: readonly RowVersion[];
  };
};

/** A row as it is now; `fromSeq` is null where it was there from the beginning. */
type Current = { readonly row: Row; readonly fromSeq: number | null };

export function tableVersions(table: Table): TableVersions {
  const current = new Map<string, Current>();
  let ended: { row: Row; untilSeq: number }[] = [];
  let made: RowVersion[] = [];

  const close = ({ row, fromSeq }: Current, seq: number): void => {
    if (fromSeq === null) ended.push({ row, untilSeq: seq });
    // An event that writes a row twice leaves one version of it.
    else if (fromSeq !== seq) made.push({ row, fromSeq, untilSeq: seq });
  };

  return {
    begin(rows) {
      for (const row of rows) current.set(rowKeyOf(table, row), { row, fromSeq: null });
    },
    write(written, seq) {
      const touched = touchedBy(table, written, current);
      const before = new Set(touched.map(({ row }) => row));
      const after = rowsAfter([...before], written);
      const kept = new Set(after);
      for (const one of touched) {
        if (kept.has(one.row)) continue;
        close(one, seq);
        current.delete(rowKeyOf(table, one.row));
      }
      for (const row of after) {
        if (!before.has(row)) current.set(rowKeyOf(table, row), { row, fromSeq: seq });
      }
    },
    end() {
      const whole = { ended, made: [...made] };
      for (const { row, fromSeq } of current.values()) {
        if (fromSeq !== null) whole.made.push({ row, fromSeq, untilSeq: null });
      }
      current.clear();
      ended = [];
      made = [];
      return whole;
    },
  };
}

/** The rows that are written; some statements find them by other columns than the key. */
function touchedBy(
  table: Table,
  written: WrittenRows,
  current: ReadonlyMap<string, Current>,
): readonly Current[] {
  const keys = new Set(writtenColumns(written).map((columns) => rowKeyOf(written.table, columns)));
  if (written.table.key.join(' ') === table.key.join(' ')) {
    return [...keys].flatMap((key) => current.get(key) ?? []);
  }
  return [...current.values()].filter(({ row }) => keys.has(rowKeyOf(written.table, row)));
}

/** @returns the columns that are given of each row that is written, its key among them. */
export const writtenColumns = (written: WrittenRows): readonly Row[] =>
  written.way === 'patch' ? written.rows.map(({ columns }) => columns) : written.rows;
