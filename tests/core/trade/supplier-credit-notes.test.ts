// The supplier's credit note: entered as it is printed, of several bills or of none, with or
// without goods and GST; or as the answer to a debit note of ours, with what it says otherwise.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { goodsOfNote, purchaseDebitNote } from '#core/trade/index.ts';
import type {
  PurchaseBill,
  PurchaseDebitNoteCommand,
  PurchaseDebitNoteDraft,
} from '#core/trade/index.ts';
import type { StreamEvent } from '#core/documents/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { billId, lineOf, partyOf, postedIn, REPAIRS, SOAP, SUPPLIER } from './bills.ts';
import {
  billOf,
  eventsOfNote,
  noteId,
  noteIn,
  noteOf,
  postNote,
  refusalOfNote,
  reverseNote,
} from './notes.ts';
import type { OtherwiseOfNote } from './notes.ts';

const CN = { number: 'CN/41', date: '2026-11-19' } as const;
const soap = lineOf({
  productId: SOAP,
  accountId: null,
  name: 'Soap',
  quantityThousandths: 40_000,
  taxablePaise: 1_000_00,
});
const bill = billOf({ lines: [soap, lineOf({ taxablePaise: 500_00, accountId: REPAIRS })] });
const second: PurchaseBill = {
  ...billOf({ lines: [lineOf({ taxablePaise: 200_00, accountId: REPAIRS })] }),
  documentId: 32,
  number: 'PB-002',
  billNumber: 'SPM/119',
};

type Said = Partial<PurchaseDebitNoteDraft>;
type Line = PurchaseDebitNoteDraft['lines'][number];
const lineOfBill = (said: Partial<Line>, line = 1, documentId: number = billId): Line => ({
  quantityThousandths: null,
  taxablePaise: null,
  own: null,
  bill: { documentId, line },
  ...said,
});
const own = (said: Parameters<typeof lineOf>[0]): Line => ({
  bill: null,
  quantityThousandths: null,
  taxablePaise: null,
  own: lineOf({ accountId: REPAIRS, ...said }),
});
const taxes = (cgstPaise: number, sgstPaise = cgstPaise) => ({
  cgstPaise,
  sgstPaise,
  igstPaise: 0,
  cessPaise: 0,
});
const creditNote = (lines: readonly Line[], said: Said = {}) =>
  noteOf([], { supplierNote: CN, lines: [...lines], ...said });

function given(draft: PurchaseDebitNoteDraft, otherwise: Partial<OtherwiseOfNote> = {}) {
  const events = eventsOfNote(postNote(draft), { of: bill, ...otherwise });
  for (const { event } of events) expectStorable(event);
  return { events, note: noteIn(events), posted: Object.fromEntries(postedIn(events)) };
}
const refused = (draft: PurchaseDebitNoteDraft, otherwise: Partial<OtherwiseOfNote> = {}) =>
  refusalOfNote(postNote(draft), { of: bill, ...otherwise });

const filed = (period: '102026' | '112026') => ({
  frequencies: [],
  filings: [
    {
      kind: 'gstr-3b' as const,
      period,
      from: calendarDate(period === '102026' ? '2026-10-01' : '2026-11-01'),
      to: calendarDate(period === '102026' ? '2026-10-31' : '2026-11-30'),
      filedOn: calendarDate('2026-11-20'),
      arn: 'AA270926123456K',
    },
  ],
});

