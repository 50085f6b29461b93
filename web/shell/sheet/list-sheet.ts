// The sheet of a declared list: printed on A4 and taken away as a file.
import type { ReportCell, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { counted } from '#web/format/money.ts';
import type { DeclaredList, ValueColumn } from '#web/shell/keys/register/list-declaration.ts';
import { asOnInWords } from './words.ts';

type Facts = {
  readonly title?: string;
  readonly period?: string;
  readonly remarks: readonly string[];
};

/** In their order on a sheet. */
function sheetColumns<Row>({ columns }: DeclaredList<Row>): readonly ValueColumn<Row>[] {
  const valued = columns.filter((column) => column.onlyIn !== 'screen');
  return valued
    .filter(({ after }) => after === undefined)
    .flatMap((column) => [column, ...valued.filter(({ after }) => after === column.id)]);
}

export function listSheet<Row>(
  list: DeclaredList<Row>,
  rows: readonly Row[],
  { title = list.title, period = asOnInWords(todayInIndia()), remarks }: Facts,
): ReportSheet {
  const columns = sheetColumns(list);
  return {
    title,
    period,
    remarks,
    columns: columns.map(({ label, head = label, kind, rule, onlyIn }) => ({
      head,
      kind,
      ...(rule !== undefined && { rule }),
      ...((onlyIn === 'file' || onlyIn === 'screen-and-file') && { onlyIn: 'file' as const }),
    })),
    lines: [
      ...rows.map((row) => ({
        as: 'line' as const,
        cells: columns.map(({ value }) => value(row)),
      })),
      ...(columns.some(({ isSummed }) => isSummed)
        ? [{ as: 'total' as const, cells: totalOf(list, columns, rows) }]
        : []),
    ],
  };
}

function totalOf<Row>(
  { noun, total = { text: (count) => `Total of ${counted(count, ...noun)}` } }: DeclaredList<Row>,
  columns: readonly ValueColumn<Row>[],
  rows: readonly Row[],
): readonly ReportCell[] {
  const { text, under = columns[0]?.id, counts = () => true } = total;
  const among = rows.filter(counts);
  return columns.map(({ id, value, isSummed }) => {
    if (id === under) return text(among.length);
    return isSummed === true ? among.reduce((sum, row) => sum + Number(value(row) ?? 0), 0) : null;
  });
}
