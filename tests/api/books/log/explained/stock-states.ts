// What there is of stock by age and by batch, held against the events that each figure leads to.
import { expect } from 'vitest';
import type { ExplainedFigure, StockAges, StockBatches } from '#tests/support/replies-on-wire.ts';
import type { Ask } from '#tests/support/team.ts';
import { paiseOf } from './explaining.ts';
import type { Explaining } from './explaining.ts';

type Query = NonNullable<Ask['query']>;

export const thousandths = (text: string): number => Math.round(Number(text) * 1000);
export const quantityOf = (figure: ExplainedFigure): number => {
  expect(figure).toMatchObject({ measure: 'quantity', not_posted: [], next: null });
  const told = figure.events.reduce((sum, { amount }) => sum + thousandths(amount), 0);
  expect(told).toBe(thousandths(figure.amount));
  return told;
};

/** The quantities are sums of moves; what an age is worth is a part of all, and of its products. */
export async function expectAges(
  explain: Explaining,
  { days, rows }: StockAges,
  day: Query,
): Promise<void> {
  const ranges = [...days, null].map(
    (last, at) => `${at === 0 ? 0 : (days[at - 1] ?? 0) + 1}..${last ?? ''}`,
  );
  for (const [at, range] of ranges.entries()) {
    for (const { product_id: id, ages } of rows) {
      const moved = await explain({ ...day, line: `age/quantity/${range}/product/${id}` });
      expect(quantityOf(moved), range).toBe(thousandths(ages[at]?.quantity ?? ''));
      const worth = await explain({ ...day, line: `age/value/${range}/product/${id}` });
      expect(worth, range).toMatchObject({ value: ages[at]?.value, events: [] });
    }
    const all = await explain({ ...day, line: `age/value/${range}/total` });
    const sum = all.made_of.reduce((total, { amount }) => total + paiseOf(amount), 0);
    expect(sum).toBe(paiseOf(all.value ?? ''));
    expect(sum).toBe(rows.reduce((total, row) => total + paiseOf(row.ages[at]?.value ?? ''), 0));
  }
}

export async function expectBatches(
  explain: Explaining,
  { rows }: StockBatches,
  day: Query,
): Promise<void> {
  for (const { product_id: id, godown_id: godown, batch, ...told } of rows) {
    const line = `batch/${godown ?? 'main'}/${id}${batch === null ? '' : `/${batch}`}`;
    const explained = async (head: string) =>
      quantityOf(await explain({ ...day, line: `${head}${line}` }));
    expect(await explained(''), line).toBe(thousandths(told.quantity));
    for (const head of ['opening', 'in', 'out'] as const) {
      expect(await explained(`${head}/`), `${head} ${line}`).toBe(thousandths(told[head] ?? '0'));
    }
  }
}
