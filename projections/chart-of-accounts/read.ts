import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import type { RoleAccount } from '#core/documents/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { instantAs } from '../runner/instant.ts';
import { askedRows } from '../runner/questions.ts';
import type { Question } from '../runner/questions.ts';
import type { AccountRow, AccountTypeRow } from './table.ts';

const selectAccounts = sql`
  select book_id as "bookId", account_id as "accountId", name, type_id as "typeId",
    group_code as "group", nature, code, gstin, company_type_id as "companyTypeId", email, asset,
    retired, ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt",
    last_seq as "lastSeq"
  from accounts`;

const selectAccountTypes = sql`
  select book_id as "bookId", type_id as "typeId", name, group_code as "group", reserved,
    ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt",
    last_seq as "lastSeq"
  from account_types`;

type AccountsPage = {
  /** The id of the last account of the page before; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
  /** Null for all accounts. */
  readonly ids: readonly number[] | null;
};

/** @returns the accounts of a book by name, the retired ones too; a page of them by id. */
export async function accountsOf(
  db: QueryExecutorProvider,
  bookId: number,
  page: AccountsPage | null = null,
): Promise<AccountRow[]> {
  const part =
    page === null
      ? sql`order by name_key, account_id`
      : sql`and account_id > ${page.after}
          ${page.ids === null ? sql`` : sql`and account_id = any(${[...page.ids]}::bigint[])`}
          order by account_id limit ${page.limit}`;
  const { rows } = await sql<AccountRow>`
    ${selectAccounts} where book_id = ${bookId} ${part}
  `.execute(db);
  return rows;
}

/** @returns the ids of accounts that events after this one have changed, or whose type is given. */
export async function accountIdsChangedAfter(
  db: QueryExecutorProvider,
  bookId: number,
  { seq, typeIds }: { readonly seq: number; readonly typeIds: readonly number[] },
): Promise<number[]> {
  const ofTypes = typeIds.length === 0 ? sql`` : sql`or type_id = any(${[...typeIds]}::bigint[])`;
  const { rows } = await sql<{ readonly accountId: number }>`
    select account_id as "accountId" from accounts
    where book_id = ${bookId} and (last_seq > ${seq} ${ofTypes})
  `.execute(db);
  return rows.map(({ accountId }) => accountId);
}

/** The name and the group of each of some accounts. */
export const accountsById: Question<AccountsOfBook, NamedAccount> = (asked) => {
  const accountsOfEach = asked.map(({ bookId, accountIds }) =>
    accountIds.map((accountId) => ({ bookId, accountId })),
  );
  return sql`
    select at, account_id as "accountId", name, group_code as "group"
    from ${askedRows(accountsOfEach, {
      book_id: ['bigint', ({ bookId }) => bookId],
      account_id: ['bigint', ({ accountId }) => accountId],
    })} join accounts using (book_id, account_id)`;
};

/** Some accounts of one book. */
type AccountsOfBook = { readonly bookId: number; readonly accountIds: readonly number[] };
export type NamedAccount = Pick<AccountRow, 'accountId' | 'name' | 'group'>;

type AccountNumber = {
  readonly bookId: number;
  readonly accountId: number;
  readonly gstin: string;
  /** Null for the one that the account has. */
  readonly group: GroupCode | null;
};

/** Another account of the same group that has a GSTIN: the first, or none. */
export const accountWithGstin: Question<AccountNumber, Pick<AccountRow, 'name'>> = (asked) => sql`
  select at, other.name
  from ${askedRows(
    asked.map((one) => [one]),
    {
      book_id: ['bigint', ({ bookId }) => bookId],
      account_id: ['bigint', ({ accountId }) => accountId],
      gstin: ['text', ({ gstin }) => gstin],
      group_code: ['text', ({ group }) => group],
    },
  )}
    cross join lateral (
      select name from accounts
      where book_id = asked.book_id and gstin = asked.gstin and account_id <> asked.account_id
        and group_code = coalesce(asked.group_code, (
          select group_code from accounts
          where book_id = asked.book_id and account_id = asked.account_id))
      order by account_id limit 1
    ) as other`;

/** What a report needs of every account. */
type HeadColumn = 'accountId' | 'name' | 'typeId' | 'group' | 'nature' | 'retired';
export type AccountHead = Pick<AccountRow, HeadColumn>;

export type ChangedHead = AccountHead & {
  /** The account that precedes it by name; null for the first, and where all heads are read. */
  readonly previousId: number | null;
};

/**
 * @param changedAfter an event: only the accounts that later ones have changed.
 * @returns the accounts of a book by name, as heads: a book may have tens of thousands.
 */
export async function accountHeadsOf(
  db: QueryExecutorProvider,
  bookId: number,
  changedAfter: number | null = null,
): Promise<ChangedHead[]> {
  const previousId = sql`(
    select account_id from accounts
    where book_id = ${bookId} and (name_key, account_id) < (head.name_key, head.account_id)
    order by name_key desc, account_id desc limit 1)`;
  const { rows } = await sql<ChangedHead>`
    select account_id as "accountId", name, type_id as "typeId", group_code as "group", nature,
      retired, ${changedAfter === null ? sql`null` : previousId} as "previousId"
    from accounts as head
    where book_id = ${bookId} ${changedAfter === null ? sql`` : sql`and last_seq > ${changedAfter}`}
    order by name_key, account_id
  `.execute(db);
  return rows;
}

