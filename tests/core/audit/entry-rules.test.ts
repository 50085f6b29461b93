// The standing tests that look at one entry by itself, each at its boundary.
import { describe, expect, test } from 'vitest';
import { CASH, DAIRY, entry, hitsOf, OUTPUT_TAX, RENT, SALES, walked } from './examples.ts';

const hit = (finding: object) => [{ seq: 100, finding }];
const reversal = { isReversal: true, originalSeq: 90, daysSinceOriginal: 0 };
const correction = { originalSeq: 90, daysSinceOriginal: 0 };

test('an entry in order is found by the test of unusual pairs alone', () => {
  const { found } = walked([entry()]);
  const counts = Object.entries(found).filter(([, { count }]) => count > 0);
  expect(counts).toMatchObject([['unusual-pairs', { count: 1 }]]);
});

describe('a back-dated entry', () => {
  test('is recorded more days after its date than are set, and not on the last of them', () => {
    expect(hitsOf('back-dated', { daysLate: 7 })).toStrictEqual([]);
    expect(hitsOf('back-dated', { daysLate: 8 })).toStrictEqual(hit({ kind: 'late', days: 8 }));
    expect(hitsOf('back-dated', { daysLate: 1 }, { backDatedDays: 1 })).toStrictEqual([]);
    expect(hitsOf('back-dated', { daysLate: 1 }, { backDatedDays: 0 })).toHaveLength(1);
  });

  test('is no opening balance, whose date is set; that of a document it may be', () => {
    expect(hitsOf('back-dated', { daysLate: 400, madeBy: 'opening-balances' })).toStrictEqual([]);
    expect(hitsOf('back-dated', { daysLate: 400, madeBy: 'invoice' })).toHaveLength(1);
  });
});

describe('an entry out of hours', () => {
  test.each([
    [8 * 60 + 59, 1],
    [9 * 60, 0],
    [19 * 60 + 59, 0],
    [20 * 60, 1],
  ])('is one recorded at minute %i of a working day: found %i times', (minute, times) => {
    const finding = { kind: 'hours', why: 'hours', minute };
    expect(hitsOf('out-of-hours', { minute })).toStrictEqual(times === 0 ? [] : hit(finding));
  });

  test('is one of a day off, and of a holiday of the year or of every year', () => {
    const found = (why: string) => hit({ kind: 'hours', why, minute: 720 });
    expect(hitsOf('out-of-hours', { weekday: 6 })).toStrictEqual([]);
    expect(hitsOf('out-of-hours', { weekday: 7 })).toStrictEqual(found('day-off'));
    const holidays = ['2026-11-08', '08-15'];
    const on = (recordedOn: string) => hitsOf('out-of-hours', { recordedOn }, { holidays });
    expect(on('2026-11-08')).toStrictEqual(found('holiday'));
    expect(on('2025-11-08')).toStrictEqual([]);
    expect(on('2025-08-15')).toStrictEqual(found('holiday'));
    expect(on('2026-08-16')).toStrictEqual([]);
  });

  test('is told by the day of recording, whatever its date; a holiday comes first', () => {
    expect(hitsOf('out-of-hours', { entryDate: '2026-08-15' })).toStrictEqual([]);
    const sunday = { recordedOn: '2026-08-15', weekday: 7, minute: 5 };
    expect(hitsOf('out-of-hours', sunday)).toStrictEqual(
      hit({ kind: 'hours', why: 'holiday', minute: 5 }),
    );
  });

  test('is none that Lekha records by itself', () => {
    const night = { minute: 0, weekday: 7, recordedOn: '2026-08-15' };
    expect(hitsOf('out-of-hours', { ...night, actorId: 0 })).toStrictEqual([]);
    expect(hitsOf('out-of-hours', { ...night, actorId: 1 })).toHaveLength(1);
  });
});

