// What a debit note to a supplier posts: the mirror of its bill, row by row.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { purchaseDebitNote } from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import allCases from './debitnote-cases.json' with { type: 'json' };
import { GODOWN, lineOf, partyOf, postedIn, REPAIRS, SOAP, STAFF_WELFARE } from './bills.ts';
import {
  billOf,
  eventsOfNote,
  noteIn,
  noteOf,
  postNote,
  refusalOfNote,
  reverseNote,
} from './notes.ts';
import type { OtherwiseOfNote } from './notes.ts';

const blocked = { eligibility: 'blocked', clause: 'b-i', shareBps: null } as const;
const kind = { kind: 'input', use: 'taxable' } as const;

const given = (draft: ReturnType<typeof noteOf>, otherwise: OtherwiseOfNote) => {
  const events = eventsOfNote(postNote(draft), otherwise);
  for (const { event } of events) expectStorable(event);
  return { events, note: noteIn(events), posted: postedIn(events) };
};

/** Of returns, those of debit notes; debit notes of the supplier’s own are another kind. */
const CASES: readonly {
  readonly id: string;
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}[] = allCases;

const NO_TDS = {
  section: '',
  nature: '',
  rateBps: 0,
  basePaise: 0,
  amountPaise: 0,
  reason: null,
  accountId: null,
};
const PAPER = { taxablePaise: 10_000_00, accountId: REPAIRS };
/** Forty cakes of soap for 950.00 and 18 %. */
const soap = lineOf({
  productId: SOAP,
  accountId: null,
  name: 'Soap',
  quantityThousandths: 40_000,
  taxablePaise: 950_00,
  godownId: GODOWN,
  batch: 'B7',
});

