// What no server can be quicker than on this machine in this hour: one that only answers, asked by
// the same clients, and a write that is waited for until it is on the disk.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { post } from '../clients/work.ts';
import type { PostingWork } from '../clients/work.ts';
import { startBenchServer } from '../server/server-process.ts';

/** The slowest hundredth of each, in milliseconds. */
export type Floor = { readonly bareP99: number; readonly diskP99: number };

const WRITES = 500;
const PAGE = Buffer.alloc(8192, 1);
/** As long as the answer to a journal. */
const BENCH_REPLY = JSON.stringify({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify('a'.repeat(600)),
});

/** @returns what measures it, and what ends its server. */
export async function openFloor(
  work: Omit<PostingWork, 'port' | 'cookie'>,
): Promise<{ readonly measure: () => Promise<Floor>; readonly stop: () => Promise<void> }> {
  const server = await startBenchServer({ BENCH_REPLY }, 'bare.ts');
  return {
    measure: async () => {
      const { p99 } = await post({ ...work, port: server.port, cookie: '' });
      return { bareP99: p99, diskP99: diskP99() };
    },
    stop: server.stop,
  };
}

function diskP99(): number {
  const folder = mkdtempSync(join(tmpdir(), 'lekha-disk-'));
  const file = openSync(join(folder, 'written'), 'w');
  const took: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    const began = performance.now();
    writeSync(file, PAGE);
    fdatasyncSync(file);
    took.push(performance.now() - began);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return took.toSorted((a, b) => a - b)[Math.floor(WRITES * 0.99)] ?? NaN;
}
