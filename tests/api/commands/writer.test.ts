import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '#core/domain.ts';
import type { CommandRequest, Outcome } from '#api/commands/request.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { accepted, openBooks, postSale, saleRequest } from '#tests/support/books.ts';
import { joinBookById } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

let books: Books;
let stall: TestBook;

beforeAll(async () => {
  books = await openBooks();
  stall = await books.book(await books.person('asha@example.in'));
});
afterAll(() => books.close());

const key = (name: string, request = '01') => ({
  idempotency: { key: `key-${name}-key`, requestHash: request.repeat(32) },
});

const seqOf = (outcome: Outcome) => (outcome.kind === 'accepted' ? outcome.events[0]?.seq : null);

async function counted(text: string, values: unknown[] = []) {
  const { rows } = await books.database.writer.query<{ n: number }>(text, values);
  return rows[0]?.n;
}

describe('many clients at once', () => {
  test('leave no gap in events or numbers, and the sums are zero', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, index) => postSale(books.core, stall, index + 1)),
    );
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(300);
    const numbers = await books.database.writer.query<{ number: number }>(
      'select number from journals where book_id = $1 order by number',
      [stall.id],
    );
    const expected = numbers.rows.map((_, index) => index + 1);
    expect(numbers.rows.map((row) => row.number)).toEqual(expected);
    expect(await verifyBook(books.database.writer, stall.id)).toMatchObject({ ok: true });
    expect(await counted('select sum(balance_paise)::bigint as n from ledger_balances')).toBe(0);
  });

  test('one refusal harms nobody else in the batch', async () => {
    const outcomes = await Promise.all([
      postSale(books.core, stall, 500),
      postSale(books.core, stall, 0),
      postSale(books.core, stall, 700),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'rejected', 'accepted']);
  });

  test('an exception fails its own command and lets the others through', async () => {
    const poison = () => Promise.reject(new Error('The credentials could not be written.'));
    const answers = await Promise.allSettled([
      postSale(books.core, stall, 100),
      postSale(books.core, stall, 200, { also: poison }),
      postSale(books.core, stall, 300),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await verifyBook(books.database.writer, stall.id)).toMatchObject({ ok: true });
  });

  test('two servers on one database neither fork a book nor double a request', async () => {
    const servers = [books.core, books.another(), books.another()];
    await Promise.all(
      Array.from({ length: 240 }, (_, index) => {
        const server = servers[index % servers.length] ?? books.core;
        return postSale(server, stall, 100, key(`two-${index % 60}`));
      }),
    );
    const posted = await counted(
      `select count(*) as n from idempotency_keys where key like 'key-two-%'`,
    );
    expect(posted).toBe(60);
    expect(await verifyBook(books.database.writer, stall.id)).toMatchObject({ ok: true });
    const gaps = await counted(
      `select count(*) - max(number) as n from journals where book_id = $1`,
      [stall.id],
    );
    expect(gaps).toBe(0);
  });
});

describe('commands that come while a drain waits for its lock', () => {
  /** Submits the second once the drain of the first has begun, and before it can hold a lock. */
  const oneAfterTheOther = async (first: CommandRequest, second: CommandRequest) => {
    const { submit } = books.core.writer;
    const before = submit(first);
    await new Promise((resolve) => setImmediate(resolve));
    return Promise.all([before, submit(second)]);
  };
  const sale = (amountPaise: number) => saleRequest(books.core, stall, amountPaise);

  test('join it, and are recorded at the same instant', async () => {
    const outcomes = await oneAfterTheOther(await sale(10), await sale(20));
    const instants = outcomes.map((one) => one.kind === 'accepted' && one.moment.recordedAt);
    expect(new Set(instants).size).toBe(1);
    expect(instants).not.toContain(false);
  });

  test('are answered as before where their key was used', async () => {
    const known = { ...(await sale(30)), ...key('joins') };
    const seq = seqOf(await books.core.writer.submit(known));
    const [, again] = await oneAfterTheOther(await sale(40), known);
    expect(again).toMatchObject({ kind: 'accepted', replayed: true });
    expect(seqOf(again)).toBe(seq);
  });
});

