// What an explained figure comes to, and that it is the sum of its events and of its parts.
import type { ExplainedFigure } from '#tests/support/replies-on-wire.ts';
import { expect } from 'vitest';
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

/** What is made of accounts and lines that are read on the debit or on the credit side. */
const SIDED: ReadonlySet<string> = new Set([
  'ratios',
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
] satisfies readonly NonNullable<ExplainedFigure['of']>[]);

/** What a figure is made of leads on: to lines that add up, and to accounts that come to it. */
export async function expectParts(explain: Explaining, figure: ExplainedFigure): Promise<void> {
  for (const { name, amount, asked } of figure.made_of) {
    if (asked === null) continue;
    const given = Object.entries(asked).filter(([, value]) => value !== null);
    const part = await explain({ ...Object.fromEntries(given), until: figure.until } as Query);
    const whole = expectSummed(part);
    // An account is told with its debits positive, whichever side its line is read on, and a line
    // that is taken away from its sum is by itself as it is: the same figure, with either sign.
    const isSided = asked.of === null || SIDED.has(asked.of);
    const [found, told] = [whole, paiseOf(amount)];
    expect(isSided ? Math.abs(found) : found, name).toBe(isSided ? Math.abs(told) : told);
  }
}
