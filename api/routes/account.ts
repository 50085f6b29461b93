import { STARTER_CHARTS } from '#core/account/index.ts';
import type { AccountCommand, ChartName } from '#core/account/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import {
  applyCabesTemplate,
  applySalesTemplate,
  changeAccount,
  createAccount,
  listAccounts,
  retireAccount,
} from '#api/contract/account.ts';
import type { Account } from '#api/contract/account.ts';
import { notFound, problem } from '#api/http/problems/problem.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import {
  createdAccountWire,
  listAccounts as readAccounts,
  readAccount,
} from '#api/queries/account-list.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { changedAccount, newAccount } from '#api/requests/account.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type TemplateAsked = Pick<
  Parameters<Handler<typeof applySalesTemplate>>[0],
  'book' | 'person' | 'refuse' | 'idempotency'
>;

/** What an account is after a change; somebody may have removed it since. */
async function accountOf(
  db: ReadTables,
  { book, context }: { readonly book: { readonly id: number }; readonly context: ApiContext },
  accountId: number,
): Promise<Account | Response> {
  return (await readAccount(db, book.id, accountId)) ?? notFound(context);
}

export function mountAccounts(mount: Mount, parts: RouteParts): void {
  const { db, submit } = parts;

  mount(listAccounts, ({ book }) => readAccounts(db, book.id));

  mount(createAccount, async ({ book, person, body, idempotency, refuse, context }) => {
    const command = newAccount(await freshId<AccountId>(parts, 'account'), body);
    if ('status' in command) return problem(context, command);
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return createdAccountWire(db, outcome.events[0]);
  });
  mountChanges(mount, parts);
  mountTemplates(mount, parts);
}

type Changing = {
  readonly book: { readonly id: number };
  readonly person: { readonly id: number };
  readonly body: { readonly expected?: number | undefined };
  readonly idempotency: IdempotencyKey | undefined;
};

function mountChanges(mount: Mount, { db, submit }: RouteParts): void {
  const change = ({ book, person, body, idempotency }: Changing, command: AccountCommand) =>
    submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('expected', body.expected),
      ...given('idempotency', idempotency),
    });

  mount(changeAccount, async (asked) => {
    const accountId = asked.params.accountId as AccountId;
    const command = changedAccount(accountId, asked.body);
    if ('status' in command) return problem(asked.context, command);
    const outcome = await change(asked, command);
    if (outcome.kind === 'rejected') return asked.refuse(outcome.rejection);
    return accountOf(db, asked, accountId);
  });

  mount(retireAccount, async (asked) => {
    const accountId = asked.params.accountId as AccountId;
    const command = { type: 'RetireAccount', data: { accountId } } as const;
    const outcome = await change(asked, command);
    if (outcome.kind === 'rejected') return asked.refuse(outcome.rejection);
    return accountOf(db, asked, accountId);
  });
}

function mountTemplates(mount: Mount, { db, submit, nextIds }: RouteParts): void {
  const applyTemplate =
    (template: ChartName) =>
    async ({ book, person, refuse, idempotency }: TemplateAsked) => {
      const ids = await nextIds('account', STARTER_CHARTS[template].length);
      const accountIds = ids as AccountId[];
      const outcome = await submit({
        bookId: book.id,
        actorId: person.id,
        command: { type: 'ApplyStarterTemplate', data: { template, accountIds } },
        ...given('idempotency', idempotency),
      });
      if (outcome.kind === 'rejected') return refuse(outcome.rejection);
      return { added: outcome.events.length, accounts: await readAccounts(db, book.id) };
    };

  mount(applySalesTemplate, applyTemplate('sales'), { alsoPost: true });
  mount(applyCabesTemplate, applyTemplate('cabes'), { alsoPost: true });
}
