// The ladder that the figures of opening balances must climb, account by account.
import { dayAfter, oneYearAfter, partsOf } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Nature } from '../account-type/index.ts';
import { BOOK_PAISE_MAX, ENTRY_PAISE_MAX, sumPaise } from '../kernel/paise.ts';
import { billsRefusal, FIRST_DATE, isBalance } from './bills/check-bills.ts';
import type { GivenAccount, OpeningFacts, OpeningFigures } from './commands.ts';
import { stockKey } from './evolve.ts';
import type { OpeningRejection } from './rejections.ts';

/** @returns why the balances may not be dated so; null when they may. */
export function dayRefusal(
  beginsOn: CalendarDate,
  { today, lockedTo }: OpeningFacts,
): OpeningRejection | null {
  const [from, to] = [dayAfter(FIRST_DATE), oneYearAfter(today)];
  if (beginsOn < from || beginsOn > to) {
    return { kind: 'opening_day_out_of_range', beginsOn, from, to };
  }
  if (lockedTo !== null && lockedTo >= beginsOn) return { kind: 'opening_period_locked', lockedTo };
  return null;
}

type Days = { readonly beginsOn: CalendarDate; readonly openedOn: CalendarDate };

/** @returns the first refusal of the figures, but for what settled the bills; null for none. */
export function figuresRefusal(
  { accounts, stock }: OpeningFigures,
  days: Days,
  facts: OpeningFacts,
): OpeningRejection | null {
  const seen = new Set<number>();
  for (const [index, given] of accounts.entries()) {
    const refusal = accountRefusal(given, { line: index + 1, seen }, days, facts);
    if (refusal !== null) return refusal;
    seen.add(given.accountId);
  }
  return totalRefusal(accounts, facts) ?? stockRefusal(stock, facts);
}

type Place = { readonly line: number; readonly seen: ReadonlySet<number> };

function accountRefusal(
  given: GivenAccount,
  { line, seen }: Place,
  { beginsOn, openedOn }: Days,
  { accounts, differenceAccountId }: OpeningFacts,
): OpeningRejection | null {
  const { accountId, balancePaise, bills } = given;
  const account = accounts.get(accountId);
  if (account === undefined) return { kind: 'opening_account_unknown', line, accountId };
  const place = { line, name: account.name };
  if (seen.has(accountId)) return { kind: 'opening_account_twice', ...place };
  if (!account.open) return { kind: 'opening_account_not_open', ...place };
  if (accountId === differenceAccountId) return { kind: 'opening_of_difference', ...place };
  if (isOfEarlierYear(account.nature, beginsOn)) {
    return { kind: 'opening_of_earlier_year', ...place, beginsOn };
  }
  if (!isBalance(balancePaise)) {
    return { kind: 'opening_amount_out_of_range', ...place, amountPaiseMax: ENTRY_PAISE_MAX };
  }
  if (bills.length > 0 && !account.isParty) return { kind: 'opening_bills_need_a_party', ...place };
  return billsRefusal(bills, place, openedOn);
}

/**
 * @returns whether an account can have no opening balance on that day: what was earned and spent
 *   before the financial year began is in the capital by now.
 */
export const isOfEarlierYear = (nature: Nature | null, beginsOn: CalendarDate): boolean => {
  const { month, day } = partsOf(beginsOn);
  return (nature === 'income' || nature === 'expense') && month === 4 && day === 1;
};

/** Each side of the journals comes to all amounts at most, the difference being one of them. */
function totalRefusal(
  accounts: readonly GivenAccount[],
  { turnoverPaise }: OpeningFacts,
): OpeningRejection | null {
  const bills = accounts.flatMap((account) => account.bills);
  const ofBills = sumPaise(bills.map(({ amountPaise }) => Math.abs(amountPaise)));
  const total = sumPaise(accounts.map(({ balancePaise }) => Math.abs(balancePaise)));
  const isTooLarge =
    total === null || ofBills === null || turnoverPaise + total > BOOK_PAISE_MAX / 2;
  return isTooLarge ? { kind: 'opening_total_too_large' } : null;
}

function stockRefusal(
  stock: OpeningFigures['stock'],
  { products }: OpeningFacts,
): OpeningRejection | null {
  const seen = new Set<string>();
  for (const [index, one] of stock.entries()) {
    const place = { line: index + 1, productId: one.productId };
    if (!products.has(one.productId)) return { kind: 'opening_product_unknown', ...place };
    if (seen.has(stockKey(one))) return { kind: 'opening_stock_twice', ...place };
    seen.add(stockKey(one));
  }
  const value = sumPaise(stock.map(({ valuePaise }) => valuePaise));
  return value === null ? { kind: 'opening_total_too_large' } : null;
}
