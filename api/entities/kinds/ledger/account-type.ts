import { sql } from 'kysely';
import { groupCode, natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { addAccountType } from '#api/contract/account/account.ts';
import { requiredText } from '#api/contract/wire/values.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { accountTypeWire } from '#api/queries/account-list.ts';
import { accountTypeAsOf } from '#api/queries/as-of/account.ts';
import { z } from 'zod';
import { accountTypes } from '#projections/chart-of-accounts/table.ts';
import type { AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import { columnsOf, field, nullable, owner, rowsForBook, stamps } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';

const naturesByGroup = JSON.stringify(
  Object.fromEntries(TALLY_GROUPS.map(({ code }) => [code, natureOfGroup(code)])),
);

/** A group is chosen when a type is added; accounts copy it, so it stays. */
const renaming = z.strictObject({ name: requiredText(100, 'Enter a name') });

const t = columnsOf(accountTypes, 't');

type StoredRow = Omit<AccountTypeRow, 'nature'>;

const wire = (row: StoredRow) => ({
  ...accountTypeWire({ ...row, nature: natureOfGroup(row.group) }),
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
    ...stamps(t),
  },
  source: ({ bookId }) => ({ rows: rowsForBook(t, bookId) }),
  row: rowColumns(accountTypes, 't', 'name_key'),
  wire,
  writes: {
    ids: 'account_type',
    create: written(addAccountType.body.omit({ book_id: true }), (body, { id }) => {
      const group = groupCode.nullable().safeParse(body.group ?? null);
      if (!group.success) return invalidField('group', 'Choose one of the 28 groups.');
      const data = { typeId: id as AccountTypeId, name: body.name.trim(), group: group.data };
      return { type: 'AddAccountType', data };
    }),
    change: written(renaming, ({ name }, { id }) => ({
      type: 'RenameAccountType',
      data: { typeId: id as AccountTypeId, name: name.trim() },
    })),
    remove: ({ id }) => ({ type: 'RemoveAccountType', data: { typeId: id as AccountTypeId } }),
    rowAsOf: accountTypeAsOf,
  },
});
