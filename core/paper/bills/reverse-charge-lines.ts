// The lines of a bill under reverse charge as papers print them: what is described stands in the
// bill, what is taxed in the buyer's own paper.
import { invariant } from '../../kernel/invariant.ts';
import type { PurchaseBill } from '../../trade/index.ts';
import type { TaxedBillLine } from '../../trade/kinds/reverse-charge/index.ts';
import type { PrintedLine } from './line-table.ts';

/** Without a price: what is printed is the value. */
export const printedBillLines = (
  lines: readonly TaxedBillLine[],
  bill: Pick<PurchaseBill, 'lines'>,
): readonly PrintedLine[] =>
  lines.map(({ line, section: _section, ...amounts }) => {
    const bought = bill.lines[line - 1];
    invariant(bought !== undefined, `A paper is of line ${line}, which there is not.`);
    const { productId, name, hsn, uqc, unit, quantityThousandths, treatment } = bought;
    const described = { productId, name, description: null, hsn, uqc, unit };
    return {
      ...described,
      quantityThousandths: quantityThousandths ?? 0,
      priceThousandths: 0,
      discount: null,
      treatment,
      ...amounts,
      grossPaise: amounts.taxablePaise,
      discountPaise: 0,
    };
  });
