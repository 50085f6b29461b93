// How the register of products draws its columns, and on a phone its lines.
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { formatQuantity, thousandthsFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { InHand } from '../stock/use-stock-columns.tsx';

/** Of a rate nobody has said anything, nil is not said either. */
const productRate = ({ gst_rate: rate }: ListedProduct): string =>
  rate === null ? '' : `${rate}%`;

/** @returns `1,250.50`, or `0.125` of what is sold by thousands. */
export function priceOf({ price }: ListedProduct): string {
  if (price === null) return '';
  const [whole = '0', rest = ''] = price.split('.');
  return `${groupDigits(whole)}.${rest.padEnd(2, '0')}`;
}

const FIGURE_SPACE = '\u2007';

/** With room for a third decimal where another price has one, so that their points line up. */
function priceCell(product: ListedProduct) {
  const text = priceOf(product);
  const isLong = /\.\d{3}$/.test(text);
  return (
    <>
      {text}
      <span className={isLong ? 'has-third' : 'third-room'}>{isLong ? '' : FIGURE_SPACE}</span>
    </>
  );
}

const nameAndPlace = (scope: number | undefined): readonly RegisterColumn<ListedProduct>[] => [
  {
    id: 'name',
    label: 'Product',
    kind: 'text',
    order: 'name',
    isFixed: true,
    cell: ({ id, name }) => (
      <Link to={paths.product(id, scope)} tabIndex={-1} dir="auto" className="is-name">
        {name}
      </Link>
    ),
  },
  {
    id: 'category',
    label: 'Category',
    kind: 'text',
    width: 152,
    look: 'is-quiet',
    room: 'more',
    cell: ({ category }) => <span dir="auto">{category}</span>,
  },
  {
    id: 'hsn',
    label: 'HSN or SAC',
    kind: 'text',
    width: 108,
    order: 'hsn',
    room: 'some',
    cell: ({ hsn }) => hsn,
  },
  { id: 'rate', label: 'GST', kind: 'count', width: 68, cell: productRate },
];

const FIGURES: readonly RegisterColumn<ListedProduct>[] = [
  {
    id: 'price',
    label: 'Price (₹)',
    kind: 'money',
    width: 124,
    order: 'price',
    isFixed: true,
    cell: priceCell,
  },
  {
    id: 'unit',
    label: 'Unit',
    kind: 'text',
    width: 96,
    look: 'is-quiet',
    room: 'some',
    cell: ({ unit }) => <span dir="auto">{unit}</span>,
  },
  {
    id: 'in_hand',
    label: 'In hand',
    kind: 'money',
    width: 128,
    order: 'in_hand',
    cell: ({ in_hand: quantity }) =>
      quantity !== null && <InHand thousandths={thousandthsFromWire(quantity)} />,
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'text',
    width: 128,
    look: 'is-quiet',
    room: 'some',
    cell: (product) => productMarks(product),
  },
];

/** Whether it is still offered, and whether all books share it. */
export const productMarks = ({ shared, status }: ListedProduct): string =>
  [status, ...(shared ? ['shared'] : [])].join(', ');

const aboutOf = (product: ListedProduct): string =>
  [product.category, product.hsn, productRate(product)].filter(Boolean).join(' · ');

/** On a phone: the product and its price; what it is, and what is in hand. */
const linesIn = (scope: number | undefined) => (product: ListedProduct) => {
  const { id, name, in_hand: quantity, unit } = product;
  return (
    <>
      <Link to={paths.product(id, scope)} dir="auto">
        {name}
      </Link>
      <span>{priceOf(product)}</span>
      <span dir="auto">{aboutOf(product)}</span>
      <span className={quantity?.startsWith('-') === true ? 'text-warn' : ''}>
        {quantity === null ? '' : `${formatQuantity(quantity)} ${unit ?? ''}`}
      </span>
    </>
  );
};

export function useProductColumns() {
  const { scope } = usePageBook();
  return useMemo(() => [...nameAndPlace(scope), ...FIGURES], [scope]);
}

export const useProductLines = () => linesIn(usePageBook().scope);