describe('the credit note of a supplier', () => {
  test('gives back goods as it prints them, at what they had cost, in the first open return', () => {
    const line = { quantityThousandths: 4_000, taxablePaise: 90_00, printed: taxes(8_10) };
    const { note, posted } = given(creditNote([lineOfBill(line)]));
    expect(posted).toStrictEqual({
      'Sahyadri Paper Mills': 106.2,
      'Purchase Return': -90,
      'Input CGST': -8.1,
      'Input SGST/UTGST': -8.1,
    });
    expect(note).toMatchObject({
      supplierNote: CN,
      credit: { state: 'matched', period: { from: '2026-11-01', to: '2026-11-30' } },
      bills: [{ documentId: billId, againstPaise: 106_20 }],
    });
    expect(goodsOfNote(note)).toMatchObject([
      { productId: SOAP, quantityThousandths: 4_000, valuePaise: 100_00 },
    ]);
    expect(purchaseDebitNote.effects.narration(note)).toBe(
      'Credit note CN/41 of 2026-11-19, entered as PDN-001, bill SPM/118 of 2026-11-16',
    );
  });

  test('lowers a price and moves no goods, and all of them may still go back', () => {
    const { note } = given(creditNote([lineOfBill({ taxablePaise: 100_00 })]));
    expect(note).toMatchObject({ totalPaise: 118_00, lines: [{ taxablePaise: 100_00 }] });
    expect(goodsOfNote(note)).toStrictEqual([]);
    const all = noteOf([{ line: 1, quantity: 40_000 }]);
    expect(given(all, { earlier: [note] }).note).toMatchObject({
      totalPaise: 1_062_00,
      lines: [{ taxablePaise: 900_00, cgstPaise: 81_00, sgstPaise: 81_00 }],
    });
  });

  test('without GST is a discount, and the credit stays; goods that come back are a return', () => {
    const price = creditNote([lineOfBill({ taxablePaise: 100_00 })], { isCommercial: true });
    const { posted, note } = given(price);
    expect(posted).toStrictEqual({ 'Sahyadri Paper Mills': 100, 'Discount Received': -100 });
    expect(note.credit).toStrictEqual({ state: 'commercial', period: null });
    const goods = creditNote([lineOfBill({ quantityThousandths: 4_000 })], { isCommercial: true });
    expect(given(goods).posted).toStrictEqual({
      'Sahyadri Paper Mills': 100,
      'Purchase Return': -100,
    });
  });

  test('of several bills settles each by its own part, and what is over settles what is open', () => {
    const lines = [
      lineOfBill({ taxablePaise: 100_00 }, 2),
      lineOfBill({ taxablePaise: 200_00 }, 1, 32),
    ];
    const draft = creditNote(lines, { billIds: [billId, 32], roundOffPaise: -50 });
    const { note } = given(draft, { others: [second], billOpenPaise: 1_770_00 });
    expect(note).toMatchObject({ totalPaise: 353_50, roundOffPaise: -50, tds: null });
    expect(note.bills.map(({ againstPaise }) => againstPaise)).toStrictEqual([118_00, 235_50]);
    const paid = given(draft, { others: [second], billOpenPaise: 50_00 }).note;
    expect(paid.bills.map(({ againstPaise }) => againstPaise)).toStrictEqual([50_00, 236_00]);
    expect(purchaseDebitNote.effects.openItem(paid)).toMatchObject({
      accountId: SUPPLIER,
      amountPaise: 67_50,
      number: 'CN/41',
      billDate: '2026-11-19',
    });
  });

  test('of no bill is credited by its own lines, and is ahead', () => {
    const draft = creditNote([own({ taxablePaise: 100_00 })], { billIds: [], accountId: SUPPLIER });
    const { note, posted } = given(draft, { party: partyOf() });
    expect(posted).toStrictEqual({
      'Sahyadri Paper Mills': 118,
      Repairs: -100,
      'Input CGST': -9,
      'Input SGST/UTGST': -9,
    });
    expect(note).toMatchObject({ bills: [], heads: 'intra', placeOfSupply: '27' });
    const blocked = own({
      taxablePaise: 100_00,
      credit: { ...lineOf().credit, eligibility: 'blocked', clause: 'b-i' },
    });
    const asCost = given({ ...draft, lines: [blocked] }, { party: partyOf() });
    expect(asCost.posted).toStrictEqual({ 'Sahyadri Paper Mills': 118, Repairs: -118 });
    const commercial = given({ ...draft, isCommercial: true }, { party: partyOf() });
    expect(commercial.posted).toStrictEqual({
      'Sahyadri Paper Mills': 100,
      'Discount Received': -100,
    });
  });

  test('lowers the credit as far as it was taken, and what gave none as cost', () => {
    const part = { ...lineOf().credit, eligibility: 'part' as const, clause: 'g' as const };
    const of = billOf({
      lines: [lineOf({ taxablePaise: 1_000_00, credit: { ...part, shareBps: 4_000 } })],
    });
    const { note } = given(
      creditNote([lineOfBill({ taxablePaise: 100_00, printed: taxes(9_00) })]),
      {
        of,
      },
    );
    expect(note.lines).toMatchObject([
      { credited: taxes(3_60), costPaise: 110_80, cgstPaise: 9_00, sgstPaise: 9_00 },
    ]);
  });

  test('lowers the return that is asked for, passes over what is filed, or waits', () => {
    const lines = [lineOfBill({ taxablePaise: 100_00 })];
    const december = { from: '2026-12-01', to: '2026-12-31' };
    const asked = creditNote(lines, { creditPeriod: { kind: 'period', ...december } });
    expect(given(asked).note.credit).toStrictEqual({ state: 'matched', period: december });
    const passed = given(creditNote(lines), { returns: filed('112026') }).note;
    expect(passed.credit.period).toStrictEqual(december);
    const waits = creditNote(lines, { creditPeriod: { kind: 'deferred' } });
    expect(given(waits).note.credit).toStrictEqual({ state: 'open', period: null });
  });

  test('is reversed with all that it did', () => {
    const { events, note } = given(creditNote([lineOfBill({ taxablePaise: 100_00 })]));
    const back = eventsOfNote(reverseNote(null), { of: bill, before: events });
    expect(back.map(({ event }) => event.type)).toContain('PurchaseDebitNoteReversed');
    expect(note.bills).toHaveLength(1);
  });

  test.each<readonly [string, PurchaseDebitNoteDraft, Partial<OtherwiseOfNote>, object]>([
    [
      'a number of more than 16 characters',
      creditNote([], { supplierNote: { ...CN, number: 'X'.repeat(17) } }),
      {},
      { kind: 'supplier_note_too_long', length: 17, lengthMax: 16 },
    ],
    [
      'a date to come',
      creditNote([], { supplierNote: { ...CN, date: '2026-11-22' } }),
      {},
      { kind: 'supplier_note_of_the_future', date: '2026-11-22', today: '2026-11-21' },
    ],
    [
      'a date after its posting',
      creditNote([], { supplierNote: { ...CN, date: '2026-11-21' } }),
      {},
      { kind: 'supplier_note_after_posting', date: '2026-11-21', postedOn: '2026-11-20' },
    ],
    [
      'a date before its bill',
      creditNote([], { supplierNote: { ...CN, date: '2026-11-15' } }),
      {},
      {
        kind: 'supplier_note_before_its_bill',
        date: '2026-11-15',
        billDate: '2026-11-16',
        billNumber: 'SPM/118',
      },
    ],
    [
      'a return that is filed',
      creditNote([], { creditPeriod: { kind: 'period', from: '2026-11-01', to: '2026-11-30' } }),
      { returns: filed('112026') },
      { kind: 'credit_period_filed', from: '2026-11-01', to: '2026-11-30' },
    ],
    [
      'a rupee of round-off',
      creditNote([], { roundOffPaise: 100 }),
      {},
      { kind: 'note_round_off_too_large', roundOffPaise: 100 },
    ],
    [
      'a number that is there, but for a reason',
      creditNote([lineOfBill({ taxablePaise: 1_00 })]),
      { enteredBefore: { documentId: 50, number: 'PDN-009', billDate: '2026-11-19' } },
      {
        kind: 'supplier_note_entered_already',
        noteNumber: 'CN/41',
        documentId: 50,
        number: 'PDN-009',
        date: '2026-11-19',
      },
    ],
    [
      'neither a quantity nor a value',
      creditNote([lineOfBill({})]),
      {},
      { kind: 'note_value_missing', line: 1, name: 'Soap' },
    ],
    [
      'a quantity of what has none',
      creditNote([lineOfBill({ quantityThousandths: 1, taxablePaise: 1 }, 2)]),
      {},
      { kind: 'note_quantity_not_taken', line: 1, name: 'Paper' },
    ],
    [
      'more of the value than was billed',
      creditNote([lineOfBill({ taxablePaise: 1_000_01 })]),
      {},
      { kind: 'note_value_exceeds_bill', line: 1, name: 'Soap', leftPaise: 1_000_00 },
    ],
    [
      'nobody, of no bill',
      creditNote([own({ taxablePaise: 1 })], { billIds: [] }),
      {},
      { kind: 'bill_supplier_missing' },
    ],
    [
      'an account that takes no purchases, of no bill',
      creditNote([own({ taxablePaise: 1, accountId: 999 })], { billIds: [], accountId: SUPPLIER }),
      { party: partyOf() },
      { kind: 'bill_account_unknown', line: 1, accountId: 999 },
    ],
  ])('is refused with %s', (_what, draft, otherwise, refusal) => {
    expect(refused(draft, otherwise)).toStrictEqual(refusal);
  });

  test('is entered again for a reason', () => {
    const enteredBefore = { documentId: 50, number: 'PDN-009', billDate: '2026-11-19' };
    const again = creditNote([lineOfBill({ taxablePaise: 1_00 })], { againReason: 'Other goods' });
    expect(given(again, { enteredBefore }).note.againReason).toBe('Other goods');
  });

  test('past section 34(2) gives no GST back, by its own date', () => {
    const old = billOf({
      billDate: '2025-03-31',
      postedOn: '2025-04-02',
      receivedOn: '2025-04-02',
    });
    const lines = [lineOfBill({ taxablePaise: 1_00 })];
    const until = { kind: 'note_past_credit_limit', until: '2025-11-30' };
    const otherwise = { of: { ...old, lines: bill.lines } };
    expect(refused(creditNote(lines), otherwise)).toMatchObject(until);
    const before = { supplierNote: { ...CN, date: '2025-11-30' } };
    expect(refused(creditNote(lines, before), otherwise)).toBe(null);
    expect(refused(creditNote(lines, { isCommercial: true }), otherwise)).toBe(null);
  });
});

