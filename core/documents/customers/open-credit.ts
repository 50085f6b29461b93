// What is open of a customer's credit. Of an advance it is counted with its tax, which its open
// item does not hold.
import { advanceTaxPaise } from '../../customer/index.ts';
import type { CustomerState, CreditInHand } from '../../customer/index.ts';
import type { CreditSource } from '../../settlement/index.ts';
import type { DocumentFacts } from '../facts.ts';

/** @returns the credit that the facts have found, or null. */
export function openCreditOf(
  { kind, id }: Pick<CreditSource, 'kind' | 'id'>,
  customer: CustomerState,
  { credit, advanceUsedPaise: usedPaise }: DocumentFacts,
): CreditInHand | null {
  if (credit === null || kind !== 'receipt' || !('receipts' in customer)) return credit;
  const receipt = customer.receipts.get(id);
  const taxPaise = advanceTaxPaise(receipt?.advance?.tax);
  if (receipt?.advance === undefined || taxPaise === 0) return credit;
  const grossPaise = receipt.amountPaise + taxPaise;
  const advance = { tax: receipt.advance.tax, grossPaise, usedPaise };
  return {
    number: credit.number,
    openPaise: credit.openPaise === 0 ? 0 : grossPaise - usedPaise,
    advance,
  };
}
