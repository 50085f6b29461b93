// The blocks of income tax of a financial year as a sheet.
import type { FixedAssets, TaxBlockRow } from '#api/contract/account/assets/fixed-assets.ts';
import { TAX_CLASS_NAMES } from '#core/depreciation/index.ts';
import { column, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted, paiseFromWire } from '#web/format/money.ts';

type BlockColumn = DeclaredColumn<TaxBlockRow>;
type Amount = 'opening' | 'additions' | 'late_additions' | 'sold' | 'depreciation' | 'gain';

const amount = (
  head: string,
  figure: Amount | 'closing',
  more: Pick<BlockColumn, 'rule' | 'onPhone' | 'blankNil'> = { blankNil: true },
): BlockColumn =>
  column.money(head, (block) => paiseFromWire(block[figure]), { adds: true, figure, ...more });

const COLUMNS: readonly BlockColumn[] = [
  column.text('Block', (block) => `${TAX_CLASS_NAMES[block.class]}, ${block.rate}%`),
  amount('Opening value', 'opening', { rule: 'pair', blankNil: true }),
  amount('Used 180 days or more', 'additions'),
  amount('Used fewer days', 'late_additions'),
  amount('Sold for', 'sold'),
  amount('Depreciation', 'depreciation', { rule: 'pair', blankNil: true, onPhone: 'column' }),
  amount('Gain or loss, s. 50', 'gain'),
  amount('Closing value', 'closing', { rule: 'answer', onPhone: 'column' }),
];

const lineOf = (block: TaxBlockRow): DeclaredLine<TaxBlockRow> => ({
  as: 'line',
  key: `${block.class} ${block.rate}`,
  below: block.assets === 0 ? 'No asset is left' : counted(block.assets, 'asset'),
  row: block,
  whose: `block/${block.class}/${block.rate}`,
});

export const taxBlocksView = (
  { blocks, year }: FixedAssets,
  explainHref?: ExplainLine,
): ReportView =>
  reportOf(
    {
      title: 'Income-tax blocks',
      period: `Financial year ${year}`,
      remarks: ['Carried on from the year of the first asset of each block, sold ones too.'],
    },
    COLUMNS,
    withTotal(blocks.map(lineOf), { sumOf: blocks, whose: 'blocks' }),
    explainHref && ((figure, whose) => explainHref(`${whose}/${figure}`)),
  );
