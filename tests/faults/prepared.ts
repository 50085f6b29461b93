// A data folder as the first opening leaves it, made once and copied from then on: making it takes
// longer than most tests.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { openDatabase } from '#api/database/open.ts';
import { readSettings } from '#api/server/settings/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What decides how it comes out. */
const MADE_BY = ['package.json', 'api/database/embedded/cluster.ts', 'api/database/roles.ts'];

/** Lays PostgreSQL's files and passwords into a data folder. */
export async function layPrepared(dataDir: string): Promise<void> {
  const digest = createHash('sha256');
  for (const file of MADE_BY) digest.update(readFileSync(join(ROOT, file)));
  const prepared = join(ROOT, '.cache/faults', digest.digest('hex').slice(0, 16));
  if (!existsSync(prepared)) await prepare(prepared);
  execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
}

async function prepare(prepared: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lekha-prepared-'));
  chmodSync(dataDir, 0o755);
  try {
    const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), () => undefined);
    await database.stop();
    mkdirSync(dirname(prepared), { recursive: true });
    // Under another name until it is whole, since several runs may make it at once.
    const unfinished = `${prepared}.${process.pid}`;
    execFileSync('cp', ['-a', dataDir, unfinished]);
    if (existsSync(prepared)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, prepared);
  } finally {
    const { socket } = preparePlaces(dataDir);
    for (const folder of [dataDir, socket]) rmSync(folder, { recursive: true, force: true });
  }
}
