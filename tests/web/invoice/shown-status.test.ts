// How a bill stands, in one word that is the same on every page and at every width.
import { describe, expect, test } from 'vitest';
import { outstandingParts, partsInWords } from '#web/format/outstanding.ts';
import { shownStatus } from '#web/format/invoice-status.ts';

const sent = { status: 'sent', partPaid: false, sentOn: null } as const;

describe('the state of a bill', () => {
  test('is Issued until it went to the customer, then Sent', () => {
    expect(shownStatus(sent)).toBe('issued');
    expect(shownStatus({ ...sent, sentOn: '2026-11-20' })).toBe('sent');
  });

  test('is Part paid once some of it is, whether it was sent or not', () => {
    expect(shownStatus({ ...sent, partPaid: true })).toBe('part_paid');
    expect(shownStatus({ ...sent, partPaid: true, sentOn: '2026-11-20' })).toBe('part_paid');
  });

  test('is Overdue, Paid, Credited, Cancelled or Draft as the wire says', () => {
    for (const status of ['overdue', 'paid', 'credited', 'cancelled', 'draft'] as const) {
      expect(shownStatus({ status, partPaid: true, sentOn: '2026-11-20' })).toBe(status);
    }
  });
});

test('what is outstanding is told by its parts, nil ones left out', () => {
  const parts = {
    invoicesPaise: 32_963_500,
    otherBillsPaise: 52_500,
    withoutBillPaise: 104_148_000,
    onAccountPaise: 0,
  };
  expect(partsInWords(outstandingParts(parts))).toBe(
    'Invoices 3,29,635.00 · other bills 525.00 · without a bill 10,41,480.00',
  );
  const paid = { ...parts, invoicesPaise: 0, otherBillsPaise: 0, onAccountPaise: -50_000 };
  expect(partsInWords(outstandingParts({ ...paid, withoutBillPaise: 0 }))).toBe(
    'On account −500.00',
  );
});
