// The columns that the lines of an invoice or a credit note have: CGST Rule 46(g) to (m).
import type { IssuedLine } from '../../invoice/index.ts';
import type { Heads, Treatment } from '../../tax/index.ts';
import type { PaperCell, PaperTable } from '../paper.ts';
import { isTight, tableOf } from '../table.ts';
import type { ColumnSpec } from '../table.ts';
import {
  amountText,
  dateText,
  halfRateText,
  textLinesOf,
  priceText,
  quantityText,
  rateOnPaper,
} from '../texts.ts';

/** A line of an invoice, or what a credit note gives back of one: then of quantity 0, perhaps. */
export type PrintedLine = IssuedLine;

export type Taxation = {
  readonly heads: Heads;
  /** What the half beside CGST is called in the place of supply. */
  readonly stateTax: 'SGST' | 'UTGST';
  /** Whether the law asks for the class of a line without tax: not of who is not registered. */
  readonly saysClass: boolean;
};

type Column = ColumnSpec<PrintedLine>;
type Head = 'cgst' | 'sgst' | 'igst';

export const lineAmount = (line: PrintedLine): number =>
  line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise + line.cessPaise;

export const sumText = (lines: readonly PrintedLine[], of: (line: PrintedLine) => number): string =>
  amountText(lines.reduce((sum, line) => sum + of(line), 0));

const UNTAXED: Readonly<Record<Exclude<Treatment, 'taxable'>, string>> = {
  nil: 'Nil rated',
  exempt: 'Exempt',
  'non-gst': 'Non-GST',
};

/** IGST, or CGST and SGST, and neither where nothing is taxable: never all three. */
export function headsShown(
  { heads }: Pick<Taxation, 'heads'>,
  lines: readonly { readonly treatment: Treatment }[],
): readonly Head[] {
  if (heads === 'none' || lines.every(({ treatment }) => treatment !== 'taxable')) return [];
  return heads === 'inter' ? ['igst'] : ['cgst', 'sgst'];
}

export const headName = (head: Head, { stateTax }: Pick<Taxation, 'stateTax'>): string =>
  head === 'sgst' ? stateTax : head.toUpperCase();

/** The rate of one head of the tax. */
export const headRate = (head: Head, bps: number): string =>
  head === 'igst' ? rateOnPaper(bps) : halfRateText(bps);

const taxColumn = (head: Head, taxation: Taxation, lines: readonly PrintedLine[]): Column => ({
  key: head,
  head: headName(head, taxation),
  kind: 'number',
  cell: ({ treatment, rateBps, [`${head}Paise` as const]: paise }) =>
    treatment === 'taxable' ? [headRate(head, rateBps), amountText(paise)] : [UNTAXED[treatment]],
  sum: sumText(lines, (line) => line[`${head}Paise`]),
});

export const cessRate = (line: {
  readonly cessBps: number;
  readonly cessPerUnitThousandths: number;
}): PaperCell => [
  ...(line.cessBps > 0 ? [rateOnPaper(line.cessBps)] : []),
  ...(line.cessPerUnitThousandths > 0 ? [`${priceText(line.cessPerUnitThousandths)} each`] : []),
];

/** @returns whether a cess is charged, or stated with a rate that comes to nothing. */
export const hasCess = (lines: readonly PrintedLine[]): boolean =>
  lines.some((line) => line.cessPaise > 0 || cessRate(line).length > 0);

const cessColumn = (lines: readonly PrintedLine[]): readonly Column[] =>
  hasCess(lines)
    ? [
        {
          key: 'cess',
          head: 'Cess',
          kind: 'number',
          cell: (line) =>
            line.cessPaise === 0 && cessRate(line).length === 0
              ? []
              : [...cessRate(line), amountText(line.cessPaise)],
          sum: sumText(lines, (line) => line.cessPaise),
        },
      ]
    : [];

