// Papers as PDF, drawn in threads of their own that start with the first of them. Books take turns,
// so that many papers of one hold up another by few.
import { availableParallelism } from 'node:os';
import type { ReportPart } from '#api/contract/server/report-pdf.ts';
import type { Paper } from '#core/paper/index.ts';
import { createPdfThread } from './pdf-thread.ts';
import type { PdfThread } from './pdf-thread.ts';
import type { Drawing, DrawnPdf } from './pdf-worker.ts';
import { CallerGone } from './sheets/drawing-queue.ts';
import { createTurns } from './turns.ts';
import type { BookTurn } from './turns.ts';

export type Pdfs = {
  /**
   * @param bookId whose turn it takes: those of a book are drawn in the order of the calls.
   * @param signal fires when the caller is gone: what waits then is not drawn.
   */
  readonly pdfOf: (paper: Paper, bookId: number, signal?: AbortSignal) => Promise<Buffer>;
  /** Draws a part of a report, in the same turns. */
  readonly reportOf: (part: ReportPart, bookId: number, signal?: AbortSignal) => Promise<DrawnPdf>;
  readonly stop: () => Promise<void>;
};

type Waiting = {
  readonly drawing: Drawing;
  readonly signal: AbortSignal | undefined;
  readonly done: (drawn: DrawnPdf) => void;
  readonly failed: (error: unknown) => void;
};

/** Beside a thread that draws, a processor is left to requests and one to the database. */
const PROCESSORS_FOR_TWO = 4;

/** @returns how many threads draw papers on a machine of so many processors. */
export const threadsFor = (processors: number): number => (processors < PROCESSORS_FOR_TWO ? 1 : 2);

export function createPdfs({ threads = threadsFor(availableParallelism()) } = {}): Pdfs {
  const { draw, stop } = createDrawingTurns(threads);
  return {
    pdfOf: async (paper, bookId, signal) =>
      Buffer.from((await draw({ paper }, bookId, signal)).pdf),
    reportOf: (report, bookId, signal) => draw({ report }, bookId, signal),
    stop,
  };
}

type DrawingTurns = {
  readonly draw: (drawing: Drawing, bookId: number, signal?: AbortSignal) => Promise<DrawnPdf>;
  readonly stop: Pdfs['stop'];
};

function createDrawingTurns(threads: number): DrawingTurns {
  const turns = createTurns<Waiting>();
  const all = Array.from({ length: threads }, createPdfThread);
  const idle = new Set(all);
  let isStopped = false;

  async function work(thread: PdfThread, { item, end }: BookTurn<Waiting>): Promise<void> {
    try {
      item.done(await thread.draw(item.drawing));
    } catch (error) {
      item.failed(error);
    } finally {
      end();
      idle.add(thread);
      assign();
    }
  }

  function assign(): void {
    if (isStopped) return failAll();
    for (const thread of idle) {
      const turn = nextWanted();
      if (turn === null) return;
      idle.delete(thread);
      void work(thread, turn);
    }
  }

  /** Passes over those whose callers are gone. */
  function nextWanted(): BookTurn<Waiting> | null {
    for (let turn = turns.take(); turn !== null; turn = turns.take()) {
      if (turn.item.signal?.aborted !== true) return turn;
      turn.item.failed(new CallerGone());
      turn.end();
    }
    return null;
  }

  function failAll(): void {
    for (let turn = turns.take(); turn !== null; turn = turns.take()) {
      turn.item.failed(new Error('The server stops, and draws no more papers.'));
      turn.end();
    }
  }

  return {
    draw: (drawing, bookId, signal) =>
      new Promise((done, failed) => {
        turns.add(bookId, { drawing, signal, done, failed });
        assign();
      }),
    async stop() {
      isStopped = true;
      failAll();
      await Promise.all(all.map((thread) => thread.stop()));
    },
  };
}
