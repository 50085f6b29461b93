import { describe, expect, it } from 'vitest';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import {
  figuresIn,
  figuresOn,
  ratioChange,
  ratios,
  samePeriodLastYear,
} from '#core/statement/index.ts';
import type { Ratio } from '#core/statement/index.ts';
import { cashJournalsOf, ledgersOf, turnoverOf } from './ledgers-of.ts';
import type { Chart, Posting } from './ledgers-of.ts';
import {
  WORKED_CHART,
  WORKED_POSTINGS,
  WORKED_YEAR,
  workedExpected,
} from './worked/worked-company.ts';

const yearOf = (chart: Chart, postings: readonly Posting[], period: Period) => {
  const eve = dayBefore(period.from);
  const ledgers = ledgersOf(chart, postings, [eve, period.to]);
  const turnover = turnoverOf(chart, postings, period);
  return {
    opening: figuresOn(ledgers, eve),
    closing: figuresOn(ledgers, period.to),
    moved: figuresIn(ledgers, period, {
      form: 'company',
      journals: cashJournalsOf(chart, postings),
      turnover,
    }),
    hasOpening: postings.some(([date]) => date <= eve),
  };
};
const WORKED = yearOf(WORKED_CHART, WORKED_POSTINGS, WORKED_YEAR);
const BEFORE = yearOf(WORKED_CHART, WORKED_POSTINGS, samePeriodLastYear(WORKED_YEAR));

const told = ({ unit, now }: Ratio): string =>
  now.hundredths === null ? 'n/a' : `${now.hundredths / 100}${unit === 'percent' ? ' %' : ''}`;

describe('the ratios of Schedule III', () => {
  it('come to what the script says that was written apart, for the worked company', () => {
    const { ratios: expected } = workedExpected;
    const found = ratios(WORKED, null).map(({ now }) => (now.hundredths ?? 0) / 100);
    expect(found.slice(0, 10)).toStrictEqual(Object.values(expected).map(Number));
  });

  it('count no loan as repaid that another has taken the place of', () => {
    const chart: Chart = {
      Bank: 'bank-accounts',
      'Term Loan': 'secured-loans',
      'Loan of HDFC': 'secured-loans',
      Sales: 'sales-accounts',
    };
    const { moved } = yearOf(
      chart,
      [
        ['2026-05-01', { Bank: 900, 'Term Loan': -900 }],
        ['2026-09-01', { 'Term Loan': 600, 'Loan of HDFC': -600 }],
        ['2026-12-01', { 'Loan of HDFC': 50, Bank: -50 }],
      ],
      WORKED_YEAR,
    );
    expect(moved.principalRepaid).toBe(50_00);
  });

  it('tell both figures of each', () => {
    const [current, debt, service] = ratios(WORKED, null);
    expect(current?.now).toMatchObject({
      numeratorPaise: 16_76_830_00,
      denominatorPaise: 5_62_130_00,
    });
    expect(debt?.now).toMatchObject({
      numeratorPaise: 5_80_000_00,
      denominatorPaise: 17_72_700_00,
    });
    expect(service?.now).toMatchObject({
      numeratorPaise: 6_23_700_00,
      denominatorPaise: 1_74_000_00,
    });
    expect(told(ratios(WORKED, null)[10] as Ratio)).toBe('7 %');
  });

  it('stand beside the year before, and a change of more than 25 % asks to be explained', () => {
    const found = ratios(WORKED, BEFORE);
    expect(BEFORE.hasOpening).toBe(false);
    const debt = found.find(({ code }) => code === 'debt-equity');
    expect(debt?.before.hundredths).toBe(42);
    expect(debt?.changeHundredths).toBe(-21_43);
    expect(debt?.asksExplanation).toBe(false);
    const turnover = found.find(({ code }) => code === 'receivables-turnover');
    expect(turnover?.before.hundredths).toBeNull();
    expect(turnover?.changeHundredths).toBeNull();
  });

  it.each([
    [298, 270, 10_37],
    [125, 100, 25_00],
    [126, 100, 26_00],
    [50, -100, 150_00],
    [298, 0, null],
    [298, null, null],
    [null, 270, null],
  ])('a ratio of %s hundredths that was %s has changed by %s', (now, before, change) => {
    expect(ratioChange(now, before)).toBe(change);
  });

  it('count materials among purchases, and dividends among the income of investments', () => {
    const chart: Chart = {
      Bank: 'bank-accounts',
      Purchases: 'purchase-accounts',
      'Cost of materials consumed': 'direct-expenses',
      'Interest received': 'indirect-incomes',
      'Dividend received': 'indirect-incomes',
    };
    const { moved } = yearOf(
      chart,
      [
        ['2026-06-01', { Purchases: 100, 'Cost of materials consumed': 400, Bank: -500 }],
        ['2026-06-01', { 'Interest received': -20, 'Dividend received': -3, Bank: 23 }],
      ],
      WORKED_YEAR,
    );
    expect(moved).toMatchObject({ purchases: 500_00, incomeOfInvestments: 23_00 });
  });

  it('say nothing of books without entries, which is not nil', () => {
    const empty = yearOf(WORKED_CHART, [], WORKED_YEAR);
    expect(ratios(empty, null).map(told)).toStrictEqual(Array(11).fill('n/a'));
  });
});
