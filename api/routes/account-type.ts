import { groupCode } from '#core/account-type/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { addAccountType, listAccountTypes } from '#api/contract/account.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { problem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { addedAccountTypeWire, listAccountTypes as readTypes } from '#api/queries/account-list.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountAccountTypes(mount: Mount, parts: RouteParts): void {
  const { db, submit } = parts;

  mount(listAccountTypes, ({ book }) => readTypes(db, book.id));

  mount(addAccountType, async ({ book, person, body, idempotency, refuse, context }) => {
    const group = groupCode.nullable().safeParse(body.group ?? null);
    if (!group.success) {
      return problem(context, invalidField('group', 'Choose one of the 28 groups.'));
    }
    const typeId = await freshId<AccountTypeId>(parts, 'account_type');
    const data = { typeId, name: body.name.trim(), group: group.data };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command: { type: 'AddAccountType', data },
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return addedAccountTypeWire(outcome.events[0]);
  });
}
