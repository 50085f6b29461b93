// Credit that was reversed and comes back, and by what days and amounts the law asks for either.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CreditReclaimId, JournalId } from '#core/kernel/ids.ts';
import { creditLimitOf, NO_RETURNS, periodOfSpan } from '#core/tax/index.ts';
import {
  creditOfUnpaid,
  creditPayableBy,
  unpaidCreditOn,
  unpaidReversedIn,
} from '#core/trade/index.ts';
import { postedIn } from './bills.ts';
import cases from './credit-cases.json' with { type: 'json' };
import {
  eventsIn,
  heads,
  igst,
  known,
  paidSince,
  reclaim,
  reclaimed,
  refusalIn,
  SEPTEMBER,
} from './credit-moves.ts';

const ALL = { billId: 31, ...igst(9_000) };

const filed = (from: string, to: string, kind: 'gstr-3b' | 'gstr-9' = 'gstr-3b') => ({
  ...NO_RETURNS,
  filings: [
    {
      kind,
      period: `${to.slice(5, 7)}${to.slice(0, 4)}`,
      from: calendarDate(from),
      to: calendarDate(to),
      filedOn: calendarDate('2026-10-20'),
      arn: 'AA270926000001A',
    },
  ],
});

describe('a reclaim of credit', () => {
  test('puts the credit back, marked for its return', () => {
    const events = eventsIn(reclaimed(reclaim()));
    expect(postedIn(events)).toStrictEqual([
      ['Input IGST', 9_000],
      ['ITC Reversed – Recoverable', -9_000],
    ]);
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      entryDate: '2026-09-28',
      source: { kind: 'credit-reclaim', id: 91, number: 'CC-001' },
      narration: 'Credit of bill GJ-3 claimed again, which rule 37 had reversed, CC-001',
      gst: [{ mark: 'credit', period: SEPTEMBER, rule: 'reclaim', lines: [1, 2] }],
    });
  });

  test('is in proportion to what is paid, and never above what was reversed', () => {
    const part = { ...paidSince, openPaise: 29_500_00 };
    const left = (rupees: number) => ({
      kind: 'credit_exceeds_reclaimable',
      line: 1,
      billNumber: 'GJ-3',
      head: 'igstPaise',
      leftPaise: rupees * 100,
    });
    expect(refusalIn(reclaimed(reclaim(), { credits: [part] }))).toStrictEqual(left(4_500));
    const half = reclaim({ bills: [{ billId: 31, ...igst(4_500) }] });
    expect(refusalIn(reclaimed(half, { credits: [part] }))).toBeNull();
    const more = reclaim({ bills: [{ billId: 31, ...igst(9_001) }] });
    expect(refusalIn(reclaimed(more))).toStrictEqual(left(9_000));
    expect(refusalIn(reclaimed(reclaim(), { credits: [known()] }))).toStrictEqual(left(0));
    expect(refusalIn(reclaimed(reclaim({ rule: '37A' })))).toStrictEqual(left(0));
  });

  test('stands in no filed return, before no reversal, and names each bill once', () => {
    const returns = filed('2026-09-01', '2026-09-30');
    const refusal = { kind: 'credit_return_is_filed', ...SEPTEMBER };
    const arn = { arn: 'AA270926000001A', filedOn: '2026-10-20' };
    expect(refusalIn(reclaimed(reclaim(), { returns }))).toStrictEqual({ ...refusal, ...arn });
    const early = reclaim({
      period: { from: '2026-08-01', to: '2026-08-31' },
      postedOn: '2026-08-30',
    });
    expect(refusalIn(reclaimed(early))).toStrictEqual({
      kind: 'credit_reclaimed_before_reversal',
      line: 1,
      billNumber: 'GJ-3',
      reversedOn: '2026-08-31',
    });
    const twice = reclaimed(reclaim({ bills: [ALL, ALL] }));
    expect(refusalIn(twice)).toStrictEqual({ kind: 'credit_bill_twice', line: 2 });
    expect(refusalIn(reclaimed(reclaim({ bills: [] })))).toStrictEqual({
      kind: 'credit_move_is_nothing',
    });
  });

  test('is reversed while its return is open', () => {
    const before = eventsIn(reclaimed(reclaim()));
    const back = {
      type: 'ReverseCreditReclaim',
      data: {
        documentId: 91 as CreditReclaimId,
        reason: 'The payment bounced',
        reversedOn: null,
        reversalId: 98 as JournalId,
      },
    } as const;
    const types = eventsIn(reclaimed(back, { before })).map(({ event }) => event.type);
    expect(types).toStrictEqual(['CreditReclaimReversed', 'JournalReversed']);
    const returns = filed('2026-09-01', '2026-09-30');
    expect(refusalIn(reclaimed(back, { before, returns }))?.kind).toBe('credit_return_is_filed');
  });
});

type Input = Readonly<Record<string, string | boolean | null | undefined>>;
const paise = (rupees: unknown): number => Math.round(Number(rupees) * 100);

/** @returns what the law says of a case, in its own words. */
function toldOf(input: Input): Readonly<Record<string, unknown>> {
  const { bill_date: billed, document_date: dated, itc_taken: taken } = input;
  if (input['rcm'] === true) {
    const bill = { totalPaise: 1, openPaise: 1, credit: heads() };
    return { reverse: rupees(creditOfUnpaid(bill.credit, bill).igstPaise) };
  }
  if (typeof billed === 'string') {
    const totalPaise = paise(input['bill_total']);
    const openPaise = totalPaise - paise(input['paid_within_180_days']);
    const credit = heads({ igstPaise: paise(taken) });
    const day = calendarDate(billed);
    const reverse = creditOfUnpaid(credit, { totalPaise, openPaise }).igstPaise;
    return {
      day_180: creditPayableBy(day),
      reverse: rupees(reverse),
      table: '4(B)(2)',
      period: reverse === 0 ? null : periodOfSpan(unpaidReversedIn(day, NO_RETURNS)),
    };
  }
  if (typeof dated === 'string') {
    const annual = input['annual_return_filed'];
    const limit = creditLimitOf(
      calendarDate(dated),
      typeof annual === 'string' ? calendarDate(annual) : null,
    );
    const filedOn = input['gstr3b_filing_date'];
    return { allowed: typeof filedOn === 'string' && filedOn <= limit, last_filing_date: limit };
  }
  const all = paise(input['of_total']);
  const back = unpaidCreditOn(
    {
      billDate: calendarDate('2026-01-05'),
      totalPaise: all,
      openPaise: all - paise(input['paid_later']),
      credit: heads({ igstPaise: paise(input['reversed']) }),
      reversed: heads({ igstPaise: paise(input['reversed']) }),
      reclaimed: heads(),
      goneOtherwise: heads(),
    },
    calendarDate('2029-12-01'),
    NO_RETURNS,
  );
  return { reclaim: rupees(back.state === 'reclaim' ? back.due.igstPaise : 0) };
}

const rupees = (amount: number): string => (amount / 100).toFixed(2);
/** In which return and rows it stands is told by the mark of its entry. */
const TOLD_ELSEWHERE = ['tables', 'last_monthly_period', 'last_quarter'];

describe('the open cases of credit that goes and comes back', () => {
  test.each(cases)('$id: $title', ({ input, expected }) => {
    const told = toldOf(input as Input);
    const asked = Object.entries(expected).filter(([name]) => !TOLD_ELSEWHERE.includes(name));
    expect(told).toMatchObject(Object.fromEntries(asked));
  });
});
