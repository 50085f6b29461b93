// Which side a balance stands on. In a table Dr and Cr have a column of their own, so that decimals
// stand under each other whether a balance has a side or is nil.
import { SIDE_SHORT, formatPaise, sideOf } from '#web/format/money.ts';
import type { Column } from './DataTable.tsx';

type Props = { readonly paise: number };

const HUES = { debit: 'text-dr', credit: 'text-cr' } as const;

/** Dr, Cr or nothing. */
export function SideText({ paise }: Props) {
  const side = sideOf(paise);
  return side !== null && <span className={`text-xs ${HUES[side]}`}>{SIDE_SHORT[side]}</span>;
}

/** A figure with room for its side, where there are no columns: in the rows of a phone. */
export const SidedFigure = ({ paise }: Props) => (
  <span className="whitespace-nowrap">
    {formatPaise(paise)}
    <span className="inline-block w-6 pl-1 text-left">
      {' '}
      <SideText paise={paise} />
    </span>
  </span>
);

/** @param of signed paise, debit positive: of the column on its left. */
export const sideColumn = <Row,>(of: (row: Row) => number): Column<Row> => ({
  head: 'Side',
  place: 'nowhere',
  quietHead: true,
  cell: (row) => <SideText paise={of(row)} />,
  className: 'w-8 pl-0!',
});
