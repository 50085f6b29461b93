import { describe, test } from 'vitest';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceCommand, InvoiceEvent } from '#core/invoice/index.ts';
import type { AllocationId } from '#core/kernel/ids.ts';
import { agro, drafted, invoiceFacts, paid, sent, trade } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(invoiceDecider, invoiceFacts);
const { invoiceId, allocationId, receiptId, journalId, reversalId } = trade;
const { customerId } = agro;
const source = { kind: 'receipt', id: receiptId } as const;
const credit = { number: 'RV-004', openPaise: 300_000 };

const allocate = (amountPaise: number | null): InvoiceCommand => ({
  type: 'AllocateCredit',
  data: { invoiceId, allocationId, source, amountPaise, journalId },
});
const allocated = (amountPaise: number): InvoiceEvent => ({
  type: 'CreditAllocated',
  version: 2,
  data: {
    allocationId,
    invoiceId,
    customerId,
    source: {
      ...source,
      number: 'RV-004',
    },
    amountPaise,
    allocatedOn: '2026-11-21',
  },
});
const takeBack: InvoiceCommand = {
  type: 'ReverseAllocation',
  data: { invoiceId, allocationId, reversalId, reason: 'Of another invoice' },
};
const takenBack: InvoiceEvent = {
  type: 'AllocationReversed',
  version: 2,
  data: {
    allocationId,
    invoiceId,
    customerId,
    source: {
      ...source,
      number: 'RV-004',
    },
    amountPaise: 3e5,
    reason: 'Of another invoice',
    reversedOn: '2026-11-21',
  },
};

describe('money on account that settles an invoice', () => {
  test('is as much as is open on both sides, unless an amount is given', () => {
    given(sent, { credit })
      .when(allocate(null))
      .then([allocated(300_000)]);
    given(sent, { credit })
      .when(allocate(100_000))
      .then([allocated(100_000)]);
    given([...sent, paid(1_080_000)], { credit })
      .when(allocate(null))
      .then([allocated(100_000)]);
  });

  test('may be what a credit note of the customer left over', () => {
    const note = { kind: 'credit-note', id: 601 } as const;
    given(sent, { credit: { number: 'CN-003', openPaise: 5_000 } })
      .when({
        type: 'AllocateCredit',
        data: { invoiceId, allocationId, source: note, amountPaise: null, journalId },
      })
      .then([
        {
          type: 'CreditAllocated',
          version: 2,
          data: {
            allocationId,
            invoiceId,
            customerId,
            source: {
              ...note,
              number: 'CN-003',
            },
            amountPaise: 5e3,
            allocatedOn: '2026-11-21',
          },
        },
      ]);
  });

  test('an allocation that is there already leaves no trace', () => {
    given([...sent, allocated(300_000)], { credit })
      .when(allocate(null))
      .thenNothing();
  });

  test('is taken back with a reason, and the amount is due again', () => {
    given([...sent, allocated(300_000)])
      .when(takeBack)
      .then([takenBack]);
    given([...sent, allocated(300_000), takenBack, paid(1_180_000)])
      .when(takeBack)
      .thenRejected({ kind: 'allocation_already_reversed', allocationId });
  });
});

describe('money on account is refused', () => {
  test('when the customer has no such credit', () => {
    given(sent).when(allocate(null)).thenRejected({ kind: 'credit_not_found' });
  });

  test('when it is more than is open of it, or more than is due', () => {
    given(sent, { credit }).when(allocate(300_001)).thenRejected({
      kind: 'allocation_exceeds_credit',
      amountPaise: 300_001,
      openPaise: 300_000,
    });
    given([...sent, paid(1_080_000)], { credit })
      .when(allocate(100_001))
      .thenRejected({
        kind: 'payment_exceeds_balance_due',
        amountPaise: 100_001,
        duePaise: 100_000,
      });
  });

  test('when the credit is used up or taken back, with what is due', () => {
    given(sent, { credit: { number: 'RV-004', openPaise: 0 } })
      .when(allocate(null))
      .thenRejected({ kind: 'allocation_exceeds_credit', amountPaise: 1_180_000, openPaise: 0 });
  });

  test('when it is nothing', () => {
    given(sent, { credit }).when(allocate(0)).thenRejected({ kind: 'payment_is_nothing' });
    given(sent, { credit }).when(allocate(-1)).thenRejected({ kind: 'payment_is_nothing' });
  });

  test('when nothing is due, and for a draft', () => {
    given([...sent, paid(1_180_000)], { credit })
      .when(allocate(null))
      .thenRejected({ kind: 'nothing_is_due', number: 'INV-007' });
    given([drafted], { credit })
      .when(allocate(null))
      .thenRejected({ kind: 'invoice_is_a_draft', number: 'INV-007' });
  });

  test('an allocation that was never made is not taken back', () => {
    given(sent).when(takeBack).thenRejected({ kind: 'allocation_not_found', allocationId });
    const other = 652 as AllocationId;
    given([...sent, takenBack])
      .when({
        type: 'ReverseAllocation',
        data: { invoiceId, allocationId: other, reversalId, reason: '' },
      })
      .thenRejected({ kind: 'allocation_not_found', allocationId: other });
  });
});
