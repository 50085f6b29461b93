// Stock by age as a sheet: what came in how long ago, in quantity and in value.
import type { AgedProduct, StockAges } from '#api/contract/catalogue/stock/ages.ts';
import {
  agesBetween,
  column,
  figureOfWhose,
  nameOfStock,
  nameOfStockAge,
  reportOf,
  withTotal,
} from '#core/report/index.ts';
import type { DeclaredColumn, ExplainLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { inCategories, narrowedProducts } from '../narrowed-products.ts';

/** @returns `0 to 30 days`, `31 to 60 days`, `Over 180 days`. */
const stockAgeNames = (days: readonly number[]): readonly string[] => [
  ...days.map((day, at) => `${at === 0 ? 0 : (days[at - 1] ?? 0) + 1} to ${day} days`),
  `Over ${days.at(-1) ?? 0} days`,
];

type AgeColumn = DeclaredColumn<AgedProduct>;

/** Quantities of different goods have no sum. */
function columnsOf(days: readonly number[]): readonly AgeColumn[] {
  const codes = agesBetween(days);
  return [
    column.text('Product', ({ product }) => product),
    column.text('Unit', ({ unit }) => unit),
    ...stockAgeNames(days).flatMap((over, at): AgeColumn[] => [
      column.quantity('Quantity', ({ ages }) => ages[at]?.quantityThousandths ?? 0, {
        over,
        rule: 'pair',
        blankNil: true,
        figure: nameOfStockAge('quantity', codes[at] ?? ''),
      }),
      column.money('Value', ({ ages }) => ages[at]?.valuePaise ?? 0, {
        over,
        blankNil: true,
        adds: true,
        figure: nameOfStockAge('value', codes[at] ?? ''),
      }),
    ]),
    column.quantity('Quantity', ({ quantityThousandths }) => quantityThousandths, {
      over: 'All',
      rule: 'answer',
      figure: nameOfStock('closing', 'quantity'),
      onPhone: 'column',
    }),
    column.money('Value', ({ valuePaise }) => valuePaise, {
      over: 'All',
      adds: true,
      figure: nameOfStock('closing', 'value'),
      onPhone: 'column',
    }),
  ];
}

type StockAgesParts = {
  readonly ages: StockAges;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockAgesView({ ages, search, hrefOf, explainHref }: StockAgesParts): ReportView {
  const { rows, remarks, whose } = narrowedProducts(ages.rows, search);
  const lines = inCategories(rows, whose, (row) => ({ href: hrefOf(row.productId) }));
  return reportOf(
    {
      title: 'Stock by age',
      period: `As on ${formatDate(ages.asOn)}`,
      remarks: [
        'What came in first is taken to have gone first, at the rate of all that is there',
        ...remarks,
      ],
    },
    columnsOf(ages.days),
    withTotal(lines, { sumOf: rows, whose: whose('total') }),
    figureOfWhose(explainHref),
  );
}

/** @returns what the oldest goods are worth, in a sentence. */
export function oldestInWords({ days, rows }: StockAges): {
  readonly name: string;
  readonly paise: number;
} {
  const name = stockAgeNames(days).at(-1) ?? '';
  const paise = rows.reduce((sum, row) => sum + (row.ages.at(-1)?.valuePaise ?? 0), 0);
  return { name: name.toLowerCase(), paise };
}
