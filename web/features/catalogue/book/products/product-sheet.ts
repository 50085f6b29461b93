// The list of products as a sheet, as it is narrowed and ordered, or those that are selected.
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, thousandthsFromWire } from '#web/format/money.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { ONLY_WORDS } from './product-words.ts';
import type { ProductNarrowing, ProductOrder } from './queries.ts';

export const PRODUCT_COLUMNS: readonly ReportColumnOf<ListedProduct>[] = [
  { head: 'Product', kind: 'text', of: ({ name }) => name },
  { head: 'Category', kind: 'text', of: ({ category }) => category },
  { head: 'Brand', kind: 'text', onlyIn: 'file', of: ({ brand }) => brand },
  { head: 'HSN or SAC', kind: 'text', of: ({ hsn }) => hsn },
  { head: 'GST %', kind: 'percent', of: ({ gst_rate: rate }) => rate },
  {
    head: 'Price (₹)',
    kind: 'quantity',
    of: ({ price }) => (price === null ? null : thousandthsFromWire(price)),
  },
  { head: 'Unit', kind: 'text', of: ({ unit }) => unit },
  {
    head: 'In hand',
    kind: 'quantity',
    of: ({ in_hand: quantity }) => (quantity === null ? null : thousandthsFromWire(quantity)),
  },
  { head: 'Of', kind: 'text', of: ({ shared }) => (shared ? 'all books' : 'this book') },
  { head: 'Status', kind: 'text', of: ({ status }) => (status === 'enabled' ? null : status) },
  // With it an import of the file changes the product, and adds no second one.
  { head: 'ID', kind: 'text', onlyIn: 'file', of: ({ id }) => String(id) },
];

/** What is on the sheet: a list as it is narrowed, and how that is said. */
type ProductsQuery = {
  readonly bookId: number;
  readonly narrowing: ProductNarrowing;
  readonly order: ProductOrder;
  /** Those alone which this lets through; every one without it. */
  readonly isKept?: (product: ListedProduct) => boolean;
};

/** Goods of different units have no sum. */
export async function productsSheet(work: SheetWork, asked: ProductsQuery): Promise<ReportSheet> {
  const { bookId, narrowing, order, isKept } = asked;
  const all = await everyOffset(work, (offset, limit) =>
    work.read(listProductRegister, {
      params: { bookId },
      query: { ...narrowing, limit, order, offset },
    }),
  );
  const products = isKept === undefined ? all : all.filter(isKept);
  const { search, status, only } = narrowing;
  return {
    title: 'Products',
    period: asOnInWords(todayInIndia()),
    remarks: [
      ...(search === undefined ? [] : [`Found by ‘${search}’`]),
      ...(status === undefined ? [] : [`Only those that are ${status}`]),
      ...(only === undefined ? [] : [ONLY_WORDS[only]]),
      ...(isKept === undefined ? [] : [`${formatCount(products.length)} chosen from the list`]),
    ],
    columns: reportColumns(PRODUCT_COLUMNS),
    lines: reportLines(PRODUCT_COLUMNS, products),
  };
}
