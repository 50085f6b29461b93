// Bills of entry: what customs charges on imported goods, its credit, its payment and its refusals.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { creditOfEntryLines, formulaOff, gatheredCredit, sumOfEntry } from '#core/trade/index.ts';
import type {
  BillOfEntryCommand,
  BillOfEntryDraft,
  BillOfEntryRejection,
} from '#core/trade/index.ts';
import { today } from '#tests/specimens/days.ts';
import { BANK, INPUT_CGST, MACHINE, postedIn, refusalOf, reverseOn, SUPPLIER } from './bills.ts';
import {
  boeAtOnce,
  boeDraft,
  boeLine,
  decidedEntry,
  entryEvents,
  entryId,
  entryIn,
  entryRefusal,
  importedBill,
} from './entries.ts';
import type { EntryOtherwise } from './entries.ts';

const rupees = (amount: number) => Math.round(amount * 100);

/** Customs Tariff Act, section 3(7) and (8): the cases of the law page, to the paisa. */
const CASES = [
  {
    name: 'IGST is charged on value, basic duty and surcharge',
    line: boeLine({ assessablePaise: rupees(10_000), bcdBps: 1000 }),
    duty: 1_100,
    igst: 1_998,
    off: [],
  },
  {
    name: 'half a paisa of the surcharge goes up',
    line: boeLine({ assessablePaise: rupees(72_33_495), bcdBps: 500 }),
    duty: 3_97_842.23,
    igst: 13_73_640.7,
    off: [],
  },
  {
    name: 'duty is a hundred on a hundred, and bears no surcharge',
    line: boeLine({ assessablePaise: rupees(100), bcdBps: null, bcdPaise: rupees(100), swsBps: 0 }),
    duty: 100,
    igst: 36,
    off: [],
  },
  {
    name: 'what was paid wins over the formula, and the difference is told',
    line: boeLine({
      assessablePaise: rupees(72_33_495),
      bcdPaise: rupees(3_61_674),
      swsPaise: rupees(36_167),
      igstPaise: rupees(15_06_389),
    }),
    duty: 3_97_841,
    igst: 15_06_389,
    off: [{ line: 1, paidPaise: rupees(15_06_389), formulaPaise: rupees(13_73_640.48) }],
  },
  {
    name: 'a rupee off is the rounding of customs',
    line: boeLine({ assessablePaise: rupees(10_000), igstPaise: rupees(1_999) }),
    duty: 1_100,
    igst: 1_999,
    off: [],
  },
  {
    name: 'other duties are part of what IGST is charged on',
    line: boeLine({ assessablePaise: rupees(10_000), otherPaise: rupees(900), igstPaise: null }),
    duty: 2_000,
    igst: 2_160,
    off: [],
  },
] as const;

