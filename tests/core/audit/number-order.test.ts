// Numbers that are missing in their series, and documents dated before the one that precedes them.
import { describe, expect, test } from 'vitest';
import { numberOrder } from '#core/audit/index.ts';
import type { SeriesNumber } from '#core/audit/index.ts';

const numbered = (
  seriesNumber: number,
  date: string | null = '2026-05-01',
  series = 'INV-',
): SeriesNumber => ({
  seq: 100 + seriesNumber,
  series,
  seriesNumber,
  number: `${series}${seriesNumber}`,
  date,
});

function found(...numbers: readonly SeriesNumber[]) {
  const hitsOf = numberOrder();
  return numbers.flatMap((each) => hitsOf(each));
}

const gap = (seq: number, from: string, to: string) => ({
  seq,
  finding: { kind: 'gap', from, to },
});

describe('a gap in the numbers', () => {
  test('is found where one or more are missing, at the number after it', () => {
    expect(found(numbered(1), numbered(2), numbered(4), numbered(9))).toStrictEqual([
      gap(104, 'INV-2', 'INV-4'),
      gap(109, 'INV-4', 'INV-9'),
    ]);
  });

  test('is none before the first number of a series, whichever it is', () => {
    expect(found(numbered(1), numbered(7, '2026-05-01', 'CN-'))).toStrictEqual([]);
    expect(found(numbered(5))).toStrictEqual([]);
  });

  test('is none where a document was cancelled, which keeps its number', () => {
    expect(found(numbered(1), numbered(2, null), numbered(3))).toStrictEqual([]);
  });
});

describe('a document out of date order', () => {
  test('is dated before the number that precedes it, not on the same day', () => {
    expect(found(numbered(1, '2026-05-02'), numbered(2, '2026-05-02'))).toStrictEqual([]);
    expect(found(numbered(1, '2026-05-02'), numbered(2, '2026-05-01'))).toStrictEqual([
      {
        seq: 102,
        finding: {
          kind: 'order',
          number: 'INV-2',
          date: '2026-05-01',
          before: 'INV-1',
          beforeDate: '2026-05-02',
        },
      },
    ]);
  });

  test('is measured by the last that has a date, over those that were cancelled', () => {
    const hits = found(numbered(1, '2026-05-02'), numbered(2, null), numbered(3, '2026-05-01'));
    expect(hits).toMatchObject([{ seq: 103, finding: { kind: 'order', before: 'INV-1' } }]);
  });

  test('is measured within its own series alone', () => {
    const other = numbered(1, '2026-04-01', 'CN-');
    expect(found(numbered(1, '2026-05-02'), other)).toStrictEqual([]);
    expect(
      found(numbered(1, '2026-05-02'), numbered(1, null, 'CN-'), numbered(2, '2026-04-01', 'CN-')),
    ).toStrictEqual([]);
  });

  test('may be missing numbers too', () => {
    const hits = found(numbered(1, '2026-05-02'), numbered(3, '2026-05-01'));
    expect(hits.map(({ finding }) => finding.kind)).toStrictEqual(['gap', 'order']);
  });
});
