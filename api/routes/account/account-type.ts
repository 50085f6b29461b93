import { groupCode } from '#core/account-type/index.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { addAccountType, listAccountTypes } from '#api/contract/account/account.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { listAccountTypes as readTypes } from '#api/queries/account-list.ts';
import { accountTypeReply } from '#api/queries/as-of/account.ts';
import { answerCommand, createdId } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';

export function mountAccountTypes(mount: Mount, parts: RouteParts): void {
  mount(listAccountTypes, ({ book }) => readTypes(parts.db, book.id));

  mount(addAccountType, async (asked) => {
    const refusal = await refusalOfAdding(parts, asked, 'account_type');
    if (refusal !== null) return refusal;
    const { body, context } = asked;
    const group = groupCode.nullable().safeParse(body.group ?? null);
    if (!group.success) {
      return replyProblem(context, invalidField('group', 'Choose one of the 28 groups.'));
    }
    const typeId = await freshId<AccountTypeId>(parts, 'account_type');
    const data = { typeId, name: body.name.trim(), group: group.data };
    const command = { type: 'AddAccountType', data } as const;
    return answerCommand(parts, asked, { command }, (log) => accountTypeReply(log, createdId(log)));
  });
}
