import type { AccountTypeId } from '#core/kernel/ids.ts';
import { addAccountType, listAccountTypes } from '#api/contract/account/account.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { listAccountTypes as readTypes } from '#api/queries/account-list.ts';
import { accountTypeReply } from '#api/queries/as-of/account.ts';
import { groupIn, UNKNOWN_GROUP } from '#api/requests/catalogue/account-type.ts';
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
    const group = groupIn(body.group);
    if (group === undefined) return replyProblem(context, UNKNOWN_GROUP);
    const typeId = await freshId<AccountTypeId>(parts, 'account_type');
    const data = { typeId, name: body.name.trim(), group };
    const command = { type: 'AddAccountType', data } as const;
    return answerCommand(parts, asked, { command }, (log) => accountTypeReply(log, createdId(log)));
  });
}
