// What the lines of a bill come to: the supplier's printed tax where it is given, else by the rate;
// what of it gives credit, and so what of each line is cost.
import { mulDiv } from '../../../kernel/paise.ts';
import { taxOfLine, timesQuantity } from '../../../tax/index.ts';
import type { Discount, Heads } from '../../../tax/index.ts';
import type { NoCreditReason } from '../../terms.ts';
import type { BillLineCredit, PurchaseBillDraft, PurchaseBillDraftLine } from './events.ts';
import type { PurchaseBillLine } from './events.ts';

/** Hundredths of a percent in the whole. */
const WHOLE_BPS = 10_000;

type HeadAmounts = PurchaseBillLine['credited'];

export const BILL_TAX_HEADS = ['cgstPaise', 'sgstPaise', 'igstPaise', 'cessPaise'] as const;
export type BillTaxHead = (typeof BILL_TAX_HEADS)[number];

const NO_TAX_AMOUNTS: HeadAmounts = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };

export const taxPaise = (amounts: HeadAmounts): number =>
  BILL_TAX_HEADS.reduce((sum, head) => sum + amounts[head], 0);

/** @returns of each head what the values add up to. */
export const sumOfHeads = (parts: readonly HeadAmounts[]): HeadAmounts =>
  perHead((head) => parts.reduce((sum, part) => sum + part[head], 0));

const perHead = (amountOf: (head: BillTaxHead) => number): HeadAmounts => ({
  cgstPaise: amountOf('cgstPaise'),
  sgstPaise: amountOf('sgstPaise'),
  igstPaise: amountOf('igstPaise'),
  cessPaise: amountOf('cessPaise'),
});

/** How a bill is priced: by the places of its parties, and whether it gives credit at all. */
type BillPricing = { readonly heads: Heads; readonly noCredit: NoCreditReason | null };

/** @returns the lines as they are posted, but for what comes into stock. */
export const pricedLines = (
  { lines }: Pick<PurchaseBillDraft, 'lines'>,
  pricing: BillPricing,
): readonly PurchaseBillLine[] => lines.map((line) => pricedLine(line, pricing));

function pricedLine(line: PurchaseBillDraftLine, pricing: BillPricing): PurchaseBillLine {
  const taxablePaise = taxableOf(line);
  const computed = taxByRate(line, taxablePaise, pricing.heads);
  const printed = perHead((head) => line[head] ?? computed[head]);
  const credited = pricing.noCredit === null ? creditOf(line.credit, printed) : NO_TAX_AMOUNTS;
  const costPaise = taxablePaise + taxPaise(printed) - taxPaise(credited);
  return { ...line, taxablePaise, ...printed, credited, costPaise };
}

/** @returns the value as it is printed, else quantity times price less the discount. */
function taxableOf(line: PurchaseBillDraftLine): number {
  const { taxablePaise, quantityThousandths, priceThousandths, discount } = line;
  if (taxablePaise !== null) return taxablePaise;
  if (priceThousandths === null) return 0;
  const grossPaise = timesQuantity(quantityThousandths ?? 1000, priceThousandths);
  return Math.max(grossPaise - discountOf(discount, grossPaise), 0);
}

function discountOf(discount: Discount | null, grossPaise: number): number {
  if (discount === null) return 0;
  return discount.kind === 'amount'
    ? discount.amountPaise
    : mulDiv(grossPaise, discount.bps, WHOLE_BPS);
}

/** @returns the tax that the rate of a line makes; none of what is not taxable. */
const taxByRate = (
  line: Pick<
    PurchaseBillDraftLine,
    'treatment' | 'rateBps' | 'cessBps' | 'cessPerUnitThousandths' | 'quantityThousandths'
  >,
  taxablePaise: number,
  heads: Heads,
): HeadAmounts =>
  line.treatment === 'taxable'
    ? taxOfLine(heads, taxablePaise, {
        ...line,
        quantityThousandths: line.quantityThousandths ?? 0,
      })
    : NO_TAX_AMOUNTS;

/** CGST Act, section 17(5), line by line: a part is that share of each head, half up. */
function creditOf({ eligibility, shareBps }: BillLineCredit, printed: HeadAmounts): HeadAmounts {
  if (eligibility === 'eligible') return printed;
  if (eligibility === 'blocked') return NO_TAX_AMOUNTS;
  return perHead((head) => mulDiv(printed[head], shareBps ?? 0, WHOLE_BPS));
}

type BillSum = HeadAmounts & { readonly taxablePaise: number; readonly sumPaise: number };

/** @returns what the lines come to, before the round-off. */
export function sumOfLines(lines: readonly PurchaseBillLine[]): BillSum {
  const taxes = sumOfHeads(lines);
  const taxablePaise = lines.reduce((sum, line) => sum + line.taxablePaise, 0);
  return { ...taxes, taxablePaise, sumPaise: taxablePaise + taxPaise(taxes) };
}

/** More than this in a head is no rounding of the supplier's. */
const PRINTED_OFF_MAX_PAISE = 100;

export type PrintedOff = {
  /** From 1. */
  readonly line: number;
  readonly head: BillTaxHead;
  readonly printedPaise: number;
  readonly computedPaise: number;
};

/** @returns where the printed tax is more than a rupee off the rate: it is worth a look. */
export const printedOff = (
  lines: readonly PurchaseBillLine[],
  heads: Heads,
): readonly PrintedOff[] =>
  lines.flatMap((line, index) => {
    const computed = taxByRate(line, line.taxablePaise, heads);
    return BILL_TAX_HEADS.flatMap((head) => {
      const [printedPaise, computedPaise] = [line[head], computed[head]];
      const isOff = Math.abs(printedPaise - computedPaise) > PRINTED_OFF_MAX_PAISE;
      return isOff ? [{ line: index + 1, head, printedPaise, computedPaise }] : [];
    });
  });
