import { STARTER_CHARTS } from '#core/account/index.ts';
import type { ChartName } from '#core/account/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import {
  account,
  applyCabesTemplate,
  applySalesTemplate,
  changeAccount,
  createAccount,
  listAccountChanges,
  listAccounts,
  retireAccount,
} from '#api/contract/account/account.ts';
import { onWire } from '#core/shapes/record.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readAccountChanges } from '#api/queries/account-changes.ts';
import { listAccounts as readAccounts } from '#api/queries/account-list.ts';
import { accountReply, chartReply } from '#api/queries/as-of/account.ts';
import { changedAccount, newAccount } from '#api/requests/account.ts';
import { answerCommand, createdId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';

const NO_SUCH_POSITION = invalidField('since', 'Must be the `position` of this book’s reply.');
const NO_SUCH_PAGE = invalidField('after', 'Must be the `next` of this book’s reply.');

export function mountAccounts(mount: Mount, parts: RouteParts): void {
  mount(listAccounts, ({ book }) => readAccounts(parts.db, book.id));

  mount(listAccountChanges, async ({ book, query, context }) => {
    const changes = await readAccountChanges(parts.db, book.id, query);
    if (changes.ok) return changes.value;
    const { rejection } = changes;
    return replyProblem(
      context,
      rejection === 'no_such_position' ? NO_SUCH_POSITION : NO_SUCH_PAGE,
    );
  });

  mount(createAccount, async (asked) => {
    const refusal = await refusalOfAdding(parts, asked, 'account');
    if (refusal !== null) return refusal;
    const command = newAccount(await freshId<AccountId>(parts, 'account'), asked.body);
    if ('status' in command) return replyProblem(asked.context, command);
    return answerCommand(parts, asked, { command }, (log) => accountReply(log, createdId(log)));
  });

  mount(
    changeAccount,
    async (asked) => {
      const { accountId } = asked.params;
      const { expected } = asked.body;
      const command = changedAccount(accountId as AccountId, asked.body);
      if ('status' in command) return replyProblem(asked.context, command);
      return answerCommand(parts, asked, { command, expected }, (log) =>
        accountReply(log, accountId),
      );
    },
    {
      async takesBack({ book, params }) {
        const accounts = await readAccounts(parts.db, book.id);
        const found = accounts.find(({ id }) => id === params.accountId);
        return recordOf(found && onWire(account, found));
      },
    },
  );

  mount(retireAccount, async (asked) => {
    const accountId = asked.params.accountId as AccountId;
    const command = { type: 'RetireAccount', data: { accountId } } as const;
    const { expected } = asked.body;
    return answerCommand(parts, asked, { command, expected }, (log) =>
      accountReply(log, accountId),
    );
  });
  mountTemplates(mount, parts);
}

function mountTemplates(mount: Mount, parts: RouteParts): void {
  const applyTemplate = (template: ChartName) => async (asked: Caller) => {
    const ids = await parts.nextIds('account', STARTER_CHARTS[template].length);
    const data = { template, accountIds: ids as AccountId[] };
    const command = { type: 'ApplyStarterTemplate', data } as const;
    return answerCommand(parts, asked, { command }, async (log) => ({
      added: log.events.length,
      accounts: await chartReply(log),
    }));
  };

  mount(applySalesTemplate, applyTemplate('sales'), { alsoPost: true });
  mount(applyCabesTemplate, applyTemplate('cabes'), { alsoPost: true });
}
