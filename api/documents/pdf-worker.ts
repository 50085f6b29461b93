// The thread in which papers are drawn, one after the other, so that nobody else's request waits.
import { parentPort } from 'node:worker_threads';
import type { Paper } from '#core/paper/index.ts';
import { renderPdf } from './render.ts';

export type PdfRequest = { readonly id: number; readonly paper: Paper };
export type PdfReply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };

const answer = ({ id, paper }: PdfRequest): PdfReply => {
  try {
    return { id, pdf: renderPdf(paper) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'The paper was not drawn.' };
  }
};

parentPort?.on('message', (asked: PdfRequest) => parentPort?.postMessage(answer(asked)));
