// The blocks of income tax of a financial year as a sheet.
import type { FixedAssets, TaxBlockRow } from '#api/contract/account/assets/fixed-assets.ts';
import { wireName } from '#core/shapes/record.ts';
import { TAX_CLASS_NAMES } from '#core/depreciation/index.ts';
import { column, nameOfTaxBlock, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted } from '#web/format/money.ts';

type BlockColumn = DeclaredColumn<TaxBlockRow>;
type Amount =
  | 'openingPaise'
  | 'fullAdditionsPaise'
  | 'halfAdditionsPaise'
  | 'soldPaise'
  | 'depreciationPaise'
  | 'gainPaise'
  | 'closingPaise';

const amount = (
  head: string,
  figure: Amount,
  more: Pick<BlockColumn, 'rule' | 'onPhone' | 'blankNil'> = { blankNil: true },
): BlockColumn =>
  column.money(head, (block) => block[figure], { adds: true, figure: wireName(figure), ...more });

const COLUMNS: readonly BlockColumn[] = [
  column.text('Block', (block) => `${TAX_CLASS_NAMES[block.taxClass]}, ${block.rateBps / 100}%`),
  amount('Opening value', 'openingPaise', { rule: 'pair', blankNil: true }),
  amount('Used 180 days or more', 'fullAdditionsPaise'),
  amount('Used fewer days', 'halfAdditionsPaise'),
  amount('Sold for', 'soldPaise'),
  amount('Depreciation', 'depreciationPaise', { rule: 'pair', blankNil: true, onPhone: 'column' }),
  amount('Gain or loss, s. 50', 'gainPaise'),
  amount('Closing value', 'closingPaise', { rule: 'answer', onPhone: 'column' }),
];

const lineOf = (block: TaxBlockRow): DeclaredLine<TaxBlockRow> => ({
  as: 'line',
  key: `${block.taxClass} ${block.rateBps}`,
  below: block.assets === 0 ? 'No asset is left' : counted(block.assets, 'asset'),
  row: block,
  whose: nameOfTaxBlock(block.taxClass, block.rateBps),
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
