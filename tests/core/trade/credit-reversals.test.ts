// Credit that is reversed: what it posts, of which bills and in which return, and what is refused.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { NO_RETURNS } from '#core/tax/index.ts';
import { today } from '#tests/specimens/days.ts';
import {
  BANK,
  postedIn,
  REPAIRS,
  refusalOf,
  reverseOn,
  postAtOnce,
  draftOf,
  eventsOf,
} from './bills.ts';
import {
  AUGUST,
  eventsIn,
  heads,
  igst,
  known,
  paidSince,
  refusalIn,
  reversal,
  reversalId,
  reversed,
  SEPTEMBER,
} from './credit-moves.ts';

const HALF = { billId: 31, ...igst(9_000), utilisedOn: null };

const FILED = {
  ...NO_RETURNS,
  filings: [
    {
      kind: 'gstr-3b',
      period: '082026',
      from: calendarDate('2026-08-01'),
      to: calendarDate('2026-08-31'),
      filedOn: calendarDate('2026-09-25'),
      arn: 'AA270826000001A',
    },
  ],
} as const;
const IS_FILED = {
  kind: 'credit_return_is_filed',
  ...AUGUST,
  arn: 'AA270826000001A',
  filedOn: '2026-09-25',
};

const back = (reversedOn: string | null = null) =>
  ({
    type: 'ReverseCreditReversal',
    data: {
      documentId: reversalId,
      reason: 'Paid after all',
      reversedOn: reversedOn === null ? null : calendarDate(reversedOn),
      reversalId: 96 as JournalId,
    },
  }) as const;

