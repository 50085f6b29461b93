import { z } from 'zod';
import { carriedAsset } from '#core/account/terms.ts';
import { nature } from '#core/account-type/terms.ts';
import { emailOrNull } from '#api/contract/wire/written-text.ts';
import { record } from '#core/shapes/record.ts';
import { wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import {
  expected,
  id,
  instant,
  requiredText,
  text,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const accountShape = {
  id,
  bookId: id,
  name: z.string(),
  accountTypeId: id,
  accountType: z.string(),
  group: z.string().nullable(),
  nature: nature.nullable(),
  accountTypeCompanyId: id.nullable(),
  gstnId: z.string().nullable(),
  emailId: z.string().nullable(),
  assets: z.boolean(),
  assetType: carriedAsset.nullable(),
  category: id.nullable(),
  productId: id.nullable(),
  retired: z.boolean(),
  balancePaise: wireMoney.describe('Signed rupees: debit positive, credit negative.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const account = record(accountShape);

const accountWritten = record({ ...accountShape, ...warned });
export type Account = z.output<typeof account>;

const accountName = requiredText(100, 'Enter a name');
const details = {
  accountTypeCompanyId: wireId.nullable().optional(),
  gstnId: text(15).nullable().optional(),
  emailId: emailOrNull.optional(),
};
const ofAsset = {
  assets: z.boolean().optional(),
  assetType: carriedAsset.optional(),
  category: wireId.optional(),
  productId: wireId.optional(),
};
export const newAccountShape = {
  name: accountName,
  accountTypeId: wireId,
  ...details,
  ...ofAsset,
};
/** Without what an account of an asset names. */
export const changedDetailsShape = {
  name: accountName.optional(),
  accountTypeId: wireId.optional(),
  ...details,
};
const movesToGroup = z
  .boolean()
  .optional()
  .describe('True: it moves to the group that its type has now, which may be another.');
export const changedAccountShape = { ...changedDetailsShape, ...ofAsset, movesToGroup };

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/account',
  summary: 'The accounts of a book with their balances, by name',
  access: 'member',
  shows: ['account', 'account_type'],
  reply: z.array(account),
});

export const accountChanges = record({
  accounts: z
    .array(account)
    .describe('New and changed ones, by id; a balance that moved and a renamed type are changes.'),
  removed: z.array(id).describe('Accounts that the book no longer has.'),
  reset: z
    .boolean()
    .describe('From here on these are all accounts: whatever was kept before is dropped.'),
  position: z.string().describe('Pass as `since` the next time.'),
  next: z
    .string()
    .nullable()
    .describe('Pass as `after`, with the same `since`, for the accounts that follow.'),
});
export type AccountChanges = z.output<typeof accountChanges>;

export const listAccountChanges = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/account/changes',
  summary:
    'The accounts of a book in pages; with `since`, those that differ from an earlier reply, or ' +
    'all where it is not known',
  access: 'member',
  query: z.strictObject({
    since: text(130).optional().describe('The `position` of an earlier reply.'),
    after: text(150).optional().describe('The `next` of the page before.'),
    limit: wholeNumber(1, 2000).default(1000),
  }),
  shows: ['account', 'account_type'],
  presentOnly: 'What changed since is a question of today.',
  reply: accountChanges,
});

export const createAccount = endpoint({
  method: 'POST',
  path: '/api/islogin/account',
  summary: 'Create an account',
  access: 'member',
  forms: true,
  query: actQuery,
  body: record({ ...newAccountShape, bookId: wireId.optional() }),
  reply: accountWritten,
});

export const changeAccount = endpoint({
  method: 'PUT',
  path: '/api/islogin/account/:accountId',
  summary:
    'Change an account; only the fields sent. `assets` true comes with category and product_id',
  access: 'member',
  query: actQuery,
  body: record({
    ...changedDetailsShape,
    ...ofAsset,
    bookId: wireId.optional(),
    expected,
    movesToGroup,
  }),
  reply: accountWritten,
});

export const retireAccount = endpoint({
  method: 'POST',
  path: '/api/islogin/account/:accountId/retire',
  summary: 'Retire an account whose balance is zero: it takes no more entries',
  access: 'member',
  query: actQuery,
  body: record({ bookId: wireId.optional(), expected }),
  reply: accountWritten,
});

const templateReply = record({ added: z.int().nonnegative(), accounts: z.array(account) });

export const applySalesTemplate = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/template/sales',
  summary: 'Apply the starter chart Basic Sales Purchase; a second time adds nothing; POST too',
  changes: true,
  access: 'member',
  shows: [],
  reply: templateReply,
});

export const applyCabesTemplate = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/template/cabes',
  summary: 'Apply the starter chart Taxi Business; a second time adds nothing; POST too',
  changes: true,
  access: 'member',
  shows: [],
  reply: templateReply,
});

export const accountTypeShape = {
  id,
  name: z.string(),
  group: z.string().nullable(),
  nature: nature.nullable(),
  reserved: z.boolean(),
  shared: z.boolean().describe('One of the installation’s, not of this book alone.'),
  updatedAt: instant,
  seq: id,
};
export const accountType = record(accountTypeShape);
export type AccountType = z.output<typeof accountType>;

export const newAccountTypeShape = {
  name: accountName,
  group: text(40).nullable().optional(),
};

/** A new group counts for accounts that are made, or changed to the type, afterwards. */
export const accountTypeChanges = {
  name: accountName.optional(),
  group: text(40).optional().describe('One of the 28 groups, by its code.'),
};

export const listAccountTypes = endpoint({
  method: 'GET',
  path: '/api/islogin/account_type',
  summary: 'The shared account types and those of the book',
  access: 'member',
  query: bookQuery,
  shows: ['account_type'],
  reply: z.array(accountType),
});

export const addAccountType = endpoint({
  method: 'POST',
  path: '/api/islogin/account_type',
  summary: 'Add an account type to the book',
  access: 'member',
  forms: true,
  query: bookQuery,
  body: record({ ...newAccountTypeShape, bookId: wireId.optional() }),
  reply: accountType,
});
