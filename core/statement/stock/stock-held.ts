// The stock at both ends of a period, as the trading account tells it.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { eveOfPeriod, netReader } from '../ledgers.ts';
import type { LineSums } from '../lines/line-sums.ts';
import type { StatementLedgers } from '../terms.ts';

type StockHeld = { readonly openingPaise: number; readonly closingPaise: number };

export function stockOf(
  ledgers: StatementLedgers,
  columns: readonly Period[],
): readonly StockHeld[] {
  const netAt = netReader(ledgers);
  const stock = ledgers.accounts.filter(({ group }) => group === 'stock-in-hand');
  const heldOn = (day: CalendarDate) =>
    stock.reduce((sum, account) => sum + netAt(account, day), 0);
  return columns.map((column) => ({
    openingPaise: heldOn(eveOfPeriod(ledgers, column)),
    closingPaise: heldOn(column.to),
  }));
}

/**
 * Whether what was entered as the change of stock is the difference of the two balances in every
 * column. Then the balances themselves are told, as the trade expects it, where there are any.
 */
export const tellsChange = (stock: readonly StockHeld[], changes: readonly number[]): boolean =>
  stock.some(({ openingPaise, closingPaise }) => openingPaise !== 0 || closingPaise !== 0) &&
  stock.every(({ openingPaise, closingPaise }, at) => changes[at] === openingPaise - closingPaise);

const OPENING_STOCK = {
  accountId: null,
  name: 'Opening stock',
  source: { of: 'stock', days: 'before' },
} as const;
const CLOSING_STOCK = {
  accountId: null,
  name: 'Less: closing stock',
  source: { of: 'stock', days: 'all', onCredit: true },
} as const;

const LOST = {
  accountId: null,
  name: 'Less: goods lost, or found at counts',
  source: { of: 'stock', days: 'all' },
} as const;

/** What of the change is in no cost of sales: books that post it have it among their losses. */
export function addLost(
  sums: LineSums,
  stock: readonly StockHeld[],
  changes: readonly number[],
): void {
  for (const [at, { openingPaise, closingPaise }] of stock.entries()) {
    const lostPaise = (changes[at] ?? 0) - (openingPaise - closingPaise);
    if (lostPaise !== 0) sums.add('inventory-changes', LOST, at, lostPaise);
  }
}

export function addStock(sums: LineSums, stock: readonly StockHeld[]): void {
  for (const [at, { openingPaise, closingPaise }] of stock.entries()) {
    sums.add('opening-stock', OPENING_STOCK, at, openingPaise);
    sums.add('closing-stock', CLOSING_STOCK, at, -closingPaise);
  }
}