describe('an entry reversed soon', () => {
  test('is taken back on the last of the days that are set, and not on the next', () => {
    const found = hit({ kind: 'reversed', original: 90, days: 3 });
    expect(hitsOf('reversed-soon', { ...reversal, daysSinceOriginal: 3 })).toStrictEqual(found);
    expect(hitsOf('reversed-soon', { ...reversal, daysSinceOriginal: 4 })).toStrictEqual([]);
    expect(hitsOf('reversed-soon', reversal, { reversedDays: 0 })).toHaveLength(1);
    const nextDay = { ...reversal, daysSinceOriginal: 1 };
    expect(hitsOf('reversed-soon', nextDay, { reversedDays: 0 })).toStrictEqual([]);
  });

  test('is a reversal of an entry that is known', () => {
    expect(hitsOf('reversed-soon', correction)).toStrictEqual([]);
    expect(hitsOf('reversed-soon', { ...reversal, originalSeq: null })).toStrictEqual([]);
    expect(hitsOf('reversed-soon', { ...reversal, daysSinceOriginal: null })).toStrictEqual([]);
  });
});

describe('a round sum', () => {
  test.each([
    [10_000_00, 1],
    [30_000_00, 1],
    [9_999_99, 0],
    [10_000_01, 0],
    [5_000_00, 0],
    [0, 0],
  ])('may be %i paise by hand: found %i times', (amountPaise, times) => {
    const found = hitsOf('round-sums', { amountPaise });
    expect(found).toStrictEqual(times === 0 ? [] : hit({ kind: 'round' }));
  });

  test('is set by the book, and is neither of a document nor of a reversal', () => {
    expect(hitsOf('round-sums', { amountPaise: 5_000_00 }, { roundPaise: 5_000_00 })).toHaveLength(
      1,
    );
    expect(hitsOf('round-sums', { amountPaise: 10_000_00, madeBy: 'invoice' })).toStrictEqual([]);
    expect(hitsOf('round-sums', { amountPaise: 10_000_00, ...reversal })).toStrictEqual([]);
    expect(hitsOf('round-sums', { amountPaise: 10_000_00, ...correction })).toHaveLength(1);
  });
});

describe('an entry by hand on a tax account', () => {
  const byHand = {
    lines: [
      [SALES, -1_180],
      [OUTPUT_TAX, -180],
      [CASH, 1_360],
    ],
  } as const;

  test('names the account under Duties & Taxes', () => {
    const found = hit({ kind: 'tax', accountId: OUTPUT_TAX, mark: null });
    expect(hitsOf('tax-by-hand', byHand)).toStrictEqual(found);
    expect(hitsOf('tax-by-hand', {})).toStrictEqual([]);
  });

  test('is listed with its mark, as is a mark on accounts of another group', () => {
    expect(hitsOf('tax-by-hand', { ...byHand, gstMark: 'set-off' })).toStrictEqual(
      hit({ kind: 'tax', accountId: OUTPUT_TAX, mark: 'set-off' }),
    );
    expect(hitsOf('tax-by-hand', { gstMark: 'challan' })).toStrictEqual(
      hit({ kind: 'tax', accountId: RENT, mark: 'challan' }),
    );
  });

  test('is one of opening balances too, and one that takes back an entry by hand', () => {
    const found = hit({ kind: 'tax', accountId: OUTPUT_TAX, mark: null });
    expect(hitsOf('tax-by-hand', { ...byHand, madeBy: 'opening-balances' })).toStrictEqual(found);
    expect(hitsOf('tax-by-hand', { ...byHand, ...reversal })).toStrictEqual(found);
  });

  test('is none that a document made, or that takes back what a document made', () => {
    expect(hitsOf('tax-by-hand', { ...byHand, madeBy: 'invoice' })).toStrictEqual([]);
    const back = { ...byHand, ...reversal, originalMadeBy: 'invoice' };
    expect(hitsOf('tax-by-hand', back)).toStrictEqual([]);
  });
});

test('corrections are the entries that reverse or replace another', () => {
  const found = (isReversal: boolean) => hit({ kind: 'correction', original: 90, isReversal });
  expect(hitsOf('corrections', reversal)).toStrictEqual(found(true));
  expect(hitsOf('corrections', correction)).toStrictEqual(found(false));
  expect(
    hitsOf('corrections', {
      lines: [
        [RENT, 1],
        [DAIRY, -1],
      ],
    }),
  ).toStrictEqual([]);
});
