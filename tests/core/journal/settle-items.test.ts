// A hand-posted journal on a party's account settles what it names, and sets it free when reversed.
import { describe, expect, test } from 'vitest';
import { customerDecider } from '#core/customer/index.ts';
import { decideJournal } from '#core/documents/index.ts';
import type { PartyFacts, SettlingStates } from '#core/documents/index.ts';
import { invoiceDecider } from '#core/invoice/index.ts';
import type { InvoiceEvent } from '#core/invoice/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalCommand, JournalRejection, Reference } from '#core/journal/index.ts';
import type { AllocationId, JournalId, SettlementId } from '#core/kernel/ids.ts';
import { settlementDecider } from '#core/settlement/index.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { credit, debit, journalId, saleWith } from '#tests/specimens/journals.ts';
import { agro, agroCreated, drafted, sent, trade } from '#tests/specimens/tax/trade.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';

const { customerId, accountId } = agro;
const { invoiceId } = trade;
const ids = {
  allocationIds: [901, 902] as AllocationId[],
  settlementIds: [951, 952] as SettlementId[],
};
const invoice = (events: readonly InvoiceEvent[]) =>
  events.reduce((state, event) => invoiceDecider.evolve(state, event), invoiceDecider.initialState);
const customer = customerDecider.evolve(customerDecider.initialState, agroCreated);

const facts: PartyFacts = {
  ...journalFacts,
  accounts: new Map([
    ...journalFacts.accounts,
    [accountId, { name: agro.name, open: true, group: 'sundry-debtors' }],
  ]),
  customerOf: (id) => (id === accountId ? customerId : null),
  openItem: () => null,
  settledOn: [],
};
const states: SettlingStates = {
  journal: () => journalDecider.initialState,
  invoice: (id) => (id === invoiceId ? invoice(sent) : invoiceDecider.initialState),
  customer: () => customer,
  settlement: () => settlementDecider.initialState,
};

type Circumstances = {
  readonly states?: Partial<SettlingStates>;
  readonly facts?: Partial<PartyFacts>;
};

function given(changed: Circumstances = {}) {
  const answerTo = (command: JournalCommand) =>
    decideJournal({ ...states, ...changed.states }, command, { ...facts, ...changed.facts });
  return {
    when: (command: JournalCommand) => ({
      thenEvents(types: readonly string[]) {
        const answer = answerTo(command);
        expect(
          answer.ok && answer.value.map(({ stream, event }) => `${stream} ${event.type}`),
        ).toStrictEqual(types);
        for (const { event } of answer.ok ? answer.value : []) expectStorable(event);
        return answer.ok ? answer.value.map(({ event }) => event) : [];
      },
      thenRejected(rejection: JournalRejection) {
        expect(answerTo(command)).toStrictEqual({ ok: false, rejection });
      },
    }),
  };
}

const paidBy = (references: readonly Reference[], amountPaise = 500_000): JournalCommand =>
  saleWith({
    entries: [
      debit(chaiStall.cash, amountPaise),
      { ...credit(accountId, amountPaise), references: [...references] },
    ],
    settling: ids,
  });
const byDocument = (kind: 'invoice' | 'receipt', id: number, amountPaise = 500_000): Reference => ({
  kind: 'against',
  amountPaise,
  document: { kind, id },
});
const byLine = (amountPaise = 500_000): Reference => ({
  kind: 'against',
  amountPaise,
  journal: { id: 12, line: 1 },
});
const open = { accountId, number: '#7', billDate: '2026-11-01', dueDate: null };
const due = (openPaise: number) => ({
  facts: { openItem: () => ({ ...open, openPaise, dated: '2026-11-01' }) },
});

