// Products, and price lists: files that change the prices and rates of products which are there.
import { listBooks } from '#api/contract/book/book.ts';
import { importProducts } from '#api/contract/book/import.ts';
import { dateOf } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { nameKey } from '#core/kernel/text.ts';
import { reply } from '#web/client/query.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { readDayCell, readDecimal, readHsn, readRate } from './cells.ts';
import { ID_COLUMN, textColumn } from './columns.ts';
import { addLacking, readGoodsMasters } from './goods-masters.ts';
import type { GoodsMasters } from './goods-masters.ts';
import type { ImportColumn, KindOfImport, Lacking } from './kind.ts';

const NAME: ImportColumn = {
  ...textColumn(
    'name',
    'Name',
    ['product', 'productname', 'item', 'itemname', 'stockitem', 'particulars', 'description'],
    'Cotton shirting 58"',
  ),
  isNeeded: true,
};
const PRICE: ImportColumn = {
  ...textColumn('price', 'Price (exclusive of GST)', [
    'price',
    'rate',
    'sellingprice',
    'salesprice',
    'salesrate',
    'unitprice',
    'newprice',
  ]),
  example: '240.50',
  read: readDecimal('Price', 3),
};
const GST_RATE: ImportColumn = {
  ...textColumn('gst_rate', 'GST rate (%)', ['gst', 'gstrate', 'igst', 'tax', 'taxrate']),
  example: '5',
  read: readRate,
};
const GST_RATE_FROM: ImportColumn = {
  ...textColumn('gst_rate_from', 'GST rate from', ['ratefrom', 'from', 'effectivefrom', 'wef']),
  read: readDayCell('GST rate from'),
};
const LIKE_NAME = { field: 'name', noun: 'name', keyOf: nameKey, mayRepeat: false } as const;

/** @returns how products are imported into a book, by what the book has already. */
export async function productsKind(bookId: number): Promise<KindOfImport> {
  const [masters, books] = await Promise.all([readGoodsMasters(bookId), reply(listBooks, {})]);
  const today = todayInIndia();
  const begins =
    books.find(({ id }) => id === bookId)?.begins_on ?? dateOf(financialYearOf(today), 4, 1);
  return {
    path: 'products',
    kind: 'product',
    one: 'product',
    many: 'products',
    title: 'Import products',
    list: 'Products',
    listOf: paths.products,
    endpoint: importProducts,
    columns: productColumns(masters),
    lineOf: (cells) => productLine(cells, begins),
    lacking: {
      in: (rows) => lackingIn(rows, masters),
      add: (lacking) => addLacking(bookId, lacking),
    },
    likenesses: [LIKE_NAME],
    shown: ['name', 'hsn', 'gst_rate', 'price', 'unit_id'],
  };
}

/** A row names its product; nothing is added, so that a slip of the pen makes no second one. */
export const pricesKind: KindOfImport = {
  path: 'prices',
  kind: 'product',
  one: 'product',
  many: 'products',
  title: 'Import a price list',
  list: 'Products',
  listOf: paths.products,
  endpoint: importProducts,
  columns: [NAME, PRICE, GST_RATE, GST_RATE_FROM, ID_COLUMN],
  addsNone: true,
  lineOf: (cells) => ('id' in cells ? cells : { ...cells, match: 'name' }),
  likenesses: [LIKE_NAME],
  shown: ['name', 'price', 'gst_rate'],
};

const OPENING_STOCK: readonly ImportColumn[] = [
  {
    ...textColumn('opening_quantity', 'Opening quantity', [
      'openingstock',
      'openingqty',
      'opqty',
      'stock',
      'quantity',
      'qty',
    ]),
    read: readDecimal('Opening quantity', 3),
  },
  {
    ...textColumn('opening_value', 'Opening value (₹)', ['openingvalue', 'stockvalue', 'opvalue']),
    read: readDecimal('Opening value', 2),
  },
  {
    ...textColumn('opening_date', 'Opening stock on', ['openingdate', 'stockdate']),
    read: readDayCell('Opening stock on'),
  },
];

function productColumns(masters: GoodsMasters): readonly ImportColumn[] {
  const { category, brand, unit } = masters;
  const specified = [...new Set(masters.specifications)].map((name) =>
    textColumn(`${SPECIFICATION}${name}`, name, []),
  );
  return [
    NAME,
    {
      ...textColumn('hsn', 'HSN / SAC', ['hsn', 'hsncode', 'sac', 'hsnsaccode', 'hsnno'], '5208'),
      read: readHsn,
    },
    GST_RATE,
    {
      ...textColumn('unit_id', 'Unit', ['units', 'uom', 'uqc', 'per', 'unitname'], 'Metres'),
      read: unit.read,
      choices: unit.choices,
      isShared: true,
    },
    PRICE,
    {
      ...textColumn('category_id', 'Category', ['group', 'stockgroup', 'under', 'itemgroup']),
      example: category.blank,
      blank: category.blank,
      read: category.read,
      choices: category.choices,
      isShared: true,
    },
    {
      ...textColumn('brand_id', 'Brand', ['make', 'manufacturer', 'company']),
      example: brand.blank,
      blank: brand.blank,
      read: brand.read,
      choices: brand.choices,
      isShared: true,
    },
    ...OPENING_STOCK,
    GST_RATE_FROM,
    ...specified,
    ID_COLUMN,
  ];
}

/** Before the name of a specification, among the columns. */
const SPECIFICATION = 'specification ';

/** Stock without a day was there on the first day of the book. */
function productLine(cells: Readonly<Record<string, unknown>>, begins: string): object {
  const line: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(cells)) {
    if (field.startsWith(SPECIFICATION)) values[field.slice(SPECIFICATION.length)] = value;
    else line[field] = value;
  }
  const isStocked = 'opening_quantity' in line;
  return {
    ...line,
    ...(isStocked && { opening_date: line['opening_date'] ?? begins }),
    ...(Object.keys(values).length > 0 && { value_product: values }),
  };
}

const FIELDS = { category: 'category_id', brand: 'brand_id', unit: 'unit_id' } as const;
const KINDS = ['category', 'brand', 'unit'] as const;

function lackingIn(
  rows: readonly Readonly<Record<string, string>>[],
  masters: GoodsMasters,
): readonly Lacking[] {
  const found = new Map<string, Lacking>();
  for (const texts of rows) {
    const adds = (texts['id'] ?? '').trim() === '';
    for (const of of KINDS) {
      const { read, blank } = masters[of];
      const name = texts[FIELDS[of]]?.trim() || (adds ? blank : '');
      const key = `${of} ${nameKey(name)}`;
      if (name !== '' && !found.has(key) && !read(name).ok) found.set(key, { of, name });
    }
  }
  return [...found.values()];
}
