// The stock summary as a sheet: by category each product with its opening, in, out and closing.
import type {
  StockSummary,
  StockSummaryRow,
  StockWorth,
} from '#api/contract/catalogue/stock/valuation.ts';
import { column, figureOfWhose, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted, formatRupees, paiseFromWire, thousandthsFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../kit/use-report-range.ts';
import { VALUATION_NAMES } from './use-stock-method.tsx';
import { inCategories, narrowedProducts } from './narrowed-products.ts';

type SummaryColumn = DeclaredColumn<StockSummaryRow>;

/** Quantities of different goods have no sum. */
const worthColumns = (
  head: string,
  of: 'opening' | 'in' | 'out',
): readonly [SummaryColumn, SummaryColumn] => [
  column.quantity(head, (row) => thousandthsFromWire(row[of].quantity), {
    rule: 'pair',
    blankNil: true,
    figure: `${of}/quantity`,
  }),
  column.money(head, (row) => paiseFromWire(row[of].value), {
    blankNil: true,
    adds: true,
    figure: `${of}/value`,
  }),
];

const COLUMNS: readonly SummaryColumn[] = [
  column.text('Product', ({ product }) => product),
  column.text('Unit', ({ unit }) => unit),
  ...worthColumns('Opening', 'opening'),
  ...worthColumns('In', 'in'),
  ...worthColumns('Out', 'out'),
  column.quantity('Closing', ({ closing }) => thousandthsFromWire(closing.quantity), {
    rule: 'answer',
    figure: 'closing/quantity',
    onPhone: 'column',
  }),
  column.money('Rate', ({ rate }) => (rate === null ? null : paiseFromWire(rate))),
  column.money('Closing', ({ closing }) => paiseFromWire(closing.value), {
    adds: true,
    figure: 'closing/value',
    onPhone: 'column',
  }),
];

type StockSummaryParts = {
  readonly summary: StockSummary;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockSummaryView(parts: StockSummaryParts): ReportView {
  const { summary, range, search, hrefOf, explainHref } = parts;
  const { rows, remarks, whose } = narrowedProducts(summary.rows, search);
  const lines = inCategories(rows, whose, (row) => ({
    href: hrefOf(row.product_id),
    below: remarkOf(row, summary),
  }));
  return reportOf(
    {
      title: 'Stock summary',
      period: periodInWords(range),
      remarks: [
        `Valued by ${VALUATION_NAMES[summary.method]}`,
        ...remarks,
        ...stockWarnings(summary),
        ...(summary.posted === null ? [] : [postedStockText(summary.posted)]),
      ],
    },
    COLUMNS,
    withTotal(lines, { sumOf: rows, whose: whose('total') }),
    figureOfWhose(explainHref),
  );
}

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
        `${counted(negative, 'product')} went out before coming in: costed at the last rate until goods ` +
          'come in.',
      ]),
  ...(cost === 0
    ? []
    : [`${counted(cost, 'product')} came in without a cost: taken at the last rate known.`]),
];