const ours = () => given(noteOf([{ line: 1, quantity: 10_000 }]), { billOpenPaise: 1_770_00 });
type MatchData = Extract<PurchaseDebitNoteCommand, { type: 'MatchPurchaseDebitNote' }>['data'];
const match = (said: Partial<MatchData> = {}): PurchaseDebitNoteCommand => ({
  type: 'MatchPurchaseDebitNote',
  data: {
    documentId: noteId,
    supplierNote: { number: 'CN/7', date: '2026-11-21' },
    isCommercial: false,
    printed: null,
    creditPeriod: null,
    againReason: null,
    matchedOn: null,
    journalId: 71 as JournalId,
    ...said,
  },
});
const unmatch: PurchaseDebitNoteCommand = {
  type: 'ReversePurchaseDebitNoteMatch',
  data: {
    documentId: noteId,
    reason: 'Another bill’s',
    reversalId: 72 as JournalId,
  },
};

function matched(said: Partial<MatchData>, otherwise: Partial<OtherwiseOfNote> = {}) {
  const { events: before } = ours();
  const events = eventsOfNote(match(said), { of: bill, before, ...otherwise });
  for (const { event } of events) expectStorable(event);
  const [first] = events;
  if (first?.event.type !== 'PurchaseDebitNoteMatched') throw new Error('It is matched.');
  return {
    before: [...before, ...events] as readonly StreamEvent[],
    match: first.event.data,
    posted: Object.fromEntries(postedIn(events)),
  };
}

