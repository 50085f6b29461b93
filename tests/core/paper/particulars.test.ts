// What the customer is told of each line of a statement.
import { describe, expect, test } from 'vitest';
import { entryText, statedLine } from '#core/paper/index.ts';
import type { LedgerEntry } from '#core/paper/index.ts';

const invoice: LedgerEntry = {
  date: '2026-10-01',
  amountPaise: 500_00,
  document: { kind: 'invoice', number: 'INV-002' },
  receiptNumber: null,
  narration: '',
  reverses: null,
  reversedOn: null,
};
const payment: LedgerEntry = {
  ...invoice,
  document: { kind: 'payment', number: 'INV-002' },
  receiptNumber: 'RV-009',
  amountPaise: -500_00,
};
const byHand: LedgerEntry = { ...invoice, document: null, narration: 'Freight charged back' };

const reversed = (entry: LedgerEntry, on: string): readonly LedgerEntry[] => [
  { ...entry, reversedOn: on },
  {
    ...entry,
    date: on,
    amountPaise: -entry.amountPaise,
    narration: 'Reversal of #13: Wrong customer',
    reverses: { date: entry.date, narration: entry.narration },
  },
];
const told = (entries: readonly LedgerEntry[]) => entries.flatMap((one) => statedLine(one) ?? []);

describe('a line of a statement', () => {
  test('calls money that came in a receipt, by whichever door', () => {
    expect(entryText(payment)).toBe('Receipt RV-009 for INV-002');
    expect(entryText({ ...payment, receiptNumber: null })).toBe('Receipt for INV-002');
    const receipt = { kind: 'receipt', number: 'RV-010' } as const;
    expect(entryText({ ...payment, document: receipt, receiptNumber: null })).toBe(
      'Receipt RV-010',
    );
  });

  test('says once that an invoice was cancelled, without an amount', () => {
    expect(told(reversed(invoice, invoice.date))).toStrictEqual([
      { text: 'Invoice INV-002 cancelled', amountPaise: 0 },
    ]);
  });

  test('is not there of an entry that was reversed on its own day, whatever the reason', () => {
    expect(told(reversed(byHand, byHand.date))).toStrictEqual([]);
    expect(told(reversed(payment, payment.date))).toStrictEqual([]);
  });

  test('says of a later reversal what was reversed, never its number or its reason', () => {
    expect(told(reversed(byHand, '2026-10-05'))).toStrictEqual([
      { text: 'Freight charged back', amountPaise: 500_00 },
      { text: 'Freight charged back reversed', amountPaise: -500_00 },
    ]);
    expect(told(reversed({ ...byHand, narration: '' }, '2026-10-05'))).toStrictEqual([
      { text: 'Entry', amountPaise: 500_00 },
      { text: 'Entry reversed', amountPaise: -500_00 },
    ]);
    expect(told(reversed(payment, '2026-10-05'))).toStrictEqual([
      { text: 'Receipt RV-009 for INV-002', amountPaise: -500_00 },
      { text: 'Receipt RV-009 for INV-002 reversed', amountPaise: 500_00 },
    ]);
  });
});
