// The stock summary as a sheet: by category each product with its opening, in, out and closing.
import type { StockSummary, StockSummaryRow } from '#api/contract/catalogue/stock/valuation.ts';
import { column, figureOfWhose, nameOfStock, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, ExplainLine, ReportView } from '#core/report/index.ts';
import type { Worth } from '#core/stock-valuation/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { counted, formatRupees } from '#web/format/money.ts';
import { VALUATION_NAMES } from '#web/shell/sheet/stock-moves.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../kit/use-report-range.ts';
import { inCategories, narrowedProducts } from './narrowed-products.ts';

type SummaryColumn = DeclaredColumn<StockSummaryRow>;

/** Quantities of different goods have no sum. */
const worthColumns = (
  head: string,
  of: 'opening' | 'in' | 'out',
): readonly [SummaryColumn, SummaryColumn] => [
  column.quantity(head, (row) => row[of].quantityThousandths, {
    rule: 'pair',
    blankNil: true,
    figure: nameOfStock(of, 'quantity'),
  }),
  column.money(head, (row) => row[of].valuePaise, {
    blankNil: true,
    adds: true,
    figure: nameOfStock(of, 'value'),
  }),
];

const COLUMNS: readonly SummaryColumn[] = [
  column.text('Product', ({ product }) => product),
  column.text('Unit', ({ unit }) => unit),
  ...worthColumns('Opening', 'opening'),
  ...worthColumns('In', 'in'),
  ...worthColumns('Out', 'out'),
  column.quantity('Closing', ({ closing }) => closing.quantityThousandths, {
    rule: 'answer',
    figure: nameOfStock('closing', 'quantity'),
    onPhone: 'column',
  }),
  column.money('Rate', ({ ratePaise }) => ratePaise),
  column.money('Closing', ({ closing }) => closing.valuePaise, {
    adds: true,
    figure: nameOfStock('closing', 'value'),
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
    href: hrefOf(row.productId),
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
  const { isNegative, withoutCostThousandths: uncosted, short, surplus, lost, unit } = row;
  const measured = (thousandths: number) =>
    `${decimalText(thousandths, 3)}${unit === null ? '' : ` ${unit}`}`;
  const counted = ({ quantityThousandths: quantity, valuePaise }: Worth, found: string) =>
    quantity === 0 ? [] : [`${measured(quantity)} ${found} (${formatRupees(valuePaise)})`];
  return [
    ...(row.method === method ? [] : [`Valued by ${VALUATION_NAMES[row.method]}`]),
    ...(isNegative ? ['Was below zero'] : []),
    ...(uncosted === 0 ? [] : [`${measured(uncosted)} came in without a cost`]),
    ...counted(short, 'missing at the count'),
    ...counted(surplus, 'found over at the count'),
    ...counted(lost, 'lost or given away'),
  ].join(' · ');
};

/** @returns what the accounts of stock have, and by how much the register differs. */
export function postedStockText(posted: PostedStock): string {
  const { accounts, ledgerPaise, differencePaise: apart } = posted;
  const each = accounts.map((account) => `${account.name} ${formatRupees(account.ledgerPaise)}`);
  const found =
    accounts.length === 1
      ? `${each.join()} posted`
      : `Posted on Stock-in-Hand ${formatRupees(ledgerPaise)}` +
        (each.length === 0 ? '' : ` (${each.join(', ')})`);
  if (apart === 0) return `${found}, as the register has.`;
  const way = apart > 0 ? 'more' : 'less';
  return `${found}: the register has ${formatRupees(Math.abs(apart))} ${way}.`;
}
type PostedStock = NonNullable<StockSummary['posted']>;

/** What makes the value provisional, in sentences. */
export const stockWarnings = ({
  negative,
  withoutCost: cost,
  totals: { shortPaise, lostPaise },
}: StockSummary): readonly string[] => [
  ...(lostPaise === 0
    ? []
    : [
        `${formatRupees(lostPaise)} of what went out was lost or given away, and is ` +
          'not part of the cost of sales.',
      ]),
  ...(shortPaise === 0
    ? []
    : [
        `${formatRupees(shortPaise)} of what went out was missing at physical counts, ` +
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
