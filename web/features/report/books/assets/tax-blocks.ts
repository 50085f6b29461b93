// The blocks of income tax of a financial year as a sheet.
import type { FixedAssets, TaxBlockRow } from '#api/contract/account/assets/fixed-assets.ts';
import { TAX_CLASS_NAMES } from '#core/depreciation/index.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { explainedCells } from '../kit/report-view.ts';
import type { ExplainLine, ReportView } from '../kit/report-view.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Block', kind: 'text' },
  { head: 'Opening value (₹)', kind: 'money', rule: 'pair' },
  { head: 'Used 180 days or more (₹)', kind: 'money' },
  { head: 'Used fewer days (₹)', kind: 'money' },
  { head: 'Sold for (₹)', kind: 'money' },
  { head: 'Depreciation (₹)', kind: 'money', rule: 'pair' },
  { head: 'Gain or loss, s. 50 (₹)', kind: 'money' },
  { head: 'Closing value (₹)', kind: 'money', rule: 'answer' },
];

const AMOUNTS = [
  'opening',
  'additions',
  'late_additions',
  'sold',
  'depreciation',
  'gain',
  'closing',
] as const satisfies readonly (keyof TaxBlockRow)[];

const amountsOf = (block: TaxBlockRow): readonly number[] =>
  AMOUNTS.map((name) => paiseFromWire(block[name]));

const shown = (paise: readonly number[]): ReportCell[] =>
  paise.map((each, at) => (at === AMOUNTS.length - 1 ? each : each || null));

const linesOf = (of: string) => AMOUNTS.map((head, at) => [1 + at, `${of}/${head}`] as const);

export function taxBlocksView(
  { blocks, year }: FixedAssets,
  explainHref?: ExplainLine,
): ReportView {
  const totals = AMOUNTS.map((_, at) =>
    blocks.reduce((sum, block) => sum + (amountsOf(block)[at] ?? 0), 0),
  );
  return {
    title: 'Income-tax blocks',
    period: `Financial year ${year}`,
    remarks: ['Carried on from the year of the first asset of each block, sold ones too.'],
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 5, 7],
    lines:
      blocks.length === 0
        ? []
        : [
            ...blocks.map((block) => ({
              as: 'line' as const,
              key: `${block.class} ${block.rate}`,
              below: block.assets === 0 ? 'No asset is left' : countOf(block.assets),
              cells: [
                `${TAX_CLASS_NAMES[block.class]}, ${block.rate}%`,
                ...shown(amountsOf(block)),
              ],
              ...explainedCells(explainHref, linesOf(`block/${block.class}/${block.rate}`)),
            })),
            {
              as: 'total',
              key: 'total',
              cells: ['Total', ...shown(totals)],
              ...explainedCells(explainHref, linesOf('blocks')),
            },
          ],
  };
}

const countOf = (assets: number): string => `${assets} ${assets === 1 ? 'asset' : 'assets'}`;
