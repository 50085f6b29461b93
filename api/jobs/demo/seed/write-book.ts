// Writes a demo book by commands, through the same door as people do.
import { STARTER_CHARTS } from '#core/account/index.ts';
import type { Command, RecordedEvent } from '#core/domain.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, BookId, JournalId, PersonId } from '#core/kernel/ids.ts';
import { accountsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import type { Submit } from '#api/commands/request.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { IdKind, NextIds } from '#api/store/ids.ts';
import { writeBilling } from './billing.ts';
import { journalLinesOf, occasionsOf } from './occasions.ts';
import type { SeedOccasion } from './occasions.ts';
import type { BookPlan, CorrectedMistake } from './plan.ts';

const AT_ONCE = 100;

/** What writes into the books and reads them. */
export type SeededBooks = {
  readonly db: ReadTables;
  readonly nextIds: NextIds;
  readonly writer: { readonly submit: Submit };
};

/** @returns the book's id. Throws when a command is refused: a plan must hold. */
export async function writeBook(
  core: SeededBooks,
  plan: BookPlan,
  ownerId: number,
  today: CalendarDate,
): Promise<number> {
  const bookId = await oneId<BookId>(core, 'book');
  const data = { bookId, name: plan.name, ownerId: ownerId as PersonId };
  await mustAccept(core, bookId, ownerId, { type: 'CreateBook', data });
  await fillBook(core, plan, { bookId, ownerId: data.ownerId, today });
  return bookId;
}

type EmptyBook = {
  readonly bookId: BookId;
  readonly ownerId: PersonId;
  readonly today: CalendarDate;
};

/** Puts everything of a plan into a book that is there and empty. Throws as `writeBook` does. */
export async function fillBook(
  core: SeededBooks,
  plan: BookPlan,
  { bookId, ownerId, today }: EmptyBook,
): Promise<void> {
  const act = (command: Command) => mustAccept(core, bookId, ownerId, command);
  const { chart } = plan;
  const accountIds = (await core.nextIds('account', STARTER_CHARTS[chart].length)) as AccountId[];
  await act({ type: 'ApplyStarterTemplate', data: { template: chart, accountIds } });
  await addAccounts(core, plan, bookId, act);
  const accounts = await accountsOf(core.db, bookId);
  const ids = new Map(accounts.map((account) => [account.name, account.accountId]));
  const occasions = occasionsOf(plan, ids, today);
  const journalIds = (await core.nextIds('journal', occasions.length)) as JournalId[];
  const documents = occasions.map((occasion, index) => ({
    journalId: journalIds[index] as JournalId,
    ...occasion,
  }));
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const slice = documents.slice(from, from + AT_ONCE);
    await Promise.all(slice.map((data) => act({ type: 'PostJournal', data })));
  }
  for (const slip of plan.slips ?? []) await act(await puttingRight(core, slip, documents, ids));
  if (plan.billing !== undefined) {
    const fresh = <Id extends number>(kind: IdKind) => oneId<Id>(core, kind);
    await writeBilling(plan.billing, { bookId, today, act, oneId: fresh });
  }
}

async function addAccounts(
  core: SeededBooks,
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

async function puttingRight(
  core: SeededBooks,
  { narration, reason, instead }: CorrectedMistake,
  documents: readonly (SeedOccasion & { readonly journalId: JournalId })[],
  ids: ReadonlyMap<string, number>,
): Promise<Command> {
  const wrong = documents.findLast((document) => document.narration === narration);
  if (wrong === undefined) throw new Error(`The plan has no document named ${narration}.`);
  const { journalId } = wrong;
  const reversalId = await oneId<JournalId>(core, 'journal');
  if (instead === undefined) {
    return { type: 'ReverseJournal', data: { journalId, reversalId, reason } };
  }
  const debits = wrong.entries.filter(({ side }) => side === 'debit');
  const paise = debits.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const entries = [
    ...journalLinesOf(instead.debit, 'debit', paise, ids),
    ...journalLinesOf(instead.credit, 'credit', paise, ids),
  ];
  const replacementId = await oneId<JournalId>(core, 'journal');
  const data = { ...wrong, entries, reversalId, replacementId, reason };
  return { type: 'CorrectJournal', data };
}

async function oneId<Id extends number>(core: SeededBooks, kind: IdKind): Promise<Id> {
  const [id] = await core.nextIds(kind, 1);
  return id as Id;
}

export async function mustAccept(
  core: SeededBooks,
  bookId: number,
  actorId: number,
  command: Command,
): Promise<readonly RecordedEvent[]> {
  const outcome = await core.writer.submit({ bookId, actorId, command });
  if (outcome.kind === 'accepted') return outcome.events;
  throw new Error(`The seed's ${command.type} was refused: ${outcome.rejection.kind}.`);
}
