import { readBalances } from '#api/contract/account/balances.ts';
import { asking } from '#web/client/query.ts';
import type { ReportDays } from './use-days.ts';

/** A group with more accounts shows the first of them, and the others when they are asked for. */
export const ROWS_EACH = 100;

export type BalancesQuery = {
  readonly bookId: number;
  readonly days: ReportDays;
  /** Those with balance or movement, the open ones too, or the retired ones too. */
  readonly show: 'moved' | 'open' | 'all';
  readonly search: string;
};

const query = ({ days, show, search }: BalancesQuery) => ({
  ...days.query,
  show,
  ...(search === '' ? {} : { search }),
  each: ROWS_EACH,
});

export const balancesIn = (asked: BalancesQuery) =>
  asking(readBalances, { params: { bookId: asked.bookId }, query: query(asked) });

/** @param group its code. @param from how many of its accounts are shown already. */
export const restOfGroup = (
  asked: BalancesQuery,
  { group, from }: { readonly group: string; readonly from: number },
) =>
  asking(readBalances, {
    params: { bookId: asked.bookId },
    query: { ...query(asked), group, from },
  });
