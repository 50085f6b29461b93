// The stock summary as a sheet: by category each product with its opening, in, out and closing.
import type {
  StockSummary,
  StockSummaryRow,
  StockWorth,
} from '#api/contract/catalogue/stock/valuation.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../kit/report-view.ts';
import type { ReportRange } from '../kit/use-report-range.ts';
import { VALUATION_NAMES } from './use-stock-method.tsx';
import { narrowedProducts } from './narrowed-products.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Product', kind: 'text' },
  { head: 'Unit', kind: 'text' },
  { head: 'Opening', kind: 'quantity', rule: 'pair' },
  { head: 'Opening (₹)', kind: 'money' },
  { head: 'In', kind: 'quantity', rule: 'pair' },
  { head: 'In (₹)', kind: 'money' },
  { head: 'Out', kind: 'quantity', rule: 'pair' },
  { head: 'Out (₹)', kind: 'money' },
  { head: 'Closing', kind: 'quantity', rule: 'answer' },
  { head: 'Rate (₹)', kind: 'money' },
  { head: 'Closing (₹)', kind: 'money' },
];

type Values = Readonly<Record<'opening' | 'in' | 'out' | 'closing', number>>;

const thousandths = (text: string): number => Math.round(Number(text) * 1000);

const cellsOf = (row: StockSummaryRow): ReportCell[] => [
  row.product,
  row.unit,
  thousandths(row.opening.quantity) || null,
  paiseFromWire(row.opening.value) || null,
  thousandths(row.in.quantity) || null,
  paiseFromWire(row.in.value) || null,
  thousandths(row.out.quantity) || null,
  paiseFromWire(row.out.value) || null,
  thousandths(row.closing.quantity),
  row.rate === null ? null : paiseFromWire(row.rate),
  paiseFromWire(row.closing.value),
];

/** Quantities of different goods have no sum. */
const sumCells = (name: string, { opening, in: inward, out, closing }: Values): ReportCell[] => [
  name,
  null,
  null,
  opening || null,
  null,
  inward || null,
  null,
  out || null,
  null,
  null,
  closing,
];

const valuesOf = (rows: readonly StockSummaryRow[]): Values => {
  const sum = (part: keyof Values) =>
    rows.reduce((total, row) => total + paiseFromWire(row[part].value), 0);
  return { opening: sum('opening'), in: sum('in'), out: sum('out'), closing: sum('closing') };
};

export type StockSummaryParts = {
  readonly summary: StockSummary;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockSummaryView(parts: StockSummaryParts): ReportView {
  const { summary, range, search, hrefOf, explainHref } = parts;
  const { rows, remarks } = narrowedProducts(summary.rows, search);
  const groups = [...Map.groupBy(rows, ({ category }) => category)];
  const lines = groups.flatMap(([category, among]): ReportRow[] => [
    {
      as: 'group',
      key: `category ${category}`,
      cells: sumCells(category || 'Without a category', valuesOf(among)),
      ...sumLinks(parts, `category/${category}`),
    },
    ...among.map((row): ReportRow => ({
      as: 'line',
      level: 1,
      key: String(row.product_id),
      href: hrefOf(row.product_id),
      below: remarkOf(row, summary),
      cells: cellsOf(row),
      ...explainedCells(explainHref, linesOfProduct(row)),
    })),
  ]);
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: sumCells('Total', valuesOf(rows)),
    ...sumLinks(parts, 'total'),
  };
  return {
    title: 'Stock summary',
    period: periodInWords(range),
    remarks: [
      `Valued by ${VALUATION_NAMES[summary.method]}`,
      ...remarks,
      ...stockWarnings(summary),
      ...(summary.posted === null ? [] : [postedStockText(summary.posted)]),
    ],
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 8, 10],
    lines: lines.length === 0 ? [] : [...lines, total],
  };
}

const HEADS = ['opening', 'in', 'out', 'closing'] as const;
const VALUES_AT = [3, 5, 7, 10] as const;

const linesOfProduct = ({ product_id: id }: StockSummaryRow) => [
  ...HEADS.map((head, at) => [2 + 2 * at, `${head}/quantity/product/${id}`] as const),
  ...HEADS.map((head, at) => [VALUES_AT[at] ?? 0, `${head}/value/product/${id}`] as const),
];

/** The sum of what a search found has no name. */
const sumLinks = ({ search, explainHref }: StockSummaryParts, of: string) =>
  explainedCells(
    search.trim() === '' ? explainHref : undefined,
    HEADS.map((head, at) => [VALUES_AT[at] ?? 0, `${head}/value/${of}`] as const),
  );

/** @param method the report's: a product valued by another says so. */
const remarkOf = (row: StockSummaryRow, { method }: StockSummary) => {
  const { is_negative: isNegative, without_cost: cost, short, surplus, lost, unit } = row;
  const counted = (worth: StockWorth, found: string): readonly string[] =>
    worth.quantity === '0'
      ? []
      : [`${worth.quantity}${unit === null ? '' : ` ${unit}`} ${found} (${rupeesOf(worth)})`];
  return [
    ...(row.method === method ? [] : [`Valued by ${VALUATION_NAMES[row.method]}`]),
    ...(isNegative ? ['Was below zero'] : []),
    ...(cost === '0' ? [] : [`${cost}${unit === null ? '' : ` ${unit}`} came in without a cost`]),
    ...counted(short, 'missing at the count'),
    ...counted(surplus, 'found over at the count'),
    ...counted(lost, 'lost or given away'),
  ].join(' · ');
};

const rupeesOf = ({ value }: StockWorth): string => formatRupees(paiseFromWire(value));

const productsOf = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** @returns what the accounts of stock have, and by how much the register differs. */
export function postedStockText({ accounts, ledger, difference }: PostedStock): string {
  const apart = paiseFromWire(difference);
  const each = accounts.map(
    (account) => `${account.name} ${formatRupees(paiseFromWire(account.ledger))}`,
  );
  const found =
    accounts.length === 1
      ? `${each.join()} posted`
      : `Posted on Stock-in-Hand ${formatRupees(paiseFromWire(ledger))}` +
        (each.length === 0 ? '' : ` (${each.join(', ')})`);
  if (apart === 0) return `${found}, as the register has.`;
  const way = apart > 0 ? 'more' : 'less';
  return `${found}: the register has ${formatRupees(Math.abs(apart))} ${way}.`;
}
type PostedStock = NonNullable<StockSummary['posted']>;

/** What makes the value provisional, in sentences. */
export const stockWarnings = ({
  negative,
  without_cost: cost,
  totals: { short, lost },
}: StockSummary): readonly string[] => [
  ...(paiseFromWire(lost) === 0
    ? []
    : [
        `${formatRupees(paiseFromWire(lost))} of what went out was lost or given away, and is ` +
          'not part of the cost of sales.',
      ]),
  ...(paiseFromWire(short) === 0
    ? []
    : [
        `${formatRupees(paiseFromWire(short))} of what went out was missing at physical counts, ` +
          'and is not part of the cost of sales.',
      ]),
  ...(negative === 0
    ? []
    : [
        `${productsOf(negative)} went out before coming in: costed at the last rate until goods ` +
          'come in.',
      ]),
  ...(cost === 0
    ? []
    : [`${productsOf(cost)} came in without a cost: taken at the last rate known.`]),
];
