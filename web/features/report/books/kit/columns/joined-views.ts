// One report of several: a figure of each line in the columns of other days. Lines are told apart
// by their keys, so that a line of one period alone stands where that period has it.
import type { ReportCell, ReportColumn, SheetKind } from '#core/kernel/writing/sheet.ts';
import { nameOfColumn } from '#core/report/index.ts';
import type { ReportRow, ReportView } from '#core/report/index.ts';
import type { FigureColumn } from '../../../columns/figure-columns.ts';
import { figureOf, isInWholeRupees } from '../../../columns/figures.ts';

type JoinedLook = {
  /** The head of the column whose figures are told. */
  readonly figure: string;
  readonly columns: readonly FigureColumn[];
  /** The heads of columns that stand beside the name in any case: the unit. */
  readonly keeps: readonly string[];
  /** The key of the line that shares are taken of; null where none is told. */
  readonly shareOf: string | null;
};

/** @param views the report of each column; the first is of the period itself. */
export function joinedView(views: readonly ReportView[], look: JoinedLook): ReportView {
  const [own] = views;
  if (own === undefined) throw new Error('A report has a period of its own.');
  const { figure, columns, keeps, shareOf } = look;
  const places = views.map((view) =>
    view.columns.findIndex((column) => nameOfColumn(column) === figure),
  );
  const rows = views.map(({ lines }) => new Map(lines.map((line) => [line.key, line])));
  const cellOf = (key: string | null, at: number): ReportCell =>
    (key === null ? undefined : rows[at]?.get(key)?.cells[places[at] ?? -1]) ?? null;
  const cellIn = (key: string, column: FigureColumn): ReportCell =>
    column.kind === 'amount'
      ? cellOf(key, column.at)
      : rounded(
          column,
          figureOf(
            column,
            (at) => amountOf(cellOf(key, at)),
            (at) => amountOf(cellOf(shareOf, at)),
          ),
        );
  const linksOf = (key: string) => (at: number) => {
    const there = rows[at]?.get(key);
    return { opens: there?.href, explains: there?.explainCells?.[places[at] ?? -1] };
  };
  const beside = keeps.map((head) => own.columns.findIndex((column) => column.head === head));
  const firstFigure = 1 + beside.length;
  return {
    ...own,
    remarks: [...own.remarks, `Compared: ${nameOfFigure(figure)}`],
    columns: joinedColumns(own, { beside, columns, place: places[0] ?? -1 }),
    nameAt: 0,
    isInWholeRupees: isInWholeRupees(columns),
    phone: [0, firstFigure],
    phoneBelow: [],
    lines: joinedRows(views).map(({ row, nameAt }): ReportRow => ({
      ...row,
      cells: [
        ...[nameAt, ...beside].map((at) => row.cells[at] ?? null),
        ...columns.map((column) => cellIn(row.key, column)),
      ],
      ...linkCells(row, { columns, firstFigure, linksAt: linksOf(row.key) }),
    })),
  };
}

type Places = {
  readonly beside: readonly number[];
  readonly columns: readonly FigureColumn[];
  readonly place: number;
};

function joinedColumns(own: ReportView, { beside, columns, place }: Places): ReportColumn[] {
  const kind = own.columns[place]?.kind ?? 'money';
  const kept = [own.nameAt, ...beside].flatMap((at) => own.columns[at] ?? []);
  return [...kept, ...columns.map((column) => sheetColumn(column, kind))];
}

/** What is no number, as the ratio of nothing, has no change. */
const amountOf = (cell: ReportCell): number =>
  cell === null ? 0 : typeof cell === 'number' ? cell : Number.NaN;

/** Per cent is told to a tenth. */
const rounded = ({ kind }: FigureColumn, figure: number | null): number | null =>
  figure === null || kind === 'change' ? figure : Math.round(figure * 10) / 10;

const nameOfFigure = (head: string): string => head.replace(' (₹)', '').toLowerCase();

function sheetColumn({ kind, head, over, isAnswer }: FigureColumn, of: SheetKind): ReportColumn {
  const isFigure = kind === 'amount' || kind === 'change';
  return {
    head: kind === 'amount' && of === 'money' ? `${head} (₹)` : head,
    kind: isFigure ? of : 'percent',
    ...(over !== null && { over }),
    ...(isAnswer && { rule: 'answer' }),
  };
}

type Links = { readonly opens: string | undefined; readonly explains: string | undefined };

type LinkedColumns = {
  readonly columns: readonly FigureColumn[];
  readonly firstFigure: number;
  readonly linksAt: (at: number) => Links;
};

/** The figure of a column opens and is explained in the days of that column. */
function linkCells(
  { as }: ReportRow,
  { columns, firstFigure, linksAt }: LinkedColumns,
): Pick<ReportRow, 'explainCells' | 'hrefCells'> {
  const among = (link: keyof Links) =>
    Object.fromEntries(
      columns.flatMap(({ kind, at }, place) => {
        const href = kind === 'amount' ? linksAt(at)[link] : undefined;
        return href === undefined ? [] : [[place + firstFigure, href] as const];
      }),
    );
  return { explainCells: among('explains'), hrefCells: as === 'line' ? among('opens') : {} };
}

type PlacedRow = { readonly row: ReportRow; readonly nameAt: number };

/** @returns every line of any of them once: of the first, and others after their neighbour. */
function joinedRows(views: readonly ReportView[]): readonly PlacedRow[] {
  const placed = new Map<string, PlacedRow>();
  const following = new Map<string | null, string>();
  for (const { lines, nameAt } of views) {
    let before: string | null = null;
    for (const row of lines) {
      const { key } = row;
      if (!placed.has(key)) {
        placed.set(key, { row, nameAt });
        const after = following.get(before);
        if (after !== undefined) following.set(key, after);
        following.set(before, key);
      }
      before = key;
    }
  }
  const joined: PlacedRow[] = [];
  for (let key = following.get(null); key !== undefined; key = following.get(key)) {
    const one = placed.get(key);
    if (one !== undefined) joined.push(one);
  }
  return joined;
}
