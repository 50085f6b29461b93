// A statement as it was known at two moments: which lines differ, by how much, and why.
import { describe, expect, it } from 'vitest';
import { comparedLines } from '#core/statement/index.ts';
import type { FinancialLine, FinancialPart, MovedOfSource } from '#core/statement/index.ts';

const part = (accountId: number | null, paise: number, name = `Account ${accountId}`) =>
  ({
    accountId,
    name,
    source: { of: 'account', days: 'all' },
    amountsPaise: [paise],
  }) satisfies FinancialPart;

const line = (
  code: string,
  paise: number,
  parts: readonly FinancialPart[] = [],
  more: Partial<FinancialLine> = {},
): FinancialLine => ({
  code,
  as: 'line',
  name: code,
  sumName: null,
  note: null,
  isCredit: false,
  amountsPaise: [paise],
  parts,
  madeOf: [],
  ...more,
});

const NOTHING: MovedOfSource = () => 0;
const compared = (
  a: readonly FinancialLine[],
  b: readonly FinancialLine[],
  movedOf: MovedOfSource = NOTHING,
) => comparedLines({ lines: a }, { lines: b }, movedOf);
const codes = (...asked: Parameters<typeof compared>) => compared(...asked).map(({ code }) => code);

describe('the lines of a statement at two moments', () => {
  it('lines that did not change are left out', () => {
    const same = [line('cash', 100, [part(1, 100)])];
    expect(compared(same, same)).toStrictEqual([]);
  });

  it('a line that changed has both figures, and the parts that changed', () => {
    const found = compared(
      [line('cash', 300, [part(1, 100), part(2, 200)])],
      [line('cash', 350, [part(1, 150), part(2, 200)])],
      (accountId) => (accountId === 1 ? 50 : 7),
    );
    const { source } = part(1, 0);
    const ofOne = { accountId: 1, name: 'Account 1', source, otherLine: null };
    expect(found).toStrictEqual([
      {
        code: 'cash',
        as: 'line',
        name: 'cash',
        isCredit: false,
        aPaise: 300,
        bPaise: 350,
        parts: [{ ...ofOne, aPaise: 100, bPaise: 150, movedPaise: 50 }],
        madeOf: [],
      },
    ]);
  });

  it('parts that changed are told though their line comes to the same', () => {
    const found = compared(
      [line('cash', 300, [part(1, 100), part(2, 200)])],
      [line('cash', 300, [part(1, 200), part(2, 100)])],
    );
    expect(found).toMatchObject([{ aPaise: 300, bPaise: 300, parts: [{}, {}] }]);
  });

  it('what the entries debit is less on a line that is read on credit', () => {
    const credit = (paise: number, onCredit?: true) => {
      const own = part(1, paise);
      const source = { ...own.source, ...(onCredit && { onCredit }) };
      return line('loans', paise, [{ ...own, source }], { isCredit: true });
    };
    const movedOf = () => -40;
    const moved = (onCredit?: true) =>
      compared([credit(100, onCredit)], [credit(140, onCredit)], movedOf)[0]?.parts[0]?.movedPaise;
    expect(moved()).toBe(40);
    expect(moved(true)).toBe(-40);
  });

  it('an account that has gone over to another line says to which, and from which', () => {
    const found = compared(
      [line('cash', 100, [part(1, 100)]), line('loans', 0)],
      [line('cash', 0), line('loans', 100, [part(1, 100)])],
    );
    expect(found.map(({ code, parts }) => [code, parts[0]?.otherLine])).toStrictEqual([
      ['cash', 'loans'],
      ['loans', 'cash'],
    ]);
  });

  it('an account that stands on two lines went nowhere else', () => {
    const two = (one: number, other: number) => [
      line('opening', one, [part(1, one)]),
      line('closing', other, [part(1, other)]),
    ];
    const found = compared(two(0, 50), two(100, 50));
    expect(found).toMatchObject([{ code: 'opening', parts: [{ otherLine: null }] }]);
  });

  it('lines that only the earlier moment has stand where they stood', () => {
    const a = [line('one', 1), line('two', 2), line('three', 3)];
    const b = [line('one', 5), line('three', 4)];
    expect(codes(a, b)).toStrictEqual(['one', 'two', 'three']);
    expect(codes([line('zero', 1), ...b], [line('one', 6), line('three', 4)])).toStrictEqual([
      'zero',
      'one',
    ]);
    expect(codes(b, a)).toStrictEqual(['one', 'two', 'three']);
  });

  it('a sum names the lines beneath it that changed', () => {
    const sum = (paise: number) =>
      line('total', paise, [], { as: 'total', madeOf: ['cash', 'bank'] });
    const a = [line('cash', 100), line('bank', 50), sum(150)];
    const b = [line('cash', 120), line('bank', 50), sum(170)];
    expect(compared(a, b).at(-1)).toMatchObject({ aPaise: 150, bPaise: 170, madeOf: ['cash'] });
  });

  it('a sum that is not told at one moment comes to its lines there, each on its side', () => {
    const more = { as: 'subtotal', madeOf: ['sales', 'costs'], isCredit: true } as const;
    const sales = (paise: number) => line('sales', paise, [], { isCredit: true });
    const b = [sales(500), line('costs', 200), line('gross', 300, [], more)];
    expect(compared([sales(500)], b)).toMatchObject([
      { code: 'costs', aPaise: 0, bPaise: 200 },
      { code: 'gross', aPaise: 500, bPaise: 300 },
    ]);
    expect(compared(b, [sales(450), line('costs', 200)]).at(-1)).toMatchObject({
      code: 'gross',
      aPaise: 300,
      bPaise: 250,
    });
  });

  it('the last result is what all income and expenses come to, and no other result', () => {
    const result = (code: string, paise: number) => line(code, paise, [], { as: 'result' });
    const found = compared(
      [result('gross', 10), result('net', 30)],
      [result('gross', 12), result('net', 75)],
      (accountId, { of }) => (accountId === null && of === 'result' ? -45 : 0),
    );
    expect(found).toMatchObject([
      { code: 'gross', parts: [] },
      {
        code: 'net',
        parts: [
          {
            accountId: null,
            name: 'All income and expenses',
            aPaise: 30,
            bPaise: 75,
            movedPaise: 45,
          },
        ],
      },
    ]);
    expect(compared([result('net', 30)], [result('net', 30)])).toStrictEqual([]);
  });

  it('a side is told where a line beneath it changed, and only that side', () => {
    const side = (code: string) => line(code, 0, [], { as: 'side' });
    const of = (loans: number, cash: number) => [
      side('liabilities'),
      line('loans', loans),
      side('assets'),
      line('cash', cash),
    ];
    expect(codes(of(1, 1), of(2, 1))).toStrictEqual(['liabilities', 'loans']);
    expect(codes(of(1, 1), of(1, 2))).toStrictEqual(['assets', 'cash']);
    expect(codes(of(1, 1), of(1, 1))).toStrictEqual([]);
  });

  it('a heading without figures comes to nothing at both moments, where only one has it', () => {
    const side = line('assets', 0, [], { as: 'side', amountsPaise: [] });
    const found = compared([line('cash', 1)], [side, line('cash', 2)]);
    expect(found).toMatchObject([{ code: 'assets', aPaise: 0, bPaise: 0 }, { code: 'cash' }]);
  });

  it('what no account shows is found by its name', () => {
    const named = (paise: number) => [
      line('surplus', paise, [part(null, paise - 10, 'Profit'), part(null, 10, 'Drawings')]),
    ];
    expect(compared(named(50), named(60))[0]?.parts).toMatchObject([
      { name: 'Profit', aPaise: 40, bPaise: 50 },
    ]);
  });
});
