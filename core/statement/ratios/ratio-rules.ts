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

/** Of the last day, or of the period; what is less is taken away. */
export type RatioTerm = { readonly less?: true } & (
  | { readonly at: 'closing'; readonly figure: keyof DayFigures }
  | { readonly at: 'moved'; readonly figure: keyof PeriodFigures }
);

export type RatioRule = {
  readonly code: string;
  readonly name: string;
  readonly formula: string;
  readonly unit: 'times' | 'percent';
  readonly above: readonly RatioTerm[];
  readonly below: readonly RatioTerm[];
  /** Whether what stands beneath is the average of both ends of the period. */
  readonly isOverAverage?: true;
};

const on = (figure: keyof DayFigures): RatioTerm => ({ at: 'closing', figure });
const lessOn = (figure: keyof DayFigures): RatioTerm => ({ ...on(figure), less: true });
const within = (figure: keyof PeriodFigures): RatioTerm => ({ at: 'moved', figure });

/** @returns both figures of a ratio; without a day before the period there is no average. */
export function ratioFigures(
  { above, below, isOverAverage }: RatioRule,
  { opening, closing, moved, hasOpening }: RatioYear,
): RatioFigures {
  const sumOf = (terms: readonly RatioTerm[], day: DayFigures): number =>
    terms.reduce((sum, term) => {
      const paise = term.at === 'closing' ? day[term.figure] : moved[term.figure];
      return term.less === true ? sum - paise : sum + paise;
    }, 0);
  const numerator = sumOf(above, closing);
  if (isOverAverage !== true) return { numerator, denominator: sumOf(below, closing) };
  const both = sumOf(below, opening) + sumOf(below, closing);
  return { numerator, denominator: hasOpening ? both / 2 : null };
}

export const RATIOS = [
  {
    code: 'current',
    name: 'Current ratio',
    formula: 'Current assets / current liabilities',
    unit: 'times',
    above: [on('currentAssets')],
    below: [on('currentLiabilities')],
  },
  {
    code: 'debt-equity',
    name: 'Debt-equity ratio',
    formula: 'Borrowings / owners’ funds',
    unit: 'times',
    above: [on('debt')],
    below: [on('equity')],
  },
  {
    code: 'debt-service',
    name: 'Debt service coverage ratio',
    formula:
      '(Profit after tax + depreciation + interest + loss on sale) / (interest + principal repaid)',
    unit: 'times',
    above: [
      within('profitAfterTax'),
      within('depreciation'),
      within('interest'),
      within('lossOnSale'),
    ],
    below: [within('interest'), within('principalRepaid')],
  },
  {
    code: 'return-on-equity',
    name: 'Return on equity ratio',
    formula: 'Profit after tax / average owners’ funds',
    unit: 'percent',
    above: [within('profitAfterTax')],
    below: [on('equity')],
    isOverAverage: true,
  },
  {
    code: 'inventory-turnover',
    name: 'Inventory turnover ratio',
    formula: 'Cost of goods sold / average inventory',
    unit: 'times',
    above: [within('costOfGoods')],
    below: [on('inventory')],
    isOverAverage: true,
  },
  {
    code: 'receivables-turnover',
    name: 'Trade receivables turnover ratio',
    formula: 'Revenue / average trade receivables',
    unit: 'times',
    above: [within('revenue')],
    below: [on('receivables')],
    isOverAverage: true,
  },
  {
    code: 'payables-turnover',
    name: 'Trade payables turnover ratio',
    formula: 'Purchases / average trade payables',
    unit: 'times',
    above: [within('purchases')],
    below: [on('payables')],
    isOverAverage: true,
  },
  {
    code: 'capital-turnover',
    name: 'Net capital turnover ratio',
    formula: 'Revenue / (current assets − current liabilities)',
    unit: 'times',
    above: [within('revenue')],
    below: [on('currentAssets'), lessOn('currentLiabilities')],
  },
  {
    code: 'net-profit',
    name: 'Net profit ratio',
    formula: 'Profit after tax / revenue',
    unit: 'percent',
    above: [within('profitAfterTax')],
    below: [within('revenue')],
  },
  {
    code: 'return-on-capital',
    name: 'Return on capital employed',
    formula: '(Profit before tax + interest) / (owners’ funds + borrowings)',
    unit: 'percent',
    above: [within('profitBeforeTax'), within('interest')],
    below: [on('equity'), on('debt')],
  },
  {
    code: 'return-on-investment',
    name: 'Return on investment',
    formula: 'Income from investments / average investments',
    unit: 'percent',
    above: [within('incomeOfInvestments')],
    below: [on('investments')],
    isOverAverage: true,
  },
] as const satisfies readonly RatioRule[];
