// How stock is accounted for, and the credit that goes back with goods that are lost.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  creditOnCapitalGoods,
  creditOnLostGoods,
  exceptionOn,
  methodsOn,
  monthsUsed,
  NO_STOCK_POLICIES,
  policyOn,
  timeBetween,
  withPolicy,
  withProductMethod,
} from '#core/stock-valuation/index.ts';

const at = calendarDate;

describe('the time for which capital goods were used', () => {
  const between = (from: string, to: string) => {
    const { years, months, days } = timeBetween(at(from), at(to));
    return [years, months, days];
  };

  test('is counted in whole months, a part of one being told apart', () => {
    expect(between('2024-05-10', '2024-05-10')).toStrictEqual([0, 0, 0]);
    expect(between('2024-05-10', '2024-05-11')).toStrictEqual([0, 0, 1]);
    expect(between('2024-05-10', '2024-06-09')).toStrictEqual([0, 0, 1]);
    expect(between('2024-05-10', '2024-06-10')).toStrictEqual([0, 1, 0]);
    expect(between('2024-05-10', '2025-05-09')).toStrictEqual([0, 11, 1]);
    expect(between('2024-05-10', '2025-05-10')).toStrictEqual([1, 0, 0]);
    expect(between('2024-11-10', '2026-01-12')).toStrictEqual([1, 2, 1]);
  });

  test('has a part of a month as a month (CGST Rule 44(1)(b))', () => {
    expect(monthsUsed({ years: 1, months: 2, days: 0 })).toBe(14);
    expect(monthsUsed({ years: 1, months: 2, days: 1 })).toBe(15);
  });

  test('leaves the credit of the months of five years that remain, and no less than none', () => {
    const left = (years: number, months: number) =>
      creditOnCapitalGoods(60_000_00, { years, months, days: 0 });
    expect([left(0, 0), left(0, 1), left(4, 11), left(5, 0), left(5, 1)]).toStrictEqual([
      60_000_00, 59_000_00, 1_000_00, 0, 0,
    ]);
  });
});

test('the credit on lost goods goes back by the heads of their purchase', () => {
  const lost = { costPaise: 1_000_00, rateBps: 1800 };
  expect(creditOnLostGoods({ ...lost, isInterState: true })).toStrictEqual({
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 180_00,
  });
  expect(creditOnLostGoods({ ...lost, isInterState: false })).toStrictEqual({
    cgstPaise: 90_00,
    sgstPaise: 90_00,
    igstPaise: 0,
  });
});

describe('how stock is accounted for', () => {
  const set = (from: string, method: 'fifo' | 'moving-average') =>
    ({ from, accounting: 'register', method }) as const;

  test('holds from its first day on, and is FIFO with an entered closing stock before', () => {
    const policies = withPolicy(NO_STOCK_POLICIES, set('2026-04-01', 'moving-average'));
    expect(policyOn(policies, at('2026-03-31'))).toStrictEqual({
      accounting: 'entered',
      method: 'fifo',
    });
    expect(policyOn(policies, at('2026-04-01'))).toMatchObject({ method: 'moving-average' });
  });

  test('is what begins last, whichever was said last, and is said anew from one day', () => {
    const later = withPolicy(NO_STOCK_POLICIES, set('2027-04-01', 'fifo'));
    const both = withPolicy(later, set('2026-04-01', 'moving-average'));
    expect(policyOn(both, at('2026-12-01')).method).toBe('moving-average');
    expect(policyOn(both, at('2027-04-01')).method).toBe('fifo');
    const anew = withPolicy(both, set('2027-04-01', 'moving-average'));
    expect(anew.ofBook).toHaveLength(2);
    expect(policyOn(anew, at('2027-04-01')).method).toBe('moving-average');
  });

  test('is of a product its own from a day on, until that is taken away', () => {
    const own = { productId: 2, method: 'yearly-average' } as const;
    const first = withProductMethod(NO_STOCK_POLICIES, { ...own, from: '2026-04-01' });
    const both = withProductMethod(first, { productId: 2, from: '2027-04-01', method: null });
    const methods = ['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map((day) => [
      exceptionOn(both, 2, at(day)),
      methodsOn(both, at(day))(2),
    ]);
    expect(methods).toStrictEqual([
      [null, 'fifo'],
      ['yearly-average', 'yearly-average'],
      ['yearly-average', 'yearly-average'],
      [null, 'fifo'],
    ]);
    expect(exceptionOn(both, 3, at('2026-04-01'))).toBeNull();
    const again = withProductMethod(both, { ...own, from: '2027-04-01' });
    expect(exceptionOn(again, 2, at('2027-04-01'))).toBe('yearly-average');
    expect(again.ofProducts).toHaveLength(2);
    const other = withProductMethod(again, { ...own, productId: 3, from: '2027-04-01' });
    expect(other.ofProducts).toHaveLength(3);
  });
});