describe('a bill of entry', () => {
  test.each(CASES)('$name', ({ line, duty, igst, off }) => {
    const events = entryEvents(boeAtOnce({ bills: [], lines: [line] }));
    expect(postedIn(events)).toStrictEqual([
      ['Customs Duty', duty],
      ['Input IGST', igst],
      ['Customs Payable', -Math.round((duty + igst) * 100) / 100],
    ]);
    expect(formulaOff(entryIn(events).lines)).toStrictEqual(off);
  });

  /** The two of the worked quarter: `bill`, its date, and what the journal of the paper says. */
  const QUARTER = [
    [
      '2204753',
      '2026-07-20',
      [217098.25, 21709.83, 2170.98, 44701.23],
      [23880.81, 68582.04, 43376.23],
    ],
    ['3382058', '2026-09-22', [126069, 12606.9, 1260.69, 25188.59], [13867.59, 39056.18, 25188.59]],
  ] as const;
  test.each(QUARTER)(
    'of the worked quarter %s posts and takes what it should',
    (billNumber, billDate, [value, bcd, sws, igst], [duty, total, formula]) => {
      const [assessablePaise, bcdPaise] = [rupees(value), rupees(bcd)];
      const [swsPaise, igstPaise] = [rupees(sws), rupees(igst)];
      const line = boeLine({ assessablePaise, bcdBps: null, bcdPaise, swsPaise, igstPaise });
      const dated = { billNumber, billDate, postedOn: billDate, receivedOn: billDate };
      const events = entryEvents(boeAtOnce({ ...dated, lines: [line] }));
      expect(postedIn(events)).toStrictEqual([
        ['Customs Duty', duty],
        ['Input IGST', igst],
        ['Customs Payable', -total],
      ]);
      const entry = entryIn(events);
      const month = billDate.slice(0, 7);
      expect(gatheredCredit(creditOfEntryLines(entry))).toStrictEqual([
        {
          origin: 'import-of-goods',
          kind: 'input',
          standing: {
            is: 'taken',
            in: { from: `${month}-01`, to: month === '2026-07' ? '2026-07-31' : '2026-09-30' },
          },
          taxablePaise: assessablePaise + bcdPaise + swsPaise,
          taxes: { cgstPaise: 0, sgstPaise: 0, igstPaise, cessPaise: 0 },
        },
      ]);
      const [off] = formulaOff(entry.lines);
      expect(off?.formulaPaise ?? igstPaise).toBe(rupees(formula));
    },
  );

  test('is a journal of purchase that names the bill of entry', () => {
    const events = entryEvents(boeAtOnce({ narration: 'First lot' }));
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'purchase',
      entryDate: '2026-11-17',
      source: { kind: 'bill-of-entry', id: entryId, number: 'BE-001' },
      narration: 'Bill of entry 2204753 of 2026-11-16 at INNSA1, entered as BE-001: First lot',
    });
  });

  test('has interest and penalty as a cost, and cess as credit of its own', () => {
    const line = boeLine({ assessablePaise: rupees(10_000), cessPaise: rupees(150) });
    const events = entryEvents(
      boeAtOnce({ lines: [line], bills: [], interestPaise: 75_50, penaltyPaise: 500_00 }),
    );
    expect(postedIn(events)).toStrictEqual([
      ['Customs Duty', 1_100],
      ['Input IGST', 1_998],
      ['Input Cess', 150],
      ['Customs Interest and Penalty', 575.5],
      ['Customs Payable', -3_823.5],
    ]);
  });

  test('puts tax that gives no credit into the cost, and a machine’s duty into the machine', () => {
    const line = boeLine({ assessablePaise: rupees(10_000), accountId: MACHINE });
    const blocked = { ...line.credit, eligibility: 'blocked', clause: 'd' } as const;
    const part = { ...line.credit, eligibility: 'part', clause: 'd', shareBps: 2_500 } as const;
    const events = entryEvents(
      boeAtOnce({
        bills: [],
        lines: [
          { ...line, credit: blocked },
          { ...line, credit: part },
        ],
      }),
    );
    expect(postedIn(events)).toStrictEqual([
      ['Machinery', 1_100 + 1_998 + 1_100 + 1_498.5],
      ['Input IGST', 499.5],
      ['Customs Payable', -6_196],
    ]);
    expect(
      gatheredCredit(creditOfEntryLines(entryIn(events))).map(({ standing, taxes }) => [
        standing.is,
        taxes.igstPaise,
      ]),
    ).toStrictEqual([
      ['blocked', 1_998_00 + 1_498_50],
      ['taken', 499_50],
    ]);
  });

  test('waits with its credit for the goods, and for the day that somebody says', () => {
    const posted = entryEvents(boeAtOnce({ receivedOn: null }));
    expect(entryIn(posted).creditPeriod).toBeNull();
    expect(gatheredCredit(creditOfEntryLines(entryIn(posted)))[0]?.standing).toStrictEqual({
      is: 'deferred',
      for: 'receipt',
    });
    const receivedOn = calendarDate('2026-11-20');
    const data = { documentId: entryId, receivedOn, creditPeriod: null, reason: null };
    const move = { type: 'MoveBillOfEntryCredit', data } as const;
    const [moved] = entryEvents(move, { before: posted });
    expect(moved?.event).toMatchObject({
      type: 'BillOfEntryCreditMoved',
      data: {
        was: { receivedOn: null, creditPeriod: null },
        receivedOn: '2026-11-20',
        creditPeriod: { from: '2026-11-01', to: '2026-11-30' },
      },
    });
    const after = { before: [...posted, ...(moved === undefined ? [] : [moved])] };
    expect(entryEvents(move, after)).toStrictEqual([]);
    const again = { ...data, receivedOn: calendarDate('2026-11-19') };
    expect(entryRefusal({ type: 'MoveBillOfEntryCredit', data: again }, after)).toStrictEqual({
      kind: 'bill_received_already',
      billNumber: '2204753',
      receivedOn: '2026-11-20',
    });
  });

  test('is past section 16(4) by its own date, and gives none to a composition dealer', () => {
    const old = { billDate: '2025-03-30', postedOn: '2026-11-17' };
    expect(entryIn(entryEvents(boeAtOnce(old)))).toMatchObject({
      noCredit: 'time-limit',
      creditPeriod: null,
      lines: [{ costPaise: 23_100_00 + 41_958_00 }],
    });
    const buyer = { gstin: null, stateCode: '27', registration: 'composition' } as const;
    expect(entryIn(entryEvents(boeAtOnce(), { buyer })).noCredit).toBe('composition');
  });

  test('sums what it comes to', () => {
    expect(sumOfEntry(entryIn(entryEvents(boeAtOnce({ interestPaise: 10_00 }))))).toStrictEqual({
      assessablePaise: 2_10_000_00,
      dutyPaise: 23_100_00,
      taxablePaise: 2_33_100_00,
      igstPaise: 41_958_00,
      cessPaise: 0,
      creditPaise: 41_958_00,
      costPaise: 23_100_00,
      totalPaise: 65_068_00,
    });
  });
});

