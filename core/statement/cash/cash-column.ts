// What a column of the cash flow statement is made of.
import type { CashLine } from '../lines/line-codes.ts';
import type { AccountNets, PartSource } from '../terms.ts';

/** What was debited and credited to an account, without what was reversed in the same period. */
export type MovedSides = { readonly debitPaise: number; readonly creditPaise: number };

/** For each column, of the accounts whose two sides are told apart. */
export type SidesOfColumns = readonly ReadonlyMap<number, MovedSides>[];

/** One period: what an account held before it, holds after it, and what came and went. */
export type CashColumn = {
  readonly column: number;
  readonly withProfitParts: boolean;
  readonly before: (account: AccountNets) => number;
  readonly after: (account: AccountNets) => number;
  readonly sidesOf: (account: AccountNets) => MovedSides;
  /** What comes in is positive. Without a source it is what was credited in the period. */
  readonly add: AddCash;
};

type AddCash = (
  line: CashLine,
  account: AccountNets,
  inflowPaise: number,
  source?: PartSource,
) => void;

/** What was debited, or what was credited, in the period. */
export const inflowOfSide = (side: 'debit' | 'credit'): PartSource => ({
  of: 'account',
  days: 'period',
  side,
  onCredit: true,
});
