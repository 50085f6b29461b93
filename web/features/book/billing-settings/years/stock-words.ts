// The words of the stock settings, and what is read anew once one is saved.
import { readStockAccounting } from '#api/contract/catalogue/stock/accounting.ts';
import { readStockRegister, readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import type { StockAccounting, ValuationMethod } from '#core/stock-valuation/index.ts';
import { invalidate } from '#web/client/query.ts';

export const STOCK_METHOD_NAMES: Readonly<Record<ValuationMethod, string>> = {
  fifo: 'FIFO',
  'moving-average': 'moving average',
  'yearly-average': 'yearly average (Tally)',
};
export const ACCOUNTING_NAMES: Readonly<Record<StockAccounting, string>> = {
  entered: 'Closing stock is entered',
  register: 'Closing stock comes from the register',
  perpetual: 'The cost of each sale is posted',
};

/** @returns the label of the year that begins on a day. */
export const yearOf = (from: CalendarDate): string => financialYearLabel(financialYearOf(from));

/** @param label of one of the choices. */
export const firstDayOf = (label: string) => yearPeriod(parseFinancialYear(label) ?? 0).from;

export const invalidateStockPolicies = async (): Promise<void> => {
  await Promise.all([
    invalidate(readStockAccounting),
    invalidate(readStockSummary),
    invalidate(readStockRegister),
  ]);
};
