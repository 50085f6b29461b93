// Value and tax by HSN, as Rule 46 and the returns sum them.
import { hsnSummary } from '../../tax/index.ts';
import type { HsnSummary } from '../../tax/index.ts';
import { headName, headsShown } from './line-table.ts';
import type { PaperTable } from '../paper.ts';
import type { TaxedLines } from '../sums.ts';
import { tableOf } from '../table.ts';
import type { ColumnSpec } from '../table.ts';
import { amountText, quantityText, rateOnPaper } from '../texts.ts';

const taxOf = (line: HsnSummary): number =>
  line.cgstPaise + line.sgstPaise + line.igstPaise + line.cessPaise;

/** @returns value and tax by HSN, unit and rate, or null where no line states a tax. */
export function hsnTable({ lines, taxation }: TaxedLines): PaperTable | null {
  const heads = headsShown(taxation, lines);
  if (heads.length === 0) return null;
  const summary = hsnSummary(lines);
  const total = (of: (line: HsnSummary) => number) =>
    amountText(summary.reduce((all, line) => all + of(line), 0));
  const amount = (
    key: 'taxable' | 'tax' | 'cess',
    head: string,
    of: (line: HsnSummary) => number,
  ) =>
    ({
      key,
      head,
      kind: 'number',
      cell: (line: HsnSummary) => [amountText(of(line))],
      sum: total(of),
    }) as const;
  const columns: readonly ColumnSpec<HsnSummary>[] = [
    { key: 'item', head: 'HSN/SAC', kind: 'text', cell: ({ hsn }) => [hsn ?? 'Without code'] },
    {
      key: 'quantity',
      head: 'Qty',
      kind: 'number',
      cell: ({ quantityThousandths: q }) => [q === 0 ? '' : quantityText(q)],
    },
    { key: 'unit', head: 'Unit', kind: 'text', cell: ({ uqc }) => [uqc ?? ''] },
    { key: 'rate', head: 'GST', kind: 'number', cell: ({ rateBps }) => [rateOnPaper(rateBps)] },
    amount('taxable', 'Taxable value', (line) => line.taxablePaise),
    ...heads.map((head) => ({
      key: head,
      head: headName(head, taxation),
      kind: 'number' as const,
      cell: (line: HsnSummary) => [amountText(line[`${head}Paise`])],
      sum: total((line) => line[`${head}Paise`]),
    })),
    ...(lines.some(({ cessPaise }) => cessPaise > 0)
      ? [amount('cess', 'Cess', (line) => line.cessPaise)]
      : []),
    amount('tax', 'Total tax', taxOf),
  ];
  return tableOf(columns, summary, true);
}