describe('the landed cost', () => {
  const landedOf = (said: Partial<BillOfEntryDraft>, otherwise: EntryOtherwise = {}) =>
    entryIn(entryEvents(boeAtOnce(said), otherwise)).landed.map(
      ({ billId, billLine, valuePaise, stocked }) => [
        billId,
        billLine,
        valuePaise,
        stocked ?? false,
      ],
    );
  const duty = (rupeesOfDuty: number, billId: number | null = null) =>
    boeLine({ bcdBps: null, bcdPaise: rupees(rupeesOfDuty), swsBps: 0, billId });

  test('is spread by value, and the last goods take the residue', () => {
    expect(landedOf({ lines: [duty(100.01)] })).toStrictEqual([
      [31, 1, 75_01, true],
      [31, 2, 25_00, false],
    ]);
  });

  test('is spread by quantity, and by value where goods have none', () => {
    expect(landedOf({ lines: [duty(100.01)], landedBy: 'quantity' })).toStrictEqual([
      [31, 1, 75_01, true],
      [31, 2, 25_00, false],
    ]);
    const { lines } = importedBill();
    const counted = lines.map((line, at) => ({
      ...line,
      quantityThousandths: at === 0 ? 100_000 : 300_000,
    }));
    const bills = [{ bill: { ...importedBill(), lines: counted }, coveredPaise: 0 }];
    expect(landedOf({ lines: [duty(100.01)], landedBy: 'quantity' }, { bills })).toStrictEqual([
      [31, 1, 25_00, true],
      [31, 2, 75_01, false],
    ]);
  });

  test('is of many bills by what of each came, and of one where a line names it', () => {
    const bills = [
      { bill: importedBill(), coveredPaise: 1_00_000_00 },
      { bill: importedBill({ billNumber: 'CN-2' }, 32), coveredPaise: 0 },
    ];
    const linked = [
      { billId: 31, coveredPaise: null },
      { billId: 32, coveredPaise: 1_00_000_00 },
    ];
    const posted = entryIn(entryEvents(boeAtOnce({ bills: linked, lines: [duty(80)] }), { bills }));
    expect(posted.bills.map(({ billId, coveredPaise }) => [billId, coveredPaise])).toStrictEqual([
      [31, 1_00_000_00],
      [32, 1_00_000_00],
    ]);
    expect(landedOf({ bills: linked, lines: [duty(80), duty(8, 32)] }, { bills })).toStrictEqual([
      [31, 1, 30_00, true],
      [31, 2, 10_00, false],
      [32, 1, 36_00, true],
      [32, 2, 12_00, false],
    ]);
  });

  test('is on no goods where no bill is linked', () => {
    expect(landedOf({ bills: [], lines: [duty(80)] })).toStrictEqual([]);
  });
});