describe('an idempotency key', () => {
  test('sent twenty times at once is one journal and twenty equal answers', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => postSale(books.core, stall, 900, key('twenty'))),
    );
    expect(new Set(outcomes.map(seqOf)).size).toBe(1);
    expect(outcomes.filter((one) => one.kind === 'accepted' && !one.replayed)).toHaveLength(1);
  });

  test('an idempotency key with another request is refused', async () => {
    await postSale(books.core, stall, 900, key('other'));
    const outcome = await postSale(books.core, stall, 901, key('other', '02'));
    expect(outcome).toEqual({ kind: 'rejected', rejection: { kind: 'idempotency_key_reused' } });
  });

  test('an idempotency key of a refused request is free again', async () => {
    expect((await postSale(books.core, stall, 0, key('refused'))).kind).toBe('rejected');
    expect((await postSale(books.core, stall, 100, key('refused', '03'))).kind).toBe('accepted');
  });

  test('counts by itself in another book and for another person', async () => {
    const other = await books.book(stall.ownerId);
    const first = await postSale(books.core, stall, 100, key('scope'));
    const second = await postSale(books.core, other, 100, key('scope'));
    expect([first, second].map((one) => one.kind === 'accepted' && one.replayed)).toEqual([
      false,
      false,
    ]);
  });

  test('creates one book however often it is sent', async () => {
    const create = async () => {
      const [bookId] = await books.core.nextIds('book', 1);
      const data = { bookId, name: 'Once', ownerId: stall.ownerId };
      const command = { type: 'CreateBook', data } as Command;
      const request = { bookId: bookId ?? 0, actorId: stall.ownerId, command, ...key('book') };
      return books.core.writer.submit(request);
    };
    const outcomes = await Promise.all([create(), create(), create()]);
    const made = outcomes.map((one) => (one.kind === 'accepted' ? one.events[0]?.bookId : null));
    expect(new Set(made).size).toBe(1);
    expect(await counted(`select count(*) as n from book_list where name = 'Once'`)).toBe(1);
  });
});

describe('what a form has seen', () => {
  test('is refused once somebody changed the record, and says who', async () => {
    const accountId = stall.accounts.get('Rent');
    const rename = (name: string) =>
      ({ type: 'ChangeAccount', data: { accountId, changes: { name } } }) as Command;
    const { id, ownerId } = stall;
    const [changed] = await accepted(books.core, id, ownerId, rename('Rent, shop'));
    const seq = changed?.seq ?? 0;
    const stale = await books.core.writer.submit({
      bookId: id,
      actorId: ownerId,
      command: rename('Rent, office'),
      expected: seq - 1,
    });
    expect(stale).toEqual({
      kind: 'rejected',
      rejection: { kind: 'changed_since', by: ownerId, seq },
    });
    const fresh = { bookId: id, actorId: ownerId, command: rename('Rent, office'), expected: seq };
    expect((await books.core.writer.submit(fresh)).kind).toBe('accepted');
  });
});

describe('roles', () => {
  test('a member who was just removed posts no more, also when both arrive together', async () => {
    const clerk = await books.person('clerk@example.in', 'Clerk');
    const book = await books.book(stall.ownerId);
    const member = { bookId: book.id, personId: clerk };
    await joinBookById(books.core, {
      ...member,
      ownerId: stall.ownerId,
      email: 'clerk@example.in',
      role: 'data entry',
    });
    await postSale(books.core, book, 100, { actorId: clerk });
    const before = postSale(books.core, book, 100, { actorId: clerk });
    // Its id is at hand, so it stands in the queue when this turn of the loop is over.
    await new Promise((resolve) => setImmediate(resolve));
    const remove = { type: 'RemoveMember', data: member } as Command;
    const removed = accepted(books.core, book.id, stall.ownerId, remove);
    const after = postSale(books.core, book, 100, { actorId: clerk });
    expect((await before).kind).toBe('accepted');
    await removed;
    expect(await after).toMatchObject({ kind: 'rejected', rejection: { kind: 'book_not_found' } });
  });

  test('data entry reverses nothing', async () => {
    const clerk = await books.person('clerk2@example.in', 'Clerk');
    const book = await books.book(stall.ownerId);
    await joinBookById(books.core, {
      bookId: book.id,
      ownerId: stall.ownerId,
      personId: clerk,
      email: 'clerk2@example.in',
      role: 'data entry',
    });
    const posted = await postSale(books.core, book, 100, { actorId: clerk });
    const event = posted.kind === 'accepted' ? posted.events[0] : undefined;
    const journalId = event?.type === 'JournalPosted' ? event.data.journalId : 0;
    const [reversalId] = await books.core.nextIds('journal', 1);
    const outcome = await books.core.writer.submit({
      bookId: book.id,
      actorId: clerk,
      command: {
        type: 'ReverseJournal',
        data: { journalId, reversalId, reason: 'Wrong' },
      } as Command,
    });
    expect(outcome).toMatchObject({ rejection: { kind: 'role_may_not', role: 'data entry' } });
  });
});
