import { sql } from 'kysely';
import type { AccountId } from '#core/kernel/ids.ts';
import { changeAccount, createAccount } from '#api/contract/account/account.ts';
import { accountWire } from '#api/queries/account-list.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { changedAccount, newAccount } from '#api/requests/account.ts';
import type { Entity } from '../../entity.ts';
import { field, nullable, stamps } from '../../fields.ts';
import { written } from '../../written.ts';

const fields = {
  id: field.id('a.account_id'),
  book_id: field.id('a.book_id'),
  name: field.text('a.name'),
  account_type_id: field.id('a.type_id'),
  group: nullable(field.text('a.group_code')),
  nature: nullable(field.text('a.nature')),
  account_type_company_id: nullable(field.id('a.company_type_id')),
  gstn_id: nullable(field.text('a.gstin')),
  email_id: nullable(field.text('a.email')),
  assets: field.boolean(sql`(a.asset is not null)`),
  asset_type: nullable(field.text(sql`(a.asset ->> 'kind')`)),
  category: nullable(field.id(sql`(a.asset ->> 'categoryId')::bigint`)),
  product_id: nullable(field.id(sql`(a.asset ->> 'productId')::bigint`)),
  retired: field.boolean('a.retired'),
  ...stamps('a'),
};

/**
 * Without balance and name of the type: those change by themselves, and are asked for elsewhere.
 */
export const account: Entity = {
  belongs: 'book',
  removedAs: 'account',
  fields,
  source: ({ bookId }) => ({ rows: sql`from accounts a where a.book_id = ${bookId}` }),
  writes: {
    ids: 'account',
    create: written(createAccount.body.omit({ book_id: true }), (body, { id }) =>
      newAccount(id as AccountId, body),
    ),
    change: written(changeAccount.body.omit({ book_id: true, expected: true }), (body, { id }) =>
      changedAccount(id as AccountId, body),
    ),
    remove: ({ id }) => ({ type: 'RemoveAccount', data: { accountId: id as AccountId } }),
    reply: async (log, id) => accountWire(await accountAsOf(log, id), '', 0),
  },
};
