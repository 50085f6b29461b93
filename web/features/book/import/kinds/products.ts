// Products, and price lists: files that change the prices and rates of products which are there.
import { listBooks } from '#api/contract/book/book.ts';
import { importProducts } from '#api/contract/book/import.ts';
import { dateOf } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { nameKey } from '#core/kernel/text.ts';
import { reply } from '#web/client/query.ts';
import { dateFromWire, formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatQuantity } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { readDayCell, readDecimal, readHsn, readRate } from './cells.ts';
import { ID_COLUMN, textColumn } from './columns.ts';
import { addLacking, readGoodsMasters } from './goods-masters.ts';
import type { GoodsMasters } from './goods-masters.ts';
import type { ImportColumn, KindOfImport, MissingMaster, RowProblem } from './kind.ts';

const NAME: ImportColumn = {
  ...textColumn(
    'name',
    'Name',
    [
      'productname',
      'product',
      'itemname',
      'item',
      'stockitem',
      'stockitemname',
      'nameofitem',
      'displayname',
      'particulars',
      'description',
    ],
    'Cotton shirting 58"',
  ),
  isNeeded: true,
};
const PRICE: ImportColumn = {
  ...textColumn('price', 'Price (exclusive of GST)', [
    'newprice',
    'saleprice',
    'salesprice',
    'sellingprice',
    'salerate',
    'salesrate',
    'sellingrate',
    'standardsellingrate',
    'standardrate',
    'listprice',
    'unitprice',
    'price',
    'pricers',
    'priceinr',
    'rate',
  ]),
  example: '240.50',
  read: readDecimal('Price', 3),
};
const GST_RATE: ImportColumn = {
  ...textColumn('gst_rate', 'GST rate (%)', [
    'gstrate',
    'gst',
    'igstrate',
    'igst',
    'taxrate',
    'taxpercentage',
    'taxcategory',
    'intrastatetaxrate',
    'interstatetaxrate',
    'itemtaxtemplate',
    'taxname',
    'tax',
  ]),
  isShared: true,
  example: '5',
  read: readRate,
};
const GST_RATE_FROM: ImportColumn = {
  ...textColumn('gst_rate_from', 'GST rate from', ['ratefrom', 'from', 'effectivefrom', 'wef']),
  read: readDayCell('GST rate from'),
};
const HSN_NAMES = [
  'hsnsac',
  'hsnorsac',
  'hsnsaccode',
  'hsncode',
  'hsnno',
  'hsn',
  'gsthsncode',
  'saccode',
  'sac',
];
const UNIT_NAMES = [
  'unitname',
  'units',
  'usageunit',
  'baseunit',
  'mainunit',
  'defaultunitofmeasure',
  'unitofmeasure',
  'stockuom',
  'uom',
  'uqc',
  'per',
];
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
    faultOf: openingFault,
    addedTo: (cells) => {
      const { opening_date: day } = productLine(cells, begins) as { opening_date?: string };
      return day === undefined ? {} : { opening_date: formatDate(dateFromWire(day)) };
    },
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
      'openingstockquantity',
      'openingqty',
      'opstockqty',
      'opqty',
      'opbal',
      'itemopeningquantity',
      'itemopeningqty',
      'stockonhand',
      'stock',
      'quantity',
      'qty',
    ]),
    read: readDecimal('Opening quantity', 3),
  },
  {
    ...textColumn('opening_value', 'Opening value (₹)', [
      'openingvalue',
      'openingstockvalue',
      'openingamount',
      'opstockvalue',
      'opvalue',
      'opamount',
      'itemopeningamount',
      'itemopeningvalue',
      'stockvalue',
    ]),
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
      ...textColumn('hsn', 'HSN / SAC', HSN_NAMES, '5208'),
      read: readHsn,
    },
    GST_RATE,
    {
      ...textColumn('unit_id', 'Unit', UNIT_NAMES, 'Metres'),
      read: unit.read,
      choices: unit.choices,
      isShared: true,
    },
    PRICE,
    {
      ...textColumn('category_id', 'Category', [
        'itemcategory',
        'stockcategory',
        'itemgroup',
        'stockgroup',
        'parentgroup',
        'group',
        'under',
      ]),
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

/**
 * Goods that cost nothing would make a profit of all that they are sold for: a quantity has its
 * value, though that may be said to be 0.
 */
function openingFault(cells: Readonly<Record<string, unknown>>): RowProblem | null {
  const { opening_quantity: quantity, opening_value: value } = cells as {
    readonly opening_quantity?: string;
    readonly opening_value?: string;
  };
  if (quantity === undefined && value === undefined) return null;
  if (quantity === undefined) {
    return { field: 'opening_quantity', why: 'The opening value has no opening quantity' };
  }
  if (value !== undefined || quantity === '0') return null;
  return {
    field: 'opening_value',
    why: `What is the opening stock of ${formatQuantity(quantity)} worth? Enter its value`,
  };
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
): readonly MissingMaster[] {
  const found = new Map<string, MissingMaster>();
  for (const texts of rows) {
    const adds = (texts['id'] ?? '').trim() === '';
    for (const of of KINDS) {
      const { read, blank } = masters[of];
      const name = texts[FIELDS[of]]?.trim() || (adds ? blank : '');
      const key = `${of} ${nameKey(name)}`;
      if (name === '' || found.has(key)) continue;
      const reading = read(name);
      if (!reading.ok && reading.offers === undefined) found.set(key, { of, name });
    }
  }
  return [...found.values()];
}
