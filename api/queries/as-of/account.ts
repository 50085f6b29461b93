import { natureOfGroup } from '#core/account-type/index.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { chartOfAccountsProjection } from '#projections/chart-of-accounts/project.ts';
import { accounts, accountTypes } from '#projections/chart-of-accounts/table.ts';
import type { AccountRow, AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { Account, AccountType } from '#api/contract/account/account.ts';
import { accountTypeTold, accountTold, everyAccountId } from '#api/queries/account-list.ts';
import { balancesAt } from '#api/queries/ledgers/figures/balances-at.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf } from './log-as-of.ts';

const ACCOUNT = { projection: chartOfAccountsProjection, table: accounts };
const ACCOUNT_TYPE = { projection: chartOfAccountsProjection, table: accountTypes };

export async function accountAsOf(log: LogAsOf, accountId: number): Promise<AccountRow> {
  const { rows } = await recordAsOf(log, ACCOUNT, streamName('account', accountId));
  const [row] = rowsIn<AccountRow>(rows, accounts);
  invariant(row !== undefined, 'The account was in the chart then.');
  return row;
}

/** @returns the account with the name of its type and its balance. */
export async function accountReply(log: LogAsOf, accountId: number): Promise<Account> {
  const row = await accountAsOf(log, accountId);
  const [names, balances] = await Promise.all([
    typeNamesAsOf(log, [row.typeId]),
    balancesAt(log.db, log, [accountId]),
  ]);
  return accountTold(row, names.get(row.typeId) ?? '', balances.get(accountId) ?? 0);
}

/** A type is the installation's or the book's own. */
async function typeNamesAsOf(
  log: LogAsOf,
  typeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const places = [...new Set(typeIds)].flatMap((typeId) =>
    [INSTALLATION_BOOK, log.bookId].map((bookId) => ({
      bookId,
      stream: streamName('account-type', typeId),
    })),
  );
  const folded = foldRows(chartOfAccountsProjection, await log.read(places));
  const rows = rowsIn<AccountTypeRow>(folded, accountTypes);
  return new Map(rows.map(({ typeId, name }) => [typeId, name]));
}

/** @returns every account that the book had then, by name. */
export async function chartReply(log: LogAsOf): Promise<Account[]> {
  const ids = await everyAccountId(log.db, log.bookId);
  const places = ids.map((id) => ({ bookId: log.bookId, stream: streamName('account', id) }));
  const folded = foldRows(chartOfAccountsProjection, await log.read(places));
  const rows = rowsIn<AccountRow & { readonly nameKey: string }>(folded, accounts);
  const [names, balances] = await Promise.all([
    typeNamesAsOf(
      log,
      rows.map(({ typeId }) => typeId),
    ),
    balancesAt(log.db, log, null),
  ]);
  return rows
    .toSorted((a, b) => compared(a.nameKey, b.nameKey) || a.accountId - b.accountId)
    .map((row) => accountTold(row, names.get(row.typeId) ?? '', balances.get(row.accountId) ?? 0));
}

/** As the database orders names: by code points. */
const compared = (left: string, right: string): number =>
  left === right ? 0 : left < right ? -1 : 1;

export async function accountTypeAsOf(log: LogAsOf, typeId: number): Promise<AccountTypeRow> {
  const { rows } = await recordAsOf(log, ACCOUNT_TYPE, streamName('account-type', typeId));
  const [row] = rowsIn<AccountTypeRow>(rows, accountTypes);
  invariant(row !== undefined, 'The account type was there then.');
  return { ...row, nature: natureOfGroup(row.group) };
}

export const accountTypeReply = async (log: LogAsOf, typeId: number): Promise<AccountType> =>
  accountTypeTold(await accountTypeAsOf(log, typeId));
