// Connections on which nothing gets through any more, while both ends believe in them: as after a
// firewall between the server and its database forgot about them.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { createPool } from '#api/database/pool.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import { install } from '#api/commands/install.ts';
import { booksOf } from '#projections/books-and-members/read.ts';
import { createBook, postSale, registerPerson } from '#tests/support/books.ts';
import type { TestBook } from '#tests/support/books.ts';
import { undoAll } from '../campaign/ground/left-behind.ts';
import { openPipe } from '../campaign/wires/byte-pipe.ts';
import type { BytePipe } from '../campaign/wires/byte-pipe.ts';
import { newInstallation } from '../installation.ts';
import type { Installation } from '../installation.ts';

const CONNECTIONS = 6;
/** No request may be open for longer. */
const OPEN_MS = 15_000;
/** What a page may take once the dead connections are out of the way. */
const SOON_MS = 2500;

let installation: Installation;
let database: OpenDatabase;
let pipe: BytePipe;
let core: BooksCore;
let stall: TestBook;

beforeAll(async () => {
  installation = await newInstallation();
  database = await installation.open();
  const owner = createPool(database.owner, { max: 1, purpose: 'maintenance' });
  await migrate(owner, join(import.meta.dirname, '../../../migrations'), database.roles);
  await owner.end();
  pipe = await openPipe({ path: join(String(database.writer.host), '.s.PGSQL.5432') });
  const connection = { ...database.writer, host: '127.0.0.1', port: pipe.port };
  const pool = createPool(connection, { max: CONNECTIONS, purpose: 'requests' });
  core = createBooksCore(pool, { installation: 0, masterKey: Buffer.alloc(32, 7) });
  await install(pool, core.writer.submit, core.nextIds);
  stall = await createBook(core, await registerPerson(core, 'asha@example.in', 'Asha'));
});
afterAll(async () => {
  await core.pool.end();
  await undoAll();
  await database.stop();
  installation.remove();
});

const read = () => booksOf(core.db, stall.ownerId);
const readAtOnce = () => Promise.all(Array.from({ length: CONNECTIONS }, read));

/** What is connected goes silent for ever; what connects from now on does not. */
function fallSilent(): void {
  pipe.silence(true);
  pipe.silence(false);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

describe('connections that fell silent', () => {
  test('fail one read in time, and the next ones do not wait for the others', async () => {
    await readAtOnce();
    expect(core.pool.idleCount).toBe(CONNECTIONS);
    fallSilent();
    expect(await timed(() => expect(read()).rejects.toThrow())).toBeLessThan(OPEN_MS);
    expect(await timed(readAtOnce)).toBeLessThan(SOON_MS);
  });

  test('fail those who write in time, all of them at once, and then let them through', async () => {
    await readAtOnce();
    fallSilent();
    const writing = Array.from({ length: 20 }, (_, at) => postSale(core, stall, 100 + at));
    const failed = await timed(() => Promise.allSettled(writing));
    expect(failed).toBeLessThan(OPEN_MS);
    expect(await timed(() => postSale(core, stall, 500))).toBeLessThan(SOON_MS);
  });
});
