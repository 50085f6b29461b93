// How the register of stock draws its columns.
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { dayText } from '#web/format/dates.ts';
import { quantityCell } from './quantities.ts';
import { formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';

/** Said beside the figure, since its colour says nothing to one person in twelve. */
const Negative = () => (
  <span className="inline-flex items-center gap-1 text-xs font-medium text-warn">
    <Icon name="alert" size={14} />
    Negative
  </span>
);

export const InHand = ({ thousandths }: { readonly thousandths: number }) => (
  <span className={thousandths < 0 ? 'font-semibold text-warn' : ''}>
    {quantityCell(thousandths)}
  </span>
);

const columnsIn = (scope: number | undefined): readonly RegisterColumn<StockRow>[] => [
  {
    id: 'name',
    label: 'Product',
    kind: 'text',
    order: 'name',
    isFixed: true,
    cell: ({ productId, product }) => (
      <Link to={paths.stockMoves(productId, scope)} tabIndex={-1} dir="auto" className="is-name">
        {product}
      </Link>
    ),
  },
  {
    id: 'unit',
    label: 'Unit',
    kind: 'text',
    width: 88,
    look: 'is-quiet',
    cell: ({ unit }) => <span dir="auto">{unit}</span>,
  },
  {
    id: 'from',
    label: 'Counted from',
    kind: 'date',
    width: 116,
    look: 'is-quiet',
    room: 'more',
    cell: ({ countsFrom }) => dayText(countsFrom),
  },
  {
    id: 'opening',
    label: 'Opening',
    kind: 'money',
    width: 104,
    room: 'some',
    cell: (row) => quantityCell(row.openingThousandths),
  },
  {
    id: 'in',
    label: 'In',
    kind: 'money',
    width: 104,
    room: 'some',
    cell: (row) => quantityCell(row.inThousandths),
  },
  {
    id: 'out',
    label: 'Out',
    kind: 'money',
    width: 104,
    room: 'some',
    cell: (row) => quantityCell(row.outThousandths),
  },
  {
    id: 'in_hand',
    label: 'In hand',
    kind: 'money',
    width: 132,
    order: 'in_hand',
    isFixed: true,
    cell: (row) => <InHand thousandths={row.inHandThousandths} />,
  },
  {
    id: 'mark',
    label: 'Mark',
    kind: 'text',
    width: 104,
    hasQuietHead: true,
    cell: (row) => row.inHandThousandths < 0 && <Negative />,
  },
];

const movedInWords = (row: StockRow): string =>
  `${formatThousandths(row.openingThousandths)} opening, ` +
  `${formatThousandths(row.inThousandths)} in, ${formatThousandths(row.outThousandths)} out`;

/** Below the product, as wide as there is room. */
const movedLine = (row: StockRow) =>
  row.inHandThousandths < 0 ? (
    <>
      <span>{movedInWords(row)}</span>
      <span>
        <Negative />
      </span>
    </>
  ) : (
    <span className="col-span-full">{movedInWords(row)}</span>
  );

/** On a phone: the product and what is there; what moved, and whether it is less than nothing. */
const linesIn = (scope: number | undefined) => (row: StockRow) => (
  <>
    <Link to={paths.stockMoves(row.productId, scope)} dir="auto">
      {row.product}
    </Link>
    <span className={row.inHandThousandths < 0 ? 'text-warn' : ''}>
      {formatThousandths(row.inHandThousandths)} {row.unit}
    </span>
    {movedLine(row)}
  </>
);

export function useStockColumns() {
  const { scope } = usePageBook();
  return useMemo(() => columnsIn(scope), [scope]);
}

export const useStockLines = () => linesIn(usePageBook().scope);
