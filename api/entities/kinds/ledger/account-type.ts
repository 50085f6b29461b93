import { sql } from 'kysely';
import { groupCode, natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { addAccountType } from '#api/contract/account/account.ts';
import { requiredText } from '#api/contract/wire/values.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { accountTypeWire } from '#api/queries/account-list.ts';
import { accountTypeAsOf } from '#api/queries/as-of/account.ts';
import { z } from 'zod';
import type { Entity } from '../../entity.ts';
import { field, nullable, owner, stamps } from '../../fields.ts';
import { written } from '../../written.ts';

const naturesByGroup = JSON.stringify(
  Object.fromEntries(TALLY_GROUPS.map(({ code }) => [code, natureOfGroup(code)])),
);

/** A group is chosen when a type is added; accounts copy it, so it stays. */
const renaming = z.strictObject({ name: requiredText(100, 'Enter a name') });

export const accountType: Entity = {
  belongs: 'book and installation',
  removedAs: 'account-type',
  fields: {
    id: field.id('t.type_id'),
    ...owner('t'),
    name: field.text('t.name'),
    group: nullable(field.text('t.group_code')),
    nature: nullable(field.text(sql`(${naturesByGroup}::jsonb ->> t.group_code)`)),
    reserved: field.boolean('t.reserved'),
    ...stamps('t'),
  },
  source: ({ bookId }) => ({
    rows: sql`from account_types t where t.book_id in (0, ${bookId})`,
  }),
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
    reply: async (log, id) => {
      const row = await accountTypeAsOf(log, id);
      return { ...accountTypeWire(row), book_id: row.bookId || null, created_at: row.createdAt };
    },
  },
};
