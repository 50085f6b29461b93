// What holds of any partnership: all of the profit is divided, no more and no less, and the balance
// sheet has nothing undistributed after it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedProfit, NONE_BY_HAND } from '#core/appropriation/index.ts';
import type { Partner, PartnershipTerms } from '#core/appropriation/index.ts';
import { calendarDate, daysAfter } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import { balanceSheet, daysOfSheet } from '#core/statement/index.ts';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';

const YEAR = yearPeriod(2027);
const NAMES = ['Asha', 'Bala', 'Chitra', 'Dev'];

const someDay = fc.nat({ max: 1500 }).map((days) => daysAfter(calendarDate('2024-11-01'), days));
const somePartner = (name: string, at: number) =>
  fc.record({
    name: fc.constant(name),
    capitalAccountId: fc.constant(10 + at),
    currentAccountId: fc.constant(20 + at),
    shareParts: fc.nat({ max: 7 }),
    interestBps: fc.nat({ max: 2400 }),
    remunerationPaise: fc.nat({ max: 1_000_000_00 }),
  });
const somePartners = fc
  .tuple(...NAMES.map(somePartner))
  .chain((all) => fc.subarray(all, { minLength: 1 }))
  .map((all): Partner[] => all.map((one, at) => (at > 0 ? one : { ...one, shareParts: 1 })));
const someTerms = fc
  .uniqueArray(fc.record({ from: someDay, partners: somePartners }), {
    selector: ({ from }) => from,
    minLength: 1,
    maxLength: 5,
  })
  .map((all): PartnershipTerms[] => all.toSorted((a, b) => (a.from < b.from ? -1 : 1)));
const someMoves = fc
  .array(fc.record({ day: fc.nat({ max: 365 }), paise: fc.integer({ min: -1e9, max: 1e9 }) }))
  .map((all) =>
    all
      .toSorted((a, b) => a.day - b.day)
      .map(({ day, paise }) => ({ date: daysAfter(YEAR.from, day), paise })),
  );
const someCapital = fc
  .array(fc.record({ openingPaise: fc.integer({ min: -1e9, max: 1e12 }), moves: someMoves }), {
    minLength: NAMES.length,
    maxLength: NAMES.length,
  })
  .map((all) => new Map(all.map((held, at) => [10 + at, held])));
const someYear = fc.record({
  terms: someTerms,
  capital: someCapital,
  year: fc.constant(YEAR),
  profitPaise: fc.integer({ min: -1e12, max: 1e14 }),
  byHand: fc.constant(NONE_BY_HAND),
});

/** On accounts of pay, one of them named for Bala, on those of partners, and on one of cash. */
const someEntry = fc.tuple(
  fc.constantFrom(1, 1, 2, 2, 3, 9, 10, 11, 12, 21, 22),
  fc.integer({ min: -1e9, max: 1e9 }),
);
const someHand = fc.record({
  accounts: fc.constant([
    { accountId: 1, name: 'Interest on Partners’ Capital', of: 'interest' as const },
    { accountId: 2, name: 'Partners’ Remuneration', of: 'remuneration' as const },
    { accountId: 3, name: 'Interest on Capital – BALA', of: 'interest' as const },
  ]),
  journals: fc.array(fc.array(someEntry, { maxLength: 5 }), { maxLength: 6 }),
});

test('the lines of the partners come to the profit of the year', () => {
  fc.assert(
    fc.property(someYear, (divided) => {
      const { lines } = dividedProfit(divided);
      if (lines.length === 0) {
        expect(divided.terms.every(({ from }) => from > YEAR.to)).toBe(true);
        return;
      }
      const sum = lines.reduce(
        (all, line) => all + line.interestPaise + line.remunerationPaise + line.sharePaise,
        0,
      );
      expect(sum).toBe(divided.profitPaise);
      const interest = lines.reduce((all, line) => all + line.interestPaise, 0);
      expect(interest).toBeLessThanOrEqual(Math.max(0, divided.profitPaise));
      expect(lines.every((line) => line.interestPaise >= 0 && line.remunerationPaise >= 0)).toBe(
        true,
      );
    }),
  );
});

test('what is posted and what was by hand come to what is due, but for what goes beyond it', () => {
  let clear = 0;
  fc.assert(
    fc.property(someYear, someHand, (year, byHand) => {
      const { lines, handPaise, beyondPaise, unclear } = dividedProfit({ ...year, byHand });
      const payOf = (all: typeof lines) =>
        all.reduce((sum, line) => sum + line.interestPaise + line.remunerationPaise, 0);
      const shares = lines.reduce((sum, { sharePaise }) => sum + sharePaise, 0);
      fc.pre(lines.length > 0);
      expect(payOf(lines) + shares).toBe(year.profitPaise);
      if (unclear !== null) return;
      clear += 1;
      const hand = handPaise.interest + handPaise.remuneration;
      const due = dividedProfit({ ...year, profitPaise: year.profitPaise + hand });
      expect(payOf(lines) + hand - beyondPaise).toBe(payOf(due.lines));
    }),
  );
  expect(clear).toBeGreaterThan(20);
});

test('nothing is undistributed after it, and the balance sheet ties', () => {
  fc.assert(
    fc.property(someYear, (divided) => {
      const { lines } = dividedProfit(divided);
      fc.pre(lines.length > 0);
      const sum = (of: 'interestPaise' | 'remunerationPaise' | 'sharePaise') =>
        lines.reduce((all, line) => all + line[of], 0);
      const { profitPaise } = divided;
      const balances: [string, GroupCode, number][] = [
        ['Cash', 'cash-in-hand', profitPaise],
        ['Sales', 'sales-accounts', -profitPaise],
        ['Interest on Partners’ Capital', 'indirect-expenses', sum('interestPaise')],
        ['Partners’ Remuneration', 'indirect-expenses', sum('remunerationPaise')],
        ['Profit and Loss Appropriation', 'reserves-surplus', sum('sharePaise')],
        ...lines.map((line): [string, GroupCode, number] => [
          `${line.name}, current`,
          'capital-account',
          -(line.interestPaise + line.remunerationPaise + line.sharePaise),
        ]),
      ];
      const days = daysOfSheet([YEAR.to]);
      const accounts = balances.map(([name, group, paise], at) => ({
        accountId: at + 1,
        name,
        group,
        nature: natureOfGroup(group),
        netsPaise: days.map((day) => (day === YEAR.to ? paise : 0)),
      }));
      const { lines: sheet } = balanceSheet({ days, accounts }, [YEAR.to], 'firm', true);
      const amountOf = (name: RegExp) =>
        sheet.filter((line) => name.test(line.name)).map((line) => line.amountsPaise[0]);
      expect(amountOf(/^(Undistributed profit|Loss not yet divided)$/)).toStrictEqual([0]);
      expect(amountOf(/^Partners’ current accounts$/)).toStrictEqual([profitPaise]);
      const totals = sheet.filter(({ as }) => as === 'total').map((line) => line.amountsPaise[0]);
      expect(new Set(totals).size).toBe(1);
    }),
  );
});
