// What each mark of GST joins, and what it does not: by accounts, by what is open of the period, by
// the day. Today is 21 November 2026.
import { describe, expect, test } from 'vitest';
import { journalDecider } from '#core/journal/index.ts';
import type {
  AskedGstPart,
  JournalFacts,
  JournalPosted,
  JournalRejection,
} from '#core/journal/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  AUGUST,
  entriesOf,
  MONTHS,
  monthOf,
  part,
  posted,
  SEPTEMBER,
  traderFacts,
  traderJournalFacts,
} from '#tests/specimens/books/gst-trader.ts';
import type { Moved } from '#tests/specimens/books/gst-trader.ts';
import { journalId } from '#tests/specimens/journals.ts';
import { today } from '#tests/specimens/days.ts';

const ARN = 'AA270926123456K';
const filed = (kind: 'gstr-1' | 'gstr-3b', filedOn = '2026-10-18') => ({
  kind,
  period: '092026',
  ...SEPTEMBER,
  filedOn: calendarDate(filedOn),
  arn: ARN,
});
/** September is filed, which closes its output tax but for what a mark lets through. */
const FILED = { returns: { frequencies: [], filings: [filed('gstr-1'), filed('gstr-3b')] } };

type Asked = {
  readonly moved: Moved;
  readonly gst: readonly AskedGstPart[];
  readonly on?: string | null;
};

const decide = ({ moved, gst, on = '2026-09-30' }: Asked, facts: Partial<JournalFacts> = {}) =>
  journalDecider.decide(
    journalDecider.initialState,
    {
      type: 'PostJournal',
      data: {
        journalId: journalId(9),
        voucherType: 'journal',
        entryDate: on === null ? null : calendarDate(on),
        narration: 'By hand',
        entries: entriesOf(moved),
        gst,
      },
    },
    { ...traderJournalFacts, ...FILED, ...facts },
  );

const refusal = (asked: Asked, facts: Partial<JournalFacts> = {}) => {
  const decided = decide(asked, facts);
  return decided.ok ? null : decided.rejection;
};

/** What is said of a refusal is so; it may say more. */
const given = (asked: Asked, facts: Partial<JournalFacts> = {}) => ({
  thenRejected: (expected: Partial<JournalRejection>) =>
    expect(refusal(asked, facts)).toMatchObject(expected),
});

const postedBy = (asked: Asked, facts: Partial<JournalFacts> = {}): JournalPosted['data'] => {
  const decided = decide(asked, facts);
  expect(decided).toMatchObject({ ok: true });
  const [event] = decided.ok ? decided.value : [];
  if (event?.type !== 'JournalPosted') throw new Error('A journal is posted.');
  return event.data;
};

const WHOLE_SET_OFF: Moved = [
  ['outputIgst', 300_00],
  ['outputCgst', 700_00],
  ['outputSgst', 200_00],
  ['inputIgst', -300_00],
  ['inputCgst', -600_00],
  ['inputCgstRcm', -100_00],
  ['inputSgst', -200_00],
];
const setOff = part('set-off');

