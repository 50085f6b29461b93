// A report from its declaration: each column says once what it shows of a row, whether it adds up,
// by which name its figure is explained, and where there is room for it. Cells, sums, links and the
// columns of a phone follow.
import { reportColumns } from '../kernel/writing/sheet.ts';
import type { ReportCell, ReportColumnOf, ReportSheet } from '../kernel/writing/sheet.ts';
import type { ReportRow, ReportView } from './report-view.ts';

/** A column of a report; `of` says its cell of a row. */
export type DeclaredColumn<Row> = ReportColumnOf<Row> & {
  /** A sum adds it up over its rows; other columns of a sum are empty. */
  readonly adds?: true;
  /** Nothing is written where it is nil, on sums too. */
  readonly blankNil?: true;
  /** The name of its figure where figures are explained: `closing/value`. */
  readonly figure?: string;
  /** Its text is the name of the line. Unless one says so it is the first column. */
  readonly isName?: true;
  /** Where a phone has room for it; nowhere unless said, but for the name. */
  readonly onPhone?: 'column' | 'below' | undefined;
  /** Of paper and files alone: a screen writes it under the name. */
  readonly onScreen?: 'below';
};

type Kind = DeclaredColumn<unknown>['kind'];
type Room<Row> = Omit<DeclaredColumn<Row>, 'head' | 'kind' | 'of'>;

const ofKind =
  (kind: Kind) =>
  <Row>(
    head: string,
    of: DeclaredColumn<Row>['of'],
    more: Room<Row> = {},
  ): DeclaredColumn<Row> => ({ ...more, head, kind, of });

/** A column of each kind: what stands over it, its cell of a row, and what else is told of it. */
export const column = {
  text: ofKind('text'),
  date: ofKind('date'),
  money: <Row>(head: string, of: DeclaredColumn<Row>['of'], more: Room<Row> = {}) =>
    ofKind('money')(`${head} (₹)`, of, more),
  side: ofKind('side'),
  count: ofKind('count'),
  quantity: ofKind('quantity'),
  ratio: ofKind('ratio'),
  percent: ofKind('percent'),
} as const;

/** What a line shows: a row, or a name with the sum of rows, or a name alone. */
type Shown<Row> =
  | { readonly row: Row }
  | { readonly name: string; readonly sumOf?: readonly Row[] };

/** @typeParam Whose tells the explained figures of one line from those of another: `product/7`. */
export type DeclaredLine<Row, Whose = string> = Shown<Row> &
  Pick<ReportRow, 'as' | 'key' | 'level' | 'href' | 'below'> & {
    /** Without it none of its figures is explained. */
    readonly whose?: Whose | undefined;
    /** The figure that its name leads to; the last one unless it is said, and null for none. */
    readonly answer?: string | null;
  };

/** Where a figure is explained; nowhere on paper. */
export type ExplainFigure<Whose = string> =
  | ((figure: string, whose: Whose) => string | undefined)
  | undefined;

/** Where a figure is explained by its whole name; nowhere on paper. */
export type ExplainLine = ((line: string) => string) | undefined;

/** @returns the same where a figure is named by itself and by whose it is: `closing/product/7`. */
export const figureOfWhose = (explain: ExplainLine): ExplainFigure =>
  explain === undefined ? undefined : (figure, whose) => explain(`${figure}/${whose}`);

type ReportHead = Pick<ReportSheet, 'title' | 'period' | 'remarks'>;

