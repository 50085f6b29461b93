import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommitUnknown } from '#api/commands/request.ts';
import { createPool } from '#api/database/pool.ts';
import { migrate } from '#api/database/migrate.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import { install } from '#api/commands/install.ts';
import { createBook, postSale, registerPerson } from '#tests/support/books.ts';
import type { TestBook } from '#tests/support/books.ts';
import { newInstallation } from '../installation.ts';
import type { Installation } from '../installation.ts';

const MASTER_KEY = Buffer.alloc(32, 7);
const FOLDER = join(tmpdir(), `lekha-cut-${process.pid}`);
/** The simple query that node-postgres sends for COMMIT. */
const COMMIT = Buffer.from('commit\0');

let installation: Installation;
let database: OpenDatabase;
let proxy: Server;
let direct: BooksCore;
let throughProxy: BooksCore;
let stall: TestBook;
/** While set, the answer to a COMMIT never comes back. */
let cutting = false;

beforeAll(async () => {
  installation = await newInstallation();
  database = await installation.open();
  const owner = createPool(database.owner, { max: 1, purpose: 'maintenance' });
  await migrate(owner, join(import.meta.dirname, '../../../migrations'), database.roles);
  await owner.end();
  const settings = { installation: 0, masterKey: MASTER_KEY };
  const pool = createPool(database.writer, { max: 3, purpose: 'requests' });
  direct = createBooksCore(pool, settings);
  await install(pool, direct.writer.submit, direct.nextIds);
  const ownerId = await registerPerson(direct, 'asha@example.in', 'Asha');
  stall = await createBook(direct, ownerId);

  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  proxy = createServer(relay).listen(join(FOLDER, '.s.PGSQL.5432'));
  const cut = createPool({ ...database.writer, host: FOLDER }, { max: 3, purpose: 'requests' });
  throughProxy = createBooksCore(cut, settings);
});
afterAll(async () => {
  await Promise.all([direct.pool.end(), throughProxy.pool.end()]);
  proxy.close();
  await database.stop();
  installation.remove();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Hands everything on, and after a COMMIT hangs up instead of handing its answer back. */
function relay(client: Socket): void {
  const server = connect(join(String(database.writer.host), '.s.PGSQL.5432'));
  let committed = false;
  client.on('data', (bytes) => {
    committed ||= cutting && bytes.includes(COMMIT);
    server.write(bytes);
  });
  server.on('data', (bytes) => {
    if (committed) client.destroy();
    else client.write(bytes);
  });
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

describe('when the answer to COMMIT is cut off', () => {
  test('nobody is told that it failed or that it worked, and the same key finds out', async () => {
    const idempotency = { key: 'cut-commit', requestHash: '01'.repeat(32) };
    cutting = true;
    const lost = postSale(throughProxy, stall, 700, { idempotency });
    await expect(lost).rejects.toBeInstanceOf(CommitUnknown);
    cutting = false;

    const again = await postSale(throughProxy, stall, 700, { idempotency });
    expect(again).toMatchObject({ kind: 'accepted', replayed: true });
    const { rows } = await direct.pool.query(
      'select number from journals where book_id = $1 and amount_paise = 700',
      [stall.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('the pool goes on with other connections', async () => {
    expect(await postSale(throughProxy, stall, 800)).toMatchObject({ kind: 'accepted' });
  });
});
