// What a payment to a supplier posts and settles.
import { describe, expect, test } from 'vitest';
import { supplierPayment } from '#core/trade/index.ts';
import type { SupplierPaymentDraft } from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { BANK, partyOf, postedIn, REPAIRS } from './bills.ts';
import { eventsOfPaid, owed, pay, paymentIn, paymentOf, takePaymentBack } from './payments.ts';
import type { OtherwisePaid } from './payments.ts';

const paid = (draft: SupplierPaymentDraft, otherwise: OtherwisePaid = {}) => {
  const events = eventsOfPaid(pay(draft), otherwise);
  for (const { event } of events) expectStorable(event);
  return { events, payment: paymentIn(events), posted: postedIn(events) };
};
const journalOf = (events: ReturnType<typeof paid>['events']) => {
  const event = events.find((one) => one.event.type === 'JournalPosted')?.event;
  if (event?.type !== 'JournalPosted') throw new Error('A journal is posted.');
  return event.data;
};

describe('a payment to a supplier', () => {
  test('settles the oldest bill first, and its journal names what it is against', () => {
    const { payment, posted, events } = paid(paymentOf({ amountPaise: 12_500_00 }));
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 12_500],
      ['Bank', -12_500],
    ]);
    expect(payment).toMatchObject({ number: 'SP-001', totalPaise: 12_500_00 });
    expect(payment.allocations).toMatchObject([
      { kind: 'purchase-bill', id: 11, number: 'SPM/11', amountPaise: 10_000_00 },
      { kind: 'purchase-bill', id: 12, number: 'SPM/12', amountPaise: 2_500_00 },
    ]);
    expect(supplierPayment.effects.openItem(payment)).toBe(null);
    expect(journalOf(events)).toMatchObject({
      voucherType: 'payment',
      narration: 'Payment SP-001 against SPM/11, SPM/12 by bank transfer, UTR 4711',
      source: { kind: 'supplier-payment', id: 81, number: 'SP-001' },
    });
    expect(journalOf(events).entries[0]?.references).toStrictEqual([
      { kind: 'against', amountPaise: 10_000_00, document: { kind: 'purchase-bill', id: 11 } },
      { kind: 'against', amountPaise: 2_500_00, document: { kind: 'purchase-bill', id: 12 } },
    ]);
  });

  test('may be of one paisa, or of as many bills as one act takes', () => {
    expect(paid(paymentOf({ amountPaise: 1 })).payment.totalPaise).toBe(1);
    const items = Array.from({ length: 200 }, (_, at) => owed(at + 1, { openPaise: -1_00 }));
    const allocations = items.map(({ id }) => ({
      kind: 'purchase-bill' as const,
      id,
      amountPaise: 1_00,
    }));
    const { payment } = paid(paymentOf({ amountPaise: 200_00, allocations }), { items });
    expect(payment.allocations).toHaveLength(200);
  });

  test('in advance settles nothing, and all of it is the supplier’s to give', () => {
    const { payment, events } = paid(paymentOf({ allocations: [] }));
    expect(supplierPayment.effects.openItem(payment)).toStrictEqual({
      accountId: 501,
      amountPaise: 10_000_00,
      number: 'SP-001',
      dated: '2026-11-20',
      billDate: '2026-11-20',
      dueDate: null,
    });
    expect(journalOf(events).entries[0]?.references).toStrictEqual([
      { kind: 'advance', amountPaise: 10_000_00, name: 'SP-001', date: '2026-11-20' },
    ]);
    expect(journalOf(events).narration).toContain('in advance');
  });

  test('with discount, a written-off rest and round-off debits the supplier with all of it', () => {
    const { posted, payment } = paid(
      paymentOf({
        amountPaise: 9_700_00,
        deductions: [
          { kind: 'discount', amountPaise: 200_00, accountId: null, note: 'Paid early' },
          { kind: 'write-off', amountPaise: 99_50, accountId: null, note: null },
          { kind: 'round-off', amountPaise: 50, accountId: null, note: null },
        ],
      }),
    );
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 10_000],
      ['Bank', -9_700],
      ['Discount Received', -200],
      ['Balances Written Back', -99.5],
      ['Round Off', -0.5],
    ]);
    expect(payment.allocations).toMatchObject([{ id: 11, amountPaise: 10_000_00 }]);
  });

  test('may be rounded up, and another deduction goes to the account that it names', () => {
    const { posted } = paid(
      paymentOf({
        amountPaise: 9_950_50,
        deductions: [
          { kind: 'round-off', amountPaise: -50, accountId: null, note: null },
          { kind: 'other', amountPaise: 50_00, accountId: REPAIRS, note: 'Damaged box' },
        ],
      }),
    );
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 10_000],
      ['Bank', -9_950.5],
      ['Round Off', 0.5],
      ['Repairs', -50],
    ]);
  });

  test('leaves what the bank charges beside the money, as a line of its own', () => {
    const { posted } = paid(paymentOf({ bankCharge: { amountPaise: 5_90, accountId: null } }));
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 10_000],
      ['Bank Charges', 5.9],
      ['Bank', -10_000],
      ['Bank', -5.9],
    ]);
  });

  test('settles opening bills and lines of journals as well as bills', () => {
    const items = [owed(7, { kind: 'opening-bill' }), owed(3, { kind: 'journal', line: 2 })];
    const { payment, events } = paid(
      paymentOf({
        allocations: [
          { kind: 'opening-bill', id: 7, amountPaise: 4_000_00 },
          { kind: 'journal', id: 3, line: 2, amountPaise: 6_000_00 },
        ],
      }),
      { items },
    );
    expect(payment.allocations.map(({ kind, line = 0 }) => [kind, line])).toStrictEqual([
      ['opening-bill', 0],
      ['journal', 2],
    ]);
    expect(journalOf(events).entries[0]?.references).toMatchObject([
      { document: { kind: 'opening-bill', id: 7 } },
      { journal: { id: 3, line: 2 } },
    ]);
  });

  test('settles a bill that is dated after it on the day of the bill', () => {
    const { payment } = paid(paymentOf({ postedOn: '2026-10-01' }), {
      items: [owed(11, { dated: '2026-11-05' })],
    });
    expect(payment.allocations[0]?.settledOn).toBe('2026-11-05');
  });

  test('by cheque says its number, and that in its narration', () => {
    const { events } = paid(
      paymentOf({
        method: 'cheque',
        reference: null,
        cheque: { number: '004512', date: '2026-11-25' },
      }),
    );
    expect(journalOf(events).narration).toBe('Payment SP-001 against SPM/11 by cheque, 004512');
  });

  test('without money only deducts what is left of a bill', () => {
    const { posted, events } = paid(
      paymentOf({
        amountPaise: 0,
        deductions: [{ kind: 'write-off', amountPaise: 10_000_00, accountId: null, note: null }],
      }),
    );
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 10_000],
      ['Balances Written Back', -10_000],
    ]);
    expect(journalOf(events).narration).toContain('without money');
  });

  test('makes the account of its method on first use', () => {
    const { posted, payment } = paid(paymentOf({ method: 'cash', moneyAccountId: null }));
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 10_000],
      ['Cash', -10_000],
    ]);
    expect(payment.moneyAccountId).not.toBe(BANK);
  });

  test('of a private person is sealed with that person’s key, bank details too', () => {
    const party = { ...partyOf({ gstin: null, registration: 'unregistered' }), partyId: 7 };
    const payee = {
      name: 'Asha Kulkarni',
      accountNumber: '00112233',
      ifsc: 'HDFC0000412',
      upi: null,
      confirmedOn: null,
    };
    const { payment } = paid(paymentOf(), { party: { ...party, privateCustomerId: 7 }, payee });
    expect(payment).toMatchObject({ privateCustomerId: 7, supplierId: 7, payee });
  });

  test('that is reversed frees what it had settled, and its number stays used', () => {
    const { events } = paid(paymentOf({ amountPaise: 12_000_00 }));
    const back = eventsOfPaid(takePaymentBack('2026-11-21'), { before: events });
    for (const { event } of back) expectStorable(event);
    expect(back.map(({ event }) => event.type)).toStrictEqual([
      'SupplierPaymentReversed',
      'JournalReversed',
    ]);
    expect(back[0]?.event.data).toMatchObject({
      number: 'SP-001',
      reversedOn: '2026-11-21',
      totalPaise: 12_000_00,
      allocations: [
        { id: 11, amountPaise: 10_000_00 },
        { id: 12, amountPaise: 2_000_00 },
      ],
    });
  });
});
