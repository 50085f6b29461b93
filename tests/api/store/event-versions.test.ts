// Which version of an event is written while servers of several releases run, and what a program
// says that finds a version which it does not know. What an older release reads is said for it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import type { CommandRequest } from '#api/commands/request.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import {
  allowVersions,
  announceServer,
  assertReadableLog,
  NewerLog,
  retractServer,
  VersionNotAllowed,
} from '#api/store/versions/event-versions.ts';
import { NEWEST_VERSIONS } from '#core/event-versions.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { accepted, openBooks, postSale, saleRequest } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

const OLDER = '00000000-0000-4000-8000-000000000001';
const NEWER = '00000000-0000-4000-8000-000000000002';

let books: Books;
let book: TestBook;

beforeEach(async () => {
  books = await openBooks();
  book = await books.book(await books.person('asha@chai.example'));
});
afterEach(() => books.close());

const NEWEST = NEWEST_VERSIONS.get('JournalPosted') ?? 0;
/** What a later release will write. */
const NEXT = NEWEST + 1;

/** A server of an older release, which read journals of version 1 alone, runs or once ran. */
async function withOlderServer(seenSecondsAgo = 0): Promise<void> {
  const reads = { ...Object.fromEntries(NEWEST_VERSIONS), JournalPosted: 1 };
  await books.database.owner.query('delete from event_versions');
  await books.database.owner.query(
    `insert into servers (server_id, reads, seen_at)
     values ($1, $2, clock_timestamp() - make_interval(secs => $3))`,
    [OLDER, JSON.stringify(reads), seenSecondsAgo],
  );
  await allowVersions(books.core.pool);
}

const writtenVersions = async () => {
  const { rows } = await books.database.reader.query<{ version: number }>(
    `select version from events where book_id = $1 and type = 'JournalPosted' order by seq`,
    [book.id],
  );
  return rows.map(({ version }) => version);
};

/** As a newer release would have, once all servers that ran then could read it. */
const allowNewer = (type: string, version: number) =>
  books.database.owner.query('insert into event_versions (type, version) values ($1, $2)', [
    type,
    version,
  ]);

const eventCount = async () => {
  const { rows } = await books.database.reader.query<{ count: number }>(
    'select count(*)::int as count from events',
  );
  return rows[0]?.count;
};

describe('a journal is written', () => {
  test('the first journal is of the newest version where no older server runs', async () => {
    await postSale(books.core, book, 100);
    expect(await writtenVersions()).toStrictEqual([NEWEST]);
  });

  test('a journal is of version 1 while a server reads no other, then of the newest', async () => {
    await withOlderServer();
    await postSale(books.core, book, 100);
    await announceServer(books.core.pool, NEWER);
    await postSale(books.core, book, 200);
    await retractServer(books.core.pool, OLDER);
    await announceServer(books.core.pool, NEWER);
    await postSale(books.core, book, 300);
    expect(await writtenVersions()).toStrictEqual([1, 1, NEWEST]);
  });

  test('a journal is of the newest version once a server of version 1 is silent', async () => {
    await withOlderServer(61);
    await postSale(books.core, book, 100);
    expect(await writtenVersions()).toStrictEqual([NEWEST]);
  });

  test('a journal stays of the newest version for good once that was allowed', async () => {
    await postSale(books.core, book, 100);
    await books.database.owner.query(
      `insert into servers (server_id, reads) values ($1, '{"JournalPosted": 1}')`,
      [OLDER],
    );
    await announceServer(books.core.pool, NEWER);
    await postSale(books.core, book, 200);
    expect(await writtenVersions()).toStrictEqual([NEWEST, NEWEST]);
  });
});

