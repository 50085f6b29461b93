// Entries dated where a lock or a filing had closed the books before they were entered.
import { describe, expect, test } from 'vitest';
import type { AuditEntry, PeriodClosing } from '#core/audit/index.ts';
import { hitsOf } from './examples.ts';

const lock = (seq: number, to: string): PeriodClosing => ({
  seq,
  from: null,
  to,
  what: `the lock up to ${to}`,
});
const filed: PeriodClosing = {
  seq: 60,
  from: '2026-10-01',
  to: '2026-10-31',
  what: 'GSTR-1 of October 2026',
};
const found = (changes: Partial<AuditEntry>, ...closings: readonly PeriodClosing[]) =>
  hitsOf('closed-period', changes, { closings }).map(({ finding }) => finding);

describe('an entry in a closed period', () => {
  test('is dated on the last day that a lock reached, or any before, and not the day after', () => {
    const locked = lock(50, '2026-03-31');
    const finding = { kind: 'closed', by: 50, what: 'the lock up to 2026-03-31' };
    expect(found({ entryDate: '2026-03-31' }, locked)).toStrictEqual([finding]);
    expect(found({ entryDate: '2020-01-01' }, locked)).toStrictEqual([finding]);
    expect(found({ entryDate: '2026-04-01' }, locked)).toStrictEqual([]);
  });

  test('is dated from the first to the last day of a return that was filed', () => {
    const finding = { kind: 'closed', by: 60, what: 'GSTR-1 of October 2026' };
    const dates = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'];
    const findings = dates.map((entryDate) => found({ entryDate }, filed));
    expect(findings).toStrictEqual([[], [finding], [finding], []]);
  });

  test('was entered after it was closed, not before', () => {
    const entryDate = '2026-10-15';
    expect(found({ seq: 59, entryDate }, filed)).toStrictEqual([]);
    expect(found({ seq: 60, entryDate }, filed)).toStrictEqual([]);
    expect(found({ seq: 61, entryDate }, filed)).toHaveLength(1);
  });

  test('is no opening balance', () => {
    const opening = { entryDate: '2026-03-31', madeBy: 'opening-balances' };
    expect(found(opening, lock(1, '2026-03-31'))).toEqual([]);
  });

  test('names the lock that closed its day first, not one that reached no further', () => {
    const locks = [lock(10, '2026-03-31'), lock(20, '2026-03-31'), lock(30, '2026-04-30')];
    const by = (entryDate: string) => found({ entryDate }, ...locks);
    expect(by('2026-03-31')).toMatchObject([{ by: 10 }]);
    expect(by('2026-04-30')).toMatchObject([{ by: 30 }]);
    const shorter = [lock(10, '2026-04-30'), lock(20, '2026-03-31'), lock(30, '2026-04-15')];
    expect(found({ entryDate: '2026-04-15' }, ...shorter)).toMatchObject([{ by: 10 }]);
  });

  test('names the filing before a lock that followed it', () => {
    const entryDate = '2026-10-15';
    expect(found({ entryDate }, filed, lock(70, '2026-10-31'))).toMatchObject([{ by: 60 }]);
  });
});
