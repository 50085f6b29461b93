// What the lines of a bill come to: the supplier's printed tax where it is given, else by the rate,
// as always of tax that the buyer pays; what of it gives credit, and so what of each line is cost.
import { mulDiv } from '../../../kernel/paise.ts';
import { taxOfLine, timesQuantity } from '../../../tax/index.ts';
import type { Discount, Heads } from '../../../tax/index.ts';
import { paiseAtRate } from '../../currency.ts';
import type { NoCreditReason } from '../../terms.ts';
import type { BillLineCredit, PurchaseBillDraft, PurchaseBillDraftLine } from './events.ts';
import type { PurchaseBill, PurchaseBillLine } from './events.ts';
import { isReversed, sectionOfLine } from './reverse-charge.ts';

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

/** @returns an amount of each head. */
export const perHead = (amountOf: (head: BillTaxHead) => number): HeadAmounts => ({
  cgstPaise: amountOf('cgstPaise'),
  sgstPaise: amountOf('sgstPaise'),
  igstPaise: amountOf('igstPaise'),
  cessPaise: amountOf('cessPaise'),
});

/** How a bill is priced: by the places of its parties, and whether it gives credit at all. */
type BillPricing = { readonly heads: Heads; readonly noCredit: NoCreditReason | null };

/** What of a draft its lines are priced from. */
type LinesToPrice = Pick<
  PurchaseBillDraft,
  'lines' | 'charges' | 'currency' | 'reverseCharge' | 'importOf'
>;

/** @returns the lines as they are posted, but for what comes into stock. */
export function pricedLines(bill: LinesToPrice, pricing: BillPricing): readonly PurchaseBillLine[] {
  const priced = bill.lines.map((line) => pricedLine(line, bill, pricing));
  const shares = sharesOfCharges(bill.charges, priced);
  return priced.map((line, at) => ({ ...line, costPaise: line.costPaise + (shares[at] ?? 0) }));
}

function pricedLine(
  line: PurchaseBillDraftLine,
  bill: LinesToPrice,
  { heads, noCredit }: BillPricing,
): PurchaseBillLine {
  const reverseCharge = sectionOfLine(line, bill, heads);
  const valuePaise = valueOf(line, bill.currency?.booksRate, bill.currency);
  const taxablePaise = valueOf(line, bill.currency?.taxRate, bill.currency);
  const computed = taxByRate(line, taxablePaise, heads);
  const tax = reverseCharge === null ? perHead((head) => line[head] ?? computed[head]) : computed;
  const credited = noCredit === null ? eligibleTaxOf(line.credit, tax) : NO_TAX_AMOUNTS;
  const costPaise = valuePaise + taxPaise(tax) - taxPaise(credited);
  return { ...line, reverseCharge, taxablePaise, ...tax, credited, costPaise };
}

type Currency = PurchaseBillDraft['currency'];

/** @returns the value of a line in paise: of another currency by a rate, else by that of books. */
function valueOf(
  line: PurchaseBillDraftLine,
  rate: NonNullable<Currency>['taxRate'] | undefined,
  currency: Currency,
): number {
  if (currency === null) return taxableOf(line);
  const { rateMillionths } = rate ?? currency.booksRate;
  return paiseAtRate(line.amountMinor ?? 0, currency.code, rateMillionths);
}

/** CGST Act, section 2(19) and (59): a charge is shared out over goods, no matter which. */
export const isOfGoods = ({ credit }: Pick<PurchaseBillDraftLine, 'credit'>): boolean =>
  credit.kind !== 'input-service';

/**
 * The charges that go into the cost of goods, shared out over those by value.
 * @returns what each line takes, in paise.
 */
function sharesOfCharges(
  charges: PurchaseBillDraft['charges'],
  lines: readonly PurchaseBillLine[],
): readonly number[] {
  const charged = chargesPaise(charges.filter(({ intoCost }) => intoCost));
  return spreadOver(
    charged,
    lines.map((line) => (isOfGoods(line) ? line.taxablePaise : 0)),
  );
}

/** @returns an amount by weights, half up to the paisa; the last that has one takes the residue. */
export function spreadOver(amountPaise: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amountPaise === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => mulDiv(amountPaise, weight, whole));
  let left = amountPaise - shares.reduce((sum, share) => sum + share, 0);
  for (let at = weights.length - 1; at >= 0 && left !== 0; at -= 1) {
    const share = shares[at] ?? 0;
    const taken = weights[at] === 0 ? 0 : Math.max(-share, left);
    shares[at] = share + taken;
    left -= taken;
  }
  return shares;
}

/** @returns what charges come to, in paise. */
export const chargesPaise = (charges: PurchaseBill['charges']): number =>
  charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** @returns the value as it is printed, else quantity times price less the discount. */
export function taxableOf(line: PurchaseBillDraftLine): number {
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
export function eligibleTaxOf(
  { eligibility, shareBps }: BillLineCredit,
  printed: HeadAmounts,
): HeadAmounts {
  if (eligibility === 'eligible') return printed;
  if (eligibility === 'blocked') return NO_TAX_AMOUNTS;
  return perHead((head) => mulDiv(printed[head], shareBps ?? 0, WHOLE_BPS));
}

type BillSum = HeadAmounts & { readonly taxablePaise: number; readonly sumPaise: number };

/** @returns what the lines come to with all their tax, before the round-off. */
export function sumOfLines(lines: readonly PurchaseBillLine[]): BillSum {
  const taxes = sumOfHeads(lines);
  const taxablePaise = lines.reduce((sum, line) => sum + line.taxablePaise, 0);
  return { ...taxes, taxablePaise, sumPaise: taxablePaise + taxPaise(taxes) };
}

type SummedBill = Pick<PurchaseBill, 'charges' | 'tcs'> & {
  readonly lines: readonly PurchaseBillLine[];
};

type SumOfBill = BillSum & {
  /** The tax that the buyer pays under reverse charge; the heads beside it are of printed tax. */
  readonly reversed: HeadAmounts;
};

/** @returns the tax of the lines that the buyer pays under reverse charge. */
export const reverseChargedTax = (lines: readonly PurchaseBillLine[]): HeadAmounts =>
  sumOfHeads(lines.filter(isReversed));

/** @returns what a bill comes to, before the round-off: what its supplier is owed. */
export function sumOfBill({ lines, charges, tcs }: SummedBill): SumOfBill {
  const reversed = reverseChargedTax(lines);
  const all = sumOfLines(lines);
  const printed = perHead((head) => all[head] - reversed[head]);
  const cost = lines.reduce((sum, line) => sum + line.costPaise + taxPaise(line.credited), 0);
  const toAccounts = chargesPaise(charges.filter(({ intoCost }) => !intoCost));
  const sumPaise = cost - taxPaise(reversed) + toAccounts + (tcs?.amountPaise ?? 0);
  return { ...printed, taxablePaise: all.taxablePaise, sumPaise, reversed };
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
    if (line.reverseCharge !== null) return [];
    const computed = taxByRate(line, line.taxablePaise, heads);
    return BILL_TAX_HEADS.flatMap((head) => {
      const [printedPaise, computedPaise] = [line[head], computed[head]];
      const isOff = Math.abs(printedPaise - computedPaise) > PRINTED_OFF_MAX_PAISE;
      return isOff ? [{ line: index + 1, head, printedPaise, computedPaise }] : [];
    });
  });
