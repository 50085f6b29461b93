// Papers as PDF, drawn in a thread of their own that starts with the first of them.
import { Worker } from 'node:worker_threads';
import type { Paper } from '#core/paper/index.ts';
import type { PdfReply, PdfRequest } from './pdf-worker.ts';

export type Pdfs = {
  /** Papers are drawn in the order in which they are asked for. */
  readonly pdfOf: (paper: Paper) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
};

type Waiting = {
  readonly done: (pdf: Buffer) => void;
  readonly failed: (error: Error) => void;
};

export function createPdfs(): Pdfs {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  function started(): Worker {
    const thread = new Worker(new URL('pdf-worker.ts', import.meta.url));
    const lost = (error: Error) => {
      if (worker !== thread) return;
      worker = null;
      for (const { failed } of waiting.values()) failed(error);
      waiting.clear();
    };
    thread.on('message', (answer: PdfReply) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      // An idle thread keeps no program running.
      if (waiting.size === 0) thread.unref();
      if ('pdf' in answer) one?.done(Buffer.from(answer.pdf));
      else one?.failed(new Error(answer.error));
    });
    thread.on('error', lost);
    thread.on('exit', () => lost(new Error('The thread that draws papers has ended.')));
    return thread;
  }

  return {
    pdfOf(paper) {
      worker ??= started();
      const thread = worker;
      return new Promise((done, failed) => {
        asked += 1;
        waiting.set(asked, { done, failed });
        thread.ref();
        thread.postMessage({ id: asked, paper } satisfies PdfRequest);
      });
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
