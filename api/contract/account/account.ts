import { z } from 'zod';
import { carriedAsset } from '#core/account/terms.ts';
import { nature } from '#core/account-type/terms.ts';
import { emailOrNull } from '#api/contract/wire/written-text.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import {
  expected,
  id,
  instant,
  requiredText,
  rupeesText,
  text,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

export const account = z.strictObject({
  id,
  book_id: id,
  name: z.string(),
  account_type_id: id,
  account_type: z.string(),
  group: z.string().nullable(),
  nature: nature.nullable(),
  account_type_company_id: id.nullable(),
  gstn_id: z.string().nullable(),
  email_id: z.string().nullable(),
  assets: z.boolean(),
  asset_type: carriedAsset.nullable(),
  category: id.nullable(),
  product_id: id.nullable(),
  retired: z.boolean(),
  balance: rupeesText.describe('Signed rupees: debit positive, credit negative.'),
  created_at: instant,
  updated_at: instant,
  seq: id,
});

const accountWritten = account.extend(warned);
export type Account = z.infer<typeof account>;

const fields = {
  name: requiredText(100, 'Enter a name'),
  account_type_id: wireId,
  account_type_company_id: wireId.nullable().optional(),
  gstn_id: text(15).nullable().optional(),
  email_id: emailOrNull.optional(),
  assets: z.boolean().optional(),
  asset_type: carriedAsset.optional(),
  category: wireId.optional(),
  product_id: wireId.optional(),
};

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/account',
  summary: 'The accounts of a book with their balances, by name',
  access: 'member',
  shows: ['account', 'account_type'],
  reply: z.array(account),
});

export const accountChanges = z.strictObject({
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
export type AccountChanges = z.infer<typeof accountChanges>;

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
  body: z.strictObject({ ...fields, book_id: wireId.optional() }),
  reply: accountWritten,
});

export const changeAccount = endpoint({
  method: 'PUT',
  path: '/api/islogin/account/:accountId',
  summary:
    'Change an account; only the fields sent. `assets` true comes with category and product_id',
  access: 'member',
  query: actQuery,
  body: z
    .strictObject({
      ...fields,
      book_id: wireId,
      expected,
      moves_to_group: z
        .boolean()
        .describe('True: it moves to the group that its type has now, which may be another.'),
    })
    .partial(),
  reply: accountWritten,
});

export const retireAccount = endpoint({
  method: 'POST',
  path: '/api/islogin/account/:accountId/retire',
  summary: 'Retire an account whose balance is zero: it takes no more entries',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ book_id: wireId.optional(), expected }),
  reply: accountWritten,
});

const templateReply = z.strictObject({ added: z.int().nonnegative(), accounts: z.array(account) });

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

export const accountType = z.strictObject({
  id,
  name: z.string(),
  group: z.string().nullable(),
  nature: nature.nullable(),
  reserved: z.boolean(),
  shared: z.boolean().describe('One of the installation’s, not of this book alone.'),
  updated_at: instant,
  seq: id,
});
export type AccountType = z.infer<typeof accountType>;

/** A new group counts for accounts that are made, or changed to the type, afterwards. */
export const accountTypeChanges = {
  name: requiredText(100, 'Enter a name').optional(),
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
  body: z.strictObject({
    name: requiredText(100, 'Enter a name'),
    group: text(40).nullable().optional(),
    book_id: wireId.optional(),
  }),
  reply: accountType,
});
