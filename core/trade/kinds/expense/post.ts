// A slip as it is posted, and what is refused of it.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import { isUnfitForBill } from '../purchase-bill/judged-bill.ts';
import type { BilledAccount } from '../purchase-bill/judged-bill.ts';
import type { Expense, ExpenseDraft } from './events.ts';
import { spentPaise } from './expense.ts';
import type { ExpenseRejection } from './rejections.ts';

export type ExpenseFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** Of cash or a bank, which the money leaves; null of one that pays nothing. */
  readonly moneyAccountId: number | null;
  /** Those of the accounts of the lines that the book has. */
  readonly accounts: ReadonlyMap<number, BilledAccount>;
  /** The next number of the series in a financial year, labelled as `26-27`. */
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** It makes no open item, so nothing settles one. */
  readonly settledPaise: number;
};

const LINES_MAX = 50;

/** @returns the refusal of what a draft may hold at all, or null. */
export function sizesOfExpense({ lines }: ExpenseDraft): ExpenseRejection | null {
  const count = lines.length;
  return count > LINES_MAX ? { kind: 'expense_too_long', count, countMax: LINES_MAX } : null;
}

/** @returns the slip as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedExpense(
  ids: { readonly documentId: number; readonly journalId: JournalId },
  { moneyAccountId: _money, lines, ...said }: ExpenseDraft,
  { today, moneyAccountId, accounts, nextNumber }: ExpenseFacts,
): Result<Expense, ExpenseRejection> {
  const postedOn = said.postedOn === null ? today : calendarDate(said.postedOn);
  if (postedOn > today) return rejected({ kind: 'expense_of_the_future', postedOn, today });
  if (moneyAccountId === null) return rejected({ kind: 'expense_money_account_unfit' });
  if (said.cheque !== null && said.method !== 'cheque') {
    return rejected({ kind: 'expense_is_no_cheque' });
  }
  if (lines.length === 0) return rejected({ kind: 'expense_has_no_lines' });
  for (const [at, { accountId }] of lines.entries()) {
    const line = at + 1;
    const account = accounts.get(accountId);
    if (account === undefined) {
      return rejected({ kind: 'expense_account_unknown', line, accountId });
    }
    const { name, open } = account;
    if (!open) return rejected({ kind: 'expense_account_not_open', line, name });
    if (isUnfitForBill(account)) return rejected({ kind: 'expense_account_unfit', line, name });
  }
  return accepted({
    ...ids,
    ...nextNumber(financialYearLabel(financialYearOf(postedOn))),
    ...said,
    accountId: moneyAccountId,
    postedOn,
    lines,
    totalPaise: spentPaise(lines),
  });
}
