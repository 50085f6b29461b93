// The lines of a stock journal that is posted: what it says of each, as its purpose has it.
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { lossInWords } from '../lost/lost-lines.ts';
import { ProductOfLine } from '../moves/ProductOfLine.tsx';
import { QuantityWay } from '../moves/QuantityWay.tsx';
import { quantityCell } from '../quantities.ts';

type Line = StockJournal['lines'][number];

const GOODS: readonly Column<Line>[] = [
  {
    head: 'Product',
    place: 'name',
    cell: (line) => <ProductOfLine {...line} />,
  },
  {
    head: 'Unit',
    place: 'id',
    className: 'lg:whitespace-nowrap',
    cell: ({ unit }) => <span dir="auto">{unit}</span>,
  },
];

const COLUMNS: readonly Column<Line>[] = [
  ...GOODS,
  {
    head: 'In',
    place: 'amount',
    numeric: true,
    cell: (line) =>
      line.direction === 'in' && <QuantityWay name="In" thousandths={line.quantityThousandths} />,
  },
  {
    head: 'Out',
    place: 'action',
    numeric: true,
    cell: (line) =>
      line.direction === 'out' && <QuantityWay name="Out" thousandths={line.quantityThousandths} />,
  },
  { head: 'Rate', place: 'nowhere', numeric: true, cell: (line) => amountCell(line.ratePaise) },
  { head: 'Value', place: 'date', numeric: true, cell: (line) => amountCell(line.valuePaise) },
];

/** What is dated before the opening of a product is in that already, and so is a count. */
const countColumns = (isReversed: boolean): readonly Column<Line>[] => [
  ...GOODS,
  {
    head: 'Counted',
    place: 'amount',
    numeric: true,
    cell: ({ quantityThousandths }) => quantityCell(quantityThousandths),
  },
  {
    head: 'More or less than in the books',
    place: 'date',
    numeric: true,
    cell: ({ differenceThousandths: difference }) => (
      <span className={(difference ?? 0) < 0 ? 'font-semibold text-warn' : ''}>
        {difference === null ? (isReversed ? '' : 'Before the opening') : quantityCell(difference)}
      </span>
    ),
  },
];

/** Of goods lost or given away: what they cost, and the input credit that went back. */
const LOST_COLUMNS: readonly Column<Line>[] = [
  ...GOODS,
  {
    head: 'Out',
    place: 'action',
    numeric: true,
    cell: ({ quantityThousandths }) => quantityCell(quantityThousandths),
  },
  {
    head: 'Cost',
    place: 'amount',
    numeric: true,
    cell: ({ credit }) => amountCell(credit?.costPaise ?? null),
  },
  {
    head: 'GST',
    place: 'date',
    numeric: true,
    cell: ({ credit }) => (credit === null ? '' : `${decimalText(credit.gstBps, 2)}%`),
  },
  {
    head: 'CGST',
    place: 'nowhere',
    numeric: true,
    cell: ({ credit }) => amountCell(credit?.cgstPaise ?? null),
  },
  {
    head: 'SGST',
    place: 'nowhere',
    numeric: true,
    cell: ({ credit }) => amountCell(credit?.sgstPaise ?? null),
  },
  {
    head: 'IGST',
    place: 'nowhere',
    numeric: true,
    cell: ({ credit }) => amountCell(credit?.igstPaise ?? null),
  },
];

/** Only where a line names one. */
const GODOWN: Column<Line> = {
  head: 'Godown',
  place: 'nowhere',
  cell: ({ godown }) => <span dir="auto">{godown ?? MAIN_LOCATION}</span>,
};

const dayColumn = (head: string, dayOf: (line: Line) => CalendarDate | null): Column<Line> => ({
  head,
  place: 'nowhere',
  className: 'lg:whitespace-nowrap',
  cell: (line) => {
    const day = dayOf(line);
    return day === null ? '' : formatDate(day);
  },
});

/** Only goods that come in say the days of their batch. */
const BATCH: readonly Column<Line>[] = [
  {
    head: 'Batch',
    place: 'badge',
    cell: ({ batch, isUnnamed }) => <span dir="auto">{isUnnamed ? 'No batch' : batch}</span>,
  },
  dayColumn('Made on', (line) => line.manufacturedOn),
  dayColumn('Expires on', (line) => line.expiresOn),
];

function columnsOf({ purpose, reversed, lines }: StockJournal): readonly Column<Line>[] {
  const isMoved = lossInWords(purpose) === null ? COLUMNS : LOST_COLUMNS;
  const columns = purpose === 'count' ? countColumns(reversed !== null) : isMoved;
  const places = [
    ...(lines.every(({ godownId }) => godownId === null) ? [] : [GODOWN]),
    ...(lines.every(({ batch, isUnnamed }) => batch === null && !isUnnamed)
      ? []
      : BATCH.slice(0, purpose === 'adjustment' ? BATCH.length : 1)),
  ];
  const [product, ...others] = columns;
  return product === undefined ? columns : [product, ...places, ...others];
}

const amountCell = (paise: number | null): string => (paise === null ? '' : formatPaise(paise));

export const JournalLines = ({ journal }: { readonly journal: StockJournal }) => (
  <DataTable
    caption="Lines"
    columns={columnsOf(journal)}
    rows={journal.lines.map((line, at) => ({ ...line, at }))}
    keyOf={(line) => ('at' in line ? Number(line.at) : 0)}
  />
);
