// What income tax allows a firm of what it pays its partners, as a hint beside the division:
// s. 40(b) of the Income-tax Act 1961, for financial years up to 2025-26, the last under that Act.
import type { FinancialYear } from '../kernel/financial-year.ts';
import { mulDiv } from '../kernel/paise.ts';

/** Simple interest of 12 % a year, clause (iv). */
export const ALLOWED_INTEREST_BPS = 1200;

type Slab = {
  readonly from: FinancialYear;
  readonly firstPaise: number;
  readonly leastPaise: number;
};

/**
 * Clause (v): of the first part of the book profit 90 % or a fixed amount, whichever is more, and
 * 60 % of the rest. Finance (No. 2) Act 2009 from 2009-10; Finance (No. 2) Act 2024 from 2024-25.
 */
const SLABS: readonly Slab[] = [
  { from: 2024, firstPaise: 6_00_000_00, leastPaise: 3_00_000_00 },
  { from: 2009, firstPaise: 3_00_000_00, leastPaise: 1_50_000_00 },
];
const LAST_YEAR: FinancialYear = 2025;

/** @returns what may be deducted for remuneration; null for a year that the Act does not rule. */
export function allowedRemuneration(bookProfitPaise: number, year: FinancialYear): number | null {
  const slab = SLABS.find(({ from }) => year >= from);
  if (slab === undefined || year > LAST_YEAR) return null;
  const profit = Math.max(0, bookProfitPaise);
  const first = Math.min(profit, slab.firstPaise);
  return Math.max(slab.leastPaise, mulDiv(first, 90, 100)) + mulDiv(profit - first, 60, 100);
}
