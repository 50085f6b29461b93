// What clients were told, kept outside the server: on the disk before the client goes on, so that
// nothing that is killed can take it along.
import { createHash } from 'node:crypto';
import { fdatasync, openSync, readFileSync, writeSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { laterUndo } from '../ground/left-behind.ts';

export type Acknowledged = {
  readonly key: string;
  readonly bookId: number;
  readonly journalId: number;
  readonly number: number;
  readonly seq: number;
  /** SHA-256 of the reply, byte for byte. */
  readonly reply: string;
};

/** Where the log of a book stood, as an auditor would write it down. */
export type Mark = { readonly bookId: number; readonly seq: number; readonly hash: string };

export type OutsideRecord = {
  /** What was asked for, whether or not it was answered. */
  readonly asked: Set<string>;
  /** @returns once the line is on the disk. */
  readonly acknowledge: (one: Acknowledged) => Promise<void>;
  readonly mark: (one: Mark) => Promise<void>;
  /** What the file says, read anew. */
  readonly acknowledged: () => readonly Acknowledged[];
  readonly marks: () => readonly Mark[];
};

const synced = promisify(fdatasync);

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param asked what was asked for in the same books before. */
export function openRecord(asked = new Set<string>()): OutsideRecord {
  const folder = mkdtempSync(join(tmpdir(), 'lekha-record-'));
  laterUndo(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'acknowledged.jsonl');
  const descriptor = openSync(file, 'a');
  const keep = syncedTogether(descriptor);
  const lines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Acknowledged | Mark);
  return {
    asked,
    acknowledge: keep,
    mark: keep,
    acknowledged: () => lines().filter((line): line is Acknowledged => 'key' in line),
    marks: () => lines().filter((line): line is Mark => !('key' in line)),
  };
}

/** Whoever comes while the disk is busy waits for the next sync, together with all the others. */
function syncedTogether(descriptor: number): (line: object) => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return (line) => {
    writeSync(descriptor, `${JSON.stringify(line)}\n`);
    next ??= running.then(() => {
      next = null;
      running = synced(descriptor);
      return running;
    });
    return next;
  };
}
