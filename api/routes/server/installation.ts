// What admins see beside the masters and the users: shared account types, how much there is, and
// the accounts and journals of those books that they belong to.
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { countOpenAccounts } from '#projections/chart-of-accounts/read.ts';
import { countJournals } from '#projections/journal-list/read.ts';
import {
  createSharedAccountType,
  listAdminAccounts,
  listAdminJournals,
  listSharedAccountTypes,
  readSharedAccountType,
  readSharedCounts,
  removeSharedAccountType,
  renameSharedAccountType,
} from '#api/contract/server/installation.ts';
import type { SignedIn } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import {
  listAccounts,
  listSharedAccountTypes as readSharedTypes,
} from '#api/queries/account-list.ts';
import { accountTypeReply } from '#api/queries/as-of/account.ts';
import { countsOfInstallation } from '#api/queries/catalogue/counts.ts';
import { listJournalCards } from '#api/queries/journal/journal-list.ts';
import {
  accountTypeChangesIn,
  groupIn,
  UNKNOWN_GROUP,
} from '#api/requests/catalogue/account-type.ts';
import { answerCommand, createdId } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountInstallation(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(readSharedCounts, () => countsOfInstallation(db));

  mount(listSharedAccountTypes, async () => {
    const items = await readSharedTypes(db);
    return { items, total: items.length };
  });

  mount(createSharedAccountType, async (asked) => {
    const { body, context } = asked;
    const group = groupIn(body.group);
    if (group === undefined) return replyProblem(context, UNKNOWN_GROUP);
    const typeId = await freshId<AccountTypeId>(parts, 'account_type');
    const data = { typeId, name: body.name.trim(), group };
    const command = { type: 'AddAccountType', data } as const;
    return answerCommand(parts, asked, { command }, (log) => accountTypeReply(log, createdId(log)));
  });

  mount(renameSharedAccountType, async (asked) => {
    const typeId = asked.params.typeId as AccountTypeId;
    const changes = accountTypeChangesIn(asked.body);
    if (changes === undefined) return replyProblem(asked.context, UNKNOWN_GROUP);
    const command = { type: 'ChangeAccountType', data: { typeId, ...changes } } as const;
    const order = { command, expected: asked.body.expected };
    return answerCommand(parts, asked, order, (log) => accountTypeReply(log, typeId));
  });

  mount(readSharedAccountType, async ({ params, context }) => {
    const types = await readSharedTypes(db);
    return types.find(({ id }) => id === params.typeId) ?? notFound(context);
  });

  mount(removeSharedAccountType, async (asked) => {
    const typeId = asked.params.typeId as AccountTypeId;
    const command = { type: 'RemoveAccountType', data: { typeId } } as const;
    return answerCommand(parts, asked, { command }, () => ({ id: typeId, removed: true as const }));
  });
  mountBooks(mount, parts);
}

const idsOf = ({ books }: SignedIn): number[] => books.map(({ id }) => id);

function mountBooks(mount: Mount, { db }: RouteParts): void {
  mount(listAdminAccounts, async ({ person, query }) => {
    const items = [];
    for (const { id } of person.books) {
      if (items.length < query.limit) items.push(...(await listAccounts(db, id)));
    }
    const total = await countOpenAccounts(db, idsOf(person));
    return { items: items.slice(0, query.limit), total };
  });

  mount(listAdminJournals, async ({ person, query: { limit } }) => {
    const pages = [];
    for (const { id } of person.books) pages.push(await listJournalCards(db, id, { limit }));
    const newest = pages
      .flatMap(({ items }) => items)
      .toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1));
    return { items: newest.slice(0, limit), total: await countJournals(db, idsOf(person)) };
  });
}
