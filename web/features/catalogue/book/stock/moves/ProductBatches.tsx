// Which batches of a product are there: nothing of a product of which none is named.
import { useQuery } from '@tanstack/react-query';
import type { BatchRow } from '#api/contract/catalogue/stock/batches.ts';
import { batchesOfProducts } from '#web/client/billing-reads.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { quantityCell } from '../quantities.ts';

const dayCell = (day: CalendarDate | null) => (day === null ? '' : formatDate(day));

const GODOWN: Column<BatchRow> = {
  head: 'Godown',
  place: 'id',
  cell: ({ godown }) => <span dir="auto">{godown ?? MAIN_LOCATION}</span>,
};

const columnsOf = (hasGodowns: boolean): readonly Column<BatchRow>[] => [
  {
    head: 'Batch',
    place: 'name',
    cell: ({ batch }) => <span dir="auto">{batch ?? 'No batch named'}</span>,
  },
  ...(hasGodowns ? [GODOWN] : []),
  { head: 'Made on', place: 'nowhere', cell: (row) => dayCell(row.manufacturedOn) },
  {
    head: 'Expires on',
    place: 'date',
    cell: ({ expiresOn, isExpired }) => (
      <>
        {dayCell(expiresOn)} {isExpired && <Badge kind="warn">Expired</Badge>}
      </>
    ),
  },
  {
    head: 'Quantity',
    place: 'amount',
    numeric: true,
    cell: ({ quantityThousandths: there }) => (
      <span className={there < 0 ? 'font-semibold text-warn' : ''}>{quantityCell(there)}</span>
    ),
  },
];

type Props = {
  readonly bookId: number;
  readonly productId: number;
  /** The last day that is shown. */
  readonly asOn: string;
};

export function ProductBatches({ bookId, productId, asOn }: Props) {
  const { data } = useQuery(batchesOfProducts(bookId, [productId], { as_on: asOn }));
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="mb-5">
      <DataTable
        caption="By batch"
        columns={columnsOf(rows.some(({ godownId }) => godownId !== null))}
        rows={rows}
        keyOf={({ godownId, batch }) => `${godownId ?? ''} ${batch ?? ''}`}
      />
    </section>
  );
}
