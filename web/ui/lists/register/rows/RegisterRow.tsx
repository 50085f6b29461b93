// One row of a register, and the heading above the first row of a day. Rows come and go while a
// list is scrolled, so each has as few nodes as it can: one that is on its way has a single cell.
import { memo } from 'react';
import type { ReactNode } from 'react';
import { isNumeric } from '../columns.ts';
import type { ColumnHead, RegisterColumn } from '../columns.ts';
import { SpanCell } from './SpanCell.tsx';
import { CELL_ROLE, GROUP_ROLE, ROW_ROLE, ROW_HEAD_ROLE } from './roles.ts';

type Props<Row> = {
  readonly index: number;
  /** Left out while it is on its way. */
  readonly row: Row | undefined;
  readonly columns: readonly RegisterColumn<Row>[];
  /** On a phone all of it in one cell of two lines. */
  readonly lines: ((row: Row) => ReactNode) | null;
  /** What the row is called where it is selected. */
  readonly nameOf: (row: Row) => string;
  readonly look: string;
  readonly canFocus: boolean;
  readonly isSelected: boolean;
  /** Null where rows do not open in place. */
  readonly isOpen: boolean | null;
};

function PlainRow<Row>({ index, row, columns, lines, nameOf, ...rest }: Props<Row>) {
  const { look, canFocus, isSelected, isOpen } = rest;
  return (
    <tr
      {...ROW_ROLE}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-expanded={isOpen ?? undefined}
      tabIndex={canFocus ? 0 : -1}
      className={`register-row ${look}`}
    >
      {row === undefined && (
        <td {...CELL_ROLE} colSpan={lines === null ? columns.length + 1 : 1}>
          <i className="register-wait appear-late">{'\u00A0'}</i>
        </td>
      )}
      {row !== undefined && lines !== null && (
        <td {...CELL_ROLE}>
          <div className="register-lines">{lines(row)}</div>
        </td>
      )}
      {row !== undefined && lines === null && (
        <>
          <td {...CELL_ROLE}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`Select ${nameOf(row)}`}
              checked={isSelected}
              readOnly
            />
          </td>
          {columns.map((column) => (
            <td key={column.id} {...CELL_ROLE} className={classOf(column)}>
              {column.cell(row)}
            </td>
          ))}
        </>
      )}
    </tr>
  );
}

function classOf(column: ColumnHead): string | undefined {
  const { look = '' } = column;
  return isNumeric(column) ? `is-number ${look}` : look || undefined;
}

/** Drawn again only when something of the row itself is another. */
export const RegisterRow = memo(PlainRow) as typeof PlainRow;

export type Heading = {
  readonly text: string;
  /** How many rows stand under it. */
  readonly count: number;
  readonly countText: string;
  readonly amount: string;
  /** Under the last columns, where there are more than the amount. */
  readonly figures?: readonly string[];
};

type HeadingProps = { readonly heading: Heading; readonly span: number; readonly isWide: boolean };

export function HeadingRow({ heading, span, isWide }: HeadingProps) {
  const { text, countText, amount, figures = [amount] } = heading;
  return (
    <tbody {...GROUP_ROLE} className="register-day">
      <tr {...ROW_ROLE} className="register-heading">
        {isWide ? (
          <>
            <SpanCell span={span - 1 - figures.length} isHead>
              {text}
            </SpanCell>
            <td {...CELL_ROLE} className="is-number">
              {countText}
            </td>
            {figures.map((figure, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have an order alone
              <td key={at} {...CELL_ROLE} className="is-number">
                {figure}
              </td>
            ))}
          </>
        ) : (
          <th {...ROW_HEAD_ROLE} scope="rowgroup">
            <span className="flex justify-between gap-3">
              {text}
              <span className="num">{amount}</span>
            </span>
          </th>
        )}
      </tr>
    </tbody>
  );
}
