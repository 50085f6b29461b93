// What is refused of a purchase bill, by name. A draft may lack what a posted bill needs.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import type { PurchaseBillCommand, PurchaseBillDraft } from '#core/trade/index.ts';
import {
  BANK,
  billId,
  draftOf,
  eventsOf,
  INPUT_CGST,
  lineOf,
  partyOf,
  postAtOnce,
  refusalOf,
  REPAIRS,
  reverseOn,
  SOAP,
  STOCK,
} from './bills.ts';
import type { Otherwise } from './bills.ts';

type Draft = Partial<PurchaseBillDraft>;
const posting = (said: Draft, otherwise: Otherwise = {}) =>
  refusalOf(postAtOnce(draftOf(said)), otherwise);

const line = (said: Parameters<typeof lineOf>[0]): Draft => ({
  lines: [lineOf({ taxablePaise: 10_000_00 }), lineOf(said)],
});
const valued = { taxablePaise: 100_00 };
const credit = lineOf().credit;
const retiredRepairs = {
  name: 'Repairs',
  open: false,
  group: 'indirect-expenses',
  nature: 'expense',
} as const;
const october = { from: '2026-10-01', to: '2026-10-31' };

const cases: readonly [string, Draft, object, Otherwise?][] = [
  ['nobody is chosen', { accountId: null }, { kind: 'bill_supplier_missing' }],
  ['nobody is known', {}, { kind: 'bill_supplier_unknown' }, { party: null }],
  [
    'the account is closed',
    {},
    { kind: 'bill_supplier_not_open' },
    { party: { ...partyOf(), isOpen: false } },
  ],
  [
    'the account is a customer’s',
    {},
    { kind: 'bill_supplier_is_no_creditor' },
    { party: { ...partyOf(), group: 'sundry-debtors' } },
  ],
  [
    'an asset of the register',
    line({ ...valued, assetId: 4 }),
    { what: 'asset-register', line: 2 },
  ],
  ['no number', { billNumber: null }, { kind: 'bill_number_missing' }],
  [
    '17 characters',
    { billNumber: 'X'.repeat(17) },
    { kind: 'bill_number_too_long', lengthMax: 16 },
  ],
  [
    '51 characters of who has no GSTIN',
    { billNumber: 'X'.repeat(51) },
    { kind: 'bill_number_too_long', lengthMax: 50 },
    { party: partyOf({ gstin: null, registration: 'unregistered' }) },
  ],
  ['no date', { billDate: null }, { kind: 'bill_date_missing' }],
  ['a date to come', { billDate: '2026-11-22' }, { kind: 'bill_of_the_future' }],
  [
    'a posting before the bill',
    { postedOn: '2026-11-15' },
    { kind: 'bill_posted_before_its_date' },
  ],
  ['a due date before the bill', { dueDate: '2026-11-15' }, { kind: 'bill_due_before_its_date' }],
  ['a receipt to come', { receivedOn: '2026-11-22' }, { kind: 'bill_received_in_the_future' }],
  ['no lines', { lines: [] }, { kind: 'bill_has_no_lines' }],
  [
    '401 lines',
    { lines: Array.from({ length: 401 }, () => lineOf(valued)) },
    { kind: 'bill_too_long' },
  ],
  ['a line of nothing', line({}), { kind: 'bill_line_has_no_value', line: 2 }],
  [
    'a line without account',
    line({ ...valued, accountId: null }),
    { kind: 'bill_account_missing', line: 2 },
  ],
  [
    'an account of another book',
    line({ ...valued, accountId: 999 }),
    { kind: 'bill_account_unknown', line: 2 },
  ],
  [
    'a retired account',
    { lines: [lineOf({ ...valued, accountId: REPAIRS })] },
    { kind: 'bill_account_not_open', line: 1, name: 'Repairs' },
    { accounts: new Map([[REPAIRS, retiredRepairs]]) },
  ],
  ['money', line({ ...valued, accountId: BANK }), { kind: 'bill_account_unfit', line: 2 }],
  ['a tax account', line({ ...valued, accountId: INPUT_CGST }), { kind: 'bill_account_unfit' }],
  [
    'the account of the stock',
    line({ ...valued, accountId: STOCK }),
    { kind: 'bill_account_unfit' },
  ],
  ['an unknown product', line({ ...valued, productId: 999 }), { kind: 'bill_product_unknown' }],
  [
    'goods without a quantity',
    line({ ...valued, productId: SOAP }),
    { kind: 'bill_quantity_missing' },
  ],
  [
    'an unknown godown',
    line({ ...valued, productId: SOAP, quantityThousandths: 1000, godownId: 99 }),
    { kind: 'bill_godown_unknown' },
  ],
  [
    'a quantity beyond all',
    line({ ...valued, quantityThousandths: 1_000_000_000_001 }),
    { kind: 'bill_quantity_out_of_range' },
  ],
  [
    'an amount beyond all',
    line({ quantityThousandths: 1_000_000_000_000, priceThousandths: 9_000_000_000_000 }),
    { kind: 'bill_amount_out_of_range' },
  ],
  [
    'days of no batch',
    line({ ...valued, expiresOn: '2027-01-01' }),
    { kind: 'bill_batch_without_number' },
  ],
  [
    'a batch that ends before it is made',
    line({ ...valued, batch: 'B', manufacturedOn: '2026-05-02', expiresOn: '2026-05-01' }),
    { kind: 'bill_batch_expires_before_made' },
  ],
  [
    'blocked by no clause',
    line({ ...valued, credit: { ...credit, eligibility: 'blocked' } }),
    { kind: 'bill_clause_missing' },
  ],
  [
    'a clause of eligible tax',
    line({ ...valued, credit: { ...credit, clause: 'b-i' } }),
    { kind: 'bill_clause_not_taken' },
  ],
  [
    'a part of no share',
    line({ ...valued, credit: { ...credit, eligibility: 'part', clause: 'g' } }),
    { kind: 'bill_share_missing' },
  ],
  [
    'a share of the whole',
    line({ ...valued, credit: { ...credit, shareBps: 500 } }),
    { kind: 'bill_share_not_taken' },
  ],
  [
    'tax of a composition dealer',
    line({ ...valued, cgstPaise: 9_00, sgstPaise: 9_00 }),
    { kind: 'bill_supplier_charges_no_tax', line: 2 },
    { party: partyOf({ registration: 'composition' }) },
  ],
  ['no such place', { placeOfSupply: '55' }, { kind: 'bill_place_unknown' }],
  [
    'no such return',
    { creditPeriod: { kind: 'period', from: '2026-11-02', to: '2026-11-30' } },
    { kind: 'credit_period_unknown' },
  ],
  [
    'a return before the posting',
    { creditPeriod: { kind: 'period', ...october } },
    { kind: 'credit_period_too_early' },
  ],
  [
    'a return while goods are to come',
    { receivedOn: null, creditPeriod: { kind: 'period', from: '2026-11-01', to: '2026-11-30' } },
    { kind: 'credit_period_too_early', earliest: null },
  ],
  [
    'a return that is filed',
    {
      billDate: '2026-10-02',
      postedOn: '2026-10-02',
      receivedOn: '2026-10-02',
      creditPeriod: { kind: 'period', ...october },
    },
    { kind: 'credit_period_filed', ...october },
    {
      returns: {
        frequencies: [],
        filings: [
          {
            kind: 'gstr-3b',
            period: '102026',
            from: calendarDate(october.from),
            to: calendarDate(october.to),
            filedOn: calendarDate('2026-11-20'),
            arn: 'AA270926123456K',
          },
        ],
      },
    },
  ],
  [
    'the same number again',
    {},
    { kind: 'bill_entered_already', number: 'PB-004', billNumber: 'SPM/118' },
    { enteredBefore: { documentId: 9, number: 'PB-004', billDate: '2026-04-02' } },
  ],
  [
    'a total off the lines',
    { totalPaise: 11_799_00, roundOffPaise: -40 },
    { kind: 'bill_total_differs', sumPaise: 11_800_00 },
  ],
  ['a total a rupee off', { totalPaise: 11_801_00 }, { kind: 'bill_total_differs' }],
  ['nothing in all', { lines: [lineOf({ taxablePaise: 0 })] }, { kind: 'bill_comes_to_nothing' }],
];

