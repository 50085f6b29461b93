// One server per data folder: a second one says so and leaves.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../database/embedded/data-dir.ts';
import { isAlive, startOf } from '../database/embedded/processes.ts';
import { DatabaseFault } from '#api/database/fault.ts';

const NAME = 'server.lock';

type Holder = {
  readonly pid: number;
  readonly address: string;
  /** When the process began: after a crash its number may have gone to another program. */
  readonly start: string | null;
};

/** @returns who serves this data folder now, or null. */
export function serverOf(dataDir: string): Holder | null {
  const holder = readHolder(join(dataDir, NAME));
  return holder !== null && isHeld(holder) ? holder : null;
}

const isHeld = ({ pid, start }: Holder): boolean => isAlive(pid) && start === startOf(pid);

/** @returns what a lock says; null where there is none or it makes no sense. */
function readHolder(file: string): Holder | null {
  try {
    const { pid, address, start } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, address, start: start ?? null } : null;
  } catch {
    return null;
  }
}

/** Takes the lock; throws DatabaseFault when another server has it. @returns its release. */
export function lockDataDir(dataDir: string, address: string): () => void {
  makeDataDir(dataDir);
  const file = join(dataDir, NAME);
  const mine = `${file}.${process.pid}`;
  const { pid } = process;
  writeFileSync(mine, JSON.stringify({ pid, address, start: startOf(pid) }), { mode: 0o600 });
  try {
    // Appears whole or not at all, and never on top of another: of two at once only one goes on.
    while (!appears(mine, file)) giveWay(dataDir, file);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (readHolder(file)?.pid === pid) rmSync(file, { force: true });
  };
}

function appears(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Clears away the lock of a server that is gone; throws when the one that holds it is not. */
function giveWay(dataDir: string, file: string): void {
  refuseIfHeld(dataDir, readHolder(file));
  const aside = `${file}.old.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Another start cleared it away.
  }
  const moved = readHolder(aside);
  // Another start may have taken the lock just before we moved it: it gets it back.
  if (moved !== null && isHeld(moved)) appears(aside, file);
  rmSync(aside, { force: true });
  refuseIfHeld(dataDir, moved);
}

function refuseIfHeld(dataDir: string, holder: Holder | null): void {
  if (holder === null || !isHeld(holder) || holder.pid === process.pid) return;
  throw new DatabaseFault(
    `Lekha already runs on ${dataDir} (process ${holder.pid}): open ${holder.address}`,
  );
}
