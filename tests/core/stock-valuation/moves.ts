// Moves of one product in a few words: quantities in units, rates and values in rupees.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { GoodsAct, GoodsMovement } from '#core/stock-valuation/index.ts';

export const thousandths = (units: number | string): number => Math.round(Number(units) * 1000);
export const paiseOf = (rupees: number | string): number => Math.round(Number(rupees) * 100);

export const received = (units: number | string, rate: number | string): GoodsAct => ({
  act: 'receive',
  quantityThousandths: thousandths(units),
  valuePaise: paiseOf(Number(units) * Number(rate)),
});
export const issued = (units: number | string): GoodsAct => ({
  act: 'issue',
  quantityThousandths: thousandths(units),
});

type DatedAct = readonly [string, GoodsAct];

/** Each has the key `move-` and its place, from 1. */
export const movesOn = (acts: readonly DatedAct[]): readonly GoodsMovement[] =>
  acts.map(([date, act], index) => ({
    ...act,
    key: `move-${index + 1}`,
    date: calendarDate(date),
    seq: index + 1,
    line: 1,
  }));

export const movesOf = (acts: readonly GoodsAct[]): readonly GoodsMovement[] =>
  movesOn(acts.map((act) => ['2026-05-01', act]));
