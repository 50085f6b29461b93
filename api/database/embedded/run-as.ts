// PostgreSQL refuses to run as root, so as root it runs as an unprivileged user.
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseFault } from '#api/database/fault.ts';

export type RunAs = { readonly name: string; readonly uid: number; readonly gid: number };

/**
 * @param cluster an existing cluster keeps its owner, so that one start as root does not take it
 *   away from the user who starts it otherwise.
 * @returns the user for PostgreSQL when we are root; null when it can run as ourselves.
 */
export function findRunAs(cluster?: string): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  const owner = cluster === undefined ? undefined : statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) {
    return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const user = unprivilegedUser();
  if (user !== null) return user;
  throw new DatabaseFault(
    'PostgreSQL does not run as root and this system has neither a user postgres nor nobody. ' +
      'Start Lekha as another user, or set DATABASE_URL.',
  );
}

/** @returns the system's user for PostgreSQL, else its `nobody`; null where it has neither. */
export function unprivilegedUser(): RunAs | null {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] =
      users.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (name !== undefined) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/** @returns whether every folder on the way lets the user through. */
export function isReachable(path: string, { uid, gid }: RunAs): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const stat = statSync(folder);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Hands a path to the user that PostgreSQL runs as. */
export function giveTo(runAs: RunAs | null, path: string): void {
  if (runAs !== null) chownSync(path, runAs.uid, runAs.gid);
}

/** Hands over a folder with all that is in it. */
export function giveAllTo(runAs: RunAs | null, folder: string): void {
  if (runAs === null) return;
  giveTo(runAs, folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), runAs.uid, runAs.gid);
  }
}
