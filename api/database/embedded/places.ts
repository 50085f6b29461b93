// Where the embedded PostgreSQL keeps its data and its socket.
import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseTrouble } from '../trouble.ts';
import { giveTo, isReachable } from './run-as.ts';
import type { RunAs } from './run-as.ts';

export type Places = {
  /** A folder of ours that PostgreSQL's user can reach. */
  readonly home: string;
  readonly cluster: string;
  readonly socket: string;
};

/** Unix socket paths are limited to 107 bytes, so the folder's name is a digest. */
const digestOf = (path: string): string =>
  createHash('sha256').update(path).digest('hex').slice(0, 12);

/** @returns the places, made if they are not there; they depend on the data folder alone. */
export function preparePlaces(dataDir: string, runAs: RunAs | null): Places {
  mkdirSync(dataDir, { recursive: true });
  let home = dataDir;
  if (runAs !== null && !isReachable(dataDir, runAs)) {
    // Such as a checkout under /root, which no other user can enter.
    home = `/var/lib/lekha/${digestOf(dataDir)}`;
    mkdirSync(home, { recursive: true, mode: 0o755 });
    if (!isReachable(home, runAs)) {
      throw new DatabaseTrouble(
        `The user ${runAs.name}, as whom PostgreSQL runs, can reach neither ${dataDir} nor ${home}. ` +
          'Set DATA_DIR to a folder that it can reach.',
      );
    }
  }
  const cluster = join(home, 'postgres');
  const socket = join(tmpdir(), `lekha-${digestOf(cluster)}`);
  for (const folder of [cluster, socket]) ownFolder(folder, runAs);
  return { home, cluster, socket };
}

/** Nobody else may have made the folder before us, or they could stand in for the server. */
function ownFolder(folder: string, runAs: RunAs | null): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) giveTo(runAs, folder);
  const { uid, mode } = statSync(folder);
  const owner = runAs?.uid ?? process.getuid?.();
  if (uid !== owner || (mode & 0o077) !== 0) {
    throw new DatabaseTrouble(
      `The folder ${folder} belongs to another user or is open to others. ` +
        'Remove it if it is not in use, and start again.',
    );
  }
}