const pay = (said: object = {}): BillOfEntryCommand => ({
  type: 'PayBillOfEntry',
  data: {
    documentId: entryId,
    journalId: 93 as JournalId,
    paidOn: calendarDate('2026-11-18'),
    method: 'bank-transfer',
    moneyAccountId: BANK,
    reference: 'ICE2204753',
    ...said,
  },
});
const payBack = (reversedOn: string | null = null): BillOfEntryCommand => ({
  type: 'ReverseBillOfEntryPayment',
  data: {
    documentId: entryId,
    reason: 'Wrong bank',
    reversedOn: reversedOn === null ? null : calendarDate(reversedOn),
    reversalId: 94 as JournalId,
  },
});
const reverse: BillOfEntryCommand = {
  type: 'ReverseBillOfEntry',
  data: { documentId: entryId, reason: 'Twice', reversedOn: null, reversalId: 95 as JournalId },
};

describe('the duty', () => {
  const posted = entryEvents(boeAtOnce());
  const paid = entryEvents(pay(), { before: posted });

  test('is paid out of the bank, all of it', () => {
    const journal = paid.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'payment',
      entryDate: '2026-11-18',
      source: { kind: 'bill-of-entry', id: entryId, number: 'BE-001' },
      narration:
        'Duty of bill of entry 2204753 at INNSA1, BE-001, paid by bank transfer, ICE2204753',
      entries: [
        { side: 'debit', amountPaise: 65_058_00 },
        { accountId: BANK, side: 'credit', amountPaise: 65_058_00 },
      ],
    });
  });

  test('is owed again once its payment is reversed, and is reversed after that', () => {
    const before = [...posted, ...paid];
    expect(entryRefusal(reverse, { before })).toStrictEqual({
      kind: 'entry_is_paid',
      billNumber: '2204753',
      paidOn: '2026-11-18',
    });
    expect(entryRefusal(pay(), { before })).toMatchObject({ kind: 'entry_is_paid' });
    const back = entryEvents(payBack(), { before });
    expect(back.map(({ event }) => event.type)).toStrictEqual([
      'BillOfEntryPaymentReversed',
      'JournalReversed',
    ]);
    const reversed = entryEvents(reverse, { before: [...before, ...back] });
    expect(reversed.map(({ event }) => event.type)).toStrictEqual([
      'BillOfEntryReversed',
      'JournalReversed',
    ]);
    expect(entryRefusal(pay(), { before: [...before, ...back, ...reversed] })).toMatchObject({
      kind: 'document_is_reversed',
    });
  });

  const REFUSED: readonly (readonly [
    BillOfEntryCommand,
    readonly (typeof posted)[number][],
    BillOfEntryRejection,
  ])[] = [
    [payBack(), posted, { kind: 'entry_is_not_paid', billNumber: '2204753' }],
    [
      pay({ paidOn: '2026-11-22' }),
      posted,
      { kind: 'entry_paid_in_the_future', paidOn: '2026-11-22', today },
    ],
    [
      payBack('2026-11-17'),
      [...posted, ...paid],
      {
        kind: 'entry_payment_reversed_before_it',
        reversedOn: '2026-11-17',
        paidOn: '2026-11-18',
      },
    ],
    [pay({ moneyAccountId: MACHINE }), posted, { kind: 'entry_money_account_unfit' }],
  ];
  test.each(REFUSED)('%j is refused', (command, before, refusal) => {
    expect(entryRefusal(command, { before })).toStrictEqual(refusal);
  });
});