describe('a line of a journal', () => {
  test('settles an invoice on the invoice, and any other item by a settlement', () => {
    const both = paidBy([byDocument('invoice', invoiceId), byLine()], 1_000_000);
    const [, allocated, settled] = given(due(600_000))
      .when(both)
      .thenEvents([
        'journal-9 JournalPosted',
        'invoice-301 CreditAllocated',
        'settlement-951 ItemSettled',
      ]);
    const source = { kind: 'journal', id: 9, line: 2, number: '#1' };
    expect(allocated?.data).toMatchObject({ source, accountId, customerId, amountPaise: 500_000 });
    expect(settled?.data).toMatchObject({ by: source, itemSide: 'debit', amountPaise: 500_000 });
  });

  test('settles nothing that the party has not', () => {
    const unknown = { kind: 'reference_item_unknown', line: 2 } as const;
    given()
      .when(paidBy([byLine()]))
      .thenRejected({ kind: 'reference_item_unknown', line: 2 });
    given()
      .when(paidBy([byDocument('invoice', 999)]))
      .thenRejected(unknown);
    given({ facts: { customerOf: () => 77 } })
      .when(paidBy([byDocument('invoice', invoiceId)]))
      .thenRejected(unknown);
  });

  test('settles no draft', () => {
    given({ states: { invoice: () => invoice([drafted]) } })
      .when(paidBy([byDocument('invoice', invoiceId)]))
      .thenRejected({
        kind: 'reference_invoice_not_issued',
        line: 2,
        number: 'INV-007',
        status: 'draft',
      });
  });

  test('settles no item of its own side', () => {
    given(due(-600_000))
      .when(paidBy([byLine()]))
      .thenRejected({
        kind: 'reference_of_one_side',
        line: 2,
        number: '#7',
      });
  });

  test('settles no more than is open, also where two lines settle one item', () => {
    given(due(499_999))
      .when(paidBy([byLine()]))
      .thenRejected({
        kind: 'reference_exceeds_item',
        line: 2,
        number: '#7',
        amountPaise: 500_000,
        openPaise: 499_999,
      });
    const half = { ...credit(accountId, 300_000), references: [byLine(300_000)] };
    given(due(500_000))
      .when(saleWith({ entries: [debit(chaiStall.cash, 600_000), half, half], settling: ids }))
      .thenRejected({
        kind: 'reference_exceeds_item',
        line: 3,
        number: '#7',
        amountPaise: 300_000,
        openPaise: 200_000,
      });
  });

  test('pays back no advance that has tax inside', () => {
    const tax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 18, cessPaise: 0 };
    const service = { supply: 'services', description: 'Repairs', hsn: null } as const;
    const place = { rateBps: 1800, placeOfSupply: null, heads: 'inter' } as const;
    const advance = { ...service, ...place, tax };
    const receipt = {
      number: 'RV-005',
      amountPaise: 100,
      receivedPaise: 118,
      accountId: 12,
      journalId: 3,
      reversed: false,
      advance,
    };
    const receipts = new Map([[5, receipt]]);
    const withAdvance = { ...customer, receipts } as typeof customer;
    given({ ...due(-100), states: { customer: () => withAdvance } })
      .when(
        saleWith({
          voucherType: 'payment',
          entries: [
            { ...debit(accountId, 100), references: [byDocument('receipt', 5, 100)] },
            credit(chaiStall.cash, 100),
          ],
          settling: ids,
        }),
      )
      .thenRejected({ kind: 'reference_to_taxed_advance', line: 1, number: '#7' });
  });
});

describe('the reversal of a journal', () => {
  const posted = given()
    .when(paidBy([byDocument('invoice', invoiceId)]))
    .thenEvents(['journal-9 JournalPosted', 'invoice-301 CreditAllocated']);
  const journal = posted.reduce(
    (state, event) =>
      event.type === 'JournalPosted' ? journalDecider.evolve(state, event) : state,
    journalDecider.initialState,
  );
  const paid = posted.reduce(
    (state, event) =>
      event.type === 'CreditAllocated' ? invoiceDecider.evolve(state, event) : state,
    invoice(sent),
  );
  const after = { journal: () => journal, invoice: () => paid };
  const data = { journalId: journalId(9), reversalId: 10 as JournalId, reason: 'Bounced' };
  const reverse: JournalCommand = { type: 'ReverseJournal', data };

  test('takes back what its lines have settled', () => {
    const settledOn = [`invoice-${invoiceId}`];
    const [, back] = given({ states: after, facts: { settledOn } })
      .when(reverse)
      .thenEvents(['journal-9 JournalReversed', 'invoice-301 AllocationReversed']);
    expect(back?.data).toMatchObject({ accountId, amountPaise: 500_000, reason: 'Bounced' });
  });

  test('is refused to an undo, which leaves what was settled as it is', () => {
    const undo: JournalCommand = {
      type: 'ReverseJournal',
      data: { ...data, asUndo: true },
    };
    given({ states: after, facts: { settledOn: [`invoice-${invoiceId}`] } })
      .when(undo)
      .thenRejected({ kind: 'journal_is_settled', journalId: journalId(9) });
  });

  test('is refused while money of one of its lines was paid back', () => {
    const credited = { kind: 'journal', id: 9, line: 2, number: '#1' } as const;
    const refund = {
      number: 'RF-001',
      amountPaise: 1,
      paidPaise: 1,
      accountId: 12,
      journalId: 4,
      reversed: false,
    };
    const refunds = new Map([[6, { ...refund, credit: credited }]]);
    const withRefund = { ...customer, refunds } as typeof customer;
    given({
      states: { ...after, customer: () => withRefund },
      facts: { settledOn: [`customer-${customerId}`] },
    })
      .when(reverse)
      .thenRejected({ kind: 'journal_line_refunded', number: 'RF-001' });
  });
});