/** What every account of a book is read by, beside what it moved. */
export type ChartFrame = {
  /** The day from which the book keeps accounts, or null. */
  readonly beginsOn: string | null;
  /** The types of its accounts, the shared ones too, by their ids. */
  readonly typeNames: ReadonlyMap<number, string>;
};

export async function chartFrameOf(db: QueryExecutorProvider, bookId: number): Promise<ChartFrame> {
  type Row = {
    readonly beginsOn: string | null;
    readonly typeId: number | null;
    readonly name: string | null;
  };
  const { rows } = await sql<Row>`
    select book.begins_on as "beginsOn", type.type_id as "typeId", type.name
    from book_list as book left join account_types as type
      on type.book_id in (${INSTALLATION_BOOK}, book.book_id)
    where book.book_id = ${bookId}
  `.execute(db);
  const names = rows.flatMap(({ typeId, name }) =>
    typeId === null || name === null ? [] : [[typeId, name] as const],
  );
  return { beginsOn: rows[0]?.beginsOn ?? null, typeNames: new Map(names) };
}

export type AccountWithType = AccountRow & {
  readonly typeName: string;
  /** The day in Asia/Kolkata by the database's clock, which costs no round trip of its own here. */
  readonly today: string;
};

/** @returns the account with the name of its type, or null when the book has none of this id. */
export async function findAccountWithType(
  db: QueryExecutorProvider,
  bookId: number,
  accountId: number,
): Promise<AccountWithType | null> {
  const { rows } = await sql<AccountWithType>`
    with account as (${selectAccounts} where book_id = ${bookId} and account_id = ${accountId})
    select account.*, coalesce(type.name, '') as "typeName",
      to_char(clock_timestamp() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as today
    from account left join account_types type
      on type.book_id in (${INSTALLATION_BOOK}, ${bookId}) and type.type_id = account."typeId"
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the names of the given accounts, by id. */
export async function accountNames(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ readonly accountId: number; readonly name: string }>`
    select account_id as "accountId", name
    from accounts
    where book_id = ${bookId} and account_id = any(${accountIds}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
}

/**
 * @param keys names as `nameKey` has them.
 * @returns which account bears each name that is taken in the book, retired ones included.
 */
export async function accountIdsByNameKey(
  db: QueryExecutorProvider,
  bookId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly key: string; readonly accountId: number }>`
    select name_key as key, account_id as "accountId"
    from accounts
    where book_id = ${bookId} and name_key = any(${[...keys]}::text[])
  `.execute(db);
  return new Map(rows.map(({ key, accountId }) => [key, accountId]));
}

/** @returns the codes of the starter charts' accounts that the book has. */
export async function accountCodes(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly code: string }>`
    select code from accounts where book_id = ${bookId} and code is not null
  `.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** @returns the accounts of the book that bear one of these codes or names, by id. */
export async function readAccountsOfRoles(
  db: QueryExecutorProvider,
  bookId: number,
  wanted: readonly { readonly code: string; readonly name: string }[],
): Promise<RoleAccount[]> {
  const { rows } = await sql<RoleAccount>`
    select account_id as "accountId", name, code, group_code as "group", not retired as open
    from accounts
    where book_id = ${bookId}
      and (code = any(${wanted.map(({ code }) => code)}::text[])
        or name_key = any(${wanted.map(({ name }) => nameKey(name))}::text[]))
    order by account_id
  `.execute(db);
  return rows;
}

type StoredType = Omit<AccountTypeRow, 'nature'>;

const withNature = (row: StoredType): AccountTypeRow => ({
  ...row,
  nature: natureOfGroup(row.group),
});

/** @returns the types that a book may use: the installation's and its own, by name. */
export async function accountTypesOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<AccountTypeRow[]> {
  const { rows } = await sql<StoredType>`
    ${selectAccountTypes}
    where book_id in (${INSTALLATION_BOOK}, ${bookId})
    order by name_key, type_id
  `.execute(db);
  return rows.map(withNature);
}

/** @returns how many accounts of the book, or (null) of any, are of this type; retired ones too. */
export async function countAccountsOfType(
  db: QueryExecutorProvider,
  bookId: number | null,
  typeId: number,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from accounts
    where type_id = ${typeId} ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many accounts of any book are of each type, retired ones included. */
export async function countAccountsByType(
  db: QueryExecutorProvider,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly typeId: number; readonly count: number }>`
    select type_id as "typeId", count(*) as count from accounts group by type_id
  `.execute(db);
  return new Map(rows.map(({ typeId, count }) => [typeId, count]));
}

/** The conditions have indexes of their own, which hold the accounts of all books. */
const NAMING = {
  company: sql`company_type_id`,
  category: sql`(asset->>'categoryId')::bigint`,
  product: sql`(asset->>'productId')::bigint`,
} as const;

/** @returns how many accounts of a book, or (null) of any, name a record of the catalogue. */
export async function countAccountsNaming(
  db: QueryExecutorProvider,
  of: keyof typeof NAMING,
  { id, bookId }: { readonly id: number; readonly bookId: number | null },
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from accounts
    where ${NAMING[of]} = ${id} ${of === 'company' ? sql`` : sql`and asset is not null`}
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many open accounts the books have. */
export async function countOpenAccounts(
  db: QueryExecutorProvider,
  bookIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from accounts
    where book_id = any(${[...bookIds]}::bigint[]) and not retired
  `.execute(db);
  return rows[0]?.count ?? 0;
}
