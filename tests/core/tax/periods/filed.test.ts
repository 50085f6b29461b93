// What was filed, and what its acknowledgement looks like.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  cancellableUntil,
  creditLimitIn,
  filingOn,
  NO_RETURNS,
  parseArn,
  portalDay,
  reportedInFiled,
  turnoversByYear,
  turnoverYears,
} from '#core/tax/index.ts';
import type { BookReturns, ReturnKind } from '#core/tax/index.ts';

const at = calendarDate;
const filed = (kind: ReturnKind, from: string, to: string, filedOn = '2026-12-01') => ({
  kind,
  period: '102026',
  from: at(from),
  to: at(to),
  filedOn: at(filedOn),
  arn: 'AA2710260000010',
});
const withFiled = (...filings: readonly ReturnType<typeof filed>[]): BookReturns => ({
  ...NO_RETURNS,
  filings,
});

describe('what was filed', () => {
  const october = filed('gstr-1', '2026-10-01', '2026-10-31');

  test('holds for the days of its span, both ends included, and for its own kind', () => {
    const on = (day: string, kind: ReturnKind = 'gstr-1') =>
      filingOn(withFiled(october), kind, at(day));
    const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'];
    expect(days.map((day) => on(day))).toStrictEqual([null, october, october, null]);
    expect(on('2026-10-15', 'gstr-3b')).toBeNull();
  });

  test('has a document in GSTR-1, or in the facility if its buyer is registered', () => {
    const facility = filed('iff', '2026-10-01', '2026-10-31');
    const stands = (isToRegistered: boolean, ...filings: readonly (typeof october)[]) =>
      reportedInFiled({ issueDate: at('2026-10-15'), isToRegistered }, withFiled(...filings));
    expect(stands(false, october)).toBe(october);
    expect(stands(true, facility)).toBe(facility);
    expect(stands(true, facility, october)).toBe(october);
    expect(stands(false, facility)).toBeNull();
  });

  test('ends the days of a credit note before 30 November, where it is the annual return', () => {
    const limit = (filedOn: string) =>
      creditLimitIn(
        at('2026-10-15'),
        withFiled(filed('gstr-9', '2026-04-01', '2027-03-31', filedOn)),
      );
    expect(creditLimitIn(at('2026-10-15'), NO_RETURNS)).toBe('2027-11-30');
    expect(limit('2027-11-29')).toBe('2027-11-29');
    expect(limit('2027-12-01')).toBe('2027-11-30');
    expect(creditLimitIn(at('2021-03-31'), NO_RETURNS)).toBe('2021-09-30');
    expect(creditLimitIn(at('2021-04-01'), NO_RETURNS)).toBe('2022-11-30');
  });
});

test('an acknowledgement number has two letters, digits with a month, and a last sign', () => {
  expect(parseArn('AA271026000001Z')).toBe('AA271026000001Z');
  expect(parseArn(' aa 2701 26000001 0 ')).toBe('AA2701260000010');
  for (const text of [
    'AA271326000001Z',
    'AA270026000001Z',
    'AA271026000001',
    'A1271026000001Z',
    'AA271026000001ZZ',
    'AA2X1026000001Z',
    '',
  ]) {
    expect(parseArn(text)).toBeNull();
  }
});

test('a registration at the portal can be cancelled to the same minute of the next day', () => {
  expect(portalDay('2026-11-30T23:59:59')).toBe('2026-11-30');
  expect(cancellableUntil('2026-11-30T23:59:59')).toBe('2026-12-01T23:59:59');
});

test('turnovers are of the years from 2017-18 to this one, the earliest first', () => {
  expect(turnoverYears(at('2026-03-31'))).toStrictEqual({ first: '17-18', last: '25-26' });
  expect(turnoverYears(at('2026-04-01'))).toStrictEqual({ first: '17-18', last: '26-27' });
  const known = new Map([
    ['25-26', 2],
    ['17-18', 1],
    ['26-27', 3],
  ]);
  const years = turnoversByYear(known).map(({ financialYear }) => financialYear);
  expect(years).toStrictEqual(['17-18', '25-26', '26-27']);
});
