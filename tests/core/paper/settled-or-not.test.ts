import { describe, expect, test } from 'vitest';
import { paperOf } from '#core/paper/index.ts';
import type { Paper } from '#core/paper/index.ts';
import { invoiceDocument } from '#tests/specimens/tax/papers.ts';
import type { SpecimenRequest } from '#tests/specimens/tax/papers.ts';

const paper = (asked?: SpecimenRequest): Paper => paperOf(invoiceDocument(asked));
const totalsOf = ({ totals }: Paper) => totals.map(({ label, amount }) => `${label}: ${amount}`);
const factsOf = ({ facts }: Paper) => facts.map(({ label, text }) => `${label}: ${text}`);

describe('drafts, cancellations and payments', () => {
  test('a draft says so, has no copies and asks for no money', () => {
    const printed = paper({ document: { status: 'draft', copies: 3 } });
    expect([printed.watermark, printed.copies, printed.upi]).toStrictEqual(['DRAFT', [null], null]);
  });

  test('a cancelled invoice says so and asks for no money', () => {
    const printed = paper({ document: { status: 'cancelled', balanceDuePaise: 0 } });
    expect([printed.watermark, printed.upi]).toStrictEqual(['CANCELLED', null]);
  });

  test('part payments leave what is due, and the code asks for that', () => {
    const settled = [
      { by: 'bank-transfer', amountPaise: 2_000_000, on: '2026-11-18', reference: 'N3262' },
      { by: 'credit-note', amountPaise: 567_000, on: '2026-11-19', reference: 'CN-001' },
    ] as const;
    const printed = paper({ document: { settled } });
    expect(printed.settlements).toStrictEqual([
      {
        label: 'Payment received',
        text: '20,000.00 by NEFT/RTGS on 18 Nov 2026',
        detail: 'Transaction N3262',
      },
      { label: 'Credited', text: '5,670.00 by credit note CN-001 on 19 Nov 2026', detail: null },
    ]);
    expect(totalsOf(printed).slice(-2)).toStrictEqual([
      'Settled: −25,670.00',
      'Balance due: ₹40,000.00',
    ]);
    expect(printed.upi?.payload).toContain('&am=40000.00&');
    expect(factsOf(printed).join()).not.toContain('Paid date');
  });

  test('a paid one has its paid date and no code', () => {
    const settled = [
      { by: 'cash', amountPaise: 6_567_000, on: '2026-11-18', reference: null },
    ] as const;
    const printed = paper({ document: { settled } });
    expect(factsOf(printed)).toContain('Paid date: 18 Nov 2026');
    expect(printed.upi).toBeNull();
  });

  test('one that was credited whole was never paid', () => {
    const settled = [
      { by: 'credit-note', amountPaise: 6_567_000, on: '2026-11-19', reference: 'CN-001' },
    ] as const;
    const printed = paper({ document: { settled } });
    expect(factsOf(printed).join()).not.toContain('Paid date');
    expect(totalsOf(printed)).toContain('Balance due: ₹0.00');
  });
});
