// Which bills a line settles, as they are chosen one by one or the oldest first.
import { formatPaise } from '#web/format/money.ts';
import type { JournalDraftLine } from '../draft/draft.ts';
import { openItemKey, sumOfBills } from '../draft/settling.ts';
import type { DraftBill } from '../draft/settling.ts';
import type { ChoosableBill } from './open-bills.ts';

type Change = Partial<JournalDraftLine>;

/** @param limitPaise the line's amount; null where the amount follows its bills. */
function settling(bills: readonly DraftBill[], limitPaise: number | null): Change {
  const sum = sumOfBills(bills);
  const amountText = sum === 0 ? '' : formatPaise(sum);
  return {
    bills: bills.length === 0 ? undefined : [...bills],
    ...(limitPaise === null ? { amountText } : {}),
  };
}

const draftBillOf = ({ kind, id, line, number }: ChoosableBill, paise: number): DraftBill => ({
  kind,
  id,
  number,
  paise,
  ...(line === undefined ? {} : { line }),
});

type BillAmount = {
  /** Of the bill to be settled; 0 leaves it alone. */
  readonly paise: number;
  readonly limitPaise: number | null;
};

export function withBill(
  { bills = [] }: JournalDraftLine,
  bill: ChoosableBill,
  { paise, limitPaise }: BillAmount,
): Change {
  const key = openItemKey(bill);
  const chosen = draftBillOf(bill, Math.min(paise, bill.openPaise));
  if (chosen.paise <= 0) {
    return settling(
      bills.filter((one) => openItemKey(one) !== key),
      limitPaise,
    );
  }
  const isNew = bills.every((one) => openItemKey(one) !== key);
  return settling(
    isNew ? [...bills, chosen] : bills.map((one) => (openItemKey(one) === key ? chosen : one)),
    limitPaise,
  );
}

/** @returns the line with the oldest bills, as far as its amount goes. */
export function withOldest(rows: readonly ChoosableBill[], limitPaise: number | null): Change {
  let left = limitPaise ?? Number.MAX_SAFE_INTEGER;
  const bills = rows.flatMap((bill) => {
    const paise = Math.min(bill.openPaise, left);
    left -= paise;
    return paise > 0 ? [draftBillOf(bill, paise)] : [];
  });
  return settling(bills, limitPaise);
}
