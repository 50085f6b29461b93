// What a line of a statement is made of, for whoever asks what its figure is the sum of.
import { describe, expect, it } from 'vitest';
import { explainedLine } from '#core/statement/index.ts';
import type { FinancialLine, FinancialPart } from '#core/statement/index.ts';

const part = (accountId: number, ...amountsPaise: readonly number[]): FinancialPart => ({
  accountId,
  name: `Account ${accountId}`,
  source: { of: 'account', days: 'all' },
  amountsPaise,
});

const line = (code: string, more: Partial<FinancialLine>): FinancialLine => ({
  code,
  as: 'line',
  name: code,
  sumName: null,
  note: null,
  isCredit: false,
  amountsPaise: [0, 0],
  parts: [],
  madeOf: [],
  ...more,
});

const cash = line('cash', { amountsPaise: [300, 30], parts: [part(1, 100, 10), part(2, 200, 20)] });
const loans = line('loans', {
  as: 'section',
  sumName: 'Total loans',
  isCredit: true,
  amountsPaise: [40, 4],
  parts: [part(3, 40, 4)],
});
const net = line('net', {
  as: 'subtotal',
  amountsPaise: [260, 26],
  madeOf: ['cash', 'loans', 'suspense'],
});
const lines = [line('assets', { as: 'side' }), line('own', { as: 'heading' }), cash, loans, net];

describe('a line of a statement', () => {
  it('is made of its accounts, as is a section, which is called as its sum is', () => {
    const found = explainedLine({ lines }, 'cash');
    expect(found).toMatchObject({ name: 'cash', isCredit: false, amountPaise: 300, lines: [] });
    expect(
      found?.parts.map(({ accountId, amountPaise }) => [accountId, amountPaise]),
    ).toStrictEqual([
      [1, 100],
      [2, 200],
    ]);
    const section = explainedLine({ lines }, 'loans', 1);
    expect(section).toMatchObject({ name: 'Total loans', amountPaise: 4, lines: [] });
    expect(section?.parts).toMatchObject([{ accountId: 3, amountPaise: 4, isTurned: true }]);
  });

  it('is, where it is a sum of lines, made of these, what is owed counting as less', () => {
    const found = explainedLine({ lines }, 'net');
    expect(found?.lines).toStrictEqual([
      { code: 'cash', name: 'cash', amountPaise: 300 },
      { code: 'loans', name: 'Total loans', amountPaise: -40 },
    ]);
    expect(
      found?.parts.map(({ accountId, amountPaise }) => [accountId, amountPaise]),
    ).toStrictEqual([
      [1, 100],
      [2, 200],
      [3, -40],
    ]);
  });

  it('is nothing where nothing stands on it, and cannot be asked where it has no figure', () => {
    expect(explainedLine({ lines }, 'suspense')).toStrictEqual({
      name: 'Suspense',
      isCredit: false,
      amountPaise: 0,
      parts: [],
      lines: [],
    });
    for (const code of ['assets', 'own', 'unknown']) {
      expect(explainedLine({ lines }, code)).toBeNull();
    }
  });
});
