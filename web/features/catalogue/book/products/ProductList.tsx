// The list of products: its columns on the screen, on paper and in a file, its lines on a phone.
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { KIND_WORDS } from '../../kinds.ts';
import { pricePerUnit } from '../../product/decimals.ts';
import { InHand } from '../stock/StockList.tsx';

/** Of a rate nobody has said anything, nil is not said either. */
const productRate = ({ gstBps }: ListedProduct): string =>
  gstBps === null ? '' : `${gstBps / 100}%`;

const priceOf = ({ priceThousandths: price }: ListedProduct): string =>
  price === null ? '' : pricePerUnit(price);

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

/** Whether it is still offered, and whether all books share it. */
export const productMarks = ({ shared, status }: ListedProduct): string =>
  [status, ...(shared ? ['shared'] : [])].join(', ');

export const PRODUCT_LIST: DeclaredList<ListedProduct> = {
  name: 'product',
  title: KIND_WORDS.product.title,
  noun: ['product', 'products'],
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }, scope) => paths.product(id, scope),
  opensInPlace: true,
  columns: [
    {
      id: 'name',
      label: 'Product',
      kind: 'text',
      order: 'name',
      isFixed: true,
      leads: 'is-name',
      value: ({ name }) => name,
    },
    {
      id: 'category',
      label: 'Category',
      kind: 'text',
      width: 152,
      look: 'is-quiet',
      room: 'more',
      value: ({ category }) => category,
    },
    { id: 'brand', label: 'Brand', kind: 'text', onlyIn: 'file', value: ({ brand }) => brand },
    {
      id: 'hsn',
      label: 'HSN or SAC',
      kind: 'text',
      width: 108,
      order: 'hsn',
      room: 'some',
      value: ({ hsn }) => hsn,
    },
    {
      id: 'rate',
      label: 'GST',
      head: 'GST %',
      kind: 'percent',
      width: 68,
      value: ({ gstBps }) => (gstBps === null ? null : gstBps / 100),
      cell: productRate,
    },
    {
      id: 'price',
      label: 'Price (₹)',
      kind: 'quantity',
      width: 124,
      order: 'price',
      isFixed: true,
      value: ({ priceThousandths }) => priceThousandths,
      cell: priceCell,
    },
    {
      id: 'unit',
      label: 'Unit',
      kind: 'text',
      width: 96,
      look: 'is-quiet',
      room: 'some',
      value: ({ unit }) => unit,
    },
    {
      id: 'in_hand',
      label: 'In hand',
      kind: 'quantity',
      width: 128,
      order: 'in_hand',
      value: ({ inHandThousandths }) => inHandThousandths,
      cell: ({ inHandThousandths: there }) => there !== null && <InHand thousandths={there} />,
    },
    {
      id: 'of',
      label: 'Of',
      kind: 'text',
      onlyIn: 'sheet',
      value: ({ shared }) => (shared ? 'all books' : 'this book'),
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 128,
      look: 'is-quiet',
      room: 'some',
      value: ({ status }) => (status === 'enabled' ? null : status),
      cell: productMarks,
    },
    // With it an import of the file changes the product, and adds no second one.
    { id: 'id', label: 'ID', kind: 'text', onlyIn: 'file', value: ({ id }) => String(id) },
  ],
  phone: {
    name: ({ name }) => name,
    figure: priceOf,
    line: (product) =>
      [product.category, product.hsn, productRate(product)].filter(Boolean).join(' · '),
    mark: ({ inHandThousandths: there, unit }) =>
      there !== null && (
        <span className={there < 0 ? 'text-warn' : ''}>
          {`${formatThousandths(there)} ${unit ?? ''}`}
        </span>
      ),
  },
};
