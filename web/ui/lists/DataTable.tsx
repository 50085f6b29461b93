// A list as a real table: its head stays in view, numbers stand at the right edge, and under 640 px
// each row becomes two lines with named places. Its rows are walked by the link that carries
// `data-row`.
import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton.tsx';

/** Where a cell goes on a phone: who and how much first. */
type Place = 'name' | 'amount' | 'id' | 'date' | 'badge' | 'action' | 'nowhere';

export type Column<Row> = {
  readonly head: string;
  readonly place: Place;
  readonly cell: (row: Row) => ReactNode;
  /** Money or a count: right, with figures of one width. */
  readonly numeric?: boolean;
  /** The head is for readers alone: a column of buttons. */
  readonly quietHead?: boolean;
  readonly className?: string;
};

type Props<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** One cell per column; the empty string leaves it empty. */
  readonly totals?: readonly ReactNode[];
  /** Rows that are marked for a moment, or for as long as they matter. */
  readonly look?: (row: Row) => string;
  /** Boxes of rows that are on their way. */
  readonly waiting?: number;
};

const AREAS: Readonly<Record<Place, string>> = {
  name: 'max-sm:[grid-area:name] max-sm:font-semibold',
  amount: 'max-sm:[grid-area:amount] max-sm:font-semibold max-sm:text-right',
  id: 'max-sm:[grid-area:id] max-sm:text-sm',
  date:
    'whitespace-nowrap max-sm:[grid-area:date] max-sm:text-right max-sm:text-sm ' +
    'max-sm:text-ink-2',
  badge: 'max-sm:[grid-area:badge]',
  action: 'max-sm:[grid-area:action] max-sm:text-right',
  nowhere: 'max-sm:hidden',
};
const ROW =
  'h-(--row) border-b border-line last:border-0 hover:bg-surface-2 max-sm:two-lines ' +
  'max-sm:h-auto print:h-auto print:break-inside-avoid';
const CELL = 'px-3 py-1.5 max-sm:p-0 max-sm:empty:hidden';

/** A row that is drawn as a grid loses its meaning in some browsers, so the roles are said. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
const AS = TABLE_ROLES;

export function DataTable<Row>({ caption, columns, rows, keyOf, ...rest }: Props<Row>) {
  const { totals, look, waiting = 0 } = rest;
  return (
    <div className="card">
      <table {...AS.table} aria-busy={waiting > 0} className="w-full max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...AS.rowgroup} className="max-sm:sr-only">
          <tr {...AS.row}>
            {columns.map(({ head, numeric = false, quietHead = false }) => (
              <th
                key={head}
                {...AS.columnheader}
                scope="col"
                className={`head-sticky px-3 py-2 text-xs font-medium text-ink-2 ${
                  numeric ? 'num' : 'text-left'
                }`}
              >
                {quietHead ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rowgroup} className="max-sm:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} {...AS.row} className={`${ROW} ${look?.(row) ?? ''}`}>
              {columns.map(({ head, place, cell, numeric = false, className = '' }) => (
                <td
                  key={head}
                  {...AS.cell}
                  className={`${CELL} ${AREAS[place]} ${numeric ? 'num' : ''} ${className}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {Array.from({ length: waiting }, (_, index) => (
            <WaitingRow key={`waiting ${index}`} columns={columns} />
          ))}
        </tbody>
        {totals !== undefined && <Totals totals={totals} columns={columns} />}
      </table>
    </div>
  );
}

/** As high as the line that comes, so that nothing moves. */
const HEIGHTS: Readonly<Record<Place, string>> = {
  name: 'h-4 max-sm:h-5',
  amount: 'h-4 max-sm:h-5',
  id: 'h-4 max-sm:h-4.5',
  date: 'h-4 max-sm:h-4.5',
  badge: 'h-4 max-sm:h-5.5',
  action: 'h-4 max-sm:h-5',
  nowhere: 'h-4',
};

type Columns = readonly Pick<Column<never>, 'head' | 'place' | 'numeric' | 'className'>[];

function WaitingRow({ columns }: { readonly columns: Columns }) {
  return (
    <tr {...AS.row} className={ROW}>
      {columns.map(({ head, place, numeric = false }) => (
        <td key={head} {...AS.cell} className={`${CELL} ${AREAS[place]}`}>
          <Skeleton
            className={`${HEIGHTS[place]} ${numeric ? 'ml-auto w-20' : 'w-full max-w-28'}`}
          />
        </td>
      ))}
    </tr>
  );
}

function Totals({ totals, columns }: { totals: readonly ReactNode[]; columns: Columns }) {
  return (
    // On paper a foot would stand on every page, and a total belongs to the last.
    <tfoot {...AS.rowgroup} className="max-sm:block print:table-row-group">
      <tr
        {...AS.row}
        className={
          'h-(--row) border-t border-ink font-semibold rule-double max-sm:flex ' +
          'max-sm:items-center max-sm:justify-between max-sm:px-4'
        }
      >
        {columns.map(({ head, numeric = false, className = '' }, index) => (
          <td key={head} {...AS.cell} className={`${CELL} ${numeric ? 'num' : ''} ${className}`}>
            {totals[index]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
