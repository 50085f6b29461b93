// One server per data folder: a second one says so and leaves.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, isAlive } from './database/embedded/processes.ts';
import { DatabaseTrouble } from './database/trouble.ts';

const NAME = 'server.lock';

type Holder = { readonly pid: number; readonly address: string };

/** @returns who serves this data folder now, or null. */
export function serverOf(dataDir: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(join(dataDir, NAME), 'utf8')) as Holder;
    if (!isAlive(holder.pid)) return null;
    // After a crash the number may have gone to another program.
    const words = commandLineOf(holder.pid);
    return words === null || /\bapi\/(main|dev)\.ts\b/.test(words) ? holder : null;
  } catch {
    return null;
  }
}

/** Takes the lock; throws DatabaseTrouble when another server has it. @returns its release. */
export function lockDataDir(dataDir: string, address: string): () => void {
  const file = join(dataDir, NAME);
  const other = serverOf(dataDir);
  if (other !== null && other.pid !== process.pid) {
    throw new DatabaseTrouble(
      `Lekha already runs on ${dataDir} (process ${other.pid}): open ${other.address}`,
    );
  }
  rmSync(file, { force: true });
  // Exclusive, so that of two that start at once only one goes on.
  const descriptor = openSync(file, 'wx', 0o600);
  writeSync(descriptor, JSON.stringify({ pid: process.pid, address }));
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}
