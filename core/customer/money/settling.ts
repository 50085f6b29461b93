// Which bills a receipt may settle, and by how much.
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
  const named = new Set<string>();
  for (const [index, one] of bills.entries()) {
    const line = index + 1;
    if (one.item.amountPaise <= 0) return { kind: 'settled_amount_is_nothing', line };
    const key = `${one.item.kind} ${one.item.id} ${lineOf(one.item)}`;
    if (named.has(key)) return { kind: 'open_item_named_twice', line };
    named.add(key);
    const refusal = billRefusal(one, line);
    if (refusal !== null) return refusal;
  }
  const settledPaise = bills.reduce((sum, { item }) => sum + item.amountPaise, 0);
  if (settledPaise <= creditedPaise) return null;
  return { kind: 'receipt_exceeded', settledPaise, amountPaise: creditedPaise };
}

/** @returns the line; only a journal has several, whatever another item is given. */
export const lineOf = ({ kind, line = 0 }: Pick<ItemToSettle, 'kind' | 'line'>): number =>
  kind === 'journal' ? line : 0;

function billRefusal({ item, bill }: BillToSettle, line: number): CustomerRejection | null {
  if (bill === null) return { kind: 'open_item_unknown', line };
  const { number, openPaise, status } = bill;
  if (status === 'draft') return { kind: 'bill_is_a_draft', number };
  if (status === 'cancelled') return { kind: 'bill_is_cancelled', number };
  if (openPaise < 0) return { kind: 'open_item_is_credit', line, number };
  const { amountPaise } = item;
  if (amountPaise <= openPaise) return null;
  return { kind: 'open_item_exceeded', line, number, amountPaise, openPaise };
}
