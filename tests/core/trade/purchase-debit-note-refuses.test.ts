// What is refused of a debit note to a supplier, and of a bill that has one.
import { describe, expect, test } from 'vitest';
import type { JournalId } from '#core/kernel/ids.ts';
import type { PurchaseDebitNoteDraft } from '#core/trade/index.ts';
import {
  billId,
  draftOf,
  eventsOf,
  lineOf,
  partyOf,
  postAtOnce,
  refusalOf,
  reverseOn,
  SOAP,
} from './bills.ts';
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

const soap = lineOf({
  productId: SOAP,
  accountId: null,
  name: 'Soap',
  quantityThousandths: 40_000,
  taxablePaise: 950_00,
});
const bill = billOf({ lines: [soap, lineOf({ taxablePaise: 100_00, name: 'Freight' })] });
const refused = (draft: PurchaseDebitNoteDraft, otherwise: Partial<OtherwiseOfNote> = {}) =>
  refusalOfNote(postNote(draft), { of: bill, ...otherwise });
const abroad = { party: partyOf({ registration: 'overseas', gstin: null, stateCode: '96' }) };
const distributor = { party: partyOf({ registration: 'input-service-distributor' }) };
const [partOfNote] = noteOf([{ line: 1, quantity: 10_000 }]).lines;
const partOf = (line: number) => ({
  ...(partOfNote ?? { quantityThousandths: null, taxablePaise: null, own: null }),
  bill: { documentId: billId, line },
});
const TDS = {
  section: '393(1)',
  code: '1024',
  nature: 'Contractors',
  rateBps: 200,
  basePaise: 100_00,
  amountPaise: 2_00,
  reason: null,
  accountId: null,
};
const ten = [{ line: 1, quantity: 10_000 }];

describe('a debit note is refused', () => {
  test.each<readonly [string, PurchaseDebitNoteDraft, Partial<OtherwiseOfNote>, object]>([
    ['without a bill', noteOf([], { billIds: [] }), {}, { kind: 'note_bill_missing' }],
    [
      'of a line of a bill that it does not name',
      noteOf(ten, { lines: [{ ...partOf(1), bill: { documentId: 32, line: 1 } }] }),
      {},
      { kind: 'note_line_of_other_bill', line: 1 },
    ],
    [
      'of a line without a bill',
      noteOf(ten, { lines: [{ ...partOf(1), bill: null, own: lineOf({ taxablePaise: 1 }) }] }),
      {},
      { kind: 'note_line_without_bill', line: 1 },
    ],
    [
      'of bills that differ in their GST',
      noteOf(ten, { billIds: [billId, 32] }),
      { others: [{ ...bill, documentId: 32, billNumber: 'SPM/119', heads: 'inter' }] },
      { kind: 'note_bills_differ', billNumber: 'SPM/118', otherNumber: 'SPM/119' },
    ],
    [
      'of several bills where TDS was deducted of one',
      noteOf(ten, { billIds: [billId, 32] }),
      { others: [{ ...bill, documentId: 32, billNumber: 'SPM/119', tds: TDS }] },
      { kind: 'note_of_several_with_tds', billNumber: 'SPM/119' },
    ],
    ['of an unknown bill', noteOf(ten), { of: null }, { kind: 'note_bill_unknown', billId: 31 }],
    [
      'of a reversed bill',
      noteOf(ten),
      { bill: { status: 'reversed', posted: bill } },
      { kind: 'note_bill_not_posted', billId: 31 },
    ],
    [
      'of a bill under reverse charge',
      noteOf(ten),
      { of: billOf({ lines: [soap], reverseCharge: true }) },
      { kind: 'note_of_what_is_not_kept', what: 'reverse-charge', billNumber: 'SPM/118' },
    ],
    [
      'of an import',
      noteOf(ten),
      { of: billOf({ lines: [soap], importOf: 'goods' }, abroad) },
      { kind: 'note_of_what_is_not_kept', what: 'import', billNumber: 'SPM/118' },
    ],
    [
      'of a distributor',
      noteOf([{ line: 1, taxable: 1 }]),
      { of: billOf({ lines: [lineOf({ taxablePaise: 0, igstPaise: 5 })] }, distributor) },
      { kind: 'note_of_what_is_not_kept', what: 'supplier-registration', billNumber: 'SPM/118' },
    ],
    [
      'of somebody who was erased',
      noteOf(ten),
      { isSupplierErased: true },
      { kind: 'note_supplier_erased', billNumber: 'SPM/118' },
    ],
    [
      'tomorrow',
      noteOf(ten, { postedOn: '2026-11-22' }),
      {},
      { kind: 'note_of_the_future', postedOn: '2026-11-22', today: '2026-11-21' },
    ],
    [
      'before its bill was posted',
      noteOf(ten, { postedOn: '2026-11-17' }),
      {},
      {
        kind: 'note_before_its_bill',
        postedOn: '2026-11-17',
        billPostedOn: '2026-11-18',
        billNumber: 'SPM/118',
      },
    ],
    ['without lines', noteOf([]), {}, { kind: 'note_has_no_lines' }],
    [
      'of a line that the bill has not',
      noteOf([{ line: 3, quantity: 1 }]),
      {},
      { kind: 'note_line_unknown', line: 1, billLine: 3 },
    ],
    [
      'of a line twice',
      noteOf([...ten, ...ten]),
      {},
      { kind: 'note_line_repeated', line: 2, billLine: 1 },
    ],
    [
      'without a quantity',
      noteOf([{ line: 1 }]),
      {},
      { kind: 'note_quantity_missing', line: 1, name: 'Soap' },
    ],
    [
      'with a value beside the quantity',
      noteOf([{ line: 1, quantity: 1_000, taxable: 1 }]),
      {},
      { kind: 'note_value_not_taken', line: 1, name: 'Soap' },
    ],
    [
      'without a value',
      noteOf([{ line: 2 }]),
      {},
      { kind: 'note_value_missing', line: 1, name: 'Freight' },
    ],
    [
      'with a quantity of what has none',
      noteOf([{ line: 2, quantity: 1_000 }]),
      {},
      { kind: 'note_quantity_not_taken', line: 1, name: 'Freight' },
    ],
    [
      'of more goods than were bought',
      noteOf([{ line: 1, quantity: 40_001 }]),
      {},
      { kind: 'note_quantity_exceeds_bill', line: 1, name: 'Soap', leftThousandths: 40_000 },
    ],
    [
      'of more value than was billed',
      noteOf([{ line: 2, taxable: 100_01 }]),
      {},
      { kind: 'note_value_exceeds_bill', line: 1, name: 'Freight', leftPaise: 100_00 },
    ],
  ])('%s', (_what, draft, otherwise, refusal) => {
    expect(refused(draft, otherwise)).toStrictEqual(refusal);
  });

  test('of what went back already, until that note is reversed', () => {
    const first = eventsOfNote(postNote(noteOf([{ line: 1, quantity: 35_000 }])), { of: bill });
    const earlier = [noteIn(first)];
    expect(refused(noteOf(ten), { earlier })).toStrictEqual({
      kind: 'note_quantity_exceeds_bill',
      line: 1,
      name: 'Soap',
      leftThousandths: 5_000,
    });
    expect(refused(noteOf([{ line: 1, quantity: 5_000 }]), { earlier })).toBe(null);
    expect(refused(noteOf(ten))).toBe(null);
  });

  test('with more lines than a journal takes, already as a draft', () => {
    const lines = Array.from({ length: 401 }, () => ({ line: 1, quantity: 1 }));
    expect(refused(noteOf(lines))).toStrictEqual({
      kind: 'note_too_long',
      count: 401,
      countMax: 400,
    });
  });

  test('of nothing: what is left of a rounded bill may come to less than its round-off', () => {
    const rounded = billOf({ lines: [lineOf({ taxablePaise: 1_00 })], totalPaise: 1_00 });
    const first = noteIn(
      eventsOfNote(postNote(noteOf([{ line: 1, taxable: 99 }])), { of: rounded }),
    );
    const last = noteOf([{ line: 1, taxable: 1 }]);
    expect(refused(last, { of: rounded, earlier: [first] })).toStrictEqual({
      kind: 'note_comes_to_nothing',
    });
  });

  test('to be reversed while the supplier’s answer settles it, or twice', () => {
    const before = eventsOfNote(postNote(noteOf(ten)), { of: bill, billOpenPaise: 0 });
    const settled = { of: bill, before, settledPaise: 100_00 };
    expect(refusalOfNote(reverseNote(null), settled)).toStrictEqual({
      kind: 'document_is_settled',
      of: 'purchase-debit-note',
      number: 'PDN-001',
      settledPaise: 100_00,
    });
    const back = eventsOfNote(reverseNote(null), { of: bill, before });
    expect(
      refusalOfNote(reverseNote(null), { of: bill, before: [...before, ...back] }),
    ).toMatchObject({ kind: 'document_is_reversed', number: 'PDN-001' });
  });
});

