// What is unusual about an act: the law of cash by its dates, and the words of each warning.
import { describe, expect, it } from 'vitest';
import type { GroupCode } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  cashAboveLimits,
  cashBelowNil,
  dateFarOff,
  earlierDate,
  warningsInOrder,
  isBeyondLimit,
  pinOfAnotherState,
  reverseChargeUnusual,
  sectionOfCash,
  setOffOfOpenPeriod,
  warningInWords,
} from '#core/warning/index.ts';
import type { JournalWithCash, Warning } from '#core/warning/index.ts';

const ACCOUNTS = new Map<number, { readonly name: string; readonly group: GroupCode }>([
  [1, { name: 'Cash', group: 'cash-in-hand' }],
  [2, { name: 'Bank', group: 'bank-accounts' }],
  [3, { name: 'Ravi', group: 'sundry-debtors' }],
  [4, { name: 'KA Spices', group: 'sundry-creditors' }],
  [5, { name: 'Rent', group: 'indirect-expenses' }],
  [6, { name: 'Loan of Suresh', group: 'unsecured-loans' }],
  [7, { name: 'Sales', group: 'sales-accounts' }],
]);
const accountOf = (id: number) => ACCOUNTS.get(id) ?? null;

const journal = (
  ...lines: readonly (readonly [id: number, rupees: number])[]
): JournalWithCash => ({
  date: '2026-11-20',
  lines: lines.map(([accountId, rupees]) => ({ accountId, paise: rupees * 100 })),
});

const limitsOf = (
  of: JournalWithCash,
  before: { readonly received?: number; readonly paid?: number; readonly loan?: number } = {},
) =>
  cashAboveLimits(of, {
    accountOf,
    ofDay: () => ({ received: (before.received ?? 0) * 100, paid: (before.paid ?? 0) * 100 }),
    loanBefore: () => (before.loan ?? 0) * 100,
  }).map((one) =>
    one.code === 'cash_above_limit' ? [one.rule, one.by, one.amountPaise / 100] : [],
  );

describe('the limits of cash', () => {
  it('have their sections by date, those of 2025 from 1 April 2026 on', () => {
    const on = (day: string) =>
      (['receipt', 'loan-taken', 'loan-repaid', 'expense'] as const).map((rule) =>
        sectionOfCash(rule, day),
      );
    expect(on('2026-03-31')).toStrictEqual(
      ['269ST', '269SS', '269T', '40A(3)'].map((s) => `s. ${s} of the Income-tax Act, 1961`),
    );
    expect(on('2026-04-01')).toStrictEqual(
      ['186', '185', '188', '36(4)'].map((s) => `s. ${s} of the Income-tax Act, 2025`),
    );
    expect(on('2017-03-31')).toStrictEqual([null, null, null, null]);
  });

  it('are reached by two lakh, and passed by more than ten thousand', () => {
    expect(isBeyondLimit('receipt', 1_99_999_99)).toBe(false);
    expect(isBeyondLimit('receipt', 2_00_000_00)).toBe(true);
    expect(isBeyondLimit('expense', 10_000_00)).toBe(false);
    expect(isBeyondLimit('expense', 10_000_01)).toBe(true);
  });

  it('count what came of a person on the same day', () => {
    expect(limitsOf(journal([1, 50_000], [3, -50_000]), { received: 149_999 })).toStrictEqual([]);
    expect(limitsOf(journal([1, 50_000], [3, -50_000]), { received: 150_000 })).toStrictEqual([
      ['receipt', 'day', 200_000],
    ]);
  });

  it('count the cash of a journal alone, and not what came by the bank', () => {
    expect(limitsOf(journal([1, 10_000], [2, 290_000], [3, -300_000]))).toStrictEqual([]);
    expect(limitsOf(journal([1, 200_000], [2, 100_000], [3, -300_000]))).toStrictEqual([
      ['receipt', 'day', 200_000],
    ]);
  });

  it('are of sales over the counter too, and never of money from the bank', () => {
    expect(limitsOf(journal([1, 250_000], [7, -250_000]))).toStrictEqual([
      ['receipt', 'journal', 250_000],
    ]);
    expect(limitsOf(journal([1, 250_000], [2, -250_000]))).toStrictEqual([]);
  });

  it('are of suppliers by the day, and of an expense by the journal', () => {
    expect(limitsOf(journal([4, 4_001], [1, -4_001]), { paid: 6_000 })).toStrictEqual([
      ['expense', 'day', 10_001],
    ]);
    expect(limitsOf(journal([5, 10_000], [1, -10_000]), { paid: 6_000 })).toStrictEqual([]);
    expect(limitsOf(journal([3, 90_000], [1, -90_000]))).toStrictEqual([]);
  });

  it('count what is outstanding of a loan that is taken or repaid', () => {
    expect(limitsOf(journal([1, 1], [6, -1]), { loan: -19_999 })).toStrictEqual([
      ['loan-taken', 'balance', 20_000],
    ]);
    expect(limitsOf(journal([6, 500], [1, -500]), { loan: -20_000 })).toStrictEqual([
      ['loan-repaid', 'balance', 20_000],
    ]);
    expect(limitsOf(journal([6, 500], [1, -500]), { loan: -19_999 })).toStrictEqual([]);
  });
});

