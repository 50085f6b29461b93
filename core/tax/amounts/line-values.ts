// The lines before tax: quantity times price, and what is taken off each and of the whole.
import { ENTRY_PAISE_MAX, mulDiv } from '../../kernel/paise.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { TaxRejection } from '../rejections.ts';
import type { Discount } from '../terms.ts';
import { apportion } from './apportion.ts';
import { timesQuantity, WHOLE_BPS } from './line-tax.ts';

type ValuedLine = {
  readonly quantityThousandths: number;
  readonly priceThousandths: number;
  readonly discount: Discount | null;
  readonly cessPerUnitThousandths: number;
};

export type LineValue = {
  readonly grossPaise: number;
  /** Its own discount and its share of the discount of the whole. */
  readonly discountPaise: number;
};

/** @returns the value of each line in paise, or the first refusal. */
export function valuesOf(
  lines: readonly ValuedLine[],
  discount: Discount | null,
): Result<readonly LineValue[], TaxRejection> {
  const large = lines.findIndex((line) => !fits(line)) + 1;
  if (large > 0) {
    return rejected({ kind: 'line_amount_too_large', line: large, paiseMax: ENTRY_PAISE_MAX });
  }
  const own = lines.map((line) => {
    const grossPaise = timesQuantity(line.quantityThousandths, line.priceThousandths);
    return { grossPaise, discountPaise: discountOf(line.discount, grossPaise) };
  });
  if (sumOf(own.map(({ grossPaise }) => grossPaise)) > ENTRY_PAISE_MAX) {
    return rejected({ kind: 'invoice_total_too_large', paiseMax: ENTRY_PAISE_MAX });
  }
  const above = own.find(({ grossPaise, discountPaise }) => discountPaise > grossPaise);
  if (above !== undefined) {
    return exceeds(own.indexOf(above) + 1, above.discountPaise, above.grossPaise);
  }
  const nets = own.map(({ grossPaise, discountPaise }) => grossPaise - discountPaise);
  const netPaise = sumOf(nets);
  const wholePaise = discountOf(discount, netPaise);
  if (wholePaise > netPaise) return exceeds(null, wholePaise, netPaise);
  const shares = apportion(wholePaise, nets);
  return accepted(
    own.map(({ grossPaise, discountPaise }, at) => ({
      grossPaise,
      discountPaise: discountPaise + (shares[at] ?? 0),
    })),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

const exceeds = (line: number | null, discountPaise: number, valuePaise: number) =>
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
