// Who must have invoices registered at the e-invoice portal, and until when.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  isDeclaredUnreported,
  mustRegister,
  mustRegisterFrom,
  reportedUntil,
} from '#core/tax/index.ts';
import type { EInvoicing } from '#core/tax/index.ts';

const CRORE = 1_00_00_000_00;
const book = (crores: Readonly<Record<string, number>>, changes: Partial<EInvoicing> = {}) => ({
  registration: 'regular' as const,
  exemption: null,
  turnovers: new Map(Object.entries(crores).map(([year, one]) => [year, one * CRORE])),
  ...changes,
});
const on = calendarDate;

describe('e-invoices', () => {
  test.each([
    ['above five crore in the year before', book({ '25-26': 5.01 }), '2026-11-21', true],
    ['at five crore', book({ '25-26': 5 }), '2026-11-21', false],
    ['above it in any year since 2017-18', book({ '17-18': 6, '25-26': 1 }), '2026-11-21', true],
    ['above it in the year itself only', book({ '26-27': 9 }), '2026-11-21', false],
    ['without a turnover', book({}), '2026-11-21', false],
    ['six crore while the limit was ten', book({ '21-22': 6 }), '2023-07-31', false],
    ['six crore from the day it was five', book({ '21-22': 6 }), '2023-08-01', true],
    ['a bank', book({ '25-26': 50 }, { exemption: 'bank' }), '2026-11-21', false],
    [
      'government from June 2021',
      book({ '19-20': 60 }, { exemption: 'government' }),
      '2021-05-31',
      true,
    ],
    ['outside GST', book({ '25-26': 50 }, { registration: 'unregistered' }), '2026-11-21', false],
  ] as const)('are due or not of a business %s', (_name, of, day, is) => {
    expect(mustRegister(of, on(day))).toBe(is);
  });

  test('are due from the day that the turnover of a year before passes the limit of then', () => {
    expect(mustRegisterFrom(book({ '21-22': 6 }), on('2026-11-21'))).toBe('2023-08-01');
    expect(mustRegisterFrom(book({ '24-25': 6 }), on('2026-11-21'))).toBe('2025-04-01');
    expect(mustRegisterFrom(book({ '25-26': 6 }), on('2026-04-01'))).toBe('2026-04-01');
    expect(mustRegisterFrom(book({ '25-26': 6 }), on('2026-03-31'))).toBeNull();
    expect(mustRegisterFrom(book({ '17-18': 600 }), on('2020-10-01'))).toBe('2020-10-01');
    expect(mustRegisterFrom(book({ '26-27': 60 }), on('2026-11-21'))).toBeNull();
  });

  test('are taken for 30 days from ten crore, of a hundred before April 2025', () => {
    expect(reportedUntil(book({ '25-26': 10 }), on('2026-11-01'))).toBe('2026-12-01');
    expect(reportedUntil(book({ '25-26': 9 }), on('2026-11-01'))).toBeNull();
    expect(reportedUntil(book({ '22-23': 10 }), on('2025-03-31'))).toBeNull();
    expect(reportedUntil(book({ '22-23': 100 }), on('2025-03-31'))).toBe('2025-04-30');
  });

  test('that need not be are declared so above the limit, from July 2022', () => {
    const bank = book({ '19-20': 60 }, { exemption: 'bank' });
    expect(isDeclaredUnreported(bank, on('2026-11-21'), false)).toBe(true);
    expect(isDeclaredUnreported(bank, on('2022-07-04'), false)).toBe(false);
    expect(isDeclaredUnreported(bank, on('2026-11-21'), true)).toBe(false);
    expect(isDeclaredUnreported(book({}), on('2026-11-21'), false)).toBe(false);
  });
});