describe('a debit note to a supplier', () => {
  test('of goods debits the supplier and credits Purchase Return and the input taxes', () => {
    const { posted, note, events } = given(noteOf([{ line: 1, quantity: 10_000 }]), {
      of: billOf({ lines: [soap] }),
    });
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 280.26],
      ['Purchase Return', -237.5],
      ['Input CGST', -21.38],
      ['Input SGST/UTGST', -21.38],
    ]);
    expect(note).toMatchObject({ number: 'PDN-001', credit: { state: 'open', period: null } });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'debit-note',
      narration: 'Debit note PDN-001, bill SPM/118 of 2026-11-16',
      source: { kind: 'purchase-debit-note', id: 51, number: 'PDN-001' },
    });
    const entries = journal?.type === 'JournalPosted' ? journal.data.entries : [];
    expect(entries[0]?.references).toStrictEqual([
      { kind: 'against', amountPaise: 280_26, document: { kind: 'purchase-bill', id: 31 } },
    ]);
  });

  test('of goods with freight in their cost gives back their price: the freight stays paid', () => {
    const freight = { accountId: null, description: 'Freight', amountPaise: 50_00, intoCost: true };
    const { posted, note } = given(noteOf([{ line: 1, quantity: 40_000 }]), {
      of: billOf({ lines: [soap], charges: [freight] }),
    });
    expect(posted[0]).toStrictEqual(['Sahyadri Paper Mills', 1_121]);
    expect(posted[1]).toStrictEqual(['Purchase Return', -950]);
    expect(note.totalPaise).toBe(1_121_00);
  });

  test('of an expense credits its own account; what gave no credit goes back as cost', () => {
    const lines = [
      lineOf(PAPER),
      lineOf({ taxablePaise: 1_200_00, accountId: STAFF_WELFARE, credit: { ...blocked, ...kind } }),
    ];
    const { posted } = given(
      noteOf([
        { line: 1, taxable: 5_000_00 },
        { line: 2, taxable: 1_200_00 },
      ]),
      { of: billOf({ lines }) },
    );
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 7_316],
      ['Repairs', -5_000],
      ['Staff Welfare', -1_416],
      ['Input CGST', -450],
      ['Input SGST/UTGST', -450],
    ]);
  });

  test('settles its bill as far as that is open, and the rest is the supplier’s to give', () => {
    const { note, events } = given(noteOf([{ line: 1, taxable: 10_000_00 }]), {
      of: billOf({ lines: [lineOf(PAPER)] }),
      billOpenPaise: 4_000_00,
    });
    expect(note.bills).toMatchObject([{ documentId: 31, againstPaise: 4_000_00 }]);
    expect(purchaseDebitNote.effects.openItem(note)).toMatchObject({ amountPaise: 7_800_00 });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    const entries = journal?.type === 'JournalPosted' ? journal.data.entries : [];
    expect(entries[0]?.references).toMatchObject([
      { kind: 'against', amountPaise: 4_000_00 },
      { kind: 'new', amountPaise: 7_800_00, name: 'PDN-001', date: '2026-11-20' },
    ]);
  });

  test('takes goods out at what the bill brought them in at, and in again when it is reversed', () => {
    const bill = billOf({ lines: [soap] });
    const { events } = given(noteOf([{ line: 1, quantity: 10_000 }]), { of: bill });
    const back = eventsOfNote(reverseNote('2026-11-21'), { of: bill, before: events });
    for (const { event } of back) expectStorable(event);
    const reversed = back.find(({ event }) => event.type === 'PurchaseDebitNoteReversed')?.event;
    expect(reversed?.data).toMatchObject({
      bills: [{ documentId: 31, againstPaise: 280_26 }],
      undone: { taxablePaise: 237_50, cgstPaise: 21_38, totalPaise: 280_26 },
      goods: [
        {
          bill: { documentId: 31, line: 1 },
          line: 1,
          productId: SOAP,
          quantityThousandths: 10_000,
          valuePaise: 237_50,
          godownId: GODOWN,
          batch: 'B7',
        },
      ],
    });
  });

  test('gives the round-off of the bill back with the last of it', () => {
    const bill = billOf({ lines: [lineOf({ taxablePaise: 999_41 })], totalPaise: 1_179_00 });
    const first = given(noteOf([{ line: 1, taxable: 500_00 }]), { of: bill });
    const last = given(noteOf([{ line: 1, taxable: 499_41 }]), { of: bill, earlier: [first.note] });
    expect([first.note.totalPaise, first.note.roundOffPaise]).toStrictEqual([590_00, 0]);
    expect([last.note.totalPaise, last.note.roundOffPaise]).toStrictEqual([589_00, -31]);
  });

  test('without GST gives the round-off back where the bill had no tax that stays', () => {
    const free = lineOf({ treatment: 'exempt', rateBps: 0, taxablePaise: 999_41 });
    const of = billOf({ lines: [free], totalPaise: 999_00 });
    const all = noteOf([{ line: 1, taxable: 999_41 }], { isCommercial: true });
    const { note } = given(all, { of });
    expect([note.totalPaise, note.roundOffPaise]).toStrictEqual([999_00, -41]);
  });

  test('without GST gives the value back alone: the credit stays, and so does what gave none', () => {
    const bill = billOf({ lines: [lineOf(PAPER)] });
    const half = noteOf([{ line: 1, taxable: 5_000_00 }], { isCommercial: true });
    const { posted, note } = given(half, { of: bill });
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 5_000],
      ['Repairs', -5_000],
    ]);
    expect(note.credit).toStrictEqual({ state: 'commercial', period: null });
    // Its tax does not go back with the other half either.
    const rest = given(noteOf([{ line: 1, taxable: 5_000_00 }]), { of: bill, earlier: [note] });
    expect(rest.note.lines[0]?.credited.cgstPaise).toBe(450_00);
  });

  test('of a private person is sealed as the bill is', () => {
    const party = { ...partyOf({ gstin: null, registration: 'unregistered' }), partyId: 7 };
    const of = billOf({}, { party: { ...party, privateCustomerId: 7 } });
    const { note } = given(noteOf([{ line: 1, taxable: 1_00 }]), { of });
    expect(note).toMatchObject({ privateCustomerId: 7, supplierId: 7 });
  });
});

