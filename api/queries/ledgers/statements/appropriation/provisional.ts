// Whether the profit of a year is not final, as its profit and loss account says: goods were bought
// and no closing stock tells what is left of them.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { profitAndLoss } from '#core/statement/index.ts';
import { lacksStock } from '#api/queries/catalogue/stock/posting/goods-received.ts';
import type { Database } from '#api/queries/snapshot.ts';
import type { Transaction } from 'kysely';
import { readStatementLedgers, stockAccountingOn } from '../read-nets.ts';

export async function isProfitProvisional(
  tables: Transaction<Database>,
  bookId: number,
  period: Period,
): Promise<boolean> {
  const { from, to } = period;
  const ledgers = await readStatementLedgers(tables, { bookId, days: [dayBefore(from), to], to });
  const found = profitAndLoss(ledgers, [period], 'firm');
  const stock = await stockAccountingOn(tables, bookId, to);
  return lacksStock(tables, { bookId, period, stock, found });
}