describe('cash below nil', () => {
  it('is told on the first day that ends so, of what a journal draws', () => {
    const days = [
      { accountId: 1, date: '2026-11-20', balancePaise: 0 },
      { accountId: 1, date: '2026-11-22', balancePaise: -100 },
      { accountId: 1, date: '2026-11-23', balancePaise: -200 },
    ];
    const told = (of: JournalWithCash) =>
      cashBelowNil(of, days, accountOf).map((one) => ('date' in one ? one.date : null));
    expect(told(journal([5, 1], [1, -1]))).toStrictEqual(['2026-11-22']);
    expect(told(journal([1, 1], [7, -1]))).toStrictEqual([]);
  });
});

describe('a document and its day', () => {
  it('is told of the later date under a lower number', () => {
    const before = { number: 'INV-005', date: '2026-11-20' };
    expect(earlierDate({ number: 'INV-006', date: '2026-11-03' }, before)).toHaveLength(1);
    expect(earlierDate({ number: 'INV-006', date: '2026-11-20' }, before)).toStrictEqual([]);
  });

  it('is far off from more than two years back and three months ahead', () => {
    const today = calendarDate('2026-11-21');
    const of = (date: string) => dateFarOff(calendarDate(date), today).length;
    expect(['2024-11-20', '2024-11-21', '2027-02-21', '2027-02-22'].map(of)).toStrictEqual([
      1, 0, 0, 1,
    ]);
  });

  it('has a PIN code of its State, or along a border of one of several', () => {
    const of = (pincode: string, stateCode: string) =>
      pinOfAnotherState({ pincode, stateCode }).length;
    expect([of('560001', '27'), of('411001', '27'), of('362520', '26')]).toStrictEqual([1, 0, 0]);
  });
});

const EACH: readonly Warning[] = [
  {
    code: 'stock_below_nil',
    productId: 7,
    product: 'Rice',
    godown: 'Yard',
    batch: 'A',
    date: '2026-11-20',
    quantityThousandths: -2_500,
  },
  {
    code: 'earlier_date',
    number: 'INV-006',
    date: '2026-11-03',
    before: 'INV-005',
    beforeDate: '2026-11-20',
  },
  { code: 'invoice_twice', number: 'INV-005', customer: 'Ravi', amountPaise: 100_00 },
  {
    code: 'bill_twice',
    party: 'KA Spices',
    bill: 'HF/1',
    amountPaise: 100_00,
    journal: 4,
    date: '2026-11-20',
  },
  { code: 'gstin_twice', gstin: '27AAPFU0939F1ZV', name: 'Ravi' },
  { code: 'pin_of_another_state', pincode: '560001', state: 'Maharashtra', states: 'Karnataka' },
  { code: 'cash_below_nil', accountId: 1, account: 'Cash', date: '2026-11-20', balancePaise: -1 },
  {
    code: 'cash_above_limit',
    rule: 'receipt',
    section: 's. 186 of the Income-tax Act, 2025',
    accountId: 3,
    party: 'Ravi',
    by: 'day',
    date: '2026-11-20',
    amountPaise: 2_00_000_00,
    limitPaise: 2_00_000_00,
  },
  { code: 'paid_before_bill', number: 'INV-006', date: '2019-04-01', billDate: '2026-11-20' },
  { code: 'date_far_off', date: '1990-01-01', away: 'past' },
  { code: 'reverse_charge_unusual', number: 'INV-007', customer: 'Zone', registration: 'sez' },
];

describe('reverse charge', () => {
  const of = (registration: 'regular' | 'sez' | 'composition', reverseCharge = true) =>
    reverseChargeUnusual({
      number: 'INV-007',
      reverseCharge,
      recipient: { name: 'Zone', registration },
    }).map(({ code }) => code);

  it('of a zone and of a composition dealer is lawful, and warned of', () => {
    expect(of('sez')).toStrictEqual(['reverse_charge_unusual']);
    expect(of('composition')).toStrictEqual(['reverse_charge_unusual']);
    expect(of('regular')).toStrictEqual([]);
    expect(of('sez', false)).toStrictEqual([]);
  });
});

describe('the words of warnings', () => {
  it('are sentences, and stand in one order, each once', () => {
    expect(warningsInOrder([...EACH.toReversed(), ...EACH])).toStrictEqual(EACH);
    for (const one of EACH) expect(warningInWords(one)).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(EACH.slice(0, 2).map(warningInWords)).toStrictEqual([
      'Rice (Yard, batch A) would be 2.5 below nil in stock on 20 Nov 2026. ' +
        'Look whether goods that came in are not entered yet.',
      'INV-006 is dated 3 Nov 2026, and INV-005 before it 20 Nov 2026. ' +
        'Numbers should follow the days.',
    ]);
  });
});

it('a set-off of a period that is not locked is worth a look', () => {
  const period = { from: '2026-09-01', to: '2026-09-30' };
  const parts = [{ mark: 'set-off' as const, period, lines: [1, 2] }];
  const of = (lockedTo: string | null) =>
    setOffOfOpenPeriod(parts, lockedTo === null ? null : calendarDate(lockedTo));
  expect(of('2026-09-30')).toStrictEqual([]);
  const expected = [{ code: 'set_off_of_open_period', ...period }];
  expect([of('2026-09-29'), of(null)]).toStrictEqual([expected, expected]);
  const discharge = [{ mark: 'discharge' as const, period, lines: [1, 2] }];
  expect(setOffOfOpenPeriod(discharge, null)).toStrictEqual([]);
});
