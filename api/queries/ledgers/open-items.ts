// The open items of one party with the balance of the account, which they come to.
import { isPartyGroup } from '#core/account-type/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { findAccountWithType } from '#projections/chart-of-accounts/read.ts';
import { customerOfAccount } from '#projections/customer-list/read.ts';
import { balanceOf } from '#projections/ledger-balances/read.ts';
import { openItemsOf } from '#projections/open-items/read.ts';
import type { OpenItemsFilter } from '#projections/open-items/read.ts';
import type { OpenItemRow } from '#projections/open-items/table.ts';
import type { OpenItemReply, OpenItemsReply } from '#api/contract/account/open-items.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';

export type OpenItemsRefusal = 'no_such_account' | 'account_of_no_party';

/** @returns what is open of an account, read on one snapshot, or why nothing can be. */
export function readOpenItems(
  db: ReadTables,
  { bookId, accountId }: { readonly bookId: number; readonly accountId: number },
  { limit, side }: OpenItemsFilter,
): Promise<Result<OpenItemsReply, OpenItemsRefusal>> {
  return snapshot(db, async (tables) => {
    const account = await findAccountWithType(tables, bookId, accountId);
    if (account === null) return rejected('no_such_account');
    if (!isPartyGroup(account.group)) return rejected('account_of_no_party');
    const customerId = await customerOfAccount(tables, bookId, accountId);
    const party = { accountId, customerId };
    const rows = await openItemsOf(tables, bookId, party, { limit: limit + 1, side });
    return accepted({
      account: { id: accountId, name: account.name },
      customer_id: customerId,
      balance: rupeesFromPaise(await balanceOf(tables, bookId, accountId)),
      items: rows.slice(0, limit).map(openItemWire),
      more: rows.length > limit,
    });
  });
}

export const openItemWire = (row: OpenItemRow): OpenItemReply => ({
  kind: row.kind,
  id: row.id,
  line: row.line === 0 ? null : row.line,
  number: row.number ?? '',
  date: row.billDate,
  due_date: row.dueDate,
  amount: rupeesFromPaise(row.amountPaise),
  open: rupeesFromPaise(row.openPaise),
});
