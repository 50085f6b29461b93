// What all comparisons of two moments share.
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';

export type ComparedMoments = {
  readonly a: PastMoment;
  readonly b: PastMoment;
  /** Entries dated up to this day. */
  readonly asOn: string;
};

const INDIA_MS = 5.5 * 3600 * 1000;

/** @returns the day of a moment in India, whatever its zone. */
export const dayOfMoment = ({ instant }: PastMoment): string =>
  new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 10);

/** @returns a moment as each reply tells it. */
export const knownMoment = ({ seq, instant }: PastMoment) => ({
  event: seq,
  recordedAt: new Date(instant).toISOString(),
});

export type FigureAtBoth = { readonly aPaise: number; readonly bPaise: number };

/** @param movedPaise what the entries between come to. @returns a figure with its change. */
export function explainedChange({
  aPaise,
  bPaise,
  movedPaise,
}: FigureAtBoth & { readonly movedPaise: number }) {
  const changePaise = bPaise - aPaise;
  return { aPaise, bPaise, changePaise, movedPaise, reclassifiedPaise: changePaise - movedPaise };
}

/** @returns the accounts that hold what is in stock. */
export const idsOfStock = (
  heads: readonly Pick<AccountHead, 'accountId' | 'group'>[],
): readonly number[] =>
  heads.filter(({ group }) => group === 'stock-in-hand').map(({ accountId }) => accountId);

/** @returns the accounts of income and expenses, whose earlier years are brought forward. */
export const idsOfYear = (
  heads: readonly Pick<AccountHead, 'accountId' | 'nature'>[],
): readonly number[] =>
  heads.filter(({ nature }) => beginsEachYearAtZero(nature)).map(({ accountId }) => accountId);
