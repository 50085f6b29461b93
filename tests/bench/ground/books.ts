// The books that are measured, opened by commands as people open them.
import type { Command } from '#core/domain.ts';
import type { AccountId, BookId, PersonId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import type { BooksCore } from '#api/server/app.ts';
import { cookieName } from '#api/session/cookie.ts';
import { beginSession } from '#api/session/sessions.ts';

export type BenchBook = {
  readonly id: number;
  readonly ownerId: number;
  /** The first account: half of the journals go through it. */
  readonly cash: number;
  readonly accountIds: readonly number[];
};

export type Owner = {
  readonly id: number;
  /** The Cookie header with which the owner is signed in. */
  readonly cookie: string;
};

export const ACCOUNTS = 200;
const AT_ONCE = 200;

async function act(
  core: BooksCore,
  bookId: number,
  actorId: number,
  command: Command,
): Promise<void> {
  const outcome = await core.writer.submit({ bookId, actorId, command });
  invariant(outcome.kind === 'accepted', `${command.type} is as the rules want it.`);
}

export async function newOwner(core: BooksCore): Promise<Owner> {
  const [id = 0] = await core.nextIds('person', 1);
  const personId = id as PersonId;
  const profile = { name: 'Meera Joshi', email: 'meera@example.in', phone: '', company: '' };
  const data = { personId, ...profile, setup: true };
  await act(core, 0, id, { type: 'RegisterPerson', data });
  const device = { device: 'A program', address: '127.0.0.1' };
  const token = await beginSession(core.pool, { personId: id, previous: null, ...device });
  return { id, cookie: `${cookieName(false)}=${token}` };
}

/** @returns a new book with this many accounts, half of them with a debtor's nature. */
export async function newBook(
  core: BooksCore,
  owner: Owner,
  name: string,
  accounts = ACCOUNTS,
): Promise<BenchBook> {
  const [bookId = 0] = await core.nextIds('book', 1);
  const ownerId = owner.id as PersonId;
  const book = { bookId: bookId as BookId, name, ownerId };
  await act(core, bookId, owner.id, { type: 'CreateBook', data: book });
  const types = await accountTypesOf(core.db, bookId);
  const accountIds = (await core.nextIds('account', accounts)) as AccountId[];
  for (let from = 0; from < accounts; from += AT_ONCE) {
    const some = accountIds.slice(from, from + AT_ONCE);
    await Promise.all(
      some.map((accountId, index) => {
        const type = types[(from + index) % types.length];
        const blank = { gstin: null, companyTypeId: null, email: null, asset: null };
        const called = from + index === 0 ? 'Cash' : `Account ${from + index} of the bench`;
        const data = { accountId, name: called, typeId: type?.typeId ?? 0, ...blank };
        return act(core, bookId, owner.id, { type: 'CreateAccount', data });
      }),
    );
  }
  return { id: bookId, ownerId: owner.id, cash: accountIds[0] ?? 0, accountIds };
}
