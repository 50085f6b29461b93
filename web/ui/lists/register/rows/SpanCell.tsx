// A cell over several columns: on the screen rows are grids, on paper a table.
import type { ReactNode } from 'react';
import { CELL_ROLE, ROW_HEAD_ROLE } from './roles.ts';

type Props = {
  readonly span: number;
  readonly isHead?: boolean;
  readonly children: ReactNode;
};

export function SpanCell({ span, isHead = false, children }: Props) {
  const over = { colSpan: span, 'aria-colspan': span, style: { gridColumn: `span ${span}` } };
  return isHead ? (
    <th {...ROW_HEAD_ROLE} scope="rowgroup" {...over}>
      {children}
    </th>
  ) : (
    <td {...CELL_ROLE} {...over}>
      {children}
    </td>
  );
}
