// What is to be watched of a worked quarter, on its last day: bills that are not paid within 180
// days, credit that no return has taken, and the days of micro and small suppliers.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { NO_RETURNS, periodOfSpan } from '#core/tax/index.ts';
import { enterpriseDaysOn, taxPaise, unpaidCreditOn, untakenCreditOn } from '#core/trade/index.ts';
import type { CreditHeads, UnpaidCredit } from '#core/trade/index.ts';
import quarter from './quarter-watch.json' with { type: 'json' };

const asOn = calendarDate(quarter.as_on);
const paise = (rupees: string): number => Math.round(Number(rupees) * 100);
type Heads = { readonly igst: string; readonly cgst: string; readonly sgst: string };
const heads = ({ igst, cgst, sgst }: Heads): CreditHeads => ({
  igstPaise: paise(igst),
  cgstPaise: paise(cgst),
  sgstPaise: paise(sgst),
  cessPaise: 0,
});
const NOTHING = heads({ igst: '0', cgst: '0', sgst: '0' });

/** As the quarter calls it; what is reversed there was claimed again. */
const STATES: Readonly<Record<string, readonly UnpaidCredit['state'][]>> = {
  'reversed and reclaimed': ['reclaimed'],
  'past day 180: reverse': ['reverse'],
  'not yet': ['not-yet'],
};

describe('the 180 days of the quarter', () => {
  test.each(quarter.unpaid)('$ref', (bill) => {
    const reversed = heads(bill.reversed);
    const told = unpaidCreditOn(
      {
        billDate: calendarDate(bill.bill_date),
        totalPaise: paise(bill.total),
        openPaise: paise(bill.unpaid),
        credit: heads(bill.credit),
        reversed,
        reclaimed: bill.state === 'reversed and reclaimed' ? reversed : NOTHING,
        goneOtherwise: NOTHING,
      },
      asOn,
      NO_RETURNS,
    );
    expect(told).toMatchObject({
      day180: bill.day_180,
      daysLeft: bill.days_left,
      unpaid: heads(bill.reversal_if_unpaid_at_day_180),
    });
    expect(periodOfSpan(told.period)).toBe(bill.reversal_period);
    expect(STATES[bill.state]).toContain(told.state);
    expect(told.due).toStrictEqual(told.state === 'reverse' ? told.unpaid : NOTHING);
  });
});

test('what went out by another rule is not reversed for want of payment too', () => {
  const credit = heads({ igst: '0', cgst: '3600', sgst: '3600' });
  const unpaid = {
    billDate: calendarDate('2026-01-12'),
    totalPaise: paise('47200'),
    openPaise: paise('23600'),
    credit,
    reversed: NOTHING,
    reclaimed: NOTHING,
  };
  const due = (goneOtherwise: CreditHeads) =>
    unpaidCreditOn({ ...unpaid, goneOtherwise }, asOn, NO_RETURNS);
  const half = heads({ igst: '0', cgst: '1800', sgst: '1800' });
  expect(due(half)).toMatchObject({ state: 'reverse', due: half });
  const most = heads({ igst: '0', cgst: '3000', sgst: '3600' });
  const rest = heads({ igst: '0', cgst: '600', sgst: '0' });
  expect(due(most)).toMatchObject({ state: 'reverse', due: rest });
  expect(due(credit)).toMatchObject({ state: 'paid', due: NOTHING });
});

describe('credit that no return of the quarter takes', () => {
  test.each(quarter.untaken)('$document', (bill) => {
    const billDate = calendarDate(bill.bill_date);
    const untaken = heads(bill.untaken);
    const told = untakenCreditOn({ billDate, untaken }, asOn, NO_RETURNS);
    expect(told).toMatchObject({
      lastFilingOn: bill.last_filing_date,
      daysLeft: bill.days_left,
      state: bill.state === 'open' ? 'open' : 'lost',
    });
    expect(told && periodOfSpan(told.lastPeriod)).toBe(bill.last_monthly_period);
    const { financial_year: year } = bill;
    expect(financialYearLabel(financialYearOf(billDate))).toBe(year.slice(2));
    expect(taxPaise(untaken)).toBeGreaterThan(0);
  });
});

describe('the days of micro and small suppliers of the quarter', () => {
  test.each(quarter.enterprise)('$document', (bill) => {
    const told = enterpriseDaysOn(
      {
        enterprise: { class: bill.size === 'micro' ? 'micro' : 'small', activity: 'services' },
        agreedDays: bill.agreement ? 45 : null,
        acceptedOn: calendarDate(bill.accepted_on),
        openPaise: paise(bill.unpaid),
        paidOn: bill.paid_on === null ? null : calendarDate(bill.paid_on),
      },
      asOn,
    );
    expect(told).toMatchObject({ payBy: bill.last_day, state: bill.state.replace(' ', '-') });
    if (bill.state === 'overdue') expect(told?.daysLeft).toBe(-bill.days_over);
    if (bill.state === 'due') expect(told?.daysLeft).toBeGreaterThanOrEqual(0);
  });

  test('what is paid in time is not watched, nor is a trader', () => {
    const bill = {
      enterprise: { class: 'small', activity: 'services' },
      agreedDays: null,
      acceptedOn: calendarDate('2026-09-10'),
      openPaise: 0,
      paidOn: calendarDate('2026-09-25'),
    } as const;
    expect(enterpriseDaysOn(bill, asOn)).toBeNull();
    const trader = { ...bill, enterprise: { class: 'small', activity: 'trading' } } as const;
    expect(enterpriseDaysOn({ ...trader, openPaise: 1_00, paidOn: null }, asOn)).toBeNull();
  });
});
