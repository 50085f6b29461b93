// What is paid for depositing late the tax that was deducted. It is proposed: what the challan says
// is what was paid.
import { partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { mulDiv } from '../../kernel/paise.ts';
import { toRupee } from '../amounts/totals.ts';
import { tdsDepositDueOn } from './due-days.ts';

/** 1.5 % for each month or part of it: s. 398(3)(a) of 2025, s. 201(1A)(ii) of 1961. */
const MONTHLY_BPS = 150;
const WHOLE_BPS = 10_000;

/**
 * @param amountPaise the tax that is deposited.
 * @returns the interest in whole rupees, half up; 0 in time. Months are those of the calendar from
 *   the day of the deduction to that of the deposit, each begun one whole.
 */
export function tdsDepositInterest(
  amountPaise: number,
  deductedOn: CalendarDate,
  depositedOn: CalendarDate,
): number {
  if (depositedOn <= tdsDepositDueOn(deductedOn)) return 0;
  const [from, to] = [partsOf(deductedOn), partsOf(depositedOn)];
  const months = (to.year - from.year) * 12 + to.month - from.month + 1;
  return toRupee(mulDiv(amountPaise, MONTHLY_BPS * months, WHOLE_BPS));
}
