// Writes a demo book by commands, through the same door as people do.
import { STARTER_CHARTS } from '#core/account/index.ts';
import type { Command, RecordedEvent } from '#core/domain.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, BookId, JournalId, PersonId } from '#core/kernel/ids.ts';
import { accountsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { IdKind } from '#api/store/ids.ts';
import { occasionsOf } from './occasions.ts';
import type { Occasion } from './occasions.ts';
import type { BookPlan } from './plan.ts';

const AT_ONCE = 100;

/** @returns the book's id. Throws when a command is refused: a plan must hold. */
export async function writeBook(
  core: BooksCore,
  plan: BookPlan,
  ownerId: number,
  today: CalendarDate,
): Promise<number> {
  const bookId = await oneId<BookId>(core, 'book');
  const act = (command: Command) => accepted(core, bookId, ownerId, command);
  const { name, chart } = plan;
  await act({ type: 'CreateBook', data: { bookId, name, ownerId: ownerId as PersonId } });
  const accountIds = (await core.nextIds('account', STARTER_CHARTS[chart].length)) as AccountId[];
  await act({ type: 'ApplyStarterTemplate', data: { template: chart, accountIds } });
  await addAccounts(core, plan, bookId, act);
  const accounts = await accountsOf(core.db, bookId);
  const ids = new Map(accounts.map((account) => [account.name, account.accountId]));
  const occasions = occasionsOf(plan, ids, today);
  for (let from = 0; from < occasions.length; from += AT_ONCE) {
    const slice = occasions.slice(from, from + AT_ONCE);
    await Promise.all(slice.map(async (occasion) => act(await posting(core, occasion))));
  }
  return bookId;
}

async function addAccounts(
  core: BooksCore,
  { accounts }: BookPlan,
  bookId: number,
  act: (command: Command) => Promise<unknown>,
): Promise<void> {
  const types = await accountTypesOf(core.db, bookId);
  for (const [name, group] of accounts) {
    const type = types.find((one) => one.reserved && one.group === group);
    if (type === undefined) throw new Error(`There is no account type for ${group}.`);
    const accountId = await oneId<AccountId>(core, 'account');
    const blank = { gstin: null, companyTypeId: null, email: null, asset: null };
    const data = { accountId, name, typeId: type.typeId, ...blank };
    await act({ type: 'CreateAccount', data });
  }
}

async function posting(core: BooksCore, occasion: Occasion): Promise<Command> {
  const journalId = await oneId<JournalId>(core, 'journal');
  return { type: 'PostJournal', data: { journalId, ...occasion } };
}

async function oneId<Id extends number>(core: BooksCore, kind: IdKind): Promise<Id> {
  const [id] = await core.nextIds(kind, 1);
  return id as Id;
}

export async function accepted(
  core: BooksCore,
  bookId: number,
  actorId: number,
  command: Command,
): Promise<readonly RecordedEvent[]> {
  const outcome = await core.writer.submit({ bookId, actorId, command });
  if (outcome.kind === 'accepted') return outcome.events;
  throw new Error(`The seed's ${command.type} was refused: ${outcome.rejection.kind}.`);
}
