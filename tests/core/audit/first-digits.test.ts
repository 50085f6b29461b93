// First digits of amounts beside Benford's law. The shares that the law expects are those of
// Benford (1938): 30.10, 17.61, 12.49, 9.69, 7.92, 6.69, 5.80, 5.12 and 4.58 per cent.
import { describe, expect, test } from 'vitest';
import { DIGITS_ENTRIES_MIN } from '#core/audit/first-digits.ts';
import { entry, walked } from './examples.ts';

const EXPECTED_BP = [3010, 1761, 1249, 969, 792, 669, 580, 512, 458];

/** @param counts how many amounts begin with 1, with 2 and so on. */
const amountsOf = (counts: readonly number[]) =>
  counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, n) =>
      entry({ seq: n + 1, amountPaise: (at + 1) * 10_000 + n }),
    ),
  );
const digitsOf = (counts: readonly number[]) => walked(amountsOf(counts)).firstDigits;
const overOf = (counts: readonly number[]) =>
  digitsOf(counts).digits.flatMap(({ digit, isOver }) => (isOver ? [digit] : []));
/** Of ten thousand amounts by the law. */
const LAWFUL = EXPECTED_BP;
/** As many as `of` begin with another digit instead. */
const shifted = (of: number, from: number, to: number) =>
  LAWFUL.map((count, at) => (at === from - 1 ? count - of : at === to - 1 ? count + of : count));

describe('the first digits', () => {
  test('have the shares of the law beside their own, in hundredths of a per cent', () => {
    const { count, digits } = digitsOf([200, 100, 0, 0, 0, 0, 0, 0, 100]);
    expect(count).toBe(400);
    expect(digits.map(({ expectedBp }) => expectedBp)).toStrictEqual(EXPECTED_BP);
    expect(digits.map(({ shareBp }) => shareBp)).toStrictEqual([
      5000, 2500, 0, 0, 0, 0, 0, 0, 2500,
    ]);
    expect(digits.map(({ count: each }) => each)).toStrictEqual([200, 100, 0, 0, 0, 0, 0, 0, 100]);
  });

  test('are those of no amounts where there are none', () => {
    const { count, conformity, digits } = walked([]).firstDigits;
    expect([count, conformity]).toStrictEqual([0, 'too-few']);
    expect(digits.map(({ shareBp, isOver }) => [shareBp, isOver])).toStrictEqual(
      Array.from({ length: 9 }, () => [0, false]),
    );
  });

  test('say nothing of fewer than 300 amounts', () => {
    const nines = (count: number) => [0, 0, 0, 0, 0, 0, 0, 0, count];
    expect(DIGITS_ENTRIES_MIN).toBe(300);
    expect(digitsOf(nines(299)).conformity).toBe('too-few');
    expect(overOf(nines(299))).toStrictEqual([]);
    expect(digitsOf(nines(300)).conformity).toBe('none');
    expect(overOf(nines(300))).toStrictEqual([9]);
  });

  test('are those of amounts above nothing, and not of reversals, which repeat them', () => {
    const entries = [
      entry({ amountPaise: 0 }),
      entry({ amountPaise: 1 }),
      entry({ amountPaise: 1, isReversal: true }),
    ];
    expect(walked(entries).firstDigits.count).toBe(1);
  });

  // Moving a share of amounts to another digit moves the mean of nine by two ninths of it.
  test.each([
    [0, 'close'],
    [265, 'close'],
    [275, 'acceptable'],
    [535, 'acceptable'],
    [545, 'marginal'],
    [670, 'marginal'],
    [680, 'none'],
  ])('conform, with %i of ten thousand amounts moved, as %s', (of, conformity) => {
    expect(digitsOf(shifted(of, 1, 2)).conformity).toBe(conformity);
  });
});

describe('a digit that stands out', () => {
  // At one per cent the 9 of ten thousand: 457.6 + 2.576 × √(10000 × 0.0458 × 0.9542) + ½ = 511.9.
  test('has more amounts than chance explains at one per cent', () => {
    expect(overOf(shifted(53, 1, 9))).toStrictEqual([]);
    expect(overOf(shifted(54, 1, 9))).toStrictEqual([9]);
  });

  test('is never one with too few', () => {
    expect(overOf(shifted(300, 1, 2))).toStrictEqual([2]);
  });

  test('has its entries as hits: the first 500 of them are listed, all are counted', () => {
    const { count, hits } = walked(amountsOf(shifted(54, 1, 9))).found['first-digits'];
    expect([count, hits.length]).toStrictEqual([512, 500]);
    expect(hits[0]).toStrictEqual({ seq: 1, finding: { kind: 'digit', digit: 9 } });
    expect(hits.at(-1)?.seq).toBe(500);
  });

  test('has none where no digit does', () => {
    const found = walked(amountsOf(LAWFUL)).found['first-digits'];
    expect(found).toStrictEqual({ count: 0, hits: [] });
  });
});