describe('the cases of returns', () => {
  const mirror = CASES.filter(({ input }) => 'net' in input && 'eligible' in input);

  test('that apply are four, none of them with TDS', () => {
    expect(mirror.map(({ id }) => id)).toStrictEqual(['DBN-001', 'DBN-003', 'DBN-005', 'DBN-007']);
    expect(mirror.every(({ input }) => input['tds_rate'] === '0')).toBe(true);
  });

  test.each(mirror)('$id: $title', ({ input, expected }) => {
    const paise = (text: unknown): number => Math.round(Number(text) * 100);
    const isEligible = input['eligible'] === true;
    const [first] = (expected['lines'] as readonly Record<string, string>[]).slice(1);
    const gstin = input['supply'] === 'inter' ? '29AAGCB7383J1Z4' : '27AAPFU0939F1ZV';
    const bought = lineOf({
      ...(isEligible ? { productId: SOAP, accountId: null } : { accountId: STAFF_WELFARE }),
      ...(isEligible && { quantityThousandths: 1_000 }),
      taxablePaise: paise(input['net']),
      rateBps: Number(input['gst_rate']) * 100,
      ...(!isEligible && { credit: { ...blocked, ...kind } }),
    });
    const of = billOf(
      { lines: [bought] },
      { party: partyOf({ gstin, stateCode: gstin.slice(0, 2) }) },
    );
    const part = isEligible ? { quantity: 1_000 } : { taxable: paise(input['net']) };
    const { posted, note } = given(noteOf([{ line: 1, ...part }]), { of });
    const lines = (expected['lines'] as readonly Record<string, string>[]).map((line) => {
      const { account = '', dr = '0', cr = '0' } = line;
      return [account, (paise(dr) - paise(cr)) / 100] as const;
    });
    const names: Readonly<Record<string, string>> = {
      Supplier: 'Sahyadri Paper Mills',
      'Input SGST': 'Input SGST/UTGST',
      ...(isEligible ? {} : { [first?.['account'] ?? '']: 'Staff Welfare' }),
    };
    expect(posted).toStrictEqual(lines.map(([name, sum]) => [names[name] ?? name, sum]));
    expect(note.totalPaise).toBe(paise(expected['total']));
  });

  test('DBN-009: until 30 November after the year a note gives GST back, and none after', () => {
    const { input = {} } = CASES.find(({ id }) => id === 'DBN-009') ?? {};
    const [billDate, on] = [String(input['original_bill_date']), String(input['declared_on'])];
    const of = { ...billOf(), billDate, postedOn: billDate };
    const asked = (postedOn: string, isCommercial = false) =>
      refusalOfNote(postNote(noteOf([{ line: 1, taxable: 1_00 }], { postedOn, isCommercial })), {
        of,
        today: calendarDate('2026-12-31'),
      });
    expect(asked(on)).toBe(null);
    expect(asked('2026-11-30')).toBe(null);
    expect(asked('2026-12-01')).toMatchObject({
      kind: 'note_past_credit_limit',
      until: '2026-11-30',
    });
    expect(asked('2026-12-01', true)).toBe(null);
    // What bore no tax may go back on any day.
    const mixed = billOf({
      lines: [
        lineOf({ taxablePaise: 1_000_00 }),
        lineOf({ treatment: 'exempt', rateBps: 0, taxablePaise: 5_000_00 }),
      ],
    });
    const untaxed = noteOf([{ line: 2, taxable: 1_00 }], { postedOn: '2026-12-01' });
    const late = { of: { ...mixed, billDate, postedOn: billDate } };
    expect(refusalOfNote(postNote(untaxed), { ...late, today: calendarDate('2026-12-31') })).toBe(
      null,
    );
  });

  test.each(CASES.filter(({ input }) => 'credit_note_tax' in input))(
    '$id: what goes back of the credit is what was taken',
    ({ input, expected }) => {
      const isTaken = input['itc_taken'] !== '0.00';
      const line = lineOf({
        taxablePaise: 100_000_00,
        accountId: REPAIRS,
        ...(!isTaken && { credit: { ...blocked, ...kind } }),
      });
      const { note } = given(noteOf([{ line: 1, taxable: 20_000_00 }]), {
        of: billOf({ lines: [line] }),
      });
      const back = note.lines.reduce((sum, { credited }) => sum + 2 * credited.cgstPaise, 0);
      expect(back).toBe(Number(expected['reverse']) * 100);
    },
  );
});