describe('a reversal of credit', () => {
  test('takes the credit of the unpaid part off its account, marked for its return', () => {
    const events = eventsIn(reversed(reversal()));
    expect(postedIn(events)).toStrictEqual([
      ['ITC Reversed – Recoverable', 9_000],
      ['Input IGST', -9_000],
    ]);
    const posted = events.find(({ event }) => event.type === 'CreditReversalPosted')?.event;
    expect(posted?.data).toMatchObject({
      number: 'CR-001',
      totalPaise: 9_000_00,
      bills: [
        {
          billId: 31,
          billNumber: 'GJ-3',
          billTotalPaise: 1_18_000_00,
          unpaidPaise: 59_000_00,
          payableBy: '2026-07-11',
        },
      ],
    });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'journal',
      entryDate: '2026-08-31',
      source: { kind: 'credit-reversal', id: 81, number: 'CR-001' },
      narration: 'Credit of bill GJ-3 reversed by rule 37, CR-001',
      gst: [{ mark: 'credit', period: AUGUST, rule: '37', lines: [1, 2] }],
    });
  });

  test('of several bills and heads is one entry', () => {
    const other = known({ billId: 32, credit: heads({ cgstPaise: 90_00, sgstPaise: 90_00 }) });
    const bills = [
      HALF,
      { billId: 32, ...heads({ cgstPaise: 45_00, sgstPaise: 45_00 }), utilisedOn: '2026-02-20' },
    ];
    const credits = [known(), other];
    const events = eventsIn(reversed(reversal({ bills, narration: 'August' }), { credits }));
    expect(postedIn(events)).toStrictEqual([
      ['ITC Reversed – Recoverable', 9_090],
      ['Input CGST', -45],
      ['Input SGST/UTGST', -45],
      ['Input IGST', -9_000],
    ]);
  });

  test('of lost goods is a cost, on the book’s account or one that is named', () => {
    const lost = { rule: '17-5', clause: 'h' } as const;
    expect(postedIn(eventsIn(reversed(reversal(lost))))[0]?.[0]).toBe('ITC Reversal Expense');
    const named = reversed(reversal({ ...lost, costAccountId: REPAIRS }));
    expect(postedIn(eventsIn(named))[0]?.[0]).toBe('Repairs');
  });

  test('by rule 37A takes all that was taken, whatever is paid', () => {
    const bills = [{ billId: 31, ...igst(18_000), utilisedOn: null }];
    const credits = [known({ openPaise: 0 })];
    const decided = reversed(reversal({ rule: '37A', bills }), { credits });
    expect(postedIn(eventsIn(decided))[1]).toStrictEqual(['Input IGST', -18_000]);
  });

  test('is reversed with its journal while its return is open', () => {
    const before = eventsIn(reversed(reversal()));
    const credits = [paidSince];
    const types = eventsIn(reversed(back('2026-09-02'), { before, credits }));
    expect(types.map(({ event }) => event.type)).toStrictEqual([
      'CreditReversalReversed',
      'JournalReversed',
    ]);
    expect(refusalIn(reversed(back(), { before, credits, returns: FILED }))).toStrictEqual(
      IS_FILED,
    );
    const gone = known({ lastReversedOn: '2026-08-31' });
    expect(refusalIn(reversed(back(), { before, credits: [gone] }))).toStrictEqual({
      kind: 'credit_is_reclaimed',
      billNumber: 'GJ-3',
    });
  });

  test.each([
    [
      { bills: Array.from({ length: 201 }, (_, at) => ({ ...HALF, billId: at + 1 })) },
      { kind: 'credit_move_too_long', count: 201, countMax: 200 },
    ],
    [
      { postedOn: '2027-01-01' },
      { kind: 'credit_move_of_the_future', postedOn: '2027-01-01', today },
    ],
    [
      { period: { from: '2026-08-01', to: '2026-09-30' } },
      { kind: 'credit_return_unknown', from: '2026-08-01', to: '2026-09-30' },
    ],
    [
      { period: SEPTEMBER },
      { kind: 'credit_return_not_begun', ...SEPTEMBER, postedOn: '2026-08-31' },
    ],
    [{ clause: 'h' as const }, { kind: 'credit_clause_unfit', rule: '37', clause: 'h' }],
    [{ rule: '17-5' as const }, { kind: 'credit_clause_unfit', rule: '17-5', clause: null }],
    [{ costAccountId: REPAIRS }, { kind: 'credit_cost_account_unfit' }],
    [
      { rule: '17-5' as const, clause: 'h' as const, costAccountId: BANK },
      { kind: 'credit_cost_account_unfit' },
    ],
    [{ bills: [] }, { kind: 'credit_move_is_nothing' }],
    [{ bills: [HALF, HALF] }, { kind: 'credit_bill_twice', line: 2 }],
    [{ bills: [HALF, { ...HALF, billId: 33 }] }, { kind: 'credit_bill_unknown', line: 2 }],
    [
      { bills: [HALF, { billId: 32, ...heads(), utilisedOn: null }] },
      { kind: 'credit_of_bill_is_nothing', line: 2, billNumber: 'GJ-4' },
    ],
    [
      { period: { from: '2026-01-01', to: '2026-01-31' }, postedOn: '2026-01-13' },
      {
        kind: 'credit_move_before_bill',
        line: 1,
        billNumber: 'GJ-3',
        postedOn: '2026-01-13',
        billPostedOn: '2026-01-14',
      },
    ],
    [
      { period: { from: '2026-06-01', to: '2026-06-30' } },
      { kind: 'credit_days_are_not_over', line: 1, billNumber: 'GJ-3', payableBy: '2026-07-11' },
    ],
    [
      { bills: [{ ...HALF, igstPaise: 9_000_01 }] },
      {
        kind: 'credit_exceeds_reversible',
        line: 1,
        billNumber: 'GJ-3',
        head: 'igstPaise',
        leftPaise: 9_000_00,
      },
    ],
  ])('is refused by name: %j', (said, refusal) => {
    const credits = [known(), known({ billId: 32, billNumber: 'GJ-4' })];
    expect(refusalIn(reversed(reversal(said), { credits }))).toStrictEqual(refusal);
  });

  test('takes nothing twice, and nothing that was not taken', () => {
    const none = { line: 1, billNumber: 'GJ-3', head: 'igstPaise', leftPaise: 0 };
    const refusal = { kind: 'credit_exceeds_reversible', ...none };
    const twice = known({ standing: { ...known().standing, '37': igst(9_000) } });
    expect(refusalIn(reversed(reversal(), { credits: [twice] }))).toStrictEqual(refusal);
    const deferred = known({ credit: heads() });
    expect(refusalIn(reversed(reversal(), { credits: [deferred] }))).toStrictEqual(refusal);
    const returned = known({ givenBack: igst(18_000) });
    expect(refusalIn(reversed(reversal(), { credits: [returned] }))).toStrictEqual(refusal);
  });

  test('enters no filed return', () => {
    expect(refusalIn(reversed(reversal(), { returns: FILED }))).toStrictEqual(IS_FILED);
  });

  test('holds its bill fast', () => {
    const before = eventsOf(postAtOnce(draftOf()));
    const creditMoveNumber = 'CR-001';
    expect(refusalOf(reverseOn('2026-11-20'), { before, creditMoveNumber })).toStrictEqual({
      kind: 'bill_credit_is_reversed',
      billNumber: 'SPM/118',
      creditMoveNumber,
    });
  });
});
