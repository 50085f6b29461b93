// What stands below the lines: the totals, and value and tax by rate and by HSN. Amounts of the
// lines are added up, never computed anew, so that everything on the paper foots to the paisa.
import { hsnSummary, summaryByRate } from '../tax/index.ts';
import type { HsnSummary } from '../tax/index.ts';
import { hasCess, headName, headRate, headsShown, lineAmount } from './line-table.ts';
import type { PrintedLine, Taxation } from './line-table.ts';
import type { PaperTable, Total } from './paper.ts';
import { tableOf } from './table.ts';
import type { ColumnSpec } from './table.ts';
import { amountText, quantityText, rateOnPaper, rupeesOnPaper } from './texts.ts';

export type TaxedLines = {
  readonly lines: readonly PrintedLine[];
  readonly taxation: Taxation;
  readonly roundOffPaise: number;
};

const sum = (lines: readonly PrintedLine[], of: (line: PrintedLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

export const paperTotalOf = ({ lines, roundOffPaise }: TaxedLines): number =>
  sum(lines, lineAmount) + roundOffPaise;

const totalLine = (label: string, paise: number): Total => ({
  label,
  amount: amountText(paise),
  strong: false,
});

/** Each rate that was charged or is stated, with its value; then the cess. */
function taxTotals({ lines, taxation }: TaxedLines): readonly Total[] {
  const taxable = lines.filter(({ treatment }) => treatment === 'taxable');
  const heads = headsShown(taxation, lines);
  const rates = summaryByRate(taxable).flatMap((rate) =>
    heads.map((head) =>
      totalLine(
        `${headName(head, taxation)} ${headRate(head, rate.rateBps)} ` +
          `on ${amountText(rate.taxablePaise)}`,
        rate[`${head}Paise`],
      ),
    ),
  );
  const cessPaise = sum(lines, (line) => line.cessPaise);
  return [...rates, ...(hasCess(lines) ? [totalLine('Cess', cessPaise)] : [])];
}

/** Subtotal, discount if there is one, taxes, round-off if any, total. */
export function paperTotalsOf(
  summed: TaxedLines,
  prices: { readonly includeTax: boolean } | null,
): readonly Total[] {
  const { lines, roundOffPaise } = summed;
  const gross = sum(lines, (line) => line.grossPaise);
  const discount = sum(lines, (line) => line.discountPaise);
  const value = sum(lines, (line) => line.taxablePaise);
  const taxes = taxTotals(summed);
  const added = prices?.includeTax === true && taxes.length > 0;
  const before =
    prices === null || (discount === 0 && !added)
      ? [totalLine(prices === null ? 'Value' : 'Subtotal', value)]
      : [
          totalLine(added ? 'Subtotal incl. tax' : 'Subtotal', gross),
          ...(discount > 0
            ? [totalLine(added ? 'Discount incl. tax' : 'Discount', -discount)]
            : []),
          totalLine('Taxable value', value),
        ];
  return [
    ...before,
    ...taxes,
    ...(roundOffPaise === 0 ? [] : [totalLine('Round off', roundOffPaise)]),
    { label: 'Total', amount: rupeesOnPaper(paperTotalOf(summed)), strong: true },
  ];
}

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
