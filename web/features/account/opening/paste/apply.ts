// Puts what was pasted into the balances: an account's own amount is replaced, a bill of the same
// number too, and every other one stays.
import type { Account } from '#api/contract/account/account.ts';
import { nameKey } from '#core/kernel/text.ts';
import { formatDate } from '#web/format/dates.ts';
import { billAmountText, NO_TEXT, sideTexts } from '../form/figures.ts';
import type { BalanceText, BalanceTexts, BillText } from '../form/figures.ts';
import type { PastedAccount } from './read-accounts.ts';
import type { PastedBill } from './read-bills.ts';

export function withPastedAccounts(
  texts: BalanceTexts,
  rows: readonly PastedAccount[],
): BalanceTexts {
  const after = new Map(texts);
  for (const { account, paise } of rows) {
    after.set(account.id, { ...(after.get(account.id) ?? NO_TEXT), ...sideTexts(paise) });
  }
  return after;
}

/** The balance of the party is what its bills come to, unless it was typed itself. */
export function withPastedBills(texts: BalanceTexts, rows: readonly PastedBill[]): BalanceTexts {
  const after = new Map(texts);
  for (const [account, pasted] of Map.groupBy(rows, (row) => row.account)) {
    const text = after.get(account.id) ?? NO_TEXT;
    after.set(account.id, { ...text, bills: withBills(text, account, pasted) });
  }
  return after;
}

function withBills(
  { bills }: BalanceText,
  account: Account,
  rows: readonly PastedBill[],
): readonly BillText[] {
  const pasted = new Map(rows.map((row) => [nameKey(row.number), textOf(account, row)]));
  const kept = bills
    .filter(({ number, amount }) => number.trim() !== '' || amount.trim() !== '')
    .map((bill) => {
      const over = pasted.get(nameKey(bill.number));
      pasted.delete(nameKey(bill.number));
      return over === undefined ? bill : { ...bill, ...over };
    });
  const last = Math.max(0, ...kept.map(({ key }) => key));
  const fresh = [...pasted.values()].map((bill, at) => ({ key: last + at + 1, id: null, ...bill }));
  return [...kept, ...fresh];
}

const textOf = (account: Account, { number, date, due, paise }: PastedBill) => ({
  number,
  date: formatDate(date),
  due: due === null ? '' : formatDate(due),
  amount: billAmountText(account, paise),
});