describe('a debit note that the supplier answers', () => {
  test('with the same is matched, and nothing is posted', () => {
    const { match: data, posted } = matched({});
    expect(data).toMatchObject({
      state: 'matched',
      period: { from: '2026-11-01', to: '2026-11-30' },
      difference: null,
      comesTo: { taxablePaise: 250_00, taxPaise: 45_00, creditPaise: 45_00, totalPaise: 295_00 },
    });
    expect(posted).toStrictEqual({});
  });

  test('with less owes what it keeps, out of what the note had settled', () => {
    const printed = { taxablePaise: 200_00, ...taxes(18_00) };
    const { match: data, posted } = matched({ printed });
    expect(posted).toStrictEqual({
      'Sahyadri Paper Mills': -59,
      'Purchase Return': 50,
      'Input CGST': 4.5,
      'Input SGST/UTGST': 4.5,
    });
    expect(data.difference).toMatchObject({
      totalPaise: -59_00,
      itemPaise: 0,
      bills: [{ documentId: billId, againstPaise: -59_00 }],
    });
    expect(data.comesTo).toMatchObject({ totalPaise: 236_00, creditPaise: 36_00 });
  });

  test('with less, of which some was ahead, takes that first', () => {
    const printed = { taxablePaise: 200_00, ...taxes(18_00) };
    const { match: data } = matched({ printed }, { openPaise: 20_00 });
    expect(data.difference).toMatchObject({
      itemPaise: -20_00,
      bills: [{ documentId: billId, againstPaise: -39_00 }],
    });
  });

  test('with more settles what is open of the bill, and the rest is ahead', () => {
    const printed = { taxablePaise: 300_00, ...taxes(27_00) };
    const { match: data, posted } = matched({ printed }, { billOpenPaise: 40_00 });
    expect(posted).toMatchObject({ 'Sahyadri Paper Mills': 59, 'Purchase Return': -50 });
    expect(data.difference).toMatchObject({
      itemPaise: 19_00,
      bills: [{ documentId: billId, againstPaise: 40_00 }],
    });
  });

  test('with no GST, or with nothing, gets the credit back and owes the tax', () => {
    const { match: data, posted } = matched({ supplierNote: null, isCommercial: true });
    expect(posted).toStrictEqual({
      'Sahyadri Paper Mills': -45,
      'Input CGST': 22.5,
      'Input SGST/UTGST': 22.5,
    });
    expect(data).toMatchObject({ state: 'commercial', period: null, supplierNote: null });
  });

  test('is reversed once the answer is taken out, which takes out what it posted', () => {
    const printed = { taxablePaise: 200_00, ...taxes(18_00) };
    const { before } = matched({ printed });
    expect(refusalOfNote(reverseNote(null), { of: bill, before })).toStrictEqual({
      kind: 'note_is_matched',
      number: 'PDN-001',
    });
    const out = eventsOfNote(unmatch, { of: bill, before });
    for (const { event } of out) expectStorable(event);
    expect(out.map(({ event }) => event.type)).toStrictEqual([
      'PurchaseDebitNoteMatchReversed',
      'JournalReversed',
    ]);
    expect(out[0]?.event.data).toMatchObject({ comesTo: { totalPaise: 295_00 }, stands: null });
    const open = [...before, ...out];
    expect(refusalOfNote(unmatch, { of: bill, before: open })).toStrictEqual({
      kind: 'note_is_not_matched',
      number: 'PDN-001',
    });
    expect(refusalOfNote(reverseNote(null), { of: bill, before: open })).toBe(null);
  });

  test('keeps an answer that a filed return has, or of which something is settled', () => {
    const { before } = matched({});
    expect(refusalOfNote(unmatch, { of: bill, before, returns: filed('112026') })).toStrictEqual({
      kind: 'note_match_in_filed_return',
      number: 'PDN-001',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    const more = matched(
      { printed: { taxablePaise: 300_00, ...taxes(27_00) } },
      { billOpenPaise: 0 },
    );
    expect(
      refusalOfNote(unmatch, { of: bill, before: more.before, openPaise: 9_00 }),
    ).toMatchObject({
      kind: 'document_is_settled',
      settledPaise: 50_00,
    });
  });

  test.each<readonly [string, Partial<MatchData>, Partial<OtherwiseOfNote>, object]>([
    [
      'without a credit note',
      { supplierNote: null },
      {},
      { kind: 'note_match_without_credit_note' },
    ],
    [
      'on a day to come',
      { matchedOn: calendarDate('2026-11-22') },
      {},
      { kind: 'note_of_the_future', postedOn: '2026-11-22', today: '2026-11-21' },
    ],
    [
      'before it was posted',
      { matchedOn: calendarDate('2026-11-19') },
      {},
      {
        kind: 'note_matched_before_posting',
        matchedOn: '2026-11-19',
        postedOn: '2026-11-20',
      },
    ],
    [
      'by one that is entered',
      {},
      { enteredBefore: { documentId: 50, number: 'PDN-009', billDate: '2026-11-21' } },
      {
        kind: 'supplier_note_entered_already',
        noteNumber: 'CN/7',
        documentId: 50,
        number: 'PDN-009',
        date: '2026-11-21',
      },
    ],
    [
      'in a return that is filed',
      { creditPeriod: { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-30') } },
      { returns: filed('112026') },
      { kind: 'credit_period_filed', from: '2026-11-01', to: '2026-11-30' },
    ],
  ])('is refused %s', (_what, said, otherwise, refusal) => {
    const { events: before } = ours();
    expect(refusalOfNote(match(said), { of: bill, before, ...otherwise })).toStrictEqual(refusal);
  });

  test('is answered once, and only where it is posted', () => {
    const { before } = matched({});
    expect(refusalOfNote(match({}), { of: bill, before })).toStrictEqual({
      kind: 'note_is_matched',
      number: 'PDN-001',
    });
    expect(refusalOfNote(match({}), { of: bill })).toMatchObject({ kind: 'document_not_found' });
  });
});
