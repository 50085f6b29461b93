// What stands on Stock-in-Hand in a book that posts what moves, account by account, beside what the
// register says.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { policyOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import type { StockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import { readPosted } from '#api/queries/ledgers/statements/read-nets.ts';

type AskedPosted = {
  readonly bookId: number;
  readonly policies: StockPolicies;
  readonly day: CalendarDate;
  readonly registerPaise: number;
};

/** @returns null of a book that posts no cost of what leaves on that day. */
export async function postedOnAccounts(
  tables: QueryExecutorProvider,
  { bookId, policies, day, registerPaise }: AskedPosted,
): Promise<StockSummary['posted']> {
  if (policyOn(policies, day).accounting !== 'perpetual') return null;
  const { accounts } = await readPosted(tables, bookId, [day]);
  const own = accounts.filter(({ group }) => group === 'stock-in-hand');
  const paiseOf = ({ netsPaise }: (typeof own)[number]) => netsPaise[0] ?? 0;
  const ledgerPaise = own.reduce((sum, account) => sum + paiseOf(account), 0);
  return {
    accounts: own.flatMap((account) => {
      const { accountId, name } = account;
      return accountId === null ? [] : [{ accountId, name, ledgerPaise: paiseOf(account) }];
    }),
    ledgerPaise,
    differencePaise: registerPaise - ledgerPaise,
  };
}
