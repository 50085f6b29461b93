// The lines before tax: quantity times price, and what is taken off each and of the whole.
import { ENTRY_PAISE_MAX, mulDiv } from '../../kernel/paise.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { TaxRejection } from '../rejections.ts';
import type { Discount } from '../terms.ts';
import { timesQuantity, WHOLE_BPS } from './line-tax.ts';

export type ValuedLine = {
  readonly quantityThousandths: number;
  readonly priceThousandths: number;
  readonly discount: Discount | null;
  readonly cessPerUnitThousandths: number;
};

export type LineValues = {
  readonly grosses: readonly number[];
  /** The discounts of the lines themselves. */
  readonly own: readonly number[];
  readonly nets: readonly number[];
  /** The discount of the whole, still to be shared out. */
  readonly wholePaise: number;
};

/** @returns all in paise, or the first refusal. */
export function valuesOf(
  lines: readonly ValuedLine[],
  discount: Discount | null,
): Result<LineValues, TaxRejection> {
  const large = lines.findIndex((line) => !fits(line)) + 1;
  if (large > 0) {
    return rejected({ kind: 'line_amount_too_large', line: large, paiseMax: ENTRY_PAISE_MAX });
  }
  const grosses = lines.map((line) =>
    timesQuantity(line.quantityThousandths, line.priceThousandths),
  );
  const valuePaise = grosses.reduce((sum, gross) => sum + gross, 0);
  if (valuePaise > ENTRY_PAISE_MAX) {
    return rejected({ kind: 'invoice_total_too_large', paiseMax: ENTRY_PAISE_MAX });
  }
  const own = lines.map((line, at) => discountOf(line.discount, grosses[at] ?? 0));
  const nets = grosses.map((gross, at) => gross - (own[at] ?? 0));
  const below = nets.findIndex((net) => net < 0);
  if (below !== -1) return exceeds(below + 1, own[below], grosses[below]);
  const net = nets.reduce((sum, each) => sum + each, 0);
  const wholePaise = discountOf(discount, net);
  if (wholePaise > net) return exceeds(null, wholePaise, net);
  return accepted({ grosses, own, nets, wholePaise });
}

const exceeds = (line: number | null, discountPaise = 0, valuePaise = 0) =>
  rejected<TaxRejection>({ kind: 'discount_exceeds_value', line, discountPaise, valuePaise });

const discountOf = (discount: Discount | null, valuePaise: number): number => {
  if (discount === null) return 0;
  return discount.kind === 'amount'
    ? discount.amountPaise
    : mulDiv(valuePaise, discount.bps, WHOLE_BPS);
};

/** Reckoned without rounding, since the product may leave the safe integers. */
function fits({ quantityThousandths, priceThousandths, cessPerUnitThousandths }: ValuedLine) {
  const most = BigInt(ENTRY_PAISE_MAX) * 10_000n;
  const quantity = BigInt(quantityThousandths);
  return (
    quantity * BigInt(priceThousandths) <= most && quantity * BigInt(cessPerUnitThousandths) <= most
  );
}
