// A sheet as a workbook. Drawing 20,000 rows takes seconds, so a thread of its own does it and then
// ends; nobody else's request waits. The thread ends with its caller, too.
import { Worker } from 'node:worker_threads';
import { CallerGone } from './drawing-queue.ts';
import type { Sheet } from './sheet.ts';

/** What a workbook may have: beyond it a thread takes more memory and time than it is given. */
export const XLSX_ROWS_MAX = 50_000;

const DRAWING_MILLISECONDS = 60_000;
const MEMORY_MB = 768;

/** It took the thread more memory or time than it is given. */
export class WorkbookTooLarge extends Error {
  override name = 'WorkbookTooLarge';
}

export function xlsxOf(sheet: Sheet, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  if (signal?.aborted === true) return Promise.reject(new CallerGone());
  return new Promise((done, failed) => {
    const thread = new Worker(new URL('xlsx-worker.ts', import.meta.url), {
      workerData: sheet,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const stop = (error: Error) => {
      failed(error);
      void thread.terminate();
    };
    const leave = () => stop(new CallerGone());
    const timer = setTimeout(() => stop(new WorkbookTooLarge()), DRAWING_MILLISECONDS);
    signal?.addEventListener('abort', leave, { once: true });
    thread.once('message', done);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkbookTooLarge() : error);
    });
    thread.once('exit', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      failed(new Error('The thread that draws a workbook has ended.'));
    });
  });
}
