// Where the embedded PostgreSQL keeps its data and its socket.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseFault } from '#api/database/fault.ts';
import { makeDataDir } from './data-dir.ts';
import { isAlive } from './processes.ts';
import { findRunAs, giveAllTo, giveTo, isReachable } from './run-as.ts';
import type { RunAs } from './run-as.ts';

type Places = {
  /** Who runs PostgreSQL when we are root. */
  readonly runAs: RunAs | null;
  /** A folder of ours that PostgreSQL's user can reach. */
  readonly home: string;
  readonly cluster: string;
  readonly socket: string;
};

/** The system's limit is 107 bytes on Linux and 103 on macOS, with the file's name in it. */
const SOCKET_FOLDER_BYTES_MAX = 103 - '/.s.PGSQL.5432'.length;

const digestOf = (path: string): string =>
  createHash('sha256').update(path).digest('hex').slice(0, 12);

/** @returns the places, made if they are not there. */
export function preparePlaces(dataDir: string): Places {
  makeDataDir(dataDir);
  // The system names a process's folder without links, and processes are found by it.
  const real = realpathSync(dataDir);
  const runAs = findRunAs(join(real, 'postgres'));
  const home = homeFor(real, runAs);
  const cluster = join(home, 'postgres');
  ownCluster(cluster, runAs);
  const socket = lastSocket(cluster) ?? socketFor(cluster, home, runAs);
  ownSocket(socket, runAs);
  return { runAs, home, cluster, socket };
}

function homeFor(dataDir: string, runAs: RunAs | null): string {
  if (runAs === null || isReachable(dataDir, runAs)) return dataDir;
  // Such as a checkout under /root, which no other user can enter.
  const home = `/var/lib/lekha/${digestOf(dataDir)}`;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (isReachable(home, runAs)) return home;
  throw new DatabaseFault(
    `The user ${runAs.name}, as whom PostgreSQL runs, can reach neither ${dataDir} nor ${home}. ` +
      'Set DATA_DIR to a folder that it can reach.',
  );
}

/** The books. Brought back from a backup they may belong to root or be open to others. */
function ownCluster(folder: string, runAs: RunAs | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  const owner = runAs?.uid ?? process.getuid?.();
  if (uid !== owner && runAs !== null) giveAllTo(runAs, folder);
  else if (uid !== owner) {
    throw new DatabaseFault(
      `The books in ${folder} belong to another user. Start Lekha as that user, or hand the folder ` +
        `over: chown -R $(whoami) ${folder}`,
    );
  }
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

/** A server that still runs listens where it was told to, whatever TMPDIR has become since. */
function lastSocket(cluster: string): string | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid = '', , , , folder = ''] = readFileSync(file, 'utf8').split('\n');
  const runs = /^[1-9][0-9]*$/.test(pid) && isAlive(Number(pid));
  if (folder === '' || !existsSync(folder)) return null;
  return runs || takesFiles(folder) ? folder : null;
}

function socketFor(cluster: string, home: string, runAs: RunAs | null): string {
  // Paths of sockets are short by law, so the folder's name is a digest.
  const name = `lekha-${digestOf(cluster)}`;
  const fits = [realpathSync(tmpdir()), '/tmp', home].find(
    (parent) =>
      Buffer.byteLength(join(parent, name)) <= SOCKET_FOLDER_BYTES_MAX &&
      (runAs === null || isReachable(parent, runAs)) &&
      takesFiles(parent),
  );
  if (fits !== undefined) return join(fits, name);
  throw new DatabaseFault(`No folder is short enough for PostgreSQL's socket; set TMPDIR.`);
}

/** A folder for temporary files may be full or read-only, of which the books are independent. */
function takesFiles(folder: string): boolean {
  try {
    const probe = mkdtempSync(join(folder, 'lekha-probe-'));
    try {
      writeFileSync(join(probe, 'probe'), 'x'.repeat(100));
    } finally {
      rmSync(probe, { recursive: true });
    }
    return true;
  } catch {
    return false;
  }
}

/** Nobody else may have made the folder before us, or they could stand in for the server. */
function ownSocket(folder: string, runAs: RunAs | null): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) giveTo(runAs, folder);
  const stat = lstatSync(folder);
  const owner = runAs?.uid ?? process.getuid?.();
  if (stat.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0) return;
  throw new DatabaseFault(
    `The folder ${folder}, where PostgreSQL listens, belongs to another user or is open to others. ` +
      'It holds no books: remove it if no PostgreSQL uses it, and start again.',
  );
}
