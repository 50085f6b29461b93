// A backup is taken of the running database while clients post, and opened elsewhere: it holds what
// was acknowledged before its end, and is the beginning of the log as it went on. One bit of a copy
// that is turned round is found.
import { execFile } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMasterKey } from '#api/database/embedded/secrets.ts';
import { withClient } from '#api/database/with-client.ts';
import type { BooksCore } from '#api/server/app.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { dice } from '#tests/bench/ground/dice.ts';
import { emptyInstallation } from '#tests/faults/installation.ts';
import type { Installation } from '#tests/faults/installation.ts';
import { install, superuserOf, withCore } from '../../ground/installed.ts';
import type { Installed } from '../../ground/installed.ts';
import { laterUndo } from '../../ground/left-behind.ts';
import { newLoad, startLoad } from '../../load/clients.ts';
import type { Load } from '../../load/clients.ts';
import type { Options } from '../../options.ts';
import { examine } from '../../record/examine.ts';
import { openRecord } from '../../record/outside-record.ts';
import type { OutsideRecord } from '../../record/outside-record.ts';
import type { Row } from '../../report.ts';
import { loadNote } from '../kills.ts';

const CLIENTS = 12;
const BEFORE_MILLISECONDS = 2500;
const AFTER_MILLISECONDS = 1500;
/** Kept from the beginning of the backup to its end, however much is written meanwhile. */
const WAL_MB = 512;

export async function backups({ seed }: Options): Promise<readonly Row[]> {
  const installed = await install();
  const load = newLoad(openRecord());
  const running = startLoad(load, { door: installed.door, clients: CLIENTS, dice: dice(seed) });
  await pause(BEFORE_MILLISECONDS);
  const { copy, sure } = await backUp(installed, load);
  await pause(AFTER_MILLISECONDS);
  await running.stop();
  const { bookId } = installed.door();
  const restored = await opened(copy, async (core) => ({
    found: await examine(core, { ...load, record: sure }),
    hashes: await hashesOf(core, bookId),
  }));
  const live = await installed.afterwards((core) => hashesOf(core, bookId));
  const { hashes, found } = restored;
  const isPrefix = hashes.length > 0 && hashes.every((hash, at) => hash === live[at]);
  const flipped = await afterFlippedBit(copy, bookId);
  copy.remove();
  await installed.remove();
  return [
    {
      name: 'backup under load, restored',
      figures: found.figures,
      notes: [`${hashes.length} events of ${live.length} in it`, loadNote(load, 0)],
      broken: [...found.broken, ...(isPrefix ? [] : ['it is no beginning of the log'])],
    },
    {
      name: 'control: one bit of the copy turned',
      notes: [`must be found; verify: ${flipped ?? 'all is whole'}`],
      broken: flipped === null ? ['it was not found'] : [],
    },
  ];
}

type BackUp = {
  readonly copy: Installation;
  /** What had been acknowledged when it ended. */
  readonly sure: OutsideRecord;
};

/** As any tool does it: the files between start and stop, the WAL after it, the label beside. */
async function backUp({ installation }: Installed, load: Load): Promise<BackUp> {
  const copy = emptyInstallation();
  laterUndo(() => copy.remove());
  const sure = openRecord(load.record.asked);
  await withClient(superuserOf(installation), async (client) => {
    await client.query(`alter system set wal_keep_size = '${WAL_MB}MB'`);
    await client.query('select pg_reload_conf()');
    await client.query(`select pg_backup_start('faults', true)`);
    await copyFolder(installation.cluster, copy.cluster);
    for (const not of ['postmaster.pid', 'pg_wal']) {
      rmSync(join(copy.cluster, not), { recursive: true });
    }
    for (const one of load.record.acknowledged()) await sure.acknowledge(one);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    const label = join(copy.cluster, 'backup_label');
    writeFileSync(label, rows[0]?.labelfile ?? '');
    // PostgreSQL's user, where we are root.
    const { uid, gid } = statSync(copy.cluster);
    chownSync(label, uid, gid);
    await copyFolder(join(installation.cluster, 'pg_wal'), join(copy.cluster, 'pg_wal'));
  });
  for (const file of ['master.key', 'postgres-secrets.json']) {
    cpSync(join(installation.dataDir, file), join(copy.dataDir, file));
  }
  return { copy, sure };
}

/**
 * By another process, so that the clients go on meanwhile. PostgreSQL may remove a file while it is
 * copied, of which cp complains and which is no loss: the WAL says so.
 */
const copyFolder = (from: string, to: string): Promise<void> =>
  new Promise((resolve) => {
    execFile('cp', ['-a', from, to], () => resolve());
  });

async function opened<Value>(
  copy: Installation,
  look: (core: BooksCore) => Promise<Value>,
): Promise<Value> {
  const database = await copy.open();
  try {
    return await withCore(database, readMasterKey(null, join(copy.dataDir, 'master.key')), look);
  } finally {
    await database.stop();
  }
}

async function hashesOf({ pool }: BooksCore, bookId: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from events where book_id = $1 order by seq`,
    [bookId],
  );
  return rows.map(({ hash }) => hash);
}

/** @returns what the verifier, or PostgreSQL under it, says; null when nothing was noticed. */
async function afterFlippedBit(copy: Installation, bookId: number): Promise<string | null> {
  const file = await opened(copy, async ({ pool }) => {
    const { rows } = await pool.query<{ path: string }>(
      `select pg_relation_filepath(tableoid) as path from events where book_id = $1 limit 1`,
      [bookId],
    );
    return rows[0]?.path ?? '';
  });
  flipBit(join(copy.cluster, file));
  try {
    return await opened(copy, async ({ pool }) => {
      const verdict = await verifyBook(pool, bookId);
      return verdict.ok ? null : `event ${verdict.seq}: ${verdict.reason}`;
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Near the end of the first page, where its oldest row lies. */
const PLACE = 8000;

function flipBit(path: string): void {
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, PLACE);
  byte[0] = (byte[0] ?? 0) ^ 1;
  writeSync(file, byte, 0, 1, PLACE);
  closeSync(file);
}
