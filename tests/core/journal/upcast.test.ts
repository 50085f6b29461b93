// How journals of version 1 read today, and how a new one is written while a server of the older
// release still reads the log.
import { describe, expect, test } from 'vitest';
import { downcast, upcast } from '#core/event-versions.ts';
import type { StoredEvent } from '#core/event-versions.ts';
import { chaiStall } from '#tests/specimens/books/chai-stall.ts';
import { credit, debit, invoicePosted, salePostedWith } from '#tests/specimens/journals.ts';

const entries = [debit(chaiStall.cash, 12_350), credit(chaiStall.sales, 12_350)];
const plain = {
  journalId: 9,
  number: 1,
  voucherType: 'contra',
  entryDate: '2026-11-20',
  narration: 'To the bank',
  entries,
};
const ofVersion1 = (data: object): StoredEvent => ({
  type: 'JournalPosted',
  version: 1,
  data: { ...plain, ...data },
});
const ofNewest = (data: object): StoredEvent => ({ ...ofVersion1(data), version: 8 });

/** What version 1 wrote of each document's journal, and what the newest says of it. */
const DOCUMENTS = [
  {
    document: 'an invoice',
    old: { voucherType: 'journal', source: { kind: 'invoice', id: 15, number: 'INV-015' } },
    now: { voucherType: 'sales', source: { kind: 'invoice', id: 15, number: 'INV-015' } },
  },
  {
    document: 'a credit note',
    old: { voucherType: 'journal', source: { kind: 'credit note', id: 3, number: 'CN-003' } },
    now: { voucherType: 'credit-note', source: { kind: 'credit-note', id: 3, number: 'CN-003' } },
  },
  {
    document: 'a payment',
    old: { voucherType: 'receipt', source: { kind: 'payment', id: 4, number: 'INV-015' } },
    now: { voucherType: 'receipt', source: { kind: 'payment', id: 4, number: 'INV-015' } },
  },
  {
    document: 'a receipt',
    old: { voucherType: 'receipt', source: { kind: 'receipt', id: 5, number: 'RV-004' } },
    now: { voucherType: 'receipt', source: { kind: 'receipt', id: 5, number: 'RV-004' } },
  },
];

describe('a journal of version 1', () => {
  test.each(DOCUMENTS)('made by $document has its type and its kind of source', ({ old, now }) => {
    expect(upcast(ofVersion1(old))).toStrictEqual(ofNewest(now));
  });

  test.each(['journal', 'payment', 'receipt', 'contra'])(
    'posted by hand as a %s stays one',
    (voucherType) => {
      expect(upcast(ofVersion1({ voucherType }))).toStrictEqual(ofNewest({ voucherType }));
    },
  );

  test('keeps everything else, and what it corrects', () => {
    expect(upcast(ofVersion1({ corrects: 8 }))).toStrictEqual(ofNewest({ corrects: 8 }));
  });

  test('made by a kind of document that never was stops the program', () => {
    const source = { kind: 'credit slip', id: 1, number: '1' };
    expect(() => upcast(ofVersion1({ source }))).toThrow("not made by 'credit slip'");
  });
});

describe('a journal written for a server that reads version 1', () => {
  test.each(DOCUMENTS)('made by $document is what that server wrote itself', ({ old, now }) => {
    expect(downcast(ofNewest(now), 1)).toStrictEqual(ofVersion1(old));
  });

  test('posted by hand differs in its version alone', () => {
    expect(downcast(ofNewest({}), 1)).toStrictEqual(ofVersion1({}));
  });

  test('is not written when version 1 would lose references', () => {
    const references = [{ kind: 'on-account', amountPaise: 12_350 }];
    const [first, second] = entries;
    expect(downcast(ofNewest({ entries: [{ ...first, references }, second] }), 1)).toBeNull();
  });

  test('is not written when its type would be another one on reading', () => {
    const source = { kind: 'invoice', id: 15, number: 'INV-015' };
    expect(downcast(ofNewest({ source, voucherType: 'debit-note' }), 1)).toBeNull();
    expect(downcast(ofNewest({ voucherType: 'sales' }), 1)).toBeNull();
  });

  test('stays as it is when its own version is asked for', () => {
    expect(downcast(invoicePosted, 8)).toStrictEqual(invoicePosted);
    expect(downcast(salePostedWith({}), 8)).toStrictEqual(salePostedWith({}));
  });
});

describe('a journal written for a server that reads version 2', () => {
  test('differs in its version alone', () => {
    expect(downcast(invoicePosted, 2)).toStrictEqual({ ...invoicePosted, version: 2 });
  });

  test('is not written when a document made it that version 2 does not know', () => {
    const source = { kind: 'refund', id: 1, number: 'RF-001' };
    expect(downcast(ofNewest({ source, voucherType: 'payment' }), 2)).toBeNull();
  });
});

describe('a journal of version 7', () => {
  const marked = { ...plain, gst: 'payment' };
  const parts = [{ mark: 'payment', period: null, lines: [1, 2] }];

  test('that was marked is one part of all lines, of no period', () => {
    const old = { type: 'JournalPosted', version: 7, data: marked };
    expect(upcast(old)).toStrictEqual(ofNewest({ gst: parts }));
    expect(upcast({ ...old, version: 4 })).toStrictEqual(ofNewest({ gst: parts }));
    expect(upcast({ ...old, data: plain })).toStrictEqual(ofNewest({}));
  });

  test('is written for a server that reads it, where it says all', () => {
    expect(downcast(ofNewest({ gst: parts }), 7)).toMatchObject({ version: 7, data: marked });
    expect(downcast(ofNewest({}), 7)).toMatchObject({ version: 7, data: plain });
    const period = { from: '2026-09-01', to: '2026-09-30' };
    expect(downcast(ofNewest({ gst: [{ ...parts[0], period }] }), 7)).toBeNull();
    expect(downcast(ofNewest({ gst: [{ ...parts[0], lines: [1] }] }), 7)).toBeNull();
    expect(downcast(ofNewest({ voucherType: 'purchase' }), 7)).toBeNull();
    expect(downcast(ofNewest({ cause: { kind: 'import', id: 1 } }), 7)).toBeNull();
  });
});
