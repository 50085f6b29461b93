// How a bill stands, in one word that is the same on every page and at every width.
import { describe, expect, test } from 'vitest';
import { outstandingParts, partsInWords } from '#web/format/outstanding.ts';
import { shownStatus } from '#web/format/invoice-status.ts';

const sent = { status: 'sent', part_paid: false, sent_on: null } as const;

describe('the state of a bill', () => {
  test('is Issued until it went to the customer, then Sent', () => {
    expect(shownStatus(sent)).toBe('issued');
    expect(shownStatus({ ...sent, sent_on: '2026-11-20' })).toBe('sent');
  });

  test('is Part paid once some of it is, whether it was sent or not', () => {
    expect(shownStatus({ ...sent, part_paid: true })).toBe('part_paid');
    expect(shownStatus({ ...sent, part_paid: true, sent_on: '2026-11-20' })).toBe('part_paid');
  });

  test('is Overdue, Paid, Credited, Cancelled or Draft as the wire says', () => {
    for (const status of ['overdue', 'paid', 'credited', 'cancelled', 'draft'] as const) {
      expect(shownStatus({ status, part_paid: true, sent_on: '2026-11-20' })).toBe(status);
    }
  });
});

test('what is outstanding is told by its parts, nil ones left out', () => {
  const parts = {
    invoices: '329635.00',
    other_bills: '525.00',
    without_bill: '1041480.00',
    on_account: '0.00',
  };
  expect(partsInWords(outstandingParts(parts))).toBe(
    'Invoices 3,29,635.00 · other bills 525.00 · without a bill 10,41,480.00',
  );
  const paid = { ...parts, invoices: '0.00', other_bills: '0.00', on_account: '-500.00' };
  expect(partsInWords(outstandingParts({ ...paid, without_bill: '0.00' }))).toBe(
    'On account −500.00',
  );
});