const valueColumns = (
  taxation: Taxation,
  lines: readonly PrintedLine[],
  taxed: boolean,
): readonly Column[] => [
  {
    key: 'taxable',
    head: taxed ? 'Taxable value' : 'Value',
    kind: 'number',
    cell: (line) => [amountText(line.taxablePaise)],
    sum: sumText(lines, (line) => line.taxablePaise),
  },
  ...headsShown(taxation, lines).map((head) => taxColumn(head, taxation, lines)),
  ...cessColumn(lines),
];

const priceColumns = (
  lines: readonly PrintedLine[],
  pricesIncludeTax: boolean,
): readonly Column[] => [
  {
    key: 'rate',
    head: pricesIncludeTax ? 'Rate incl. tax' : 'Rate',
    kind: 'number',
    cell: ({ priceThousandths }) => [priceText(priceThousandths)],
  },
  ...(lines.some(({ discountPaise }) => discountPaise > 0)
    ? [
        {
          key: 'discount' as const,
          head: 'Discount',
          kind: 'number' as const,
          cell: ({ discountPaise }: PrintedLine) => [amountText(discountPaise)],
          sum: sumText(lines, (line) => line.discountPaise),
        },
      ]
    : []),
];

const unitOf = ({ uqc, unit }: PrintedLine): string => uqc ?? unit ?? '';

const quantityOf = ({ quantityThousandths }: PrintedLine): string =>
  quantityThousandths === 0 ? '' : quantityText(quantityThousandths);

/** The number and the last day of the batch, which who buys medicine or food looks for. */
const batchLine = ({ batch, expiresOn }: PrintedLine): readonly string[] => {
  if (batch === undefined) return [];
  return [`Batch ${batch}${expiresOn === undefined ? '' : `, expires ${dateText(expiresOn)}`}`];
};

/** @param folded HSN below the item and the unit below its quantity, to win width. */
function itemColumns(folded: boolean, saysClass: boolean): readonly Column[] {
  const item = (line: PrintedLine): PaperCell => [
    line.name,
    ...textLinesOf(line.description),
    ...batchLine(line),
    ...(folded && line.hsn !== null ? [`HSN/SAC ${line.hsn}`] : []),
    ...(saysClass && line.treatment !== 'taxable' ? [UNTAXED[line.treatment]] : []),
  ];
  const number = { key: 'line', head: '#', kind: 'text' } as const;
  const columns: readonly Column[] = [
    { ...number, cell: (_, at) => [String(at + 1)] },
    { key: 'item', head: 'Description', kind: 'text', cell: item },
  ];
  const quantity = { key: 'quantity', head: 'Qty', kind: 'number' } as const;
  if (folded) {
    const cell = (line: PrintedLine): PaperCell =>
      [quantityOf(line), unitOf(line)].filter((text) => text !== '');
    return [...columns, { ...quantity, cell }];
  }
  return [
    ...columns,
    { key: 'hsn', head: 'HSN/SAC', kind: 'text', cell: ({ hsn }) => [hsn ?? ''] },
    { ...quantity, cell: (line) => [quantityOf(line)] },
    { key: 'unit', head: 'Unit', kind: 'text', cell: (line) => [unitOf(line)] },
  ];
}

/** @param prices null on a credit note, which gives back value and not goods at a price. */
export function lineTable(
  taxation: Taxation,
  lines: readonly PrintedLine[],
  prices: { readonly includeTax: boolean } | null,
): PaperTable {
  const taxed = headsShown(taxation, lines).length > 0;
  // A table with columns of GST says it there.
  const saysClass = taxation.saysClass && !taxed;
  const right: readonly Column[] = [
    ...(prices === null ? [] : priceColumns(lines, prices.includeTax)),
    ...valueColumns(taxation, lines, taxed),
    ...(taxed || hasCess(lines)
      ? [
          {
            key: 'amount' as const,
            head: 'Amount',
            kind: 'number' as const,
            cell: (line: PrintedLine) => [amountText(lineAmount(line))],
            sum: sumText(lines, lineAmount),
          },
        ]
      : []),
  ];
  const table = tableOf([...itemColumns(false, saysClass), ...right], lines, true);
  return isTight(table) ? tableOf([...itemColumns(true, saysClass), ...right], lines, true) : table;
}
