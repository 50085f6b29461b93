// How the register of stock draws its columns.
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { StockRow } from '#api/contract/catalogue/stock/register.ts';
import { dayText } from '#web/format/dates.ts';
import { isNegative, quantityCell } from './quantities.ts';
import { formatQuantity } from '#web/format/money.ts';
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

export const InHand = ({ quantity }: { readonly quantity: string }) => (
  <span className={isNegative(quantity) ? 'font-semibold text-warn' : ''}>
    {quantityCell(quantity)}
  </span>
);

const columnsIn = (scope: number | undefined): readonly RegisterColumn<StockRow>[] => [
  {
    id: 'name',
    label: 'Product',
    kind: 'text',
    order: 'name',
    isFixed: true,
    cell: ({ product_id: id, product }) => (
      <Link to={paths.stockMoves(id, scope)} tabIndex={-1} dir="auto" className="is-name">
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
    cell: ({ counts_from: from }) => dayText(from),
  },
  {
    id: 'opening',
    label: 'Opening',
    kind: 'money',
    width: 104,
    room: 'some',
    cell: ({ opening }) => quantityCell(opening),
  },
  {
    id: 'in',
    label: 'In',
    kind: 'money',
    width: 104,
    room: 'some',
    cell: (row) => quantityCell(row.in),
  },
  {
    id: 'out',
    label: 'Out',
    kind: 'money',
    width: 104,
    room: 'some',
    cell: ({ out }) => quantityCell(out),
  },
  {
    id: 'in_hand',
    label: 'In hand',
    kind: 'money',
    width: 132,
    order: 'in_hand',
    isFixed: true,
    cell: ({ in_hand: quantity }) => <InHand quantity={quantity} />,
  },
  {
    id: 'mark',
    label: 'Mark',
    kind: 'text',
    width: 104,
    hasQuietHead: true,
    cell: ({ in_hand: quantity }) => isNegative(quantity) && <Negative />,
  },
];

const movedInWords = ({ opening, out, ...row }: StockRow): string =>
  `${formatQuantity(opening)} opening, ${formatQuantity(row.in)} in, ${formatQuantity(out)} out`;

/** Below the product, as wide as there is room. */
const movedLine = (row: StockRow) =>
  isNegative(row.in_hand) ? (
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
    <Link to={paths.stockMoves(row.product_id, scope)} dir="auto">
      {row.product}
    </Link>
    <span className={isNegative(row.in_hand) ? 'text-warn' : ''}>
      {formatQuantity(row.in_hand)} {row.unit}
    </span>
    {movedLine(row)}
  </>
);

export function useStockColumns() {
  const { scope } = usePageBook();
  return useMemo(() => columnsIn(scope), [scope]);
}

export const useStockLines = () => linesIn(usePageBook().scope);
