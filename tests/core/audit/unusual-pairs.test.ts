// Pairs of accounts that the books hardly ever see.
import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '#core/audit/index.ts';
import { ASHA, CASH, DAIRY, entry, MILL, moved, RAVI, RENT, SALES, walked } from './examples.ts';

const PAIR_LINES_MAX = 12;
type Pairs = readonly Partial<AuditEntry>[];
const found = (entries: Pairs, rareTimes = 1) =>
  walked(
    entries.map((changes, at) => entry({ seq: at + 1, ...changes })),
    { rareTimes },
  ).found['unusual-pairs'];
const pairs = (entries: Pairs, rareTimes = 1) =>
  found(entries, rareTimes).hits.map(({ seq, finding }) => {
    if (finding.kind !== 'pair') throw new Error(finding.kind);
    return [seq, finding.debitId, finding.creditId, finding.times];
  });

describe('an unusual pair of accounts', () => {
  test('is seen as often as is set, or fewer times, and not once more', () => {
    const rent = moved(RENT, CASH);
    expect(pairs([rent])).toStrictEqual([[1, RENT, CASH, 1]]);
    expect(pairs([rent, rent])).toStrictEqual([]);
    expect(pairs([rent, rent], 2)).toStrictEqual([
      [1, RENT, CASH, 2],
      [2, RENT, CASH, 2],
    ]);
    expect(pairs([rent, rent, rent], 2)).toStrictEqual([]);
  });

  test('is another one the other way round', () => {
    expect(pairs([moved(RENT, CASH), moved(CASH, RENT)])).toStrictEqual([
      [1, RENT, CASH, 1],
      [2, CASH, RENT, 1],
    ]);
  });

  test('counts all customers as one account, and all suppliers as another', () => {
    expect(pairs([moved(ASHA, SALES), moved(RAVI, SALES)])).toStrictEqual([]);
    expect(pairs([moved(DAIRY, CASH), moved(MILL, CASH)])).toStrictEqual([]);
    expect(pairs([moved(ASHA, CASH), moved(MILL, CASH)])).toStrictEqual([
      [1, ASHA, CASH, 1],
      [2, MILL, CASH, 1],
    ]);
  });

  test('pairs each debit with each credit, and counts an entry once', () => {
    const split = {
      lines: [
        [RENT, 60],
        [RENT, 40],
        [SALES, 0],
        [CASH, -70],
        [DAIRY, -30],
      ],
    } as const;
    expect(pairs([split])).toStrictEqual([
      [1, RENT, CASH, 1],
      [1, RENT, DAIRY, 1],
    ]);
  });

  test('is no pair of an entry of more lines than pair anything, nor of a reversal', () => {
    const lines = (count: number) => ({
      lines: [
        [RENT, count - 1] as const,
        ...Array.from({ length: count - 1 }, () => [CASH, -1] as const),
      ],
    });
    expect(pairs([lines(PAIR_LINES_MAX)])).toStrictEqual([[1, RENT, CASH, 1]]);
    expect(pairs([lines(PAIR_LINES_MAX + 1)])).toStrictEqual([]);
    expect(pairs([{ isReversal: true, originalSeq: 1 }])).toStrictEqual([]);
  });

  test('is listed in the order of the entries, whichever pair was seen first', () => {
    const rows = pairs([moved(RENT, CASH), moved(SALES, CASH), moved(RENT, CASH)], 2);
    expect(rows.map(([seq]) => seq)).toStrictEqual([1, 2, 3]);
  });
});