describe('posting a bill', () => {
  for (const [what, draft, expected, otherwise] of cases) {
    test(`is refused with ${what}`, () => {
      expect(posting(draft, otherwise)).toMatchObject(expected);
    });
  }

  test('is let through again with a reason', () => {
    const enteredBefore = { documentId: 9, number: 'PB-004', billDate: '2026-04-02' };
    const again = { againReason: 'The supplier began its numbers anew' };
    expect(posting(again, { enteredBefore })).toBeNull();
  });

  test('is refused in a period that is locked, by its journal', () => {
    const data = { bookId: 8, kind: 'soft', lockedTo: '2026-11-18', reason: '' } as const;
    const book: Otherwise['book'] = [{ type: 'LockDateSet', version: 1, data }];
    expect(posting({}, { book })).toMatchObject({ kind: 'period_locked' });
  });
});

const change = (draft: PurchaseBillDraft): PurchaseBillCommand => ({
  type: 'ChangePurchaseBill',
  data: { documentId: billId, draft },
});
const discard: PurchaseBillCommand = {
  type: 'DiscardPurchaseBill',
  data: { documentId: billId, reason: 'Went back' },
};
const post: PurchaseBillCommand = {
  type: 'PostPurchaseBill',
  data: { documentId: billId, journalId: 41 as JournalId },
};
const draftOnly = (draft: PurchaseBillDraft): PurchaseBillCommand => ({
  type: 'DraftPurchaseBill',
  data: { documentId: billId, draft, journalId: null },
});

