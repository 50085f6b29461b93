// Many PDFs at a time: two of one person, and nobody waits for another's hundred.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pdfs } from '#api/documents/pdf.ts';
import { problem } from '#api/contract/wire/problem.ts';
import { openHouse, billed } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';

/** Draws nothing, and counts; each paper is done when the test says so. */
function pausedPdfs() {
  const drawing = new Set<() => void>();
  const seen: number[] = [];
  let most = 0;
  const pdfs: Pdfs = {
    reportOf: () => Promise.reject(new Error('No report is drawn here.')),
    pdfOf: (_, bookId) =>
      new Promise((done) => {
        seen.push(bookId);
        const finish = () => {
          drawing.delete(finish);
          done(Buffer.from('%PDF-1.7'));
        };
        drawing.add(finish);
        most = Math.max(most, drawing.size);
      }),
    stop: async () => undefined,
  };
  return { pdfs, drawing, seen, most: () => most };
}

const paused = pausedPdfs();
let house: House;
let invoiceId: number;
beforeAll(async () => {
  house = await openHouse({ pdfs: paused.pdfs });
  ({ id: invoiceId } = await billed(house, 'mills'));
});
afterAll(() => house.close());

const pdf = (as: 'owner' | 'auditor') => house[as]('readInvoicePdf', { params: { invoiceId } });

describe('PDFs of one person', () => {
  it('are drawn two at a time; who waits too long is told when to come again', async () => {
    let answered = 0;
    const asked = Array.from({ length: 100 }, () =>
      pdf('owner').finally(() => {
        answered += 1;
      }),
    );
    const others = pdf('auditor');
    const refused = await Promise.race(asked);
    await vi.waitFor(() => expect(answered).toBe(98), 15_000);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(problem.parse(refused.body)).toMatchObject({
      code: 'too_many_pdfs',
      detail: 'Two PDFs of yours are being made; ask again when one of them is done.',
    });
    // Two of the owner, and the auditor's own.
    expect(paused.most()).toBe(3);
    for (const finish of paused.drawing) finish();
    expect((await others).status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(paused.seen).toStrictEqual([house.bookId, house.bookId, house.bookId]);
  });

  it('a place is free again after a PDF that does not exist', async () => {
    for (let n = 0; n < 3; n += 1) {
      const got = await house.owner('readInvoicePdf', { params: { invoiceId: 999_999 } });
      expect(got.status).toBe(404);
    }
  });
});
