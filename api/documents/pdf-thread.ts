// One thread that draws one paper at a time. It starts with the first, and again after it is lost.
import { Worker } from 'node:worker_threads';
import type { Paper } from '#core/paper/index.ts';
import type { PdfReply } from './pdf-worker.ts';

export type PdfThread = {
  /** Not to be called while it draws another. */
  readonly draw: (paper: Paper) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
};

type Drawing = {
  readonly done: (pdf: Buffer) => void;
  readonly failed: (error: Error) => void;
};

export function createPdfThread(): PdfThread {
  let drawing: Drawing | null = null;
  let worker: Worker | null = null;

  function started(): Worker {
    const thread = new Worker(new URL('pdf-worker.ts', import.meta.url));
    const lost = (error: Error) => {
      if (worker !== thread) return;
      worker = null;
      drawing?.failed(error);
    };
    thread.on('message', (answer: PdfReply) => {
      // An idle thread keeps no program running.
      thread.unref();
      if ('pdf' in answer) drawing?.done(Buffer.from(answer.pdf));
      else drawing?.failed(new Error(answer.error));
    });
    thread.on('error', lost);
    thread.on('exit', () => lost(new Error('The thread that draws papers has ended.')));
    return thread;
  }

  return {
    draw(paper) {
      worker ??= started();
      const thread = worker;
      return new Promise((done, failed) => {
        drawing = { done, failed };
        thread.ref();
        thread.postMessage(paper);
      });
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
