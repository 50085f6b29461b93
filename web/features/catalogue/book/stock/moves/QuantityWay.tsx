// What came in, what went out and what is there, as every table of quantities has it.
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { isNegative, quantityCell } from '../quantities.ts';

type WayProps = { readonly name: string; readonly quantity: string | null };

/** A phone has no heads above its rows. */
export const QuantityWay = ({ name, quantity }: WayProps) =>
  quantity !== null && (
    <>
      <span className="text-ink-2 sm:hidden">{name} </span>
      {quantityCell(quantity)}
    </>
  );

type MoveQuantities = { readonly in: string | null; readonly out: string | null };

/** @param lastOf what is there after it; null where nothing is told. */
export const movedColumns = <Row extends MoveQuantities>(
  lastHead: string,
  lastOf: (row: Row) => string | null,
): readonly Column<Row>[] => [
  {
    head: 'In',
    place: 'id',
    numeric: true,
    cell: (row) => <QuantityWay name="In" quantity={row.in} />,
  },
  {
    head: 'Out',
    place: 'badge',
    numeric: true,
    cell: ({ out }) => <QuantityWay name="Out" quantity={out} />,
  },
  {
    head: lastHead,
    place: 'amount',
    numeric: true,
    cell: (row) => {
      const last = lastOf(row);
      if (last === null) return '';
      return (
        <span className={isNegative(last) ? 'font-semibold text-warn' : ''}>
          {quantityCell(last)}
        </span>
      );
    },
  },
];
