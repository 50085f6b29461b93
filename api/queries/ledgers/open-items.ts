// The open items of one party with the balance of the account, which they come to.
import type { QueryExecutorProvider } from 'kysely';
import { isPartyGroup } from '#core/account-type/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { findAccountWithType } from '#projections/chart-of-accounts/read.ts';
import { customerOfAccount } from '#projections/customer-list/read.ts';
import { balanceOf } from '#projections/ledger-balances/read.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import type { OpenItemsFilter } from '#projections/open-items/read-open.ts';
import type { OpenItemRow } from '#projections/open-items/table.ts';
import type { OpenItemReply, OpenItemsReply } from '#api/contract/account/open-items.ts';
import { balancesOn } from './receivables/read-receivables.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';

type OpenItemsRefusal = 'no_such_account' | 'account_of_no_party';

type OpenItemsSubject = {
  readonly bookId: number;
  readonly accountId: number;
  /** What is dated after it is left out; null counts all. */
  readonly asOn?: CalendarDate | null;
};

/** @returns what is open of an account, read on one snapshot, or why nothing can be. */
export function readOpenItems(
  db: ReadTables,
  { bookId, accountId, asOn = null }: OpenItemsSubject,
  { limit, side }: OpenItemsFilter,
): Promise<Result<OpenItemsReply, OpenItemsRefusal>> {
  return snapshot(db, async (tables) => {
    const account = await findAccountWithType(tables, bookId, accountId);
    if (account === null) return rejected('no_such_account');
    if (!isPartyGroup(account.group)) return rejected('account_of_no_party');
    const customerId = await customerOfAccount(tables, bookId, accountId);
    const party = { accountId, customerId };
    const filter = { limit: limit + 1, side, asOn };
    const rows = await openItemsOf(tables, bookId, party, filter);
    return accepted({
      account: { id: accountId, name: account.name },
      customerId,
      balancePaise: await balanceOn(tables, { bookId, accountId, asOn }),
      items: rows.slice(0, limit).map(openItemOf),
      more: rows.length > limit,
    });
  });
}

async function balanceOn(
  tables: QueryExecutorProvider,
  { bookId, accountId, asOn }: OpenItemsSubject,
): Promise<number> {
  if (asOn === null || asOn === undefined) return balanceOf(tables, bookId, accountId);
  const balances = await balancesOn(tables, { bookId, asOn }, [accountId]);
  return balances.get(accountId) ?? 0;
}

const openItemOf = (row: OpenItemRow): OpenItemReply => ({
  kind: row.kind,
  id: row.id,
  line: row.line === 0 ? null : row.line,
  number: row.number ?? '',
  date: row.billDate,
  dueDate: row.dueDate,
  amountPaise: row.amountPaise,
  openPaise: row.openPaise,
});