describe('a set-off', () => {
  test('is written with its period and its lines, in a filed month too', () => {
    expect(postedBy({ moved: WHOLE_SET_OFF, gst: [setOff] })).toMatchObject({
      entryDate: '2026-09-30',
      gst: [{ mark: 'set-off', period: SEPTEMBER, lines: [1, 2, 3, 4, 5, 6, 7] }],
    });
  });

  test('without a period is of the last return whose period is over on its day', () => {
    const asked = { moved: WHOLE_SET_OFF, gst: [part('set-off', { period: null })] };
    expect(postedBy(asked).gst).toMatchObject([{ period: SEPTEMBER }]);
    const later = { ...asked, on: '2026-10-18' };
    expect(postedBy(later).gst).toMatchObject([{ period: SEPTEMBER }]);
  });

  const CONTRARY = ['capital', 'drawings', 'sales', 'bank', 'cashLedger', 'purchases'] as const;
  test.each(CONTRARY)('never takes output tax against %s', (account) => {
    const asked = {
      moved: [
        ['outputCgst', 90_00],
        [account, -90_00],
      ],
      gst: [setOff],
    } as const;
    given(asked).thenRejected({
      kind: 'gst_mark_takes_no_such_account',
      mark: 'set-off',
      line: 2,
      side: 'credit',
      name: account,
    });
  });

  test('never pays tax under reverse charge, interest or a fee', () => {
    for (const account of ['rcmOutputCgst', 'interest'] as const) {
      const moved = [
        [account, 90_00],
        ['inputCgst', -90_00],
      ] as const;
      const kind = 'gst_mark_takes_no_such_account';
      given({ moved, gst: [setOff] }).thenRejected({ kind, line: 1 });
    }
  });

  test('adds no output tax', () => {
    const moved = [
      ['inputCgst', 90_00],
      ['outputCgst', -90_00],
    ] as const;
    const turned = [moved[1], moved[0]];
    given({ moved: turned, gst: [setOff] }).thenRejected({
      kind: 'gst_settlement_adds_tax',
      line: 1,
    });
  });

  test('of CGST credit never pays SGST, nor is IGST credit passed over', () => {
    const crossing: Moved = [
      ['outputSgst', 90_00],
      ['inputCgst', -90_00],
    ];
    given({ moved: crossing, gst: [setOff] }).thenRejected({
      kind: 'set_off_crosses_heads',
      part: 1,
      line: 2,
      head: 'cgst',
      paise: 90_00,
    });
    const passing: Moved = [
      ['outputCgst', 90_00],
      ['inputCgst', -90_00],
    ];
    given({ moved: passing, gst: [setOff] }).thenRejected({
      kind: 'set_off_out_of_order',
      why: 'igst-credit-left',
      leftPaise: 300_00,
    });
  });

  test('is of no more than its period has open, whatever an earlier one left', () => {
    const more: Moved = [
      ['outputIgst', 300_00],
      ['outputCgst', 700_01],
      ['inputIgst', -300_00],
      ['inputCgst', -700_01],
    ];
    given({ moved: more, gst: [setOff] }).thenRejected({
      kind: 'set_off_exceeds_credit',
      creditPaise: 700_00,
    });
    const ofAugust: Moved = [
      ['outputCgst', 10_01],
      ['inputCgst', -10_01],
    ];
    const asked = { moved: ofAugust, gst: [part('set-off', { period: AUGUST })] };
    given(asked).thenRejected({
      kind: 'gst_exceeds_open_tax',
      head: 'cgst',
      openPaise: 10_00,
    });
  });

  test('counts what was set off before, also of no period, and what was taken back', () => {
    const first = { on: '2026-09-30', moved: WHOLE_SET_OFF };
    const lines = [1, 2, 3, 4, 5, 6, 7];
    const again = (gst: NonNullable<JournalPosted['data']['gst']>) =>
      refusal(
        { moved: WHOLE_SET_OFF, gst: [setOff] },
        traderFacts([...MONTHS, posted(805, { ...first, gst })]),
      );
    const expected = { kind: 'gst_exceeds_open_tax', openPaise: 100_00 };
    const period = { from: '2026-09-01', to: '2026-09-30' };
    expect(again([{ mark: 'set-off', period, lines }])).toMatchObject(expected);
    expect(again([{ mark: 'set-off', period: null, lines }])).toMatchObject(expected);
  });

  test('takes no credit that a later set-off has used', () => {
    const used = posted(805, {
      on: '2026-10-31',
      moved: [
        ['outputSgst', 200_00],
        ['inputSgst', -200_00],
      ],
    });
    given({ moved: WHOLE_SET_OFF, gst: [setOff] }, traderFacts([...MONTHS, used])).thenRejected({
      kind: 'set_off_exceeds_credit',
      head: 'sgst',
      creditPaise: 0,
    });
  });

  test('takes the credit of its day alone', () => {
    const asked = { moved: WHOLE_SET_OFF, gst: [setOff], on: '2026-09-11' };
    given(asked).thenRejected({
      kind: 'set_off_exceeds_credit',
      head: 'igst',
      creditPaise: 0,
    });
  });

  test('is of a period for which GSTR-3B is made, and not before it begins', () => {
    const of = (from: string, to: string) =>
      part('set-off', { period: { from: calendarDate(from), to: calendarDate(to) } });
    const asked = { moved: WHOLE_SET_OFF };
    for (const period of [of('2026-09-01', '2026-09-29'), of('2026-07-01', '2026-09-30')]) {
      given({ ...asked, gst: [period] }).thenRejected({ kind: 'gst_period_unknown' });
    }
    const october = part('set-off', { period: monthOf('2026-10', 31) });
    given({ ...asked, gst: [october] }).thenRejected({ kind: 'gst_mark_before_period' });
  });

  test('of a quarter is of one who files by the quarter', () => {
    const quarter = { from: calendarDate('2026-07-01'), to: calendarDate('2026-09-30') };
    const returns = {
      frequencies: [{ from: calendarDate('2026-04-01'), frequency: 'quarterly' as const }],
      filings: [],
    };
    const asked = { moved: WHOLE_SET_OFF, gst: [part('set-off', { period: quarter })] };
    expect(postedBy(asked, { returns }).gst).toMatchObject([{ period: quarter }]);
    given({ ...asked, gst: [setOff] }, { returns }).thenRejected({
      kind: 'gst_period_unknown',
    });
  });
});

