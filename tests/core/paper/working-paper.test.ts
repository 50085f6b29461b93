import { describe, expect, it } from 'vitest';
import { asWorkingPaper } from '#core/paper/index.ts';
import paper from '#tests/specimens/replies/readInvoicePaper.json' with { type: 'json' };
import type { Paper } from '#core/paper/index.ts';

const WORDS = 'Working paper, as known at event 1,282, 10 Nov 2026, 14:05 IST';
const bill = { ...(paper as Paper), upi: { payload: 'upi://pay?pa=a@b', label: 'Scan to pay' } };
const then = asWorkingPaper(bill, { event: 1282, day: '2026-11-10', time: '14:05' });

describe('a working paper', () => {
  it('says as known when, at its top and at the foot of each page', () => {
    expect(then.workingPaper).toBe(WORDS);
    expect(then.footer).toBe(`${bill.footer} · ${WORDS}`);
  });

  it('asks nobody for money, and is else the document as it was', () => {
    expect(then).toStrictEqual({
      ...bill,
      upi: null,
      workingPaper: then.workingPaper,
      footer: then.footer,
    });
  });
});
