// How old goods are: the cases of ages of stock, and that ages come to what is there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  goodsByAge,
  movedByAge,
  quantitiesByAge,
  worthByAge,
} from '#core/stock-valuation/index.ts';
import type { GoodsAct, GoodsMovement } from '#core/stock-valuation/index.ts';

const ENDS = [30, 60, 90];
const TODAY = calendarDate('2021-12-10');

type Step = readonly [day: string, act: GoodsAct];
const movesOf = (steps: readonly Step[]): readonly GoodsMovement[] =>
  steps.map(([day, act], at) => ({
    ...act,
    key: `move-${at}`,
    date: calendarDate(day),
    seq: at + 1,
    line: 1,
  }));
const pieces = (count: number) => ({ quantityThousandths: count * 1000 });
const receive = (count: number): GoodsAct => ({
  act: 'receive',
  valuePaise: null,
  ...pieces(count),
});
const issue = (count: number): GoodsAct => ({ act: 'issue', ...pieces(count) });
const count = (there: number, found?: number): GoodsAct => ({
  act: 'count',
  ...pieces(there),
  ...(found !== undefined && { foundThousandths: found * 1000 }),
});

const agedOf = (steps: readonly Step[]) => {
  const goods = goodsByAge(movesOf(steps), TODAY);
  return {
    queue: goods.map(({ quantityThousandths }) => quantityThousandths / 1000),
    ages: quantitiesByAge(goods, TODAY, ENDS).map((one) => one / 1000),
  };
};

describe('the age of goods', () => {
  it('what came in first has gone first: AGE-001', () => {
    const found = agedOf([
      ['2021-12-01', receive(30)],
      ['2021-12-02', receive(20)],
      ['2021-12-03', issue(10)],
    ]);
    expect(found).toStrictEqual({ queue: [20, 20], ages: [40, 0, 0, 0] });
  });

  it('a move is told by the days of the goods that it brought in or took', () => {
    const moves = movesOf([
      ['2021-12-01', receive(30)],
      ['2021-12-02', receive(20)],
      ['2021-12-03', issue(40)],
    ]);
    const told = movedByAge(moves, TODAY).map(({ move, goods: { date, quantityThousandths } }) => [
      move.seq,
      date,
      quantityThousandths / 1000,
    ]);
    expect(told).toStrictEqual([
      [1, '2021-12-01', 30],
      [2, '2021-12-02', 20],
      [3, '2021-12-01', -30],
      [3, '2021-12-02', -10],
    ]);
  });

  it('what a count finds more is as old as the count: AGE-003', () => {
    const found = agedOf([
      ['2021-12-01', receive(30)],
      ['2021-12-02', count(50)],
      ['2021-12-03', issue(10)],
    ]);
    expect(found.queue).toStrictEqual([20, 20]);
  });

  it('what is counted in one of two places adds to the other: AGE-005', () => {
    const found = agedOf([
      ['2021-12-01', count(1000, 1000)],
      ['2021-12-02', count(400, 400)],
      ['2021-12-03', issue(10)],
    ]);
    expect(found).toStrictEqual({ queue: [990, 400], ages: [1390, 0, 0, 0] });
  });

  it('goods that are packed anew are new: AGE-007', () => {
    const found = agedOf([
      ['2021-12-03', receive(500)],
      ['2021-12-04', issue(100)],
      ['2021-12-04', receive(50)],
    ]);
    expect(found.queue).toStrictEqual([400, 50]);
  });

  it('what is missing is set off against what comes in: AGE-009', () => {
    const found = agedOf([
      ['2021-12-03', receive(20)],
      ['2021-12-04', issue(50)],
      ['2021-12-04', issue(50)],
      ['2021-12-04', receive(50)],
    ]);
    expect(found.queue.reduce((sum, one) => sum + one, 0)).toBe(-30);
  });

  it('a day belongs to the age that it ends, and what comes later is not there yet', () => {
    const found = agedOf([
      ['2021-11-10', receive(1)],
      ['2021-11-09', receive(2)],
      ['2021-08-01', receive(4)],
      ['2021-12-11', receive(8)],
    ]);
    expect(found.ages).toStrictEqual([1, 2, 0, 4]);
  });

  it('whatever moves, the ages come to what is there, and their worth to its value', () => {
    const acts = fc.oneof(
      fc.nat(99).map(receive),
      fc.nat(99).map(issue),
      fc.nat(99).map((there) => count(there)),
    );
    const days = fc.integer({ min: 1, max: 9 }).map((day) => `2021-12-0${day}`);
    const steps = fc.array(fc.tuple(days, acts), { maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.integer({ min: -1e9, max: 1e9 }), (all, value) => {
        const ordered = all.toSorted(([one], [other]) => one.localeCompare(other));
        const there = ordered.reduce((sum, [, act]) => {
          if (act.act === 'count') return act.quantityThousandths;
          return sum + (act.act === 'receive' ? 1 : -1) * act.quantityThousandths;
        }, 0);
        const ages = quantitiesByAge(goodsByAge(movesOf(ordered), TODAY), TODAY, ENDS);
        expect(ages.reduce((sum, one) => sum + one, 0)).toBe(there);
        const moved = movedByAge(movesOf(ordered), TODAY).map(({ goods }) => goods);
        expect(quantitiesByAge(moved, TODAY, ENDS)).toStrictEqual(ages);
        const worth = worthByAge(ages, value).reduce((sum, one) => sum + one, 0);
        expect(worth).toBe(there === 0 ? 0 : value);
      }),
    );
  });

  it('are worth what they come to: the oldest that are there take the rest', () => {
    expect(worthByAge([1, 1, 1, 0], 100)).toStrictEqual([33, 33, 34, 0]);
  });
});
