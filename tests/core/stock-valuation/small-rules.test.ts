// Small rules of the valuation of stock, each at its boundary.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  canComeIn,
  inOrder,
  reachesBack,
  readByYears,
  valuePeriod,
  valuePerpetually,
  worthOfCounts,
  worthOn,
} from '#core/stock-valuation/index.ts';
import type { GoodsMovement } from '#core/stock-valuation/index.ts';
import { issued, movesOf, movesOn, received } from './moves.ts';

const at = calendarDate;
const worth = (units: number, rupees: number) => ({
  quantityThousandths: units * 1000,
  valuePaise: rupees * 100,
});

describe('the moves of a product', () => {
  const move = (date: string, seq: number, line: number): GoodsMovement => ({
    ...issued(1),
    key: `${seq}`,
    date: at(date),
    seq,
    line,
  });

  test('follow one another by day, then by event, then by line', () => {
    const ordered = [
      move('2026-05-01', 9, 1),
      move('2026-05-02', 3, 2),
      move('2026-05-02', 4, 1),
      move('2026-05-02', 4, 2),
    ];
    expect(ordered.toReversed().toSorted(inOrder)).toStrictEqual(ordered);
    expect(ordered.toSorted(inOrder)).toStrictEqual(ordered);
  });

  test('come in as something, for no less than nothing', () => {
    expect(canComeIn(worth(1, 0))).toBe(true);
    expect(canComeIn(worth(0, 1))).toBe(false);
    expect(canComeIn(worth(1, -1))).toBe(false);
  });

  test('reach back where they return or send back what came before them', () => {
    const back = (act: 'return' | 'withdraw', of: string) =>
      ({ act, of, quantityThousandths: 1000 }) as const;
    expect(reachesBack(movesOf([received(2, 5), issued(1), back('return', 'move-2')]))).toBe(false);
    expect(reachesBack(movesOf([received(2, 5), back('withdraw', 'move-1')]))).toBe(false);
    expect(reachesBack(movesOf([issued(1), back('return', 'move-9')]))).toBe(true);
    expect(reachesBack(movesOf([back('withdraw', 'move-2'), received(2, 5)]))).toBe(true);
    expect(reachesBack(movesOf([received(2, 5)]))).toBe(false);
  });

  test('have what counts found as its own, and nothing else', () => {
    const counted = (units: number) =>
      ({ act: 'count', quantityThousandths: units * 1000 }) as const;
    const { movements } = valuePerpetually(
      movesOf([received(10, 5), counted(8), issued(1), counted(9), counted(9)]),
      'fifo',
    );
    expect(worthOfCounts(movements)).toStrictEqual({ short: worth(2, 10), over: worth(2, 10) });
    expect(movements.map(({ isEstimated }) => isEstimated)).toStrictEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(worthOfCounts([])).toStrictEqual({ short: worth(0, 0), over: worth(0, 0) });
  });
});

describe('a count of a thousandth more or less', () => {
  const counted = (quantityThousandths: number) => ({ act: 'count', quantityThousandths }) as const;

  test.each([
    [9_999, 0, 1],
    [10_000, 0, 0],
    [10_001, 1, 0],
  ])('moves what it found: %i thousandths', (found, inThousandths, outThousandths) => {
    const { movements } = valuePerpetually(movesOf([received(10, 5), counted(found)]), 'fifo');
    expect(movements[1]).toMatchObject({
      inThousandths,
      outThousandths,
      balanceThousandths: found,
      isEstimated: inThousandths > 0,
    });
  });
});

describe('goods that come back while others are short', () => {
  const back = (of: string, units: number) =>
    ({ act: 'return', of, quantityThousandths: units * 1000 }) as const;
  /** One at 5 and one at 9 are issued by the third move and the fourth; the fifth leaves short. */
  const before = [received(1, 5), received(1, 9), issued(1), issued(1), issued(1)];

  test('come in at what they cost, and take the place of what is short', () => {
    const { movements, lots } = valuePerpetually(movesOf([...before, back('move-3', 1)]), 'fifo');
    expect(movements[5]).toMatchObject({ inPaise: 500, trueUpPaise: -400, isEstimated: false });
    expect(lots).toStrictEqual([]);
  });

  test('are taken off their own short where they were never there', () => {
    const { movements } = valuePerpetually(movesOf([...before, back('move-5', 1)]), 'fifo');
    expect(movements[5]).toMatchObject({ inPaise: 900, trueUpPaise: 0, balanceThousandths: 0 });
  });

  test('are taken off no short of others, which they only fill', () => {
    const moves = [received(1, 5), received(1, 9), issued(3), issued(4), back('move-3', 3)];
    const { movements } = valuePerpetually(movesOf(moves), 'fifo');
    // One that was never there, at 9, and two that cost 14 in the place of two short at 9 each.
    expect(movements[4]).toMatchObject({ inPaise: 2300, trueUpPaise: -400 });
  });
});

