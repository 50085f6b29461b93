// Clocks that jump, by libfaketime where it is installed.
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { laterUndo } from './left-behind.ts';

const LIBRARIES = [
  process.env['LIBFAKETIME'] ?? '',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib64/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
  '/opt/homebrew/lib/faketime/libfaketime.1.dylib',
];

export const findFaketime = (): string | null =>
  LIBRARIES.find((path) => path !== '' && existsSync(path)) ?? null;

export type Clock = {
  /** What a process needs so that it reads this clock. */
  readonly env: Readonly<Record<string, string>>;
  /** @param hours how far it is from the real one from now on. */
  readonly set: (hours: number) => void;
};

/** Timers run on another clock, which is left alone: Node would hang (DONT_FAKE_MONOTONIC). */
export function newClock(library: string): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'lekha-clock-'));
  laterUndo(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL reads it as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, 'offset');
  const set = (hours: number) =>
    writeFileSync(file, `${hours < 0 ? '-' : '+'}${Math.abs(hours * 3600)}\n`, { mode: 0o644 });
  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    },
    set,
  };
}
