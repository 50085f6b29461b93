// What a ratio, or one side of it, is made of: figures, and the accounts of each.
import type { ExplainedLine, ExplainedPart } from '../lines/explained-line.ts';
import type { DayFigures, PartsOf } from './day-figures.ts';
import type { PeriodFigures } from './period-figures.ts';
import { RATIOS } from './ratio-rules.ts';
import type { RatioRule, RatioTerm } from './ratio-rules.ts';

export type RatioParts = {
  readonly closing: PartsOf<DayFigures>;
  readonly moved: PartsOf<PeriodFigures>;
};

type FigureName = keyof DayFigures | keyof PeriodFigures;

const NAMES: Readonly<Record<FigureName, string>> = {
  currentAssets: 'Current assets',
  currentLiabilities: 'Current liabilities',
  debt: 'Borrowings',
  equity: 'Owners’ funds',
  inventory: 'Inventory',
  receivables: 'Trade receivables',
  payables: 'Trade payables',
  investments: 'Investments',
  revenue: 'Revenue',
  purchases: 'Purchases',
  costOfGoods: 'Cost of goods sold',
  interest: 'Interest',
  depreciation: 'Depreciation',
  lossOnSale: 'Loss on sale of assets',
  incomeOfInvestments: 'Income from investments',
  profitBeforeTax: 'Profit before tax',
  profitAfterTax: 'Profit after tax',
  principalRepaid: 'Principal repaid',
};

export const ratioOf = (code: string): RatioRule | null =>
  RATIOS.find((ratio) => ratio.code === code) ?? null;

/** @returns one figure with its accounts; null where there is none of this name. */
export function explainedRatioFigure(
  name: string,
  { closing, moved }: RatioParts,
): ExplainedLine | null {
  const all: Partial<Record<string, readonly ExplainedPart[]>> = { ...closing, ...moved };
  const parts = all[name];
  return parts === undefined ? null : lineOf(NAMES[name as FigureName], parts);
}

/** @returns one side of a ratio as a sum of its figures. */
export function explainedSide(terms: readonly RatioTerm[], parts: RatioParts): ExplainedLine {
  const figures = terms.map(({ figure, at, less }) => {
    const own = at === 'closing' ? parts.closing[figure] : parts.moved[figure];
    const signed = less === true ? own.map(opposite) : own;
    return { code: figure, ...lineOf(NAMES[figure], signed), isLess: less === true };
  });
  const name = figures.map((one) => `${one.isLess ? '− ' : ''}${one.name}`).join(' + ');
  return {
    ...lineOf(
      name.replaceAll('+ −', '−'),
      figures.flatMap((one) => one.parts),
    ),
    lines: figures.length === 1 ? [] : figures,
  };
}

const opposite = (part: ExplainedPart): ExplainedPart => ({
  ...part,
  amountPaise: 0 - part.amountPaise,
  isTurned: !part.isTurned,
});

const lineOf = (name: string, parts: readonly ExplainedPart[]): ExplainedLine => ({
  name,
  isCredit: false,
  amountPaise: parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  parts,
  lines: [],
});
