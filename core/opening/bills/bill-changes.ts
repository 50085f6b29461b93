// What a correction changes of the bills, which their open items follow.
import type { BillChange } from '../events.ts';
import type { OpeningAccount, OpeningBill } from '../terms.ts';

export type BillOfAccount = OpeningBill & { readonly accountId: number };

/** @returns the bills of all accounts, each with its account. */
export const billsOfAccounts = (accounts: readonly OpeningAccount[]): readonly BillOfAccount[] =>
  accounts.flatMap(({ accountId, bills }) => bills.map((bill) => ({ ...bill, accountId })));

/** @returns the bills that are new, gone, or said otherwise. */
export function billChanges(
  before: readonly OpeningAccount[],
  after: readonly OpeningAccount[],
): readonly BillChange[] {
  const was = new Map(billsOfAccounts(before).map((bill) => [bill.billId, bill]));
  const is = billsOfAccounts(after);
  const kept = new Set(is.map(({ billId }) => billId));
  const changed = is.flatMap((bill) => {
    const old = was.get(bill.billId);
    if (old !== undefined && isSameBill(old, bill)) return [];
    return [{ ...bill, beforePaise: old?.amountPaise ?? 0 }];
  });
  const gone = [...was.values()]
    .filter(({ billId }) => !kept.has(billId))
    .map((bill) => ({ ...bill, beforePaise: bill.amountPaise, amountPaise: 0 }));
  return [...changed, ...gone];
}

const isSameBill = (left: OpeningBill, right: OpeningBill): boolean =>
  left.number === right.number &&
  left.billDate === right.billDate &&
  left.dueDate === right.dueDate &&
  left.amountPaise === right.amountPaise;
