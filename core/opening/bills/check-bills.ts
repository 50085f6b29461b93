// The ladder that the bills of a party must climb, and what may change once some are settled.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { ENTRY_PAISE_MAX } from '../../kernel/paise.ts';
import { nameKey } from '../../kernel/text.ts';
import type { GivenAccount, GivenBill, OpeningFacts } from '../commands.ts';
import type { BillChange } from '../events.ts';
import type { OpeningRejection } from '../rejections.ts';

/** As for journals: nothing that lives was booked before. */
export const FIRST_DATE = calendarDate('1900-01-01');

export const isBalance = (paise: number): boolean =>
  Number.isSafeInteger(paise) && Math.abs(paise) <= ENTRY_PAISE_MAX;

/** @returns the first refusal of the bills of one account; null when all may be posted. */
export function billsRefusal(
  bills: readonly GivenBill[],
  of: { readonly line: number; readonly name: string },
  openedOn: CalendarDate,
): OpeningRejection | null {
  const numbers = new Set<string>();
  for (const [index, { number, billDate, dueDate, amountPaise }] of bills.entries()) {
    const place = { ...of, bill: index + 1, number };
    if (amountPaise === 0 || !isBalance(amountPaise)) {
      const amountPaiseMax = ENTRY_PAISE_MAX;
      return { kind: 'opening_bill_amount_out_of_range', ...place, amountPaiseMax };
    }
    if (numbers.has(nameKey(number))) return { kind: 'opening_bill_number_twice', ...place };
    numbers.add(nameKey(number));
    if (billDate > openedOn || billDate < FIRST_DATE) {
      const range = { billDate, from: FIRST_DATE, to: openedOn };
      return { kind: 'opening_bill_out_of_range', ...place, ...range };
    }
    if (dueDate !== null && dueDate < billDate) {
      return { kind: 'opening_bill_due_too_early', ...place, billDate, dueDate };
    }
  }
  return null;
}

/** @returns the refusal of the first bill that is to be less than what settled it. */
export function settledRefusal(
  changes: readonly BillChange[],
  given: readonly GivenAccount[],
  { accounts, openPaise }: OpeningFacts,
): OpeningRejection | null {
  for (const { accountId, billId, number, beforePaise, amountPaise } of changes) {
    const settledPaise = beforePaise - (openPaise(billId) ?? beforePaise);
    if (settledPaise === 0 || amountPaise === beforePaise) continue;
    const index = given.findIndex((account) => account.accountId === accountId);
    const name = accounts.get(accountId)?.name ?? '';
    const place = { line: index === -1 ? null : index + 1, name, number, settledPaise };
    if (amountPaise === 0) return { kind: 'opening_bill_is_settled', ...place };
    const covers =
      Math.sign(amountPaise) === Math.sign(settledPaise) &&
      Math.abs(amountPaise) >= Math.abs(settledPaise);
    if (!covers) return { kind: 'opening_bill_below_settled', ...place, amountPaise };
  }
  return null;
}
