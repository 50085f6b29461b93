// The sheet of a declared list: printed on A4 and taken away as a file.
import type { ReportCell, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { counted } from '#web/format/money.ts';
import type { DeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { asOnInWords } from './words.ts';

type Facts = {
  readonly remarks: readonly string[];
  /** The columns of money whose sum stands below, by id. */
  readonly summed: readonly string[];
};

export function listSheet<Row>(
  list: DeclaredList<Row>,
  rows: readonly Row[],
  { remarks, summed }: Facts,
): ReportSheet {
  const columns = list.columns.filter(({ onlyIn }) => onlyIn !== 'screen');
  const sumOf = (value: (row: Row) => ReportCell): number =>
    rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0);
  const total = columns.map(({ id, value }, at): ReportCell => {
    if (at === 0) return `Total of ${counted(rows.length, ...list.noun)}`;
    return summed.includes(id) ? sumOf(value) : null;
  });
  return {
    title: list.title,
    period: asOnInWords(todayInIndia()),
    remarks,
    columns: columns.map(({ label, kind, onlyIn }) => ({
      head: label,
      kind,
      ...(onlyIn === 'file' && { onlyIn }),
    })),
    lines: [
      ...rows.map((row) => ({
        as: 'line' as const,
        cells: columns.map(({ value }) => value(row)),
      })),
      ...(summed.length === 0 ? [] : [{ as: 'total' as const, cells: total }]),
    ],
  };
}
