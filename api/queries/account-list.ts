// Accounts with their types' names and balances.
import { sql } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import {
  accountsOf,
  accountTypesOf,
  countAccountsByType,
} from '#projections/chart-of-accounts/read.ts';
import type { AccountRow, AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { balancesOf } from '#projections/ledger-balances/read.ts';
import type { Account, AccountType } from '#api/contract/account/account.ts';
import type { SharedAccountType } from '#api/contract/server/installation.ts';
import { snapshot } from './snapshot.ts';
import type { ReadTables } from './snapshot.ts';

export function listAccounts(db: ReadTables, bookId: number): Promise<Account[]> {
  return snapshot(db, async (tables) => {
    const accounts = await accountsOf(tables, bookId);
    const types = await accountTypesOf(tables, bookId);
    const balances = await balancesOf(tables, bookId);
    const typeNames = new Map(types.map((type) => [type.typeId, type.name]));
    const paise = new Map(balances.map((row) => [row.accountId, row.balancePaise]));
    return accounts.map((account) =>
      accountTold(account, typeNames.get(account.typeId) ?? '', paise.get(account.accountId) ?? 0),
    );
  });
}

/** @returns the ids of all accounts that the book has or had. */
export async function everyAccountId(db: ReadTables, bookId: number): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select account_id as id from accounts where book_id = ${bookId}
    union all
    select record_id as id from removed_records where book_id = ${bookId} and kind = 'account'
  `.execute(db);
  return rows.map(({ id }) => id);
}

export function accountTold(account: AccountRow, typeName: string, balancePaise: number): Account {
  const { asset } = account;
  return {
    id: account.accountId,
    bookId: account.bookId,
    name: account.name,
    accountTypeId: account.typeId,
    accountType: typeName,
    group: account.group,
    nature: account.nature,
    accountTypeCompanyId: account.companyTypeId,
    gstnId: account.gstin,
    emailId: account.email,
    assets: asset !== null,
    assetType: asset?.kind ?? null,
    category: asset?.categoryId ?? null,
    productId: asset?.productId ?? null,
    retired: account.retired,
    balancePaise,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
    seq: account.lastSeq,
  };
}

export async function listAccountTypes(db: ReadTables, bookId: number): Promise<AccountType[]> {
  return (await accountTypesOf(db, bookId)).map(accountTypeTold);
}

/** @returns the types that all books share, each with how many accounts are of it. */
export function listSharedAccountTypes(db: ReadTables): Promise<SharedAccountType[]> {
  return snapshot(db, async (tables) => {
    const types = await accountTypesOf(tables, INSTALLATION_BOOK);
    const counts = await countAccountsByType(tables);
    return types.map((type) => ({
      ...accountTypeTold(type),
      accounts: counts.get(type.typeId) ?? 0,
    }));
  });
}

export const accountTypeTold = (type: AccountTypeRow): AccountType => ({
  id: type.typeId,
  name: type.name,
  group: type.group,
  nature: type.nature,
  reserved: type.reserved,
  shared: type.bookId === 0,
  updatedAt: type.updatedAt,
  seq: type.lastSeq,
});
