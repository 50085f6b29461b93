import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseCommand } from '#api/cli/commands/people.ts';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { readAfter } from '#api/store/read-events.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { findPerson } from '#projections/people/read.ts';
import { openBooks } from '#tests/support/books.ts';
import type { Books } from '#tests/support/books.ts';
import { wholeDatabase } from '#tests/support/whole-database.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CANARIES = ['Canary Devi', 'canary@example.in', '98200 00001'];

let books: Books;
let personId: number;

beforeAll(async () => {
  books = await openBooks();
  personId = await books.person('canary@example.in', 'Canary Devi');
  await books.book(personId);
});
afterAll(() => books.close());

const eventsOfInstallation = () =>
  readAfter(books.core.pool, books.core.keys, 0, 0, 1000).then((events) => JSON.stringify(events));

describe('personal data', () => {
  test('never lies in the log in the clear, and is read back whole', async () => {
    const { rows } = await books.database.writer.query<{ body: string }>('select body from events');
    const bodies = rows.map(({ body }) => body).join('\n');
    for (const canary of CANARIES) expect(bodies).not.toContain(canary);
    for (const canary of CANARIES) expect(await eventsOfInstallation()).toContain(canary);
  });

  test('is gone from every table once the key is destroyed, and the chain still verifies', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lekha-erase-'));
    const work = {
      core: books.core,
      args: ['canary@example.in'],
      print: () => undefined,
      dataDir,
      origin: '',
    };
    expect(await eraseCommand.run(work)).toBe(0);

    const everything = await wholeDatabase(books.database.name);
    for (const canary of CANARIES) expect(everything).not.toContain(canary);
    for (const canary of CANARIES) expect(await eventsOfInstallation()).not.toContain(canary);
    const person = await findPerson(books.core.db, personId);
    expect(person).toMatchObject({ name: '[erased]', email: '[erased]', erased: true });
    expect(await verifyBook(books.core.pool, 0)).toMatchObject({ ok: true });
  });

  test('rebuilt tables agree with live ones after an erasure', async () => {
    const { pool, keys } = books.core;
    const job = { pool, keys, bookId: 0, projections: PROJECTIONS };
    expect(await checkRebuild(job)).toEqual([]);
  });
});
