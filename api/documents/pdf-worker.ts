// The thread in which papers are drawn, one after the other, so that nobody else's request waits.
import { parentPort } from 'node:worker_threads';
import type { Paper } from '#core/paper/index.ts';
import { renderPdf } from './render.ts';

export type PdfReply = { readonly pdf: Uint8Array } | { readonly error: string };

const answer = (paper: Paper): PdfReply => {
  try {
    return { pdf: renderPdf(paper) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'The paper was not drawn.' };
  }
};

parentPort?.on('message', (paper: Paper) => parentPort?.postMessage(answer(paper)));