const line = boeLine();
const { credit } = line;

type Refused = readonly [Partial<BillOfEntryDraft>, BillOfEntryRejection, EntryOtherwise?];

const REFUSALS: readonly Refused[] = [
  [
    { lines: Array.from({ length: 201 }, () => line) },
    { kind: 'entry_too_long', count: 201, countMax: 200 },
  ],
  [
    { lines: [line, boeLine({ assessablePaise: 10 ** 14, bcdBps: 100 })] },
    { kind: 'entry_amount_out_of_range', line: 2, amountPaiseMax: 10 ** 14 },
  ],
  [
    { interestPaise: 10 ** 14 },
    { kind: 'entry_amount_out_of_range', line: 1, amountPaiseMax: 10 ** 14 },
  ],
  [{ portCode: null }, { kind: 'entry_port_missing' }],
  [{ portCode: 'NHAVA1' }, { kind: 'entry_port_unknown', portCode: 'NHAVA1' }],
  [{ billNumber: null }, { kind: 'entry_number_missing' }],
  [{ billNumber: '1'.repeat(21) }, { kind: 'entry_number_too_long', length: 21, lengthMax: 20 }],
  [{ billDate: null }, { kind: 'entry_date_missing' }],
  [{ billDate: '2026-11-22' }, { kind: 'entry_of_the_future', billDate: '2026-11-22', today }],
  [
    { postedOn: '2026-11-15' },
    { kind: 'entry_posted_before_its_date', postedOn: '2026-11-15', billDate: '2026-11-16' },
  ],
  [
    { postedOn: '2026-11-22' },
    { kind: 'entry_posted_in_the_future', postedOn: '2026-11-22', today },
  ],
  [
    { receivedOn: '2026-11-22' },
    { kind: 'entry_received_in_the_future', receivedOn: '2026-11-22', today },
  ],
  [
    {
      bills: [
        { billId: 31, coveredPaise: 1 },
        { billId: 31, coveredPaise: 1 },
      ],
    },
    { kind: 'entry_bill_twice', bill: 2 },
  ],
  [{ bills: [{ billId: 4, coveredPaise: null }] }, { kind: 'entry_bill_unknown', bill: 1 }],
  [
    {},
    { kind: 'entry_bill_is_no_import', bill: 1, billNumber: 'CN-1' },
    { bills: [{ bill: { ...importedBill(), importOf: null }, coveredPaise: 0 }] },
  ],
  [
    { bills: [{ billId: 31, coveredPaise: 1_50_000_01 }] },
    {
      kind: 'entry_covers_more_than_bill',
      bill: 1,
      billNumber: 'CN-1',
      leftPaise: 1_50_000_00,
    },
    { bills: [{ bill: importedBill(), coveredPaise: 50_000_00 }] },
  ],
  [
    {},
    { kind: 'entry_covers_nothing', bill: 1, billNumber: 'CN-1' },
    { bills: [{ bill: importedBill(), coveredPaise: 2_00_000_00 }] },
  ],
  [{ lines: [] }, { kind: 'entry_has_no_lines' }],
  [{ lines: [boeLine({ assessablePaise: 0 })] }, { kind: 'entry_line_has_no_value', line: 1 }],
  [{ lines: [line, boeLine({ bcdBps: null })] }, { kind: 'entry_duty_missing', line: 2 }],
  [{ lines: [boeLine({ accountId: 4 })] }, { kind: 'bill_account_unknown', line: 1, accountId: 4 }],
  [
    { lines: [boeLine({ accountId: SUPPLIER })] },
    { kind: 'bill_account_unfit', line: 1, name: 'Sahyadri Paper Mills' },
  ],
  [
    { lines: [boeLine({ accountId: INPUT_CGST })] },
    { kind: 'bill_account_unfit', line: 1, name: 'Input CGST' },
  ],
  [
    { lines: [boeLine({ accountId: 699 })] },
    { kind: 'bill_account_not_open', line: 1, name: 'Old Duty' },
    {
      accounts: new Map([
        [699, { name: 'Old Duty', open: false, group: 'direct-expenses', nature: 'expense' }],
      ]),
    },
  ],
  [{ lines: [boeLine({ billId: 32 })] }, { kind: 'entry_line_of_other_bill', line: 1 }],
  [
    { lines: [boeLine({ credit: { ...credit, eligibility: 'blocked' } })] },
    { kind: 'bill_clause_missing', line: 1 },
  ],
  [
    { lines: [boeLine({ credit: { ...credit, clause: 'd' } })] },
    { kind: 'bill_clause_not_taken', line: 1, clause: 'd' },
  ],
  [
    { lines: [boeLine({ credit: { ...credit, eligibility: 'part', clause: 'd' } })] },
    { kind: 'bill_share_missing', line: 1 },
  ],
  [
    { lines: [boeLine({ credit: { ...credit, shareBps: 5_000 } })] },
    { kind: 'bill_share_not_taken', line: 1 },
  ],
  [
    { receivedOn: null, creditPeriod: { kind: 'period', from: '2026-11-01', to: '2026-11-30' } },
    { kind: 'credit_period_too_early', to: '2026-11-30', earliest: null },
  ],
  [
    { creditPeriod: { kind: 'period', from: '2026-11-01', to: '2026-11-29' } },
    { kind: 'credit_period_unknown', from: '2026-11-01', to: '2026-11-29' },
  ],
  [
    {},
    {
      kind: 'entry_entered_already',
      portCode: 'INNSA1',
      billNumber: '2204753',
      documentId: 70,
      number: 'BE-001',
      billDate: '2026-11-16',
    },
    { enteredBefore: { documentId: 70, number: 'BE-001', billDate: '2026-11-16' } },
  ],
  [{ bills: [], lines: [boeLine({ bcdBps: 0, igstBps: 0 })] }, { kind: 'entry_comes_to_nothing' }],
];