describe('a debit note of a bill of which tax was deducted', () => {
  const contractor = {
    lines: [lineOf({ accountId: REPAIRS, taxablePaise: 60_000_00 })],
    tds: { ...NO_TDS, code: '1024' },
  };
  const bill = () => billOf(contractor);

  test('P12, D801: takes back the tax of the returned part, which is not deposited yet', () => {
    const { posted, note } = given(noteOf([{ line: 1, taxable: 10_000_00 }]), { of: bill() });
    expect(posted).toStrictEqual([
      ['Sahyadri Paper Mills', 11_600],
      ['TDS Payable', 200],
      ['Repairs', -10_000],
      ['Input CGST', -900],
      ['Input SGST/UTGST', -900],
    ]);
    expect(note.tds).toMatchObject({
      code: '1024',
      basePaise: 10_000_00,
      amountPaise: 200_00,
      reason: 'returned part, not yet deposited',
    });
  });

  test('in parts takes back what the bill had deducted, and no more', () => {
    const first = given(noteOf([{ line: 1, taxable: 20_000_05 }]), { of: bill() }).note;
    const rest = noteOf([{ line: 1, taxable: 39_999_95 }]);
    const { posted, note } = given(rest, { of: bill(), earlier: [first] });
    expect((first.tds?.amountPaise ?? 0) + (note.tds?.amountPaise ?? 0)).toBe(1200_00);
    expect((first.tds?.basePaise ?? 0) + (note.tds?.basePaise ?? 0)).toBe(60_000_00);
    expect(posted.reduce((sum, [, rupees]) => sum + Math.round(rupees * 100), 0)).toBe(0);
  });

  test('leaves the tax alone once it is deposited', () => {
    const of = bill();
    const rest = noteOf([{ line: 1, taxable: 10_000_00 }]);
    expect(given(rest, { of, isTdsDeposited: true }).note.tds).toBeNull();
  });

  test('leaves the tax alone once it is due to be deposited', () => {
    // Deducted on 18 October, due by 7 November.
    const days = { billDate: '2026-10-16', postedOn: '2026-10-18', receivedOn: '2026-10-18' };
    const of = billOf({ ...contractor, ...days });
    const { posted, note } = given(noteOf([{ line: 1, taxable: 10_000_00 }]), { of });
    expect(note.tds).toBeNull();
    expect(posted[0]).toStrictEqual(['Sahyadri Paper Mills', 11_800]);
  });

  test('is reversed by what its item had come to', () => {
    const { events, note } = given(noteOf([{ line: 1, taxable: 60_000_00 }]), {
      of: bill(),
      billOpenPaise: 69_600_00,
    });
    const reversed = eventsOfNote(reverseNote('2026-11-21'), { of: bill(), before: events });
    const event = reversed.find(
      ({ event: one }) => one.type === 'PurchaseDebitNoteReversed',
    )?.event;
    expect(event?.data).toMatchObject({
      bills: [{ againstPaise: 69_600_00 }],
      undone: { totalPaise: 69_600_00 },
    });
    expect(note.totalPaise).toBe(70_800_00);
  });

  test('takes nothing back of what an earlier note left to the department', () => {
    const late = {
      ...given(noteOf([{ line: 1, taxable: 20_000_00 }]), { of: bill() }).note,
      tds: null,
    };
    const { note } = given(noteOf([{ line: 1, taxable: 10_000_00 }]), {
      of: bill(),
      earlier: [late],
    });
    expect(note.tds).toMatchObject({ basePaise: 10_000_00, amountPaise: 200_00 });
  });

  test('of all of it settles what the supplier was owed', () => {
    const of = bill();
    const { note } = given(noteOf([{ line: 1, taxable: 60_000_00 }]), {
      of,
      billOpenPaise: 69_600_00,
    });
    expect(note.bills).toMatchObject([{ againstPaise: 69_600_00 }]);
    expect(purchaseDebitNote.effects.openItem(note)).toBeNull();
  });
});
