// What the Income-tax Act says of cash above a limit. The limits are those of 1961; from 1 April
// 2026 the Act of 2025 has them under other numbers.
import type { CashRule } from './terms.ts';

const LAKH = 1_00_000_00;

/**
 * A receipt of two lakh or more from a person in a day, in one transaction or for one event
 * (Finance Act 2017, from 1 April 2017); a loan or deposit taken, or repaid, of twenty thousand or
 * more with what is outstanding of it (Finance Act 2015, from 1 June 2015); an expense above ten
 * thousand to a person in a day, thirty-five for plying, hiring or leasing goods carriages (Finance
 * Act 2017, from 1 April 2017).
 */
export const CASH_LIMIT_PAISE: Readonly<Record<CashRule, number>> = {
  receipt: 2 * LAKH,
  'loan-taken': 20_000_00,
  'loan-repaid': 20_000_00,
  expense: 10_000_00,
};

/** Section 40A(3A), second proviso of 40A(3): for plying, hiring or leasing goods carriages. */
export const CARRIAGE_LIMIT_PAISE = 35_000_00;

/** Each section is in force from then on; before, the limits were others. */
const ACT_OF_1961 = '2017-04-01';
const ACT_OF_2025 = '2026-04-01';

const SECTIONS: Readonly<Record<CashRule, readonly [of1961: string, of2025: string]>> = {
  receipt: ['269ST', '186'],
  'loan-taken': ['269SS', '185'],
  'loan-repaid': ['269T', '188'],
  expense: ['40A(3)', '36(4)'],
};

/** @returns the section with its Act, as `s. 186 of the Income-tax Act, 2025`; null before 2017. */
export function sectionOfCash(rule: CashRule, on: string): string | null {
  if (on < ACT_OF_1961) return null;
  const [of1961, of2025] = SECTIONS[rule];
  return on < ACT_OF_2025
    ? `s. ${of1961} of the Income-tax Act, 1961`
    : `s. ${of2025} of the Income-tax Act, 2025`;
}

/** @returns whether a rule is about an amount: an expense above its limit, all else from it on. */
export const isBeyondLimit = (rule: CashRule, paise: number): boolean =>
  rule === 'expense' ? paise > CASH_LIMIT_PAISE.expense : paise >= CASH_LIMIT_PAISE[rule];
