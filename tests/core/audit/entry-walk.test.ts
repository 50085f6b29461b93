// What the walk over the entries counts, and which of them count.
import { describe, expect, test } from 'vitest';
import { HITS_LISTED } from '#core/audit/index.ts';
import { entry, walked } from './examples.ts';

const entries = (...dates: readonly string[]) =>
  dates.map((entryDate, at) => entry({ seq: at + 1, entryDate, daysLate: 30 }));

describe('a walk over the entries', () => {
  test('counts those dated from the first to the last day that is asked, both included', () => {
    const dates = entries('2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01');
    const seqs = (from: string | null, to: string | null) => {
      const { entryCount, found } = walked(dates, { from, to });
      const listed = found['back-dated'].hits.map(({ seq }) => seq);
      expect(entryCount).toBe(listed.length);
      return listed;
    };
    expect(seqs('2026-04-01', '2026-04-30')).toStrictEqual([2, 3]);
    expect(seqs(null, '2026-04-01')).toStrictEqual([1, 2]);
    expect(seqs('2026-04-30', null)).toStrictEqual([3, 4]);
    expect(seqs(null, null)).toStrictEqual([1, 2, 3, 4]);
  });

  test('tells what was taken back by what, even outside the days that are asked', () => {
    const reversal = entry({ seq: 20, isReversal: true, originalSeq: 10 });
    const correction = entry({ seq: 30, originalSeq: 11 });
    const lone = entry({ seq: 40, isReversal: true });
    const { takenBack, entryCount } = walked([reversal, correction, lone], { to: '2026-01-31' });
    expect(takenBack).toStrictEqual([10, 20]);
    expect(entryCount).toBe(0);
  });

  test('lists the first hits of a test, and counts all of them', () => {
    const many = Array.from({ length: HITS_LISTED + 1 }, (_, at) =>
      entry({ seq: at + 1, daysLate: 8 }),
    );
    const { count, hits } = walked(many).found['back-dated'];
    expect([count, hits.length, hits.at(-1)?.seq]).toStrictEqual([2001, 2000, 2000]);
    expect(walked(many.slice(1)).found['back-dated']).toMatchObject({ count: 2000 });
    expect(walked(many.slice(1)).found['back-dated'].hits.at(-1)?.seq).toBe(2001);
  });

  test('counts by person what was entered, reversed and corrected, with the most first', () => {
    const by = (actorId: number, originalSeq: number | null, isReversal = false) =>
      entry({ actorId, originalSeq, isReversal });
    const { byPerson } = walked([
      by(1, null),
      by(2, 9, true),
      by(3, 9, true),
      by(3, 9),
      by(3, null),
      by(4, 9),
      by(5, 9, true),
    ]);
    expect(byPerson).toStrictEqual([
      { actorId: 3, entries: 3, reversals: 1, corrections: 1 },
      { actorId: 2, entries: 1, reversals: 1, corrections: 0 },
      { actorId: 4, entries: 1, reversals: 0, corrections: 1 },
      { actorId: 5, entries: 1, reversals: 1, corrections: 0 },
    ]);
  });

  test('puts persons with as many in the order of their numbers, whoever came first', () => {
    const by = (actorId: number) => entry({ actorId, originalSeq: 9 });
    expect(walked([by(5), by(2)]).byPerson.map(({ actorId }) => actorId)).toStrictEqual([2, 5]);
  });
});
