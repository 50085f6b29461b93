// What an explained figure comes to, and that it is the sum of its events and of its parts.
import { expect } from 'vitest';
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import type { Ask, Asking } from '#tests/support/team.ts';

type Query = NonNullable<Ask['query']>;
export type Explaining = (query: Query) => Promise<ExplainedFigure>;

export const explainingAs =
  (ask: Asking, bookId: number): Explaining =>
  async (query) => {
    const got = await ask('explainFigure', { params: { bookId }, query: { limit: 200, ...query } });
    expect(got.status, JSON.stringify([query, got.body])).toBe(200);
    return got.body as ExplainedFigure;
  };

export const paiseOf = (rupees: string): number => paiseFromRupees(rupees) ?? Number.NaN;

const sum = (all: readonly { readonly amount: string }[]): number =>
  all.reduce((total, { amount }) => total + paiseOf(amount), 0);

/** @returns the figure with what of it nobody posted. */
export function expectSummed(figure: ExplainedFigure): number {
  expect(figure.next).toBeNull();
  expect(figure.events).toHaveLength(figure.count);
  expect(sum(figure.events)).toBe(paiseOf(figure.amount));
  expect(sum(figure.causes)).toBe(paiseOf(figure.amount));
  const whole = paiseOf(figure.amount) + sum(figure.not_posted);
  const isTold = figure.made_of.length > 0 && figure.value === null;
  if (isTold) expect(sum(figure.made_of), figure.name).toBe(whole);
  return whole;
}

/** What a figure is made of leads on: to lines that add up, and to accounts that come to it. */
export async function expectParts(explain: Explaining, figure: ExplainedFigure): Promise<void> {
  for (const { name, amount, asked } of figure.made_of) {
    if (asked === null) continue;
    const given = Object.entries(asked).filter(([, value]) => value !== null);
    const part = await explain({ ...Object.fromEntries(given), until: figure.until } as Query);
    const whole = expectSummed(part);
    // An account is told with its debits positive, whichever side its line is read on, and what is
    // taken away as it is by itself.
    const asRead = asked.of !== null && asked.of !== 'ratios';
    const [found, told] = [whole, paiseOf(amount)];
    expect(asRead ? found : Math.abs(found), name).toBe(asRead ? told : Math.abs(told));
  }
}
