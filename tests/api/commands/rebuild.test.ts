// A book is checked and rebuilt while people work in it, by servers of one version and of two.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { booksToRebuild } from '#api/commands/rebuild/outdated.ts';
import { rebuild, rebuildOutdated } from '#api/commands/rebuild/rebuild.ts';
import { ProjectionVersionMismatch } from '#api/commands/request.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { Command } from '#core/domain.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { ledgerBalancesProjection } from '#projections/ledger-balances/project.ts';
import { ledgerBalances } from '#projections/ledger-balances/table.ts';
import type { Project, Projection, Table } from '#projections/runner/projection.ts';
import { addTo } from '#projections/runner/writing/write-rows.ts';
import { eventually } from '#tests/faults/installation.ts';
import { MASTER_KEY, openBooks, postSale } from '#tests/support/books.ts';
import type { Books, TestBook } from '#tests/support/books.ts';

let books: Books;
let ownerId: number;
let stall: TestBook;

beforeAll(async () => {
  books = await openBooks();
  ownerId = await books.person('asha@example.in');
  stall = await books.book(ownerId);
  for (const rupees of [10, 20, 30]) await postSale(books.core, stall, rupees * 100);
});
afterAll(() => books.close());

const jobFor = (book: TestBook, projections: readonly Projection[] = PROJECTIONS) => ({
  pool: books.database.pool('lekha_writer', 3, 'maintenance'),
  keys: books.core.keys,
  bookId: book.id,
  projections,
});
const check = (book = stall, projections = PROJECTIONS) => checkRebuild(jobFor(book, projections));
const kindOf = async (core: BooksCore, book: TestBook) => (await postSale(core, book, 100)).kind;

/**
 * Lets a rebuild begin and keeps it from going on: it needs this table, and posting a journal does
 * not. @returns what the rebuild answered, once the work in between was done.
 */
async function heldUp<Value>(begin: () => Promise<Value>, meanwhile: () => Promise<void>) {
  const holder = await books.database.owner.connect();
  try {
    await holder.query('begin; lock table units in access exclusive mode');
    const answer = begin();
    answer.catch(() => undefined);
    await eventually(async () => {
      const { rows } = await books.database.writer.query(
        `select 1 from pg_locks where relation = 'units'::regclass and not granted`,
      );
      expect(rows).toHaveLength(1);
    });
    await meanwhile();
    await holder.query('rollback');
    return await answer;
  } finally {
    holder.release(true);
  }
}

const tamper = () =>
  books.database.writer.query(
    `update ledger_balances set entry_count = entry_count + 1 where book_id = ${stall.id}`,
  );

describe('while people post', () => {
  test('a book is checked as it is at one moment, and nobody waits for it', async () => {
    const differences = await heldUp(
      () => check(),
      async () => expect(await kindOf(books.core, stall)).toBe('accepted'),
    );
    expect(differences).toStrictEqual([]);
    expect(await check()).toStrictEqual([]);
  });

  test('a check changes no row, not even one that is wrong', async () => {
    await tamper();
    expect((await check()).length).toBeGreaterThan(0);
    expect((await check()).length).toBeGreaterThan(0);
    await rebuild(jobFor(stall));
    expect(await check()).toStrictEqual([]);
  });

  test('a book is rebuilt, with all that was posted and reversed meanwhile', async () => {
    await tamper();
    const job = jobFor(stall);
    const counted: number[] = [];
    await heldUp(
      () => rebuild({ ...job, onProgress: (seq) => counted.push(seq) }),
      async () => {
        const posted = await Promise.all(
          Array.from({ length: 2_100 }, () => kindOf(books.core, stall)),
        );
        expect(new Set(posted)).toStrictEqual(new Set(['accepted']));
        await reverseFirst();
      },
    );
    // What was posted by the time of the comparison, what came meanwhile, and the very last.
    expect(counted.length).toBeGreaterThan(1);
    expect(await check()).toStrictEqual([]);
    expect(await kindOf(books.core, stall)).toBe('accepted');
    expect(await check()).toStrictEqual([]);
  });

  test('who is erased meanwhile is erased from the rows that are put in place', async () => {
    const customerId = await addCustomer();
    await tamper();
    await heldUp(
      () => rebuild(jobFor(stall)),
      async () => {
        const data = { customerId, reason: 'By letter', whenAllowed: false };
        await submit({ type: 'EraseCustomer', data } as Command);
      },
    );
    const { rows } = await books.database.writer.query<{ name: string }>(
      `select name from customers where customer_id = ${customerId}
       union all select name from accounts where name = 'Canary Bai'`,
    );
    expect(rows).toStrictEqual([{ name: '[erased]' }]);
    expect(await check()).toStrictEqual([]);
  });

  test('one that breaks off leaves the rows as they were, and the next goes on', async () => {
    await tamper();
    const before = await check();
    const broken = heldUp(
      () => rebuild(jobFor(stall)),
      async () => {
        await books.database.owner.query(
          `select pg_terminate_backend(pid) from pg_locks
           where relation = 'units'::regclass and not granted`,
        );
      },
    );
    await expect(broken).rejects.toThrow();
    expect(await check()).toStrictEqual(before);
    await rebuild(jobFor(stall));
    expect(await check()).toStrictEqual([]);
  });
});

