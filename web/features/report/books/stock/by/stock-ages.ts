// Stock by age as a sheet: what came in how long ago, in quantity and in value.
import type { AgedProduct, StockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { explainedCells } from '../../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../../kit/report-view.ts';
import { narrowedProducts } from '../narrowed-products.ts';

/** @returns `0 to 30 days`, `31 to 60 days`, `Over 180 days`. */
export const stockAgeNames = (days: readonly number[]): readonly string[] => [
  ...days.map((day, at) => `${at === 0 ? 0 : (days[at - 1] ?? 0) + 1} to ${day} days`),
  `Over ${days.at(-1) ?? 0} days`,
];

const columnsOf = (days: readonly number[]): readonly ReportColumn[] => [
  { head: 'Product', kind: 'text' },
  { head: 'Unit', kind: 'text' },
  ...stockAgeNames(days).flatMap((name): ReportColumn[] => [
    { head: 'Quantity', kind: 'quantity', over: name, rule: 'pair' },
    { head: 'Value (₹)', kind: 'money', over: name },
  ]),
  { head: 'Quantity', kind: 'quantity', over: 'All', rule: 'answer' },
  { head: 'Value (₹)', kind: 'money', over: 'All' },
];

const thousandths = (text: string): number => Math.round(Number(text) * 1000);

const cellsOf = ({ product, unit, ages, quantity, value }: AgedProduct): ReportCell[] => [
  product,
  unit,
  ...ages.flatMap((age) => [thousandths(age.quantity) || null, paiseFromWire(age.value) || null]),
  thousandths(quantity),
  paiseFromWire(value),
];

/** Quantities of different goods have no sum. */
function sumCells(name: string, rows: readonly AgedProduct[], ages: number): ReportCell[] {
  const sum = (valueOf: (row: AgedProduct) => string) =>
    rows.reduce((total, row) => total + paiseFromWire(valueOf(row)), 0);
  return [
    name,
    null,
    ...Array.from({ length: ages }, (_, at) => [
      null,
      sum((row) => row.ages[at]?.value ?? '0.00') || null,
    ]).flat(),
    null,
    sum(({ value }) => value),
  ];
}

/** @returns the figures of a row by their columns; a sum has no quantities. */
function linesOf(days: readonly number[], of: string, withQuantity: boolean) {
  const ranges = [...days, null].map(
    (last, at) => `${at === 0 ? 0 : (days[at - 1] ?? 0) + 1}..${last ?? ''}`,
  );
  const names = [...ranges.map((range) => `age/{}/${range}`), 'closing/{}'];
  return names.flatMap((name, at): (readonly [number, string])[] => [
    ...(withQuantity ? [[2 + 2 * at, `${name.replace('{}', 'quantity')}/${of}`] as const] : []),
    [3 + 2 * at, `${name.replace('{}', 'value')}/${of}`],
  ]);
}

export type StockAgesParts = {
  readonly ages: StockAges;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockAgesView({
  ages: { as_on: asOn, days, rows: all },
  ...parts
}: StockAgesParts) {
  const { search, hrefOf, explainHref } = parts;
  // The sum of what a search found has no name.
  const sumHref = search.trim() === '' ? explainHref : undefined;
  const { rows, remarks } = narrowedProducts(all, search);
  const columns = columnsOf(days);
  const count = days.length + 1;
  const lines = [...Map.groupBy(rows, ({ category }) => category)].flatMap(
    ([category, among]): ReportRow[] => [
      {
        as: 'group',
        key: `category ${category}`,
        cells: sumCells(category || 'Without a category', among, count),
        ...explainedCells(sumHref, linesOf(days, `category/${category}`, false)),
      },
      ...among.map((row): ReportRow => ({
        as: 'line',
        level: 1,
        key: String(row.product_id),
        href: hrefOf(row.product_id),
        cells: cellsOf(row),
        ...explainedCells(explainHref, linesOf(days, `product/${row.product_id}`, true)),
      })),
    ],
  );
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: sumCells('Total', rows, count),
    ...explainedCells(sumHref, linesOf(days, 'total', false)),
  };
  const view: ReportView = {
    title: 'Stock by age',
    period: `As on ${formatDate(dateFromWire(asOn))}`,
    remarks: [
      'What came in first is taken to have gone first, at the rate of all that is there',
      ...remarks,
    ],
    columns,
    nameAt: 0,
    phone: [0, columns.length - 2, columns.length - 1],
    lines: lines.length === 0 ? [] : [...lines, total],
  };
  return view;
}

/** @returns what the oldest goods are worth, in a sentence. */
export function oldestInWords({ days, rows }: StockAges): {
  readonly name: string;
  readonly paise: number;
} {
  const name = stockAgeNames(days).at(-1) ?? '';
  const paise = rows.reduce((sum, row) => sum + paiseFromWire(row.ages.at(-1)?.value ?? '0.00'), 0);
  return { name: name.toLowerCase(), paise };
}
