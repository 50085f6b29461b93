// Which bills a receipt may settle, and by how much.
import { settledItemsRefusal } from '../../settlement/index.ts';
import type { ItemToSettle } from '../../settlement/index.ts';
import type { CustomerRejection } from '../rejections.ts';

/** What is owed, as the book has it now. */
export type Bill = {
  readonly number: string;
  /** Debit positive, credit negative. */
  readonly openPaise: number;
  /** `YYYY-MM-DD`: from when on it counts. */
  readonly dated: string;
  /** Of an invoice that nothing is due of. */
  readonly status?: 'draft' | 'cancelled';
};

/** A bill by name, and what the customer has by it: null where there is none such. */
export type BillToSettle = { readonly item: ItemToSettle; readonly bill: Bill | null };

/**
 * @param creditedPaise the money and what was deducted.
 * @returns the first refusal by the order of the bills, or null.
 */
export function settledBillsRefusal(
  bills: readonly BillToSettle[],
  creditedPaise: number,
): CustomerRejection | null {
  const refusal = settledItemsRefusal(bills, billRefusal);
  if (refusal !== null) return refusal;
  const settledPaise = bills.reduce((sum, { item }) => sum + item.amountPaise, 0);
  if (settledPaise <= creditedPaise) return null;
  return { kind: 'receipt_exceeded', settledPaise, amountPaise: creditedPaise };
}

function billRefusal({ bill }: BillToSettle, line: number): CustomerRejection | null {
  if (bill === null) return { kind: 'open_item_unknown', line };
  const { number, openPaise, status } = bill;
  if (status === 'draft') return { kind: 'bill_is_a_draft', number };
  if (status === 'cancelled') return { kind: 'bill_is_cancelled', number };
  return openPaise < 0 ? { kind: 'open_item_is_credit', line, number } : null;
}