async function submit(command: Command): Promise<void> {
  const outcome = await books.core.writer.submit({ bookId: stall.id, actorId: ownerId, command });
  expect(outcome.kind).toBe('accepted');
}

/** @returns a private person without any document. */
async function addCustomer(): Promise<number> {
  const [customerId = 0] = await books.core.nextIds('customer', 1);
  const [accountId = 0] = await books.core.nextIds('account', 1);
  const blank = { company: null, registration: null, gstin: null, pan: null, contact: null };
  const place = { stateCode: '27', country: 'IN', address: null, city: null, pincode: null };
  const reach = { email: null, phone: null, dueDays: null };
  const data = { customerId, accountId, name: 'Canary Bai', ...blank, ...place, ...reach };
  await submit({ type: 'CreateCustomer', data } as Command);
  return customerId;
}

async function reverseFirst(): Promise<void> {
  const { rows } = await books.database.writer.query<{ id: number }>(
    `select journal_id as id from journals where book_id = $1 and reversed_by is null
     order by seq limit 1`,
    [stall.id],
  );
  const [reversalId = 0] = await books.core.nextIds('journal', 1);
  const data = { journalId: rows[0]?.id ?? 0, reversalId, reason: 'Posted twice' };
  await submit({ type: 'ReverseJournal', data } as Command);
}

const addToBalances = addTo(ledgerBalances as Table);

/** As a later version would write them: each entry counts ten times. */
const countingTenfold: Project = (events) =>
  ledgerBalancesProjection
    .project(events)
    .flatMap(({ rows: written }) =>
      written.way !== 'add'
        ? []
        : addToBalances(
            written.rows.map((row) => ({ ...row, entry_count: 10 * Number(row['entry_count']) })),
          ),
    );

/** Of the balances and, so that a rebuild can be held up, of the units. */
const laterVersion = ({ withFormer }: { readonly withFormer: boolean }): readonly Projection[] =>
  PROJECTIONS.map((projection) => {
    const { name, version, project } = projection;
    const later = {
      ...projection,
      version: version + 1,
      ...(withFormer && { former: { version, project } }),
    };
    if (name === 'ledger-balances') return { ...later, project: countingTenfold };
    return name === 'catalogue-masters' ? later : projection;
  });
const WITH_FORMER = laterVersion({ withFormer: true });
const WITHOUT_FORMER = laterVersion({ withFormer: false });

const serverOf = (projections: readonly Projection[]): BooksCore =>
  createBooksCore(books.database.pool('lekha_writer', 4), {
    installation: 0,
    masterKey: MASTER_KEY,
    projections,
  });

describe('a server with a later version of a projection', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await books.book(ownerId);
    await postSale(books.core, book, 5_000);
  });
  const outdatedBooks = async (projections: readonly Projection[]) =>
    (await booksToRebuild(books.database.writer, projections)).map(({ bookId }) => bookId);

  test('finds the books that an earlier one has written, the installation first', async () => {
    expect(await outdatedBooks(PROJECTIONS)).toStrictEqual([]);
    expect(await outdatedBooks(WITH_FORMER)).toStrictEqual([0, book.id, stall.id]);
  });

  test('takes no entries for such a book when it cannot write as the earlier one did', async () => {
    const later = serverOf(WITHOUT_FORMER);
    await expect(postSale(later, book, 100)).rejects.toBeInstanceOf(ProjectionVersionMismatch);
    expect(await kindOf(books.core, book)).toBe('accepted');
  });

  test('writes as the earlier one did until the book is rebuilt, beside an earlier server', async () => {
    const later = serverOf(WITH_FORMER);
    expect(await kindOf(later, book)).toBe('accepted');
    expect(await check(book)).toStrictEqual([]);
    await heldUp(
      () => rebuildOutdated(jobFor(book, WITH_FORMER)),
      async () => {
        const posts = [later, books.core, later, books.core].map((core) => kindOf(core, book));
        expect(new Set(await Promise.all(posts))).toStrictEqual(new Set(['accepted']));
      },
    );
    expect(await check(book, WITH_FORMER)).toStrictEqual([]);
    expect((await check(book)).map(({ table }) => table)).toContain('ledger_balances');
    expect(await kindOf(later, book)).toBe('accepted');
    expect(await check(book, WITH_FORMER)).toStrictEqual([]);
    expect(await outdatedBooks(WITH_FORMER)).not.toContain(book.id);
  });

  test('leaves nothing for an earlier one to write or to rebuild', async () => {
    await expect(postSale(books.core, book, 100)).rejects.toBeInstanceOf(ProjectionVersionMismatch);
    expect(await outdatedBooks(PROJECTIONS)).toStrictEqual([]);
    await rebuildOutdated(jobFor(book));
    await expect(rebuild(jobFor(book))).rejects.toThrow('was written by a newer Lekha');
    expect(await check(book, WITH_FORMER)).toStrictEqual([]);
  });

  test('does nothing to a book that another server has rebuilt meanwhile', async () => {
    await Promise.all([1, 2].map(() => rebuildOutdated(jobFor(stall, WITH_FORMER))));
    expect(await check(stall, WITH_FORMER)).toStrictEqual([]);
    const counted: number[] = [];
    await rebuildOutdated({
      ...jobFor(stall, WITH_FORMER),
      onProgress: (seq) => counted.push(seq),
    });
    expect(counted).toStrictEqual([]);
  });
});
