// What came in, what went out and what is there, as every table of quantities has it.
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { quantityCell } from '../quantities.ts';

type WayProps = { readonly name: string; readonly thousandths: number | null };

/** A phone has no heads above its rows. */
export const QuantityWay = ({ name, thousandths }: WayProps) =>
  thousandths !== null && (
    <>
      <span className="text-ink-2 sm:hidden">{name} </span>
      {quantityCell(thousandths)}
    </>
  );

type MoveQuantities = {
  readonly inThousandths: number | null;
  readonly outThousandths: number | null;
};

/** @param lastOf what is there after it. */
export const movedColumns = <Row extends MoveQuantities>(
  lastHead: string,
  lastOf: (row: Row) => number,
): readonly Column<Row>[] => [
  {
    head: 'In',
    place: 'id',
    numeric: true,
    cell: (row) => <QuantityWay name="In" thousandths={row.inThousandths} />,
  },
  {
    head: 'Out',
    place: 'badge',
    numeric: true,
    cell: (row) => <QuantityWay name="Out" thousandths={row.outThousandths} />,
  },
  {
    head: lastHead,
    place: 'amount',
    numeric: true,
    cell: (row) => {
      const last = lastOf(row);
      return (
        <span className={last < 0 ? 'font-semibold text-warn' : ''}>{quantityCell(last)}</span>
      );
    },
  },
];
