// A row before the first or after the last one that is no entry of the list: what was brought down,
// and what is carried down. It is neither counted nor selected, and no key stops at it.
import type { ReactNode } from 'react';
import { isNumeric } from '../columns.ts';
import type { ColumnHead } from '../columns.ts';
import { CELL_ROLE, GROUP_ROLE, ROW_ROLE } from './roles.ts';

export type RegisterEdge = {
  /** By the ids of the columns. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** On a phone: what it is called, and its figure. */
  readonly lines: ReactNode;
};

type Props = {
  readonly edge: RegisterEdge | undefined;
  readonly columns: readonly ColumnHead[];
  readonly isWide: boolean;
};

export function EdgeRow({ edge, columns, isWide }: Props) {
  if (edge === undefined) return null;
  return (
    <tbody {...GROUP_ROLE}>
      <tr {...ROW_ROLE} className="register-row register-edge">
        {isWide ? (
          <>
            <td {...CELL_ROLE}>{'\u00A0'}</td>
            {columns.map((column) => (
              <td key={column.id} {...CELL_ROLE} className={isNumeric(column) ? 'is-number' : ''}>
                {edge.cells[column.id]}
              </td>
            ))}
          </>
        ) : (
          <td {...CELL_ROLE}>
            <div className="register-lines">{edge.lines}</div>
          </td>
        )}
      </tr>
    </tbody>
  );
}
