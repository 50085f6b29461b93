import { describe, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import type { Reference } from '#core/journal/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { ENTRY_PAISE_MAX, paise } from '#core/kernel/paise.ts';
import { chaiStall, journalFacts } from '#tests/specimens/books/chai-stall.ts';
import { credit, debit, salePostedWith, saleWith } from '#tests/specimens/journals.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const { cash } = chaiStall;
const party = sahyadri.karnatakaAgro as AccountId;

const given = scenarioOf(journalDecider, {
  ...journalFacts,
  accounts: new Map([
    ...journalFacts.accounts,
    [party, { name: 'Karnataka Agro Mills', open: true, group: 'sundry-debtors' }],
  ]),
});

const receiptWith = (references: Reference[]) => [
  debit(cash, 10_000),
  { ...credit(party, 10_000), references },
];
const against = { kind: 'against', document: { kind: 'invoice', id: 15 } } as const;
const received = (references: Reference[]) =>
  given([]).when(saleWith({ entries: receiptWith(references) }));

describe('an entry on the account of a customer or supplier', () => {
  test('keeps references of each kind that add up to it', () => {
    const references: Reference[] = [
      { ...against, amountPaise: 6_000 },
      { kind: 'against', amountPaise: 1_000, journal: { id: 12, line: 1 } },
    ];
    const rests: Reference[] = [
      { kind: 'new', amountPaise: 3_000, name: 'DN-4', dueDate: '2026-12-20' },
      { kind: 'advance', amountPaise: 3_000, name: 'PO-7' },
      { kind: 'on-account', amountPaise: 3_000 },
    ];
    for (const rest of rests) {
      const all = [...references, rest];
      received(all).then([salePostedWith({ entries: receiptWith(all) })]);
    }
  });

  test('needs no references, and is then on account as a whole', () => {
    const entries = [debit(cash, 10_000), credit(party, 10_000)];
    given([])
      .when(saleWith({ entries }))
      .then([salePostedWith({ entries })]);
  });
});

describe('references are refused', () => {
  test('when they come to more or to less than the entry, with both amounts', () => {
    for (const amountPaise of [9_999, 10_001]) {
      received([{ ...against, amountPaise }]).thenRejected({
        kind: 'references_do_not_add_up',
        line: 2,
        amountPaise: 10_000,
        referencesPaise: paise(amountPaise),
      });
    }
  });

  test('when the list is empty, since no list means on account', () => {
    received([]).thenRejected({
      kind: 'references_do_not_add_up',
      line: 2,
      amountPaise: 10_000,
      referencesPaise: paise(0),
    });
  });

  test('when one of them has an amount that no entry may have', () => {
    for (const amountPaise of [0, -1, 0.5, ENTRY_PAISE_MAX + 1]) {
      received([
        { ...against, amountPaise: 10_000 },
        { kind: 'on-account', amountPaise },
      ]).thenRejected({
        kind: 'amount_out_of_range',
        line: 2,
        amountPaise,
        amountPaiseMax: ENTRY_PAISE_MAX,
      });
    }
  });

  test('when what they settle is named by nothing, or by a document and a line at once', () => {
    const both = { document: { kind: 'invoice', id: 15 }, journal: { id: 12, line: 1 } } as const;
    for (const named of [{}, { name: 'INV-015' }, both]) {
      received([{ kind: 'against', amountPaise: 10_000, ...named }]).thenRejected({
        kind: 'reference_names_no_item',
        line: 2,
      });
    }
  });

  test('when the account is no customer’s and no supplier’s', () => {
    const references: Reference[] = [{ kind: 'on-account', amountPaise: 10_000 }];
    given([])
      .when(saleWith({ entries: [{ ...debit(cash, 10_000), references }, credit(party, 10_000)] }))
      .thenRejected({
        kind: 'references_need_a_party',
        line: 1,
        accountId: cash,
        name: 'Cash',
      });
  });

  test('when one line settles the same item twice, by whatever parts', () => {
    const line = { kind: 'against', amountPaise: 5_000, journal: { id: 12, line: 1 } } as const;
    for (const twice of [{ ...against, amountPaise: 5_000 }, line]) {
      received([twice, twice]).thenRejected({ kind: 'reference_repeated', line: 2 });
    }
    const other = { ...line, journal: { id: 12, line: 2 } };
    const both = [line, other];
    received(both).then([salePostedWith({ entries: receiptWith(both) })]);
  });

  test('when a line would make more than one item of its own', () => {
    const kinds = ['new', 'advance', 'on-account'] as const;
    for (const kind of kinds) {
      received([
        { kind, amountPaise: 4_000 },
        { kind: 'new', amountPaise: 6_000 },
      ]).thenRejected({ kind: 'references_of_two_kinds', line: 2 });
    }
  });
});
