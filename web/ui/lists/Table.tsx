// The parts of a money table: heads in sentence case, hairline rows, amounts at the right edge.
import type { ReactNode } from 'react';

type Props = { readonly children?: ReactNode; readonly className?: string };

export const HeadRow = ({ children }: Props) => (
  <tr className="border-b border-line bg-surface-2 text-xs text-ink-2">{children}</tr>
);

export const TableHead = ({
  children,
  numeric = false,
  className = '',
}: Props & { readonly numeric?: boolean }) => (
  <th scope="col" className={`px-3 py-2 font-medium ${numeric ? 'num' : 'text-left'} ${className}`}>
    {children}
  </th>
);

export const TableRow = ({ children, className = '' }: Props) => (
  <tr className={`h-(--row) border-b border-line last:border-0 hover:bg-surface-2 ${className}`}>
    {children}
  </tr>
);

export const Cell = ({ children, className = '' }: Props) => (
  <td className={`px-3 py-1.5 ${className}`}>{children}</td>
);

export const AmountCell = ({ children, className = '' }: Props) => (
  <td className={`num px-3 py-1.5 max-sm:px-2 max-sm:num-tight ${className}`}>{children}</td>
);
