import { sql } from 'kysely';
import type { z } from 'zod';
import type { AccountId } from '#core/kernel/ids.ts';
import { account, changedAccountShape, newAccountShape } from '#api/contract/account/account.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { accountTold } from '#api/queries/account-list.ts';
import { accountAsOf } from '#api/queries/as-of/account.ts';
import { changedAccount, newAccount } from '#api/requests/account.ts';
import { accounts } from '#projections/chart-of-accounts/table.ts';
import type { AccountRow } from '#projections/chart-of-accounts/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import { columnsOf, field, nullable, rowsOfBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';

const a = columnsOf(accounts, 'a');
const asset = (name: string) => sql`(${a.column('asset')} ->> ${name})`;

const fields = {
  id: a.id('account_id'),
  book_id: a.id('book_id'),
  name: a.text('name'),
  account_type_id: a.id('type_id'),
  group: nullable(a.text('group_code')),
  nature: nullable(a.text('nature')),
  account_type_company_id: nullable(a.id('company_type_id')),
  gstn_id: nullable(a.text('gstin')),
  email_id: nullable(a.text('email')),
  assets: field.boolean(sql`(${a.column('asset')} is not null)`),
  asset_type: nullable(field.text(asset('kind'))),
  category: nullable(field.id(sql`${asset('categoryId')}::bigint`)),
  product_id: nullable(field.id(sql`${asset('productId')}::bigint`)),
  retired: a.boolean('retired'),
  ...stampFields(a),
};

/**
 * Without balance and name of the type: those change by themselves, and are asked for elsewhere.
 */
export const accountKind = recordKind<AccountRow, z.input<typeof account>>({
  belongs: 'book',
  removedAs: 'account',
  fields,
  source: ({ bookId }) => ({ rows: rowsOfBook(a, bookId) }),
  row: rowColumns(accounts, 'a', 'name_key'),
  wire: (row) => onWire(account, accountTold(row, '', 0)),
  writes: {
    ids: 'account',
    create: written(record(newAccountShape), (body, { id }) => newAccount(id as AccountId, body)),
    change: written(record(changedAccountShape), (body, { id }) =>
      changedAccount(id as AccountId, body),
    ),
    remove: ({ id }) => ({ type: 'RemoveAccount', data: { accountId: id as AccountId } }),
    rowAsOf: accountAsOf,
  },
});