describe('what is refused of a bill of entry', () => {
  const all = REFUSALS.map(([said, refusal, otherwise = {}]) => ({ said, refusal, otherwise }));
  test.each(all)('$refusal.kind, of $said', ({ said, refusal, otherwise }) => {
    expect(entryRefusal(boeAtOnce(said), otherwise)).toStrictEqual(refusal);
  });

  test('a draft is taken with anything missing, and refused when it is posted', () => {
    const draft = boeDraft({ portCode: null, billDate: null, lines: [] });
    const data = { documentId: entryId, draft, journalId: null };
    const drafted = entryEvents({ type: 'DraftBillOfEntry', data });
    const post = { documentId: entryId, journalId: 91 as JournalId };
    expect(
      entryRefusal({ type: 'PostBillOfEntry', data: post }, { before: drafted }),
    ).toStrictEqual({ kind: 'entry_port_missing' });
    expect(decidedEntry({ type: 'PostBillOfEntry', data: post })).toMatchObject({
      rejection: { kind: 'document_not_found', of: 'bill-of-entry' },
    });
  });

  test('a bill whose goods it is of is reversed after it', () => {
    const posted = refusalOf(reverseOn(null), {
      before: [
        {
          stream: 'purchase-bill-31',
          event: { type: 'PurchaseBillPosted', version: 1, data: importedBill() },
        },
      ],
      entryNumber: 'BE-001',
    });
    expect(posted).toStrictEqual({
      kind: 'bill_has_bill_of_entry',
      billNumber: 'CN-1',
      entryNumber: 'BE-001',
    });
  });
});
