// A report as a table on the screen, of the same lines that are printed: rows lead to what they are
// made of, and a phone has the columns that matter most.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { nameOfColumn } from '#core/report/index.ts';
import type { ReportRow, ReportView } from '#core/report/index.ts';
import { FigureLink } from '#web/shell/history/FigureLink.tsx';
import '#web/shell/balances/tree.css';
import '../../statement/table/statement.css';
import './report-table.css';
import { statementAmount } from '../../columns/figures.ts';
import { decimalRoom, mostDecimals } from '#web/ui/styles/decimal-room.ts';
import { headSpans, printedText } from '#web/ui/paper/sheet/cells.ts';
import { useWide } from '#web/ui/use-wide.ts';

type ShownColumn = ReportColumn & {
  readonly at: number;
  /** Decimals that its quantities have at the most. */
  readonly places: number;
};

export function ReportTable({ view }: { readonly view: ReportView }) {
  const wide = useWide();
  const columns = [...view.columns.entries()]
    .map(([at, column]): ShownColumn => ({ ...column, at, places: placesIn(view, at) }))
    .filter(({ at, onlyIn }) => (wide ? onlyIn === undefined : view.phone.includes(at)))
    .filter(({ at }) => view.below?.includes(at) !== true);
  const spans = wide ? headSpans(columns) : null;
  return (
    <div className="report-frame">
      <table className={`tree-report report-table rule-top ${sizeOf(columns)}`}>
        <caption className="sr-only">
          {view.title}, {view.period}
        </caption>
        <thead className="bg-surface-2 text-xs text-ink-2">
          {spans !== null && (
            <tr>
              {spans.map(({ at, over, span }) => (
                <th key={at} scope="colgroup" colSpan={span} className="report-cell font-medium">
                  {over}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {columns.map((column) => (
              <th key={column.at} scope="col" className={`font-medium ${lookOf(column.kind)}`}>
                {column.kind === 'side' ? (
                  <span className="sr-only">{column.head}</span>
                ) : spans === null ? (
                  nameOfColumn(column)
                ) : (
                  column.head
                )}
                {column.at === view.nameAt && view.isInWholeRupees === true && ', whole rupees'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.lines.map((row) => (
            <Row
              key={row.key}
              row={row}
              columns={columns}
              view={view}
              below={belowOf(row, view, wide)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placesIn({ columns, lines }: ReportView, at: number): number {
  if (columns[at]?.kind !== 'quantity') return 0;
  return mostDecimals(lines.map(({ cells }) => printedText(cells[at] ?? null, 'quantity')));
}

/** Figures stand near their names: a table of few columns is narrower than others. */
const sizeOf = (columns: readonly ShownColumn[]): string =>
  columns.length > 8 ? 'report-table-long' : columns.length < 6 ? 'report-table-few' : '';

const isFigure = (kind: ReportColumn['kind']) => kind !== 'text' && kind !== 'date';
const lookOf = (kind: ReportColumn['kind']): string =>
  `report-cell report-cell-${kind} ${isFigure(kind) ? 'num' : 'text-left'}`;

const LOOKS: Readonly<Record<ReportRow['as'], string>> = {
  line: '',
  group: 'report-row-group font-medium',
  subtotal: 'report-row-sum font-medium',
  total: 'report-row-total font-semibold',
};

/** @returns what stands under a name; on a phone what its columns have no room for comes first. */
function belowOf(row: ReportRow, view: ReportView, wide: boolean): string {
  const { columns, below = [], phoneBelow = [] } = view;
  const cells = wide ? below : [...below, ...phoneBelow];
  const texts = cells.map((at) => printedText(row.cells[at] ?? null, columns[at]?.kind ?? 'text'));
  return [...texts, row.below ?? ''].filter((text) => text !== '').join(' · ');
}

type RowProps = {
  readonly row: ReportRow;
  readonly below: string;
  readonly columns: readonly ShownColumn[];
  readonly view: ReportView;
};

function Row({ row, below, columns, view }: RowProps) {
  const { as, cells, level = 0, explain } = row;
  return (
    <tr className={`tree-row ${LOOKS[as]}`} data-explain={explain}>
      {columns.map(({ at, kind, places }) => (
        <td key={at} className={lookOf(kind)}>
          {at === view.nameAt ? (
            <div
              className="report-name"
              style={{ paddingLeft: `calc(${level} * var(--tree-step))` }}
            >
              <Name row={row} below={below} kind={kind} cell={cells[at] ?? null} />
            </div>
          ) : (
            <FigureLink explain={row.explainCells?.[at]} to={row.hrefCells?.[at]}>
              {inColumn(shownText(cells[at] ?? null, kind, view), places)}
            </FigureLink>
          )}
        </td>
      ))}
    </tr>
  );
}

/** @returns the text with the room that its decimals leave, where its column has any. */
const inColumn = (text: string, places: number): ReactNode =>
  text === '' || places === 0 ? (
    text
  ) : (
    <>
      {text}
      <span aria-hidden="true" className="inline-block">
        {decimalRoom(text, places)}
      </span>
    </>
  );

/** As paper has it, but for paise that have no room. */
const shownText = (
  cell: ReportCell,
  kind: ReportColumn['kind'],
  { isInWholeRupees }: ReportView,
): string =>
  isInWholeRupees === true && kind === 'money' && typeof cell === 'number'
    ? statementAmount(cell, { whole: true })
    : printedText(cell, kind);

type NameProps = {
  readonly row: ReportRow;
  readonly below: string;
  readonly cell: ReportCell;
  readonly kind: ReportColumn['kind'];
};

function Name({ row, below, cell, kind }: NameProps) {
  const href = row.href ?? row.explain;
  const text = printedText(cell, kind);
  return (
    <>
      {href === undefined ? (
        <span dir="auto">{text}</span>
      ) : (
        <Link to={href} dir="auto" data-row="" className="link-name tree-reach">
          {text === '' ? 'Open' : text}
        </Link>
      )}
      {below !== '' && (
        <p dir="auto" className="report-below text-xs text-ink-2">
          {below}
        </p>
      )}
    </>
  );
}
