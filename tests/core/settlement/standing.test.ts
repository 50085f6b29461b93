// What is outstanding, and its parts: one definition for all pages.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemKind, standingOf } from '#core/settlement/index.ts';
import type { OpenDebt } from '#core/settlement/index.ts';

const bill = (openPaise: number, days: number): OpenDebt => ({
  kind: 'invoice',
  isBilled: true,
  days,
  openPaise,
});

describe('what is outstanding', () => {
  test('is told by invoices, other bills, entries without a bill and money on account', () => {
    // Given two invoices, a debit note, an entry that names no bill, and a receipt on account
    const debts: OpenDebt[] = [
      bill(300_00, 12),
      bill(200_00, 0),
      { ...bill(50_00, -3), kind: 'debit-note' },
      { kind: 'journal', isBilled: false, days: 90, openPaise: 1000_00 },
    ];
    // When the ledger of the party comes to 1,500.00
    expect(standingOf(debts, 1500_00)).toStrictEqual({
      billsPaise: 550_00,
      invoicesPaise: 500_00,
      otherBillsPaise: 50_00,
      withoutBillPaise: 1000_00,
      // Then 50.00 is on account
      onAccountPaise: -50_00,
      outstandingPaise: 1500_00,
      overduePaise: 300_00,
    });
  });

  test('is overdue from the day after its due date, and never without a bill', () => {
    expect(standingOf([bill(1, 0)], 1).overduePaise).toBe(0);
    expect(standingOf([bill(1, 1)], 1).overduePaise).toBe(1);
    expect(standingOf([{ ...bill(1, 400), isBilled: false }], 1).overduePaise).toBe(0);
  });

  test('is the ledger by its parts, whatever is open', () => {
    const debt = fc.record({
      kind: fc.constantFrom(...itemKind.options),
      isBilled: fc.boolean(),
      days: fc.integer({ min: -90, max: 400 }),
      openPaise: fc.integer({ min: 1, max: 1_000_000_00 }),
    });
    fc.assert(
      fc.property(fc.array(debt), fc.integer(), (debts, ledgerPaise) => {
        const parts = standingOf(debts, ledgerPaise);
        expect(parts.outstandingPaise).toBe(ledgerPaise);
        expect(parts.invoicesPaise + parts.otherBillsPaise).toBe(parts.billsPaise);
        expect(parts.billsPaise + parts.withoutBillPaise + parts.onAccountPaise).toBe(ledgerPaise);
        expect(parts.overduePaise).toBeLessThanOrEqual(parts.billsPaise);
      }),
    );
  });
});
