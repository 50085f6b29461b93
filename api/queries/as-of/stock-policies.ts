// How a book accounted for its stock after a command.
import type { StockPoliciesReply } from '#api/contract/catalogue/stock/accounting.ts';
import { stockPoliciesWire } from '#api/queries/catalogue/stock/accounting.ts';
import type { LogAsOf } from './log-as-of.ts';
import { bookAsOf } from './settings.ts';

export async function stockPoliciesReply(log: LogAsOf): Promise<StockPoliciesReply> {
  const { book, stockPolicies } = await bookAsOf(log);
  return stockPoliciesWire(stockPolicies, { today: log.today, seq: book.lastSeq });
}