describe('the day of a set-off', () => {
  const locked = { lockedTo: calendarDate('2026-09-30') };
  const hard = { ...locked, hardLockedTo: calendarDate('2026-09-30') };
  const asked = { moved: WHOLE_SET_OFF, gst: [setOff] };

  test('may be one that is locked for now, of its own period and for it alone', () => {
    expect(postedBy(asked, locked).entryDate).toBe('2026-09-30');
    const november = { lockedTo: calendarDate('2026-10-31') };
    given({ ...asked, on: '2026-10-18' }, november).thenRejected({
      kind: 'period_locked',
    });
    const beside: Moved = [...WHOLE_SET_OFF, ['bank', 1_00], ['sales', -1_00]];
    const lines = [1, 2, 3, 4, 5, 6, 7];
    const smuggled = { moved: beside, gst: [part('set-off', { lines })] };
    given(smuggled, locked).thenRejected({ kind: 'period_locked' });
  });

  test('is that of filing once the year is locked for good', () => {
    given(asked, hard).thenRejected({
      kind: 'set_off_after_hard_lock',
      dayToUse: calendarDate('2026-10-18'),
    });
    expect(postedBy({ ...asked, on: null }, hard).entryDate).toBe('2026-10-18');
    expect(postedBy({ ...asked, on: '2026-10-18' }, hard).entryDate).toBe('2026-10-18');
    const open = { returns: { frequencies: [], filings: [] } };
    given(asked, { ...hard, ...open }).thenRejected({ dayToUse: today });
  });

  test('admits no other mark where it is locked', () => {
    const moved: Moved = [
      ['cashLedger', 5_00],
      ['bank', -5_00],
    ];
    given({ moved, gst: [part('challan')] }, locked).thenRejected({
      kind: 'period_locked',
    });
  });
});

