// What the system says of processes. Only Linux tells all of it; elsewhere less is known, and
// PostgreSQL's own locks remain.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** @returns whether a process of this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // One that has ended but that nobody has buried still answers, for ever in some containers.
  const state = statOf(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/** @returns the program's name as the system has it, or null where it does not tell. */
export function programOf(pid: number): string | null {
  return readOrNull(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
}

/** @returns when a process began, in the system's own ticks, or null where it does not tell. */
export const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? null;

/** @returns the processes that work in a folder: PostgreSQL's do in their cluster. */
export function processesIn(folder: string): number[] {
  const pids = readOrNull(() => readdirSync('/proc')) ?? [];
  return pids
    .filter((name) => /^[0-9]+$/.test(name))
    .map(Number)
    .filter((pid) => readOrNull(() => readlinkSync(`/proc/${pid}/cwd`)) === folder);
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A process that ended by itself need not be signalled.
  }
}

/** @returns whether the process ended within the time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** The fields of proc(5) from the state on; the name before them may hold anything. */
const statOf = (pid: number): string[] | null =>
  readOrNull(() => {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  });

function readOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