describe('a book with journals of both versions', () => {
  test('verifies, and rebuilds to the rows that it has', async () => {
    await withOlderServer();
    await postSale(books.core, book, 100);
    await retractServer(books.core.pool, OLDER);
    await allowVersions(books.core.pool);
    await postSale(books.core, book, 200);
    expect(await writtenVersions()).toStrictEqual([1, NEWEST]);
    const { pool, keys } = books.core;
    expect(await verifyBook(pool, book.id)).toMatchObject({ ok: true });
    const job = { pool, keys, bookId: book.id, projections: PROJECTIONS };
    expect(await checkRebuild(job)).toStrictEqual([]);
  });

  test('answers a journal of version 1 under its old key as it was answered', async () => {
    await withOlderServer();
    const idempotency = { key: 'morning-sale', requestHash: 'ab'.repeat(32) };
    const request: CommandRequest = {
      ...(await saleRequest(books.core, book, 100)),
      idempotency,
    };
    const first = await books.core.writer.submit(request);
    await retractServer(books.core.pool, OLDER);
    await allowVersions(books.core.pool);
    const again = await books.another().writer.submit(request);
    expect(again).toMatchObject({ kind: 'accepted', replayed: true });
    expect(first.kind === 'accepted' && first.events).toStrictEqual(
      again.kind === 'accepted' && again.events,
    );
    expect(await writtenVersions()).toStrictEqual([1]);
  });

  test('lets a journal of version 1 be corrected', async () => {
    await withOlderServer();
    const [posted] = await accepted(
      books.core,
      book.id,
      book.ownerId,
      (await saleRequest(books.core, book, 100)).command,
    );
    await retractServer(books.core.pool, OLDER);
    await allowVersions(books.core.pool);
    const fresh = books.another();
    const { command } = await saleRequest(books.core, book, 120);
    if (command.type !== 'PostJournal' || posted?.type !== 'JournalPosted') throw new Error();
    const { journalId, ...document } = command.data;
    const [reversalId = 0] = await fresh.nextIds('journal', 1);
    await accepted(fresh, book.id, book.ownerId, {
      type: 'CorrectJournal',
      data: {
        ...document,
        journalId: posted.data.journalId,
        reversalId,
        replacementId: journalId,
        reason: 'Wrong amount',
      },
    } as CommandRequest['command']);
    expect(await writtenVersions()).toStrictEqual([1, NEWEST]);
  });
});

describe('what version 1 cannot say', () => {
  test('is not written while a server reads version 1 alone, and harms nothing else', async () => {
    await withOlderServer();
    const debtors = await partyAccount();
    const before = await eventCount();
    await expect(books.core.writer.submit(await onAccount(debtors))).rejects.toThrow(
      VersionNotAllowed,
    );
    expect(await eventCount()).toBe(before);
    await postSale(books.core, book, 100);
    await retractServer(books.core.pool, OLDER);
    await allowVersions(books.core.pool);
    await books.core.writer.submit(await onAccount(debtors));
    expect(await writtenVersions()).toStrictEqual([1, NEWEST]);
  });
});

describe('a program that does not know a version which the log may hold', () => {
  const newer =
    `JournalPosted version ${NEXT}: ` + 'a newer version of Lekha wrote this. Update this server.';

  test('neither announces itself nor is counted as a server', async () => {
    await allowNewer('JournalPosted', NEXT);
    await expect(announceServer(books.core.pool, NEWER)).rejects.toThrow(newer);
    await expect(assertReadableLog(books.core.pool)).rejects.toThrow(newer);
    const { rows } = await books.database.reader.query('select server_id from servers');
    expect(rows).toStrictEqual([]);
  });

  test('writes nothing any more, from the drain after it was allowed', async () => {
    await postSale(books.core, book, 100);
    const before = await eventCount();
    await allowNewer('JournalPosted', NEXT);
    await expect(postSale(books.core, book, 200)).rejects.toThrow(NewerLog);
    await expect(
      books.another().writer.submit(await saleRequest(books.core, book, 300)),
    ).rejects.toThrow(newer);
    expect(await eventCount()).toBe(before);
  });

  test('writes nothing for an event type that it never heard of', async () => {
    await allowNewer('GoodsReceived', 1);
    await expect(postSale(books.core, book, 200)).rejects.toThrow('GoodsReceived version 1');
  });
});

async function partyAccount(): Promise<number> {
  const { rows } = await books.database.reader.query<{ type: number }>(
    `select type_id as type from account_types where group_code = 'sundry-debtors'`,
  );
  const [accountId = 0] = await books.core.nextIds('account', 1);
  const details = { gstin: null, companyTypeId: null, email: null, asset: null };
  await accepted(books.core, book.id, book.ownerId, {
    type: 'CreateAccount',
    data: { accountId, name: 'Karnataka Agro', typeId: rows[0]?.type ?? 0, ...details },
  } as CommandRequest['command']);
  return accountId;
}

/** ₹1 received of a customer, of which nothing is settled yet. */
async function onAccount(partyId: number): Promise<CommandRequest> {
  const request = await saleRequest(books.core, book, 100);
  const { command } = request;
  if (command.type !== 'PostJournal') throw new Error('A sale posts a journal.');
  const [debit] = command.data.entries;
  if (debit === undefined) throw new Error('A sale has entries.');
  const references = [{ kind: 'on-account' as const, amountPaise: 100 }];
  const credit = { accountId: partyId, side: 'credit' as const, amountPaise: 100, references };
  return {
    ...request,
    command: { ...command, data: { ...command.data, entries: [debit, credit] } },
  };
}
