// What admins see beside the masters: account types, and of books only those that they belong to.
import { z } from 'zod';
import {
  account,
  accountType,
  accountTypeChanges,
  accountTypeShape,
  newAccountTypeShape,
} from '#api/contract/account/account.ts';
import { record } from '#core/shapes/record.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { journalCard } from '#api/contract/journal/journal.ts';
import { expected, id, pageLimit } from '#api/contract/wire/values.ts';
import { WIRE_MASTERS } from '#api/contract/entity/kinds.ts';
import type { WireMaster } from '#api/contract/entity/kinds.ts';
import { itemsAndTotal } from '#api/contract/catalogue/fields.ts';

const page = z.strictObject({ limit: pageLimit });

export const sharedAccountType = record({
  ...accountTypeShape,
  accounts: z.int().nonnegative().describe('How many accounts of any book are of this type.'),
});
export type SharedAccountType = z.infer<typeof sharedAccountType>;

export const listSharedAccountTypes = endpoint({
  method: 'GET',
  path: '/api/isuper/account_type',
  summary: 'The shared account types, by name, and how many accounts are of each',
  access: 'admin',
  query: z.strictObject({}),
  acrossBooks: { of: 'all', projection: 'chart-of-accounts' },
  shows: ['account_type', 'account'],
  reply: itemsAndTotal(sharedAccountType),
});
export const createSharedAccountType = endpoint({
  method: 'POST',
  path: '/api/isuper/account_type',
  summary: 'Add an account type for all books',
  access: 'admin',
  forms: true,
  body: record(newAccountTypeShape),
  reply: accountType,
});
export const renameSharedAccountType = endpoint({
  method: 'POST',
  path: '/api/isuper/account_type/:typeId',
  summary: 'Rename a shared account type, one of the 28 groups too, or put it under a group',
  access: 'admin',
  forms: true,
  body: record({ ...accountTypeChanges, expected }),
  reply: accountType,
});
export const readSharedAccountType = endpoint({
  method: 'GET',
  path: '/api/isuper/account_type/:typeId',
  summary: 'One shared account type, and how many accounts are of it',
  access: 'admin',
  acrossBooks: { of: 'all', projection: 'chart-of-accounts' },
  shows: ['account_type', 'account'],
  reply: sharedAccountType,
});
export const removeSharedAccountType = endpoint({
  method: 'DELETE',
  path: '/api/isuper/account_type/:typeId',
  summary: 'Remove a shared account type that no account of any book is of',
  access: 'admin',
  reply: z.strictObject({ id, removed: z.literal(true) }),
});
export const listAdminAccounts = endpoint({
  method: 'GET',
  path: '/api/isuper/account',
  summary: 'The accounts of the books that the caller belongs to, by book and name',
  deprecated: 'Read `/api/islogin/account` of each book.',
  access: 'admin',
  query: page,
  acrossBooks: { of: 'caller' },
  shows: ['account', 'account_type', 'book'],
  reply: itemsAndTotal(account),
});
export const listAdminJournals = endpoint({
  method: 'GET',
  path: '/api/isuper/journal',
  summary: 'The newest journals of the books that the caller belongs to',
  deprecated: 'Read `/api/islogin/journal` of each book.',
  access: 'admin',
  query: page,
  acrossBooks: { of: 'caller' },
  shows: ['journal', 'account', 'book'],
  reply: itemsAndTotal(journalCard),
});

const count = z.int().nonnegative();
type CountableKind = WireMaster | 'account_type' | 'user';
const COUNTED: readonly CountableKind[] = [...WIRE_MASTERS, 'account_type', 'user'];

export const readSharedCounts = endpoint({
  method: 'GET',
  path: '/api/isuper/counts',
  summary: 'How many shared records and users there are, for the admin’s page',
  access: 'admin',
  shows: COUNTED,
  reply: z.strictObject(
    Object.fromEntries(COUNTED.map((kind) => [kind, count])) as Record<CountableKind, typeof count>,
  ),
});

export const installationEndpoints = {
  listSharedAccountTypes,
  createSharedAccountType,
  renameSharedAccountType,
  readSharedAccountType,
  removeSharedAccountType,
  listAdminAccounts,
  listAdminJournals,
  readSharedCounts,
} as const;
