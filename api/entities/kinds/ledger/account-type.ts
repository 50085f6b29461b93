import { sql } from 'kysely';
import { natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import {
  accountType,
  accountTypeChanges,
  newAccountTypeShape,
} from '#api/contract/account/account.ts';
import {
  accountTypeChangesIn,
  groupIn,
  UNKNOWN_GROUP,
} from '#api/requests/catalogue/account-type.ts';
import { accountTypeTold } from '#api/queries/account-list.ts';
import { accountTypeAsOf } from '#api/queries/as-of/account.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { accountTypes } from '#projections/chart-of-accounts/table.ts';
import type { AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import { columnsOf, field, nullable, owner, rowsForBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';

const naturesByGroup = JSON.stringify(
  Object.fromEntries(TALLY_GROUPS.map(({ code }) => [code, natureOfGroup(code)])),
);

const t = columnsOf(accountTypes, 't');

type StoredRow = Omit<AccountTypeRow, 'nature'>;

const wire = (row: StoredRow) => ({
  ...onWire(accountType, accountTypeTold({ ...row, nature: natureOfGroup(row.group) })),
  book_id: row.bookId || null,
  created_at: row.createdAt,
});

export const accountTypeKind = recordKind<StoredRow, ReturnType<typeof wire>>({
  belongs: 'book and installation',
  removedAs: 'account-type',
  fields: {
    id: t.id('type_id'),
    ...owner(t),
    name: t.text('name'),
    group: nullable(t.text('group_code')),
    nature: nullable(field.text(sql`(${naturesByGroup}::jsonb ->> ${t.column('group_code')})`)),
    reserved: t.boolean('reserved'),
    ...stampFields(t),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(t, bookId) }),
  row: rowColumns(accountTypes, 't', 'name_key'),
  wire,
  writes: {
    ids: 'account_type',
    create: written(record(newAccountTypeShape), (body, { id }) => {
      const group = groupIn(body.group);
      if (group === undefined) return UNKNOWN_GROUP;
      return {
        type: 'AddAccountType',
        data: { typeId: id as AccountTypeId, name: body.name.trim(), group },
      };
    }),
    change: written(record(accountTypeChanges), (body, { id }) => {
      const changes = accountTypeChangesIn(body);
      if (changes === undefined) return UNKNOWN_GROUP;
      return { type: 'ChangeAccountType', data: { typeId: id as AccountTypeId, ...changes } };
    }),
    remove: ({ id }) => ({ type: 'RemoveAccountType', data: { typeId: id as AccountTypeId } }),
    rowAsOf: accountTypeAsOf,
  },
});
