// What the valuation of stock reads and what it answers.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ValuationMethod } from '../terms.ts';

/** Those that give each issue its cost on its day. */
export type PerpetualMethod = Exclude<ValuationMethod, 'yearly-average'>;

/** What some goods are worth in all: a rate without a rounding of its own. */
export type Worth = { readonly quantityThousandths: number; readonly valuePaise: number };

type Quantity = { readonly quantityThousandths: number };

export type GoodsAct =
  /** Goods come in at a cost; null where nobody said it: the last rate known is taken. */
  | ({ readonly act: 'receive'; readonly valuePaise: number | null } & Quantity)
  | ({ readonly act: 'issue' } & Quantity)
  /** Goods that an earlier move issued come back, at what they cost. */
  | ({ readonly act: 'return'; readonly of: string } & Quantity)
  /** Goods that an earlier move received go back, at what they came in at. */
  | ({ readonly act: 'withdraw'; readonly of: string } & Quantity)
  /**
   * Goods that an earlier move received cost more than it said, by a bill of entry; or less again,
   * below zero. Nothing moves.
   */
  | ({ readonly act: 'land'; readonly of: string; readonly valuePaise: number } & Quantity)
  /**
   * So many are there: what was in the books is made equal to it. Where some of the product alone
   * was counted, in one of its places, it says what that found more, or less below zero.
   */
  | ({ readonly act: 'count'; readonly foundThousandths?: number } & Quantity);

/** A move of one product. What a document moves by several lines may bear one key. */
export type GoodsMovement = GoodsAct & {
  readonly key: string;
  readonly date: CalendarDate;
  readonly seq: number;
  readonly line: number;
};

export type ValuedMovement = {
  readonly move: GoodsMovement;
  readonly inThousandths: number;
  readonly outThousandths: number;
  readonly inPaise: number;
  readonly outPaise: number;
  /** What goods that had left before they came in cost more than was taken; negative if less. */
  readonly trueUpPaise: number;
  /** Whether what came in was valued at the last rate known, since nobody said its cost. */
  readonly isEstimated: boolean;
  readonly balanceThousandths: number;
  /** Null where the method values whole years. */
  readonly balancePaise: number | null;
};

export type ValuedPeriod = {
  readonly opening: Worth;
  readonly received: Worth;
  /** Its value is what is left of opening and received when closing is taken off. */
  readonly issued: Worth;
  readonly closing: Worth;
  /** The part of what was issued that no move bears: true-ups, and what the year re-priced. */
  readonly trueUpPaise: number;
  readonly movements: readonly ValuedMovement[];
  /** Whether stock was below nothing at any time up to the last day, and after which move. */
  readonly isNegative: boolean;
  /** What came in within the period without a cost. */
  readonly estimatedThousandths: number;
};