describe('a discharge', () => {
  const discharge = part('discharge');
  const paid: Moved = [
    ['outputCgst', 900_00],
    ['rcmOutputCgst', 100_00],
    ['interest', 45_00],
    ['cashLedger', -1045_00],
  ];

  test('pays tax, tax under reverse charge and interest from the cash ledger', () => {
    expect(postedBy({ moved: paid, gst: [discharge], on: '2026-10-18' }).gst).toStrictEqual([
      { mark: 'discharge', period: SEPTEMBER, lines: [1, 2, 3, 4] },
    ]);
  });

  test('is what a payment is read as, or a challan', () => {
    const asked = { moved: paid, gst: [part('payment', { period: null })], on: '2026-10-18' };
    expect(postedBy(asked).gst).toMatchObject([{ mark: 'discharge', period: SEPTEMBER }]);
    const challan: Moved = [
      ['cashLedger', 5_00],
      ['bank', -5_00],
    ];
    expect(postedBy({ ...asked, moved: challan }).gst).toMatchObject([{ mark: 'challan' }]);
  });

  test.each(['sales', 'drawings', 'customer', 'inputCgst', 'capital'] as const)(
    'is never paid from %s',
    (account) => {
      const moved = [
        ['outputSgst', 50_00],
        [account, -50_00],
      ] as const;
      given({ moved, gst: [part('payment')] }).thenRejected({
        kind: 'gst_mark_takes_no_such_account',
        mark: 'discharge',
        line: 2,
      });
    },
  );

  test('pays from a bank only where the book keeps no electronic cash ledger', () => {
    const moved: Moved = [
      ['outputSgst', 50_00],
      ['bank', -50_00],
    ];
    const asked = { moved, gst: [discharge], on: '2026-10-18' };
    expect(postedBy(asked).gst).toMatchObject([{ mark: 'discharge' }]);
    const challan = posted(805, {
      on: '2026-10-10',
      moved: [
        ['cashLedger', 5_00],
        ['bank', -5_00],
      ],
    });
    given(asked, traderFacts([...MONTHS, challan])).thenRejected({
      kind: 'gst_paid_past_the_cash_ledger',
      line: 2,
      name: 'bank',
    });
  });

  test('pays no more than is open', () => {
    const of = (account: 'outputSgst' | 'rcmOutputCgst', paise: number) =>
      refusal({
        moved: [
          [account, paise],
          ['cashLedger', -paise],
        ],
        gst: [discharge],
      });
    expect(of('outputSgst', 900_00)).toBeNull();
    expect(of('outputSgst', 900_01)).toMatchObject({
      kind: 'gst_exceeds_open_tax',
      mark: 'discharge',
      openPaise: 900_00,
    });
    expect(of('rcmOutputCgst', 100_01)).toMatchObject({ openPaise: 100_00 });
  });

  test('rounds below a rupee for each head', () => {
    const rounded = (paise: number): Asked => ({
      moved: [
        ['outputCgst', 500_40],
        ['outputSgst', 500_40],
        ['roundOff', -paise],
        ['cashLedger', paise - 1000_80],
      ],
      gst: [discharge],
    });
    expect(refusal(rounded(80))).toBeNull();
    expect(refusal(rounded(199))).toBeNull();
    given(rounded(200)).thenRejected({
      kind: 'gst_round_off_too_large',
      line: 3,
      belowPaise: 200,
    });
  });
});

describe('a challan', () => {
  const of = (moved: Moved) => refusal({ moved, gst: [part('challan')], on: '2026-10-18' });

  test('moves money from a bank into the cash ledger, and nothing else', () => {
    expect(
      of([
        ['cashLedger', 5_00],
        ['bank', -5_00],
      ]),
    ).toBeNull();
    for (const account of ['outputCgst', 'drawings', 'bank'] as const) {
      const other = account === 'bank' ? 'capital' : 'bank';
      expect(
        of([
          [account, 5_00],
          [other, -5_00],
        ]),
      ).toMatchObject({ kind: 'gst_mark_takes_no_such_account', line: 1 });
    }
  });
});

describe('a move of the cash ledger', () => {
  const of = (moved: Moved) => refusal({ moved, gst: [part('cash-ledger')], on: '2026-09-18' });

  test('is between its heads, from TDS and TCS, or a refund', () => {
    for (const moved of [
      [
        ['cashLedger', 5_00],
        ['cashLedger', -5_00],
      ],
      [
        ['cashLedger', 5_00],
        ['tdsReceivable', -5_00],
      ],
      [
        ['bank', 5_00],
        ['cashLedger', -5_00],
      ],
    ] as const) {
      expect(of(moved)).toBeNull();
    }
  });

  test('brings no money to the bank that was not there', () => {
    const kind = 'gst_mark_takes_no_such_account';
    expect(
      of([
        ['bank', 5_00],
        ['tdsReceivable', -5_00],
      ]),
    ).toMatchObject({ kind });
    expect(
      of([
        ['outputCgst', 5_00],
        ['cashLedger', -5_00],
      ]),
    ).toMatchObject({ kind, line: 1 });
  });
});

