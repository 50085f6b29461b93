// Where the goods of a product lie: nothing of a product that was never in a godown.
import { useQuery } from '@tanstack/react-query';
import type { PlacedRow } from '#api/contract/catalogue/stock/places.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { quantityCell } from '../quantities.ts';
import { stockPlacesQuery } from '../queries.ts';
import { movedColumns } from './QuantityWay.tsx';

const COLUMNS: readonly Column<PlacedRow>[] = [
  {
    head: 'Godown',
    place: 'name',
    cell: ({ godown }) => <span dir="auto">{godown ?? MAIN_LOCATION}</span>,
  },
  {
    head: 'Opening',
    place: 'nowhere',
    numeric: true,
    cell: (row) => quantityCell(row.openingThousandths),
  },
  ...movedColumns<PlacedRow>('Closing', (row) => row.closingThousandths),
];

type Props = {
  readonly bookId: number;
  readonly productId: number;
  /** The period that is shown. */
  readonly days: { readonly from: string; readonly to: string };
};

export function ProductPlaces({ bookId, productId, days }: Props) {
  const { data } = useQuery(stockPlacesQuery(bookId, [productId], days));
  const rows = data?.rows ?? [];
  if (rows.every(({ godownId }) => godownId === null)) return null;
  return (
    <section className="mb-5">
      <DataTable
        caption="By godown"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ godownId }) => godownId ?? 0}
      />
    </section>
  );
}
