// Who must hand in a cash flow statement: the limits of a small company and the levels of others.
import { describe, expect, it } from 'vitest';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { cashFlowDuty, daysOfDuty, entityLevel, isSmallCompany } from '#core/statement/index.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { ledgersOf } from '../ledgers-of.ts';
import type { Posting } from '../ledgers-of.ts';

const rupees = (amount: number): number => amount * 100;

describe('a small company', () => {
  it.each([
    ['CFS-037', 'private', 100_000_001, 500_000_000, '2026-03-31', false],
    ['CFS-038', 'private', 100_000_000, 1_000_000_000, '2026-03-31', true],
    ['CFS-039', 'private', 50_000_000, 300_000_000, '2025-11-30', false],
    ['CFS-040', 'private', 50_000_000, 300_000_000, '2025-12-01', true],
    ['CFS-041', 'other', 5_000_000, 20_000_000, '2026-03-31', false],
    ['before the rules of 2021', 'private', 5_000_001, 1, '2021-03-31', false],
    ['before the Act', 'private', 1, 1, '2014-03-31', false],
  ] as const)('%s: %s with %i and %i on %s is small: %s', (_, kind, capital, turnover, on, is) => {
    const size = { kind, capitalPaise: rupees(capital), turnoverPaise: rupees(turnover) };
    expect(isSmallCompany(size, calendarDate(on))).toBe(is);
  });
});

describe('the level of others', () => {
  it.each([
    ['CFS-043', 2_500_000_001, 0, 'I'],
    ['CFS-044', 2_500_000_000, 0, 'II'],
    ['CFS-045', 500_000_000, 500_000_001, 'I'],
    ['CFS-046', 500_000_001, 0, 'II'],
    ['CFS-047', 100_000_001, 0, 'III'],
    ['CFS-048', 100_000_000, 20_000_000, 'IV'],
    ['CFS-049', 80_000_000, 20_000_001, 'III'],
  ] as const)('%s: %i of turnover and %i borrowed is level %s', (_, turnover, borrowed, level) => {
    expect(entityLevel(rupees(turnover), rupees(borrowed))).toBe(level);
  });
});

describe('what a book is asked', () => {
  const day = calendarDate('2027-03-31');
  const CHART = {
    Bank: 'bank-accounts',
    'Share capital': 'capital-account',
    'Drawings of members': 'capital-account',
    Reserves: 'reserves-surplus',
    Loan: 'secured-loans',
    Sales: 'sales-accounts',
  } as const;
  const dutyOf = (postings: readonly Posting[], form: OwnerForm) =>
    cashFlowDuty(ledgersOf(CHART, postings, daysOfDuty(day)), day, form);
  const before = calendarDate('2025-06-01');

  it('a company goes by its share capital, and by the turnover of the year before', () => {
    const postings: Posting[] = [
      [before, { Bank: 200_000_000, 'Share capital': -150_000_000, Reserves: -50_000_000 }],
      [before, { Bank: 7, Sales: -7 }],
      ['2026-06-01', { Bank: 9, Sales: -9 }],
    ];
    expect(dutyOf(postings, 'company')).toMatchObject({
      isAsked: true,
      turnoverPaise: 700,
      capitalPaise: rupees(150_000_000),
      limits: { capitalPaise: rupees(100_000_000), turnoverPaise: rupees(1_000_000_000) },
    });
    expect(dutyOf(postings.slice(1), 'company').isAsked).toBe(false);
    const drawn: Posting = [before, { 'Drawings of members': 50_000_000, Bank: -50_000_000 }];
    expect(dutyOf([...postings, drawn], 'company').capitalPaise).toBe(rupees(100_000_000));
  });

  it('a proprietor goes by the larger of what was borrowed at both ends of that year', () => {
    const eve = dayBefore(calendarDate('2025-04-01'));
    const repaid: Posting[] = [
      [eve, { Bank: 500_000_001, Loan: -500_000_001 }],
      [before, { Loan: 500_000_001, Bank: -500_000_001 }],
    ];
    expect(dutyOf(repaid, 'proprietor')).toMatchObject({
      isAsked: true,
      level: 'I',
      borrowingsPaise: rupees(500_000_001),
      capitalPaise: null,
    });
    expect(dutyOf([], 'firm')).toMatchObject({ isAsked: false, level: 'IV' });
  });
});
