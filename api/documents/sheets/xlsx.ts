// A sheet as a workbook. Drawing 20,000 rows takes seconds, so a thread of its own does it and then
// ends; nobody else's request waits.
import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';

/** How many are drawn at a time; what is asked for beyond them waits. */
const THREADS_MAX = 1;

let running = 0;
const waiting: (() => void)[] = [];

export async function xlsxOf(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  if (running >= THREADS_MAX) await new Promise<void>((done) => waiting.push(done));
  else running += 1;
  try {
    return await drawn(sheet);
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

const drawn = (sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((done, failed) => {
    const workerData = sheet;
    const thread = new Worker(new URL('xlsx-worker.ts', import.meta.url), { workerData });
    thread.once('message', done);
    thread.once('error', failed);
    thread.once('exit', () => failed(new Error('The thread that draws a workbook has ended.')));
  });
