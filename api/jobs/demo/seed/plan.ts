// How a demo book is written down: what it has, and what recurs in it.
import type { ChartName } from '#core/account/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import type { BillingPlan } from './billing.ts';
import type { VoucherType } from '#core/journal/index.ts';

/**
 * An account by name; the amount is a share of the occasion's amount, in hundredths of a percent.
 */
export type AmountShare = readonly [account: string, shareBps: number];

export type Recurring = {
  readonly voucherType: VoucherType;
  readonly narration: string;
  /** Days of the month on which it happens. */
  readonly days: readonly number[];
  /** Whole rupees; each occasion differs a little, by a rule and not by chance. */
  readonly rupees: number;
  readonly swingRupees: number;
  readonly debit: readonly AmountShare[];
  readonly credit: readonly AmountShare[];
};

/** A document that was entered wrongly and put right afterwards. */
export type CorrectedMistake = {
  /** The last of the occasions with this narration. */
  readonly narration: string;
  readonly reason: string;
  /** The sides as they should have been; without them the document is only reversed. */
  readonly instead?: {
    readonly debit: readonly AmountShare[];
    readonly credit: readonly AmountShare[];
  };
};

export type BookPlan = {
  readonly name: string;
  /** How far back the trade goes, this month included. */
  readonly months: number;
  readonly chart: ChartName;
  readonly accounts: readonly (readonly [name: string, group: GroupCode])[];
  /** Posted on the first day, before anything else. */
  readonly opening: readonly (readonly [debit: string, credit: string, rupees: number])[];
  readonly recurring: readonly Recurring[];
  readonly slips?: readonly CorrectedMistake[];
  readonly billing?: BillingPlan;
};

export const WHOLE = 10_000;

/** @returns a whole amount on one account. */
export const all = (account: string): readonly AmountShare[] => [[account, WHOLE]];
