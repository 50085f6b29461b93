// Whose paper is drawn next where several books wait, told by the order of completion.
import { afterEach, expect, test } from 'vitest';
import { createPdfs, threadsFor } from '#api/documents/pdf.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import { createPdfThread } from '#api/documents/pdf-thread.ts';
import { paperOf } from '#core/paper/index.ts';
import { invoiceDocument } from '#tests/specimens/tax/papers.ts';

const [BULK, SINGLE] = [1, 2];
const paper = paperOf(invoiceDocument());

let pdfs: Pdfs;
afterEach(() => pdfs.stop());

test('a hundred papers of a book delay one of another by two at most', async () => {
  pdfs = createPdfs({ threads: 1 });
  const order: number[] = [];
  const draw = async (bookId: number) => {
    await pdfs.pdfOf(paper, bookId);
    order.push(bookId);
  };
  const [first, ...many] = Array.from({ length: 100 }, () => draw(BULK));
  const settled = Promise.allSettled(many);
  await first;
  await draw(SINGLE);
  expect(order.length).toBeLessThanOrEqual(1 + 2 + 1);
  expect(order.at(-1)).toBe(SINGLE);
  await pdfs.stop();
  await settled;
});

test('two threads draw two papers of a book at a time, and all of them', async () => {
  pdfs = createPdfs({ threads: 2 });
  const drawn = await Promise.all(Array.from({ length: 6 }, () => pdfs.pdfOf(paper, BULK)));
  expect(drawn.every((pdf) => pdf.equals(drawn[0] ?? pdf.subarray(1)))).toBe(true);
});

test('what waits when the server stops fails, and nothing begins again', async () => {
  pdfs = createPdfs({ threads: 1 });
  const settled = Promise.allSettled([1, 2, 3].map((bookId) => pdfs.pdfOf(paper, bookId)));
  await pdfs.stop();
  expect((await settled).map(({ status }) => status)).toStrictEqual(Array(3).fill('rejected'));
  await expect(pdfs.pdfOf(paper, BULK)).rejects.toThrow('draws no more papers');
});

test('a thread that is lost takes the paper with it that it drew, and draws the next', async () => {
  const thread = createPdfThread();
  const drawn = thread.draw({ paper });
  await Promise.all([expect(drawn).rejects.toThrow('has ended'), thread.stop()]);
  const { pdf } = await thread.draw({ paper });
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  await thread.stop();
});

test('a second thread is for machines with the processors for it', () => {
  pdfs = createPdfs();
  expect([1, 2, 3, 4, 64].map(threadsFor)).toStrictEqual([1, 1, 1, 2, 2]);
});
