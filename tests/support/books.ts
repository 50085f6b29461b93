// Books on a database of their own, with words for what is done to them.
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import { install } from '#api/commands/install.ts';
import type { CommandRequest, Outcome } from '#api/commands/request.ts';
import type { Command, RecordedEvent } from '#core/domain.ts';
import type { Role } from '#core/book/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { AccountId, BookId, InvitationId, JournalId, PersonId } from '#core/kernel/ids.ts';
import { findPersonByEmail } from '#projections/people/read.ts';
import { freshDatabase } from './postgres.ts';
import type { FreshDatabase } from './postgres.ts';

export const MASTER_KEY = Buffer.alloc(32, 7);

type Extra = Pick<CommandRequest, 'idempotency' | 'expected' | 'also'>;

export type Books = {
  readonly database: FreshDatabase;
  readonly core: BooksCore;
  /** A second server on the same database. */
  readonly another: () => BooksCore;
  readonly person: (email: string, name?: string) => Promise<number>;
  /** A book with a starter chart; `accounts` are its ids by name. */
  readonly book: (ownerId: number) => Promise<TestBook>;
  readonly close: () => Promise<void>;
};

export type TestBook = {
  readonly id: number;
  readonly ownerId: number;
  readonly accounts: ReadonlyMap<string, number>;
};

export async function openBooks(): Promise<Books> {
  const database = await freshDatabase();
  const settings = { installation: 0, masterKey: MASTER_KEY };
  const core = createBooksCore(database.writer, settings);
  await install(database.writer, core.writer.submit, core.nextIds);
  return {
    database,
    core,
    another: () => createBooksCore(database.pool('lekha_writer', 4), settings),
    person: (email, name = 'Asha') => registerPerson(core, email, name),
    book: (ownerId) => createBook(core, ownerId),
    close: async () => {
      await core.writer.idle();
      await database.close();
    },
  };
}

export async function registerPerson(
  core: BooksCore,
  email: string,
  name: string,
): Promise<number> {
  const personId = await oneId(core, 'person');
  const data = { personId, name, email, phone: '+91 98200 00001', company: '', setup: false };
  await accepted(core, 0, personId, { type: 'RegisterPerson', data } as Command);
  return personId;
}

export async function createBook(core: BooksCore, ownerId: number): Promise<TestBook> {
  const id = await oneId(core, 'book');
  const data = { bookId: id, name: 'Chai Stall', ownerId };
  await accepted(core, id, ownerId, { type: 'CreateBook', data } as Command);
  const accountIds = (await core.nextIds('account', 100)) as AccountId[];
  const events = await accepted(core, id, ownerId, {
    type: 'ApplyStarterTemplate',
    data: { template: 'sales', accountIds },
  });
  const accounts = new Map(
    events.flatMap((event) =>
      event.type === 'AccountCreated' ? [[event.data.name, event.data.accountId] as const] : [],
    ),
  );
  return { id, ownerId, accounts };
}

const oneId = async (core: BooksCore, kind: 'person' | 'book' | 'journal'): Promise<number> =>
  (await core.nextIds(kind, 1))[0] ?? 0;

/** Submits and expects acceptance. */
export async function accepted(
  core: BooksCore,
  bookId: number,
  actorId: number,
  command: Command,
  extra: Extra = {},
): Promise<readonly RecordedEvent[]> {
  const outcome = await core.writer.submit({ bookId, actorId, command, ...extra });
  if (outcome.kind === 'rejected') throw new Error(`Refused: ${outcome.rejection.kind}`);
  return outcome.events;
}

/** Posts Cash against Sales, today. */
export async function postSale(
  core: BooksCore,
  book: TestBook,
  amountPaise: number,
  extra: Extra & { readonly actorId?: number } = {},
): Promise<Outcome> {
  return core.writer.submit({ ...(await saleRequest(core, book, amountPaise)), ...extra });
}

export async function saleRequest(
  core: BooksCore,
  { id, ownerId, accounts }: TestBook,
  amountPaise: number,
): Promise<CommandRequest> {
  const command: Command = {
    type: 'PostJournal',
    data: {
      journalId: (await oneId(core, 'journal')) as JournalId,
      voucherType: 'receipt',
      entryDate: null,
      narration: 'Sale',
      entries: [
        { accountId: accounts.get('Cash') ?? 0, side: 'debit', amountPaise },
        { accountId: accounts.get('Sales – Goods') ?? 0, side: 'credit', amountPaise },
      ],
    },
  };
  return { bookId: id, actorId: ownerId, command };
}

/** As the link in a mail would. */
export async function confirmAddress(core: BooksCore, email: string): Promise<void> {
  const person = await findPersonByEmail(core.db, email);
  if (person === null) throw new Error(`Nobody has registered as ${email}.`);
  const data = { personId: person.personId as PersonId, email: person.email, by: 'link' } as const;
  await accepted(core, INSTALLATION_BOOK, person.personId, { type: 'ConfirmAddress', data });
}

type JoiningById = {
  readonly bookId: number;
  readonly ownerId: number;
  readonly personId: number;
  readonly email: string;
  readonly role: Role;
};

/** The same without a request. */
export async function joinBookById(core: BooksCore, joining: JoiningById): Promise<void> {
  const { ownerId, email, role } = joining;
  await confirmAddress(core, email);
  const bookId = joining.bookId as BookId;
  const personId = joining.personId as PersonId;
  const [invitationId] = (await core.nextIds('invitation', 1)) as [InvitationId];
  const key = { bookId, invitationId };
  await accepted(core, bookId, ownerId, { type: 'InviteMember', data: { ...key, email, role } });
  const data = { ...key, personId, byLink: false };
  await accepted(core, bookId, personId, { type: 'AcceptInvitation', data });
}
