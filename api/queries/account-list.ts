// Accounts with their types' names and balances, as the wire has them.
import { natureOfGroup } from '#core/account-type/index.ts';
import type { RecordedEvent } from '#core/domain.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  accountsOf,
  accountTypesOf,
  countAccountsByType,
  findAccount,
  findAccountType,
} from '#projections/chart-of-accounts/read.ts';
import type { AccountRow, AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { balanceOf, balancesOf } from '#projections/ledger-balances/read.ts';
import type { Account, AccountType } from '#api/contract/account.ts';
import type { SharedAccountType } from '#api/contract/installation.ts';
import { wireInstant } from './instant.ts';
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
      accountWire(account, typeNames.get(account.typeId) ?? '', paise.get(account.accountId) ?? 0),
    );
  });
}

/** @returns one account of the book, or null. */
export function readAccount(
  db: ReadTables,
  bookId: number,
  accountId: number,
): Promise<Account | null> {
  return snapshot(db, async (tables) => {
    const account = await findAccount(tables, bookId, accountId);
    if (account === null) return null;
    const type = await findAccountType(tables, bookId, account.typeId);
    return accountWire(account, type?.name ?? '', await balanceOf(tables, bookId, accountId));
  });
}

/** @returns an account as it was created, so that a repeated request reads alike. */
export async function createdAccountWire(
  db: ReadTables,
  event: RecordedEvent | undefined,
): Promise<Account> {
  invariant(event?.type === 'AccountCreated', 'Creating an account records it.');
  const { bookId, seq, data } = event;
  const { classification, ...details } = data;
  const type = await findAccountType(db, bookId, classification.typeId);
  const at = wireInstant(event.recordedAt);
  const changes = { retired: false, createdAt: at, updatedAt: at, lastSeq: seq };
  return accountWire({ bookId, ...details, ...classification, ...changes }, type?.name ?? '', 0);
}

function accountWire(account: AccountRow, typeName: string, balancePaise: number): Account {
  const { asset } = account;
  return {
    id: account.accountId,
    book_id: account.bookId,
    name: account.name,
    account_type_id: account.typeId,
    account_type: typeName,
    group: account.group,
    nature: account.nature,
    account_type_company_id: account.companyTypeId,
    gstn_id: account.gstin,
    email_id: account.email,
    assets: asset !== null,
    asset_type: asset?.kind ?? null,
    category: asset?.categoryId ?? null,
    product_id: asset?.productId ?? null,
    retired: account.retired,
    balance: rupeesFromPaise(balancePaise),
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    seq: account.lastSeq,
  };
}

export async function listAccountTypes(db: ReadTables, bookId: number): Promise<AccountType[]> {
  return (await accountTypesOf(db, bookId)).map(accountTypeWire);
}

/** @returns the types that all books share, each with how many accounts are of it. */
export function listSharedAccountTypes(db: ReadTables): Promise<SharedAccountType[]> {
  return snapshot(db, async (tables) => {
    const types = await accountTypesOf(tables, INSTALLATION_BOOK);
    const counts = await countAccountsByType(tables);
    return types.map((type) => ({
      ...accountTypeWire(type),
      accounts: counts.get(type.typeId) ?? 0,
    }));
  });
}

/** @returns an account type as it was added, so that a repeated request reads alike. */
export function addedAccountTypeWire(event: RecordedEvent | undefined): AccountType {
  invariant(event?.type === 'AccountTypeAdded', 'Adding an account type records it.');
  const { bookId, seq, data, recordedAt } = event;
  const nature = natureOfGroup(data.group);
  return accountTypeWire({
    bookId,
    ...data,
    nature,
    lastSeq: seq,
    createdAt: wireInstant(recordedAt),
    updatedAt: wireInstant(recordedAt),
  });
}

const accountTypeWire = (type: AccountTypeRow): AccountType => ({
  id: type.typeId,
  name: type.name,
  group: type.group,
  nature: type.nature,
  reserved: type.reserved,
  shared: type.bookId === 0,
  updated_at: type.updatedAt,
  seq: type.lastSeq,
});
