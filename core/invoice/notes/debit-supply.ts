// What a debit note comes to, for the rules and for the screen that shows it while it is typed.
import type { Result } from '../../kernel/result.ts';
import { computeSupply } from '../../tax/index.ts';
import type { ComputedSupply, Supply, SupplyLine, TaxRejection } from '../../tax/index.ts';
import type { DebitNoteLine } from './debit-note-commands.ts';

/** A value stands for one unit at that price: a paisa is ten thousandths of a rupee. */
const ONE_UNIT = 1000;
const THOUSANDTHS_PER_PAISA = 10;

/** What is added, and the line of the invoice that it is added to. */
export type DebitRequest = Pick<DebitNoteLine, 'taxablePaise' | 'priceThousandths'> & {
  readonly billed: Pick<SupplyLine, 'quantityThousandths' | 'treatment' | 'rateBps' | 'cessBps'>;
};

/** What the invoice said of the whole. */
type DebitTerms = Pick<Supply, 'heads' | 'supply' | 'reverseCharge' | 'rounding'>;

/**
 * @param terms of the invoice, as issued. The values are before tax, also where its prices had it
 * inside.
 * @param asked what is added, in paise for a value and thousandths of a rupee for a price.
 * @returns each line taxed as it was then, and the sums; or what the tax refuses.
 */
export function debitSupply(
  { heads, supply, reverseCharge, rounding }: DebitTerms,
  asked: readonly DebitRequest[],
): Result<ComputedSupply, TaxRejection> {
  const lines = asked.map(({ billed, ...one }): SupplyLine => {
    const { treatment, rateBps, cessBps } = billed;
    const value = valueOf(one, billed.quantityThousandths);
    return { ...value, discount: null, treatment, rateBps, cessBps, cessPerUnitThousandths: 0 };
  });
  const terms = { heads, supply, reverseCharge, pricesIncludeTax: false, discount: null, rounding };
  return computeSupply({ ...terms, lines });
}

/** A difference of price is of every unit that the invoice billed. */
function valueOf(
  { priceThousandths, taxablePaise }: Omit<DebitRequest, 'billed'>,
  billedThousandths: number,
): Pick<SupplyLine, 'quantityThousandths' | 'priceThousandths'> {
  if (priceThousandths !== null)
    return { quantityThousandths: billedThousandths, priceThousandths };
  const price = (taxablePaise ?? 0) * THOUSANDTHS_PER_PAISA;
  return { quantityThousandths: ONE_UNIT, priceThousandths: price };
}
