// What bears a change of stock, by what it is for. Debits are positive.
import type { ContraAmounts } from '../commands.ts';
import { stockContra } from '../terms.ts';
import type { StockContra } from '../terms.ts';
import type { StockRunLine } from '../shapes.ts';

export const NO_AMOUNTS: ContraAmounts = { sold: 0, received: 0, used: 0, lost: 0, difference: 0 };

export const addAmounts = (one: ContraAmounts, other: ContraAmounts, sign: 1 | -1 = 1) =>
  Object.fromEntries(
    stockContra.options.map((to) => [to, one[to] + sign * other[to]]),
  ) as ContraAmounts;

export const oneAmount = (to: StockContra, amountPaise: number): ContraAmounts => ({
  ...NO_AMOUNTS,
  [to]: amountPaise,
});

/** @returns those that are something, as a line holds them. */
export const linesOfAmounts = (amounts: ContraAmounts): StockRunLine['amounts'] =>
  stockContra.options.flatMap((to) =>
    amounts[to] === 0 ? [] : [{ to, amountPaise: amounts[to] }],
  );

export const amountsOfLine = ({ amounts }: Pick<StockRunLine, 'amounts'>): ContraAmounts =>
  amounts.reduce(
    (sum, { to, amountPaise }) => ({ ...sum, [to]: sum[to] + amountPaise }),
    NO_AMOUNTS,
  );

/** @returns what stock changes by: the other side of all of them. */
export const stockOfAmounts = (amounts: ContraAmounts): number =>
  0 - stockContra.options.reduce((sum, to) => sum + amounts[to], 0);

export const stockOfLine = ({ amounts }: Pick<StockRunLine, 'amounts'>): number =>
  0 - amounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
