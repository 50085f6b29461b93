// What stands below the lines: the totals, and value and tax by rate. Amounts of the
// lines are added up, never computed anew, so that everything on the paper foots to the paisa.
import { summaryByRate } from '../tax/index.ts';
import { hasCess, headName, headRate, headsShown, lineAmount } from './bills/line-table.ts';
import type { PrintedLine, Taxation } from './bills/line-table.ts';
import type { Total } from './paper.ts';
import { amountText, rupeesOnPaper } from './texts.ts';

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
export function taxTotals({ lines, taxation }: TaxedLines): readonly Total[] {
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