describe('a draft', () => {
  const empty = draftOf({ accountId: null, billNumber: null, billDate: null, lines: [] });
  const before = eventsOf(draftOnly(empty), { party: null });

  test('takes what is known so far, is written anew, and posted', () => {
    expect(before[0]?.event.data).toMatchObject({ heads: null });
    const changed = [...before, ...eventsOf(change(draftOf()), { before })];
    expect(changed[1]?.event.data).toMatchObject({ heads: 'intra' });
    expect(eventsOf(post, { before: changed }).map(({ event }) => event.type)).toContain(
      'PurchaseBillPosted',
    );
  });

  test('that says what it said leaves no trace', () => {
    expect(eventsOf(change(empty), { before, party: null })).toStrictEqual([]);
  });

  test('is discarded, and then takes nothing more', () => {
    const gone = [...before, ...eventsOf(discard, { before })];
    for (const command of [change(draftOf()), discard, post, reverseOn(null)]) {
      expect(refusalOf(command, { before: gone })).toMatchObject({ kind: 'document_is_discarded' });
    }
  });

  test('is not reversed, and what is posted is neither changed nor discarded', () => {
    expect(refusalOf(reverseOn(null), { before })).toMatchObject({ kind: 'document_is_a_draft' });
    const posted = eventsOf(postAtOnce(draftOf()));
    for (const command of [change(draftOf()), discard, post]) {
      expect(refusalOf(command, { before: posted })).toMatchObject({
        kind: 'document_is_posted',
        number: 'PB-001',
      });
    }
  });

  test('is there once, and what is not there takes nothing', () => {
    expect(refusalOf(draftOnly(empty), { before })).toMatchObject({ kind: 'document_exists' });
    for (const command of [change(empty), discard, post, reverseOn(null)]) {
      expect(refusalOf(command)).toMatchObject({ kind: 'document_not_found', documentId: billId });
    }
  });
});
