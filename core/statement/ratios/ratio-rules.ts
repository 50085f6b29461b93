// The formulas of the ratios: which figures stand above and beneath the line.
import type { DayFigures } from './day-figures.ts';
import type { PeriodFigures } from './period-figures.ts';

/** A period with the days at both of its ends. */
export type RatioYear = {
  readonly opening: DayFigures;
  readonly closing: DayFigures;
  readonly moved: PeriodFigures;
  /** Whether anything was booked before the period: without it there is no average. */
  readonly hasOpening: boolean;
};

export type RatioFigures = { readonly numerator: number; readonly denominator: number | null };
export type RatioRule = {
  readonly code: string;
  readonly name: string;
  readonly formula: string;
  readonly unit: 'times' | 'percent';
  readonly of: (year: RatioYear) => RatioFigures;
};

/** Of twice the average, so that no half paisa is lost. */
const overAverage = (
  numerator: number,
  { opening, closing, hasOpening }: RatioYear,
  of: (day: DayFigures) => number,
): RatioFigures => ({
  numerator,
  denominator: hasOpening ? (of(opening) + of(closing)) / 2 : null,
});

export const RATIOS = [
  {
    code: 'current',
    name: 'Current ratio',
    formula: 'Current assets / current liabilities',
    unit: 'times',
    of: ({ closing }) => ({
      numerator: closing.currentAssets,
      denominator: closing.currentLiabilities,
    }),
  },
  {
    code: 'debt-equity',
    name: 'Debt-equity ratio',
    formula: 'Borrowings / owners’ funds',
    unit: 'times',
    of: ({ closing }) => ({ numerator: closing.debt, denominator: closing.equity }),
  },
  {
    code: 'debt-service',
    name: 'Debt service coverage ratio',
    formula:
      '(Profit after tax + depreciation + interest + loss on sale) / (interest + principal repaid)',
    unit: 'times',
    of: ({ moved }) => ({
      numerator: moved.profitAfterTax + moved.depreciation + moved.interest + moved.lossOnSale,
      denominator: moved.interest + moved.principalRepaid,
    }),
  },
  {
    code: 'return-on-equity',
    name: 'Return on equity ratio',
    formula: 'Profit after tax / average owners’ funds',
    unit: 'percent',
    of: (year) => overAverage(year.moved.profitAfterTax, year, ({ equity }) => equity),
  },
  {
    code: 'inventory-turnover',
    name: 'Inventory turnover ratio',
    formula: 'Cost of goods sold / average inventory',
    unit: 'times',
    of: (year) => overAverage(year.moved.costOfGoods, year, ({ inventory }) => inventory),
  },
  {
    code: 'receivables-turnover',
    name: 'Trade receivables turnover ratio',
    formula: 'Revenue / average trade receivables',
    unit: 'times',
    of: (year) => overAverage(year.moved.revenue, year, ({ receivables }) => receivables),
  },
  {
    code: 'payables-turnover',
    name: 'Trade payables turnover ratio',
    formula: 'Purchases / average trade payables',
    unit: 'times',
    of: (year) => overAverage(year.moved.purchases, year, ({ payables }) => payables),
  },
  {
    code: 'capital-turnover',
    name: 'Net capital turnover ratio',
    formula: 'Revenue / (current assets − current liabilities)',
    unit: 'times',
    of: ({ moved, closing }) => ({
      numerator: moved.revenue,
      denominator: closing.currentAssets - closing.currentLiabilities,
    }),
  },
  {
    code: 'net-profit',
    name: 'Net profit ratio',
    formula: 'Profit after tax / revenue',
    unit: 'percent',
    of: ({ moved }) => ({ numerator: moved.profitAfterTax, denominator: moved.revenue }),
  },
  {
    code: 'return-on-capital',
    name: 'Return on capital employed',
    formula: '(Profit before tax + interest) / (owners’ funds + borrowings)',
    unit: 'percent',
    of: ({ moved, closing }) => ({
      numerator: moved.profitBeforeTax + moved.interest,
      denominator: closing.equity + closing.debt,
    }),
  },
  {
    code: 'return-on-investment',
    name: 'Return on investment',
    formula: 'Income from investments / average investments',
    unit: 'percent',
    of: (year) => overAverage(year.moved.incomeOfInvestments, year, (day) => day.investments),
  },
] as const satisfies readonly RatioRule[];
