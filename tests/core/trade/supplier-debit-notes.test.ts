// A debit note of the supplier is a bill of its own that raises the price of bills before it: what
// it posts, by whose year its credit lapses, and what is refused of it.
import { describe, expect, test } from 'vitest';
import { purchaseBill, purchaseBillPosting } from '#core/trade/index.ts';
import type { PurchaseBill, PurchaseBillDraft } from '#core/trade/index.ts';
import { creditLimitOf } from '#core/tax/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import allCases from './debitnote-cases.json' with { type: 'json' };
import {
  billIn,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  postedIn,
  refusalOf,
  SOAP,
  SUPPLIER,
} from './bills.ts';
import type { Otherwise } from './bills.ts';

const CASES: readonly {
  readonly id: string;
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}[] = allCases;
const raising = CASES.filter(({ id }) => ['DBN-015', 'DBN-017'].includes(id));

/** The bill of 2 November whose price is raised. */
const raised: PurchaseBill = {
  ...billIn(eventsOf(postAtOnce(draftOf({ billNumber: 'SPM/101', billDate: '2026-11-02' })))),
  documentId: 30,
  number: 'PB-000',
};
const among = (
  ...bills: readonly { readonly posted: PurchaseBill; readonly status: 'posted' | 'reversed' }[]
): Otherwise => ({ raised: new Map(bills.map((one) => [one.posted.documentId, one])) });
const known = among({ status: 'posted', posted: raised });
const noteOf = (said: Partial<PurchaseBillDraft> = {}): PurchaseBillDraft =>
  draftOf({ billNumber: 'D/7', raises: [30], ...said });

const given = (draft: PurchaseBillDraft, otherwise: Otherwise = known) => {
  const events = eventsOf(postAtOnce(draft), otherwise);
  for (const { event } of events) expectStorable(event);
  return { events, note: billIn(events), posted: postedIn(events) };
};

type Side = { readonly account: string; readonly dr?: string; readonly cr?: string };

const NAMES: Readonly<Record<string, string>> = {
  Purchases: 'Purchases – Goods',
  'Input SGST': 'Input SGST/UTGST',
  Supplier: 'Sahyadri Paper Mills',
};

describe('a debit note of the supplier', () => {
  test('each open case of one is looked at', () => {
    expect(raising).toHaveLength(2);
  });

  test.each(raising.map((one) => [one.id, one] as const))('%s', (_id, { input, expected }) => {
    const from = input['supply'] === 'intra' ? '27AAPFU0939F1ZV' : '29AAGCB7383J1Z4';
    const party = partyOf({ gstin: from, stateCode: from.slice(0, 2) });
    const { posted, note } = given(
      noteOf({
        raises: [],
        billDate: input['note_date'] as string,
        lines: [
          lineOf({
            taxablePaise: Number(input['net']) * 100,
            rateBps: Number(input['gst_rate']) * 100,
          }),
        ],
      }),
      { party },
    );
    const wanted = (expected['lines'] as readonly Side[]).map(
      ({ account, dr, cr }) => [NAMES[account] ?? account, Number(dr ?? `-${cr}`)] as const,
    );
    expect(Object.fromEntries(posted)).toStrictEqual(Object.fromEntries(wanted));
    expect(creditLimitOf(calendarDate(note.billDate), null)).toBe(expected['itc_last_filing_date']);
  });

  test('names the bills that it raises, once each, and is owed like a bill', () => {
    const { note, events } = given(noteOf({ raises: [30, 30] }));
    expect(note.raises).toStrictEqual([
      { documentId: 30, number: 'PB-000', billNumber: 'SPM/101', billDate: '2026-11-02' },
    ]);
    expect(purchaseBill.effects.openItem(note)).toMatchObject({
      accountId: SUPPLIER,
      amountPaise: -11_800_00,
      number: 'D/7',
    });
    expect(purchaseBill.effects.narration(note)).toBe(
      'Debit note D/7 of 2026-11-16, entered as PB-001, bill SPM/101 of 2026-11-02',
    );
    const state = events.flatMap(({ event }) =>
      event.type === 'PurchaseBillPosted' ? [event.version] : [],
    );
    expect(state).toStrictEqual([3]);
  });

  test('brings in no goods: they came with their bill', () => {
    const line = lineOf({ productId: SOAP, quantityThousandths: 1000, taxablePaise: 100_00 });
    expect(purchaseBill.effects.stock(given(noteOf({ lines: [line] })).note)).toStrictEqual([]);
    const { note } = given(draftOf({ lines: [line] }));
    expect(purchaseBill.effects.stock(note)).toHaveLength(1);
  });

  test('bears TDS of its own value, like a bill', () => {
    const unsaid = { section: '', nature: '', rateBps: 0, basePaise: 0, amountPaise: 0 };
    const tds = { ...unsaid, code: '1024', reason: null, accountId: null };
    const { note } = given(noteOf({ lines: [lineOf({ taxablePaise: 40_000_00 })], tds }));
    expect(note.tds).toMatchObject({ basePaise: 40_000_00, amountPaise: 800_00 });
  });

  test('is saved as a draft whatever it raises', () => {
    const command = {
      type: 'DraftPurchaseBill',
      data: { documentId: 31, draft: noteOf({ raises: [999] }), journalId: null },
    } as const;
    const [drafted] = eventsOf(command as Parameters<typeof eventsOf>[0]);
    expect(drafted?.event).toMatchObject({ type: 'PurchaseBillDrafted', version: 2 });
    expect(purchaseBillPosting.decider.initialState).toStrictEqual({ status: 'absent' });
  });

  test.each([
    ['a bill that is not there', {}, {}, { kind: 'bill_raised_unknown', billId: 30 }],
    [
      'a bill that is reversed',
      {},
      among({ status: 'reversed', posted: raised }),
      { kind: 'bill_raised_not_posted', billId: 30 },
    ],
    [
      'a bill of another supplier',
      {},
      among({ status: 'posted', posted: { ...raised, accountId: 777 } }),
      { kind: 'bill_raised_of_another', billNumber: 'SPM/101' },
    ],
    [
      'a bill of a later day',
      { billDate: '2026-11-01' },
      known,
      {
        kind: 'bill_raised_after',
        billNumber: 'SPM/101',
        raisedOn: '2026-11-01',
        billDate: '2026-11-02',
      },
    ],
  ] as const)('is refused of %s', (_of, said, otherwise, refusal) => {
    expect(refusalOf(postAtOnce(noteOf(said)), otherwise)).toStrictEqual(refusal);
  });
});