test('a draft of a note says what it would come to, and is written anew', () => {
  const draft = noteOf(ten, { postedOn: null });
  const [drafted] = eventsOfNote(
    { type: 'DraftPurchaseDebitNote', data: { documentId: noteId, draft, journalId: null } },
    { of: bill },
  );
  expect(drafted?.event.data).toMatchObject({ known: { accountId: 501, totalPaise: 280_26 } });
  const before = drafted === undefined ? [] : [drafted];
  const change = (said: PurchaseDebitNoteDraft) =>
    eventsOfNote(
      { type: 'ChangePurchaseDebitNote', data: { documentId: noteId, draft: said } },
      { of: bill, before },
    );
  expect(change(draft)).toStrictEqual([]);
  expect(change(noteOf([]))[0]?.event.type).toBe('PurchaseDebitNoteDraftChanged');
  const posted = eventsOfNote(
    { type: 'PostPurchaseDebitNote', data: { documentId: noteId, journalId: 61 as JournalId } },
    { of: bill, before },
  );
  expect(noteIn(posted)).toMatchObject({ postedOn: '2026-11-21', totalPaise: 280_26 });
});

test('a bill whose TDS is deposited is reversed after the deposit', () => {
  const before = eventsOf(postAtOnce(draftOf()));
  expect(refusalOf(reverseOn('2026-11-20'), { before, depositNumber: 'TD-001' })).toStrictEqual({
    kind: 'bill_tds_is_deposited',
    billNumber: 'SPM/118',
    depositNumber: 'TD-001',
  });
});

test('a bill with a debit note is reversed after the note', () => {
  const before = eventsOf(postAtOnce(draftOf()));
  expect(refusalOf(reverseOn('2026-11-20'), { before, noteNumber: 'PDN-001' })).toStrictEqual({
    kind: 'bill_has_debit_note',
    billNumber: 'SPM/118',
    noteNumber: 'PDN-001',
  });
  expect(refusalOf(reverseOn('2026-11-20'), { before })).toBe(null);
});
