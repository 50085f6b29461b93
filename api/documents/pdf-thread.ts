// One thread that draws one paper at a time. It starts with the first, and again after it is lost.
import { Worker } from 'node:worker_threads';
import type { Drawing, DrawnPdf, PdfReply } from './pdf-worker.ts';

export type PdfThread = {
  /** Not to be called while it draws another. */
  readonly draw: (drawing: Drawing) => Promise<DrawnPdf>;
  readonly stop: () => Promise<void>;
};

type PendingDrawing = {
  readonly done: (drawn: DrawnPdf) => void;
  readonly failed: (error: Error) => void;
};

export function createPdfThread(): PdfThread {
  let pending: PendingDrawing | null = null;
  let worker: Worker | null = null;

  function started(): Worker {
    const thread = new Worker(new URL('pdf-worker.ts', import.meta.url));
    const lost = (error: Error) => {
      if (worker !== thread) return;
      worker = null;
      pending?.failed(error);
    };
    thread.on('message', (answer: PdfReply) => {
      // An idle thread keeps no program running.
      thread.unref();
      if ('pdf' in answer) pending?.done(answer);
      else pending?.failed(new Error(answer.error));
    });
    thread.on('error', lost);
    thread.on('exit', () => lost(new Error('The thread that draws papers has ended.')));
    return thread;
  }

  return {
    draw(drawing) {
      worker ??= started();
      const thread = worker;
      return new Promise((done, failed) => {
        pending = { done, failed };
        thread.ref();
        thread.postMessage(drawing);
      });
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