describe('credit', () => {
  const of = (rule: AskedGstPart['rule'], moved: Moved) =>
    refusal({ moved, gst: [part('credit', { rule })], on: '2026-09-30' });
  const out = (account: Moved[number][0]): Moved => [
    [account, 5_00],
    ['inputCgst', -5_00],
  ];
  const back = (account: Moved[number][0]): Moved => [
    ['inputCgst', 5_00],
    [account, -5_00],
  ];

  test('goes out by a rule, to a cost, an asset or what is claimed again', () => {
    expect(of('37', out('creditReversed'))).toBeNull();
    expect(of('42', out('purchases'))).toBeNull();
    expect(of('43', out('computer'))).toBeNull();
    expect(of('17-5', out('drawings'))).toBeNull();
    expect(of('reclaim', back('creditReversed'))).toBeNull();
    expect(of('transitional', back('vatReceivable'))).toBeNull();
  });

  test('says by which rule, and no other mark does', () => {
    given({ moved: out('purchases'), gst: [part('credit')] }).thenRejected({
      kind: 'gst_rule_missing',
      part: 1,
    });
    const asked = { moved: WHOLE_SET_OFF, gst: [part('set-off', { rule: '37' })] };
    given(asked).thenRejected({ kind: 'gst_rule_not_taken' });
  });

  test('goes the way of its rule', () => {
    const kind = 'gst_rule_of_the_other_side';
    expect(of('37', back('creditReversed'))).toMatchObject({ kind, direction: 'back' });
    given({
      moved: out('creditReversed'),
      gst: [part('credit', { rule: 'reclaim' })],
    }).thenRejected({
      kind: 'gst_rule_of_the_other_side',
      direction: 'out',
    });
  });

  test.each(['outputCgst', 'rcmOutputCgst', 'bank', 'cashLedger', 'customer', 'sales'] as const)(
    'never goes to %s',
    (account) => {
      expect(of('other', out(account))).toMatchObject({
        kind: 'gst_mark_takes_no_such_account',
        mark: 'credit',
        line: 1,
      });
    },
  );

  test('for the owner goes out by section 17(5) alone', () => {
    expect(of('42', out('drawings'))).toMatchObject({ kind: 'gst_mark_takes_no_such_account' });
  });
});

describe('parts', () => {
  const moved: Moved = [
    ['cashLedger', 200_00],
    ['bank', -200_00],
    ['outputSgst', 200_00],
    ['cashLedger', -200_00],
    ['purchases', 5_00],
    ['bank', -5_00],
  ];
  const of = (...lines: readonly (readonly number[])[]) => ({
    moved,
    gst: lines.map((own, at) => part(at === 0 ? 'challan' : 'discharge', { lines: own })),
    on: '2026-10-18',
  });

  test('stand beside one another and beside lines without a mark', () => {
    expect(postedBy(of([1, 2], [3, 4])).gst).toStrictEqual([
      { mark: 'challan', period: SEPTEMBER, lines: [1, 2] },
      { mark: 'discharge', period: SEPTEMBER, lines: [3, 4] },
    ]);
  });

  test('name lines that are there, each in one of them', () => {
    given(of([1, 7])).thenRejected({ kind: 'gst_line_unknown', unknownLine: 7 });
    given(of([1, 2], [3, 2])).thenRejected({ kind: 'gst_line_in_two_parts', line: 2 });
    given(of([1, 2, 2])).thenRejected({ kind: 'gst_line_in_two_parts', line: 2 });
  });

  test('balance by themselves', () => {
    given(of([1, 6])).thenRejected({
      kind: 'gst_part_does_not_balance',
      part: 1,
      debitPaise: 200_00,
      creditPaise: 5_00,
    });
  });

  test('do not open a filed month for what has no mark', () => {
    const smuggled = {
      moved: [
        ['cashLedger', 5_00],
        ['bank', -5_00],
        ['outputSgst', 5_00],
        ['capital', -5_00],
      ],
      gst: [part('challan', { lines: [1, 2] })],
    } as const;
    given(smuggled).thenRejected({ kind: 'output_tax_in_filed_period', line: 3 });
  });
});
