// Which goods bear the duty. AS 2: duties and taxes that are not recovered are cost of purchase.
import { mulDiv } from '../../../kernel/paise.ts';
import { isOfGoods, spreadOver } from '../purchase-bill/price.ts';
import type { PurchaseBill } from '../purchase-bill/events.ts';
import type { BillOfEntry, BillOfEntryLine, LandedCost } from './events.ts';

/** @returns what the goods of a bill cost by the bill, in paise. */
export const goodsPaiseOf = ({ lines }: Pick<PurchaseBill, 'lines'>): number =>
  lines.filter(isOfGoods).reduce((sum, { costPaise }) => sum + costPaise, 0);

type CoveredBill = {
  readonly bill: Pick<PurchaseBill, 'documentId' | 'lines'>;
  readonly coveredPaise: number;
};

type Target = Omit<LandedCost, 'valuePaise'> & { readonly weight: number };

/** Lines of goods, by what of each came by the bill of entry. */
function targetsOf(
  covered: readonly CoveredBill[],
  landedBy: BillOfEntry['landedBy'],
): readonly Target[] {
  return covered.flatMap(({ bill, coveredPaise }) => {
    const goodsPaise = goodsPaiseOf(bill);
    return bill.lines.flatMap((line, at): Target[] => {
      if (!isOfGoods(line) || goodsPaise === 0) return [];
      const { productId, quantityThousandths, costPaise, stocked } = line;
      const whole = landedBy === 'value' ? costPaise : (quantityThousandths ?? 0);
      return [
        {
          billId: bill.documentId,
          billLine: at + 1,
          productId,
          quantityThousandths,
          weight: mulDiv(whole, coveredPaise, goodsPaise),
          ...(stocked === true && { stocked }),
        },
      ];
    });
  });
}

/**
 * The cost of each line of a bill of entry over the goods that it is of, by their value or their
 * quantity, half up to the paisa; the last of them takes the residue. By value, where some of them
 * have no quantity.
 * @returns what each line of the bills bears; nothing where no bill is linked.
 */
export function landedCosts(
  lines: readonly BillOfEntryLine[],
  covered: readonly CoveredBill[],
  landedBy: BillOfEntry['landedBy'],
): readonly LandedCost[] {
  const byValue = targetsOf(covered, 'value');
  const asked = targetsOf(covered, landedBy);
  const borne = asked.map(() => 0);
  for (const { billId, costPaise } of lines) {
    const isOf = (target: Target): boolean => billId === null || billId === target.billId;
    const own = asked.every((one) => !isOf(one) || one.weight > 0) ? asked : byValue;
    const weights = own.map((target) => (isOf(target) ? target.weight : 0));
    for (const [at, share] of spreadOver(costPaise, weights).entries()) {
      borne[at] = (borne[at] ?? 0) + share;
    }
  }
  return asked.flatMap(({ weight: _weight, ...target }, at) => {
    const valuePaise = borne[at] ?? 0;
    return valuePaise === 0 ? [] : [{ ...target, valuePaise }];
  });
}

/** Goods in stock that cost more by a bill of entry, or less again. */
type LandedGoods = LandedCost & { readonly productId: number };

/** @returns what of it raises the cost of goods that are kept in stock. */
export const landedInStock = (landed: readonly LandedCost[]): readonly LandedGoods[] =>
  landed.flatMap((one) =>
    one.stocked === true && one.productId !== null ? [{ ...one, productId: one.productId }] : [],
  );