export function reportOf<Row, Whose = string>(
  head: ReportHead,
  columns: readonly DeclaredColumn<Row>[],
  lines: readonly DeclaredLine<Row, Whose>[],
  explain?: ExplainFigure<Whose>,
): ReportView {
  const nameAt = nameIn(columns);
  const placesOf = (isThere: (column: DeclaredColumn<Row>, at: number) => boolean) =>
    columns.flatMap((column, at) => (isThere(column, at) ? [at] : []));
  const below = placesOf(({ onScreen }) => onScreen === 'below');
  const phoneBelow = placesOf(({ onPhone }) => onPhone === 'below');
  return {
    ...head,
    columns: reportColumns(columns),
    nameAt,
    phone: placesOf(({ onPhone }, at) => at === nameAt || onPhone === 'column'),
    ...(below.length > 0 && { below }),
    ...(phoneBelow.length > 0 && { phoneBelow }),
    lines: lines.map((line) => {
      const { as, key, level, href, below: underName } = line;
      return {
        as,
        key,
        ...(level !== undefined && { level }),
        ...(href !== undefined && { href }),
        ...(underName !== undefined && { below: underName }),
        cells: cellsOf(columns, line, nameAt),
        ...linksOf(columns, line, explain),
      };
    }),
  };
}

const nameIn = <Row>(columns: readonly DeclaredColumn<Row>[]): number =>
  Math.max(
    columns.findIndex(({ isName }) => isName === true),
    0,
  );

const cellsOf = <Row>(
  columns: readonly DeclaredColumn<Row>[],
  line: Shown<Row>,
  nameAt: number,
): ReportCell[] => columns.map((column, at) => cellOf(column, line, at === nameAt));

function cellOf<Row>(column: DeclaredColumn<Row>, line: Shown<Row>, isName: boolean): ReportCell {
  const { of, adds, blankNil } = column;
  const shown = (cell: ReportCell): ReportCell => (blankNil === true && cell === 0 ? null : cell);
  if ('row' in line) return shown(of(line.row));
  if (isName) return line.name;
  if (adds !== true || line.sumOf === undefined) return null;
  return shown(line.sumOf.reduce((sum, row) => sum + Number(of(row)), 0));
}

/** A sum of rows has the figures of what adds up. */
function linksOf<Row, Whose>(
  columns: readonly DeclaredColumn<Row>[],
  { whose, answer, ...line }: DeclaredLine<Row, Whose>,
  explain: ExplainFigure<Whose>,
): Pick<ReportRow, 'explain' | 'explainCells'> {
  if (explain === undefined || whose === undefined) return {};
  const links = columns.flatMap(({ figure, adds }, at) => {
    if (figure === undefined || !('row' in line || adds === true)) return [];
    const href = explain(figure, whose);
    return href === undefined ? [] : [{ at, figure, href }];
  });
  if (links.length === 0) return {};
  const named = links.findLast(({ figure }) => answer === undefined || figure === answer);
  return {
    ...(named !== undefined && { explain: named.href }),
    explainCells: Object.fromEntries(links.map(({ at, href }) => [at, href])),
  };
}

/** A line of paper and files alone, where nothing is told apart and nothing leads on. */
export type DeclaredSheetLine<Row> = Shown<Row> & Pick<ReportRow, 'as' | 'level'>;

/** @returns the same declaration for paper and files alone. */
export function sheetOfDeclared<Row>(
  head: Omit<ReportSheet, 'columns' | 'lines'>,
  columns: readonly DeclaredColumn<Row>[],
  lines: readonly DeclaredSheetLine<Row>[],
): ReportSheet {
  const nameAt = nameIn(columns);
  return {
    ...head,
    columns: reportColumns(columns),
    lines: lines.map((line) => ({
      as: line.as,
      ...(line.level !== undefined && { level: line.level }),
      cells: cellsOf(columns, line, nameAt),
    })),
  };
}

type Total<Row, Whose> = Pick<DeclaredLine<Row, Whose>, 'whose'> &
  ({ readonly row: Row } | { readonly sumOf: readonly Row[] });

/** @returns the lines above their total; nothing at all where there are none. */
export const withTotal = <Row, Whose = string>(
  lines: readonly DeclaredLine<Row, Whose>[],
  total: Total<Row, Whose>,
): readonly DeclaredLine<Row, Whose>[] =>
  lines.length === 0 ? [] : [...lines, { as: 'total', key: 'total', name: 'Total', ...total }];
