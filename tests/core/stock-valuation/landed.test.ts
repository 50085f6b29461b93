// What customs charges on goods that are here already, by each method: what is still here costs
// more, and the share of what was sold is a cost of sales.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  carryOver,
  reachesBack,
  valuePeriod,
  valuePerpetually,
} from '#core/stock-valuation/index.ts';
import type { GoodsAct, GoodsMovement } from '#core/stock-valuation/index.ts';
import { issued, movesOf, movesOn, paiseOf, received } from './moves.ts';

const landed = (rupees: number, of = 'move-1'): GoodsAct => ({
  act: 'land',
  of,
  quantityThousandths: 0,
  valuePaise: paiseOf(rupees),
});
const withdrawn = (units: number, of = 'move-1'): GoodsAct => ({
  act: 'withdraw',
  of,
  quantityThousandths: units * 1000,
});

/** @returns of the last move what it added, took and trued up, and what is there after it. */
function lastOf(acts: readonly GoodsAct[], method: 'fifo' | 'moving-average' = 'fifo') {
  const last = valuePerpetually(movesOf(acts), method).movements.at(-1);
  return [last?.inPaise, last?.outPaise, last?.trueUpPaise, last?.balancePaise].map(
    (paise) => (paise ?? 0) / 100,
  );
}

describe('the duty on goods of which', () => {
  test.each(['fifo', 'moving-average'] as const)(
    'all are here is in their cost, by %s',
    (method) => {
      expect(lastOf([received(10, 60), landed(100)], method)).toStrictEqual([100, 0, 0, 700]);
      expect(lastOf([received(10, 60), landed(100), issued(5)], method)).toStrictEqual([
        0, 350, 0, 350,
      ]);
    },
  );

  test.each(['fifo', 'moving-average'] as const)('a part is sold is shared, by %s', (method) => {
    expect(lastOf([received(10, 60), issued(4), landed(100)], method)).toStrictEqual([
      100, 0, 40, 420,
    ]);
    expect(lastOf([received(10, 60), issued(10), landed(100)], method)).toStrictEqual([
      100, 0, 100, 0,
    ]);
  });

  test('others came in since stays with its own, by FIFO', () => {
    const acts = [received(10, 60), received(10, 80), landed(100)];
    expect(lastOf(acts)).toStrictEqual([100, 0, 0, 1_500]);
    expect(lastOf([...acts, issued(10)])).toStrictEqual([0, 700, 0, 800]);
    expect(lastOf([...acts, issued(10)], 'moving-average')).toStrictEqual([0, 750, 0, 750]);
  });

  test('nothing is known is a cost of sales', () => {
    expect(lastOf([received(10, 60), landed(100, 'move-9')])).toStrictEqual([100, 0, 100, 600]);
  });

  test('some are sent back leaves with them, to the paisa', () => {
    const acts = [received(3, 60), landed(100)];
    expect(lastOf([...acts, withdrawn(1)])).toStrictEqual([0, 93.33, 0, 186.67]);
    expect(lastOf([...acts, withdrawn(3)])).toStrictEqual([0, 280, 0, 0]);
  });

  test('the bill of entry is reversed is taken out again, and nothing is left of it', () => {
    const acts = [received(10, 60), issued(4), landed(100), landed(-100)];
    expect(lastOf(acts)).toStrictEqual([-100, 0, -40, 360]);
    expect(lastOf([...acts, issued(6)])).toStrictEqual([0, 360, 0, 0]);
  });

  test('the last rate is taken for goods that leave too early', () => {
    const acts = [received(10, 60), landed(100), issued(11)];
    expect(lastOf(acts)).toStrictEqual([0, 770, 0, -70]);
  });

  test('the year has an average raises that', () => {
    const acts: readonly (readonly [string, GoodsAct])[] = [
      ['2026-05-01', received(10, 60)],
      ['2026-06-01', issued(4)],
      ['2026-07-01', landed(100)],
    ];
    const period = { from: calendarDate('2026-04-01'), to: calendarDate('2027-03-31') };
    const valued = valuePeriod(movesOn(acts), period, 'yearly-average');
    expect(valued.closing).toStrictEqual({ quantityThousandths: 6_000, valuePaise: 420_00 });
    expect(valued.issued.valuePaise).toBe(280_00);
    expect(valued.received.valuePaise).toBe(700_00);
  });
});

test('what is carried over a year’s end is not enough to know whose duty it is', () => {
  const moves = movesOn([
    ['2026-03-01', received(10, 60)],
    ['2026-04-02', landed(100)],
  ]);
  expect(reachesBack(moves.slice(1))).toBe(true);
  expect(reachesBack(moves)).toBe(false);
  const [bought] = moves as readonly [GoodsMovement, GoodsMovement];
  expect(carryOver([bought], 'fifo')).toMatchObject({ by: 'pile' });
});
