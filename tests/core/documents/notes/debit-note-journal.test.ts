// The journal of a debit note: the customer owes more, and income and tax go where they went.
import { expect, test } from 'vitest';
import { postingOfDebitNote } from '#core/documents/index.ts';
import { freight, lineOf, noteOf } from '#tests/core/invoice/debiting/debit-notes.ts';

const places = { customerAccountId: 75, invoiceNumber: 'INV-007' };

test('the customer is debited, sales and each head of tax are credited', () => {
  expect(postingOfDebitNote(freight, places)).toStrictEqual({
    journalId: 806,
    voucherType: 'debit-note',
    entryDate: '2026-11-21',
    narration: 'Debit note DN-002 for INV-007',
    source: { kind: 'debit-note', id: 651, number: 'DN-002' },
    entries: [
      { to: { accountId: 75 }, side: 'debit', amountPaise: 59_000 },
      { to: { role: 'sales-goods' }, side: 'credit', amountPaise: 50_000 },
      { to: { role: 'output-igst' }, side: 'credit', amountPaise: 9_000 },
    ],
  });
});

test.each(['export-sales', 'sez-sales', 'sales-rcm', 'sales-services'] as const)(
  'income goes to %s as that of its invoice did',
  (income) => {
    const { entries } = postingOfDebitNote(noteOf({ lines: lineOf({ income }) }), places);
    expect(entries[1]).toStrictEqual({
      to: { role: income },
      side: 'credit',
      amountPaise: 50_000,
    });
  },
);

test('what was rounded off is an entry of its own', () => {
  const { entries } = postingOfDebitNote(noteOf({ roundOffPaise: -12 }), places);
  expect(entries.at(-1)).toStrictEqual({
    to: { role: 'round-off' },
    side: 'debit',
    amountPaise: 12,
  });
});