test('what leaves short is costed by the moving average at its average', () => {
  const moves = movesOf([received(1, 5), received(1, 9), issued(3)]);
  expect(valuePerpetually(moves, 'moving-average').movements[2]).toMatchObject({ outPaise: 2100 });
  expect(valuePerpetually(moves, 'fifo').movements[2]).toMatchObject({ outPaise: 2300 });
});

describe('the yearly average', () => {
  test('begins a year with what is left of the one before, be it a thousandth', () => {
    const opened = (left: number) => {
      const moves = movesOn([
        ['2026-03-30', received(1, 5_000)],
        ['2026-03-31', { act: 'issue', quantityThousandths: 1000 - left }],
        ['2026-04-01', { act: 'receive', quantityThousandths: 1, valuePaise: 100 }],
      ]);
      return readByYears(moves).carried.inward;
    };
    expect(opened(1)).toStrictEqual({ quantityThousandths: 2, valuePaise: 600 });
    expect(opened(0)).toStrictEqual({ quantityThousandths: 1, valuePaise: 100 });
    expect(opened(-1)).toStrictEqual({ quantityThousandths: 1, valuePaise: 100 });
  });

  test('keeps the last rate over a year in which nothing came in', () => {
    const moves = movesOn([
      ['2024-05-01', received(2, 5)],
      ['2024-05-02', issued(2)],
      ['2025-05-01', issued(1)],
      ['2026-05-01', { act: 'count', quantityThousandths: 3000 }],
    ]);
    expect(readByYears(moves).closing).toStrictEqual(worth(3, 15));
  });
});

describe('the stock of a period', () => {
  const moves = movesOn([
    ['2026-03-31', received(10, 5)],
    ['2026-04-01', issued(4)],
    ['2026-04-30', received(6, 8)],
    ['2026-05-01', issued(1)],
  ]);
  const april = { from: at('2026-04-01'), to: at('2026-04-30') };

  test('opens on its eve, and has the moves of its first and its last day', () => {
    expect(valuePeriod(moves, april, 'fifo')).toMatchObject({
      opening: worth(10, 50),
      received: worth(6, 48),
      issued: worth(4, 20),
      closing: worth(12, 78),
      trueUpPaise: 0,
      isNegative: false,
      estimatedThousandths: 0,
    });
  });

  test('is worth on a day what is there at its end', () => {
    const days = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01'];
    const worths = days.map((day) => worthOn(moves, at(day), 'fifo'));
    expect(worths).toStrictEqual([
      worth(0, 0),
      worth(10, 50),
      worth(6, 30),
      worth(12, 78),
      worth(11, 73),
    ]);
  });

  test('is negative where it was so at any time, or as it opened', () => {
    const short = movesOn([
      ['2026-03-31', issued(1)],
      ['2026-04-02', received(5, 3)],
    ]);
    expect(valuePeriod(short, april, 'fifo').isNegative).toBe(true);
    const within = movesOn([
      ['2026-04-01', issued(1)],
      ['2026-04-02', received(5, 3)],
    ]);
    expect(valuePeriod(within, april, 'fifo').isNegative).toBe(true);
    const exact = movesOn([
      ['2026-04-01', received(1, 3)],
      ['2026-04-02', issued(1)],
    ]);
    expect(valuePeriod(exact, april, 'fifo').isNegative).toBe(false);
  });

  test('counts what came in without a cost', () => {
    const gift = { act: 'receive', quantityThousandths: 3000, valuePaise: null } as const;
    const given = movesOn([
      ['2026-04-01', received(1, 4)],
      ['2026-04-02', gift],
    ]);
    expect(valuePeriod(given, april, 'fifo')).toMatchObject({
      estimatedThousandths: 3000,
      closing: worth(4, 16),
    });
  });
});
