// What partners are due is posted less what was posted of it by hand.
import type { HandOfKind } from './by-hand.ts';

export type SetOff = {
  /** By partner. */
  readonly toPost: readonly number[];
  readonly byHand: readonly number[];
  /** What was posted by hand in all, and what of it is more than is due: that stays. */
  readonly handPaise: number;
  readonly beyondPaise: number;
  /** Whether something is left to post, and nobody can tell for whom. */
  readonly isUnclear: boolean;
};

/** @param due by partner, in the order of their names. */
export function setOff(
  names: readonly string[],
  due: readonly number[],
  { told, untoldPaise }: HandOfKind,
): SetOff {
  const toldPaise = names.map((name) => told.get(name) ?? 0);
  const handPaise = handOf({ told, untoldPaise });
  const payable = due.flatMap((paise, at) => (paise > 0 ? [at] : []));
  // What names nobody is the only partner's who is due any.
  const only = payable.length === 1 ? payable[0] : undefined;
  const byHand = toldPaise.map((paise, at) => (at === only ? paise + untoldPaise : paise));
  if (untoldPaise === 0 || only !== undefined) {
    const toPost = due.map((paise, at) => Math.max(0, paise - (byHand[at] ?? 0)));
    const beyondPaise = sumOfPaise(byHand.map((paise, at) => Math.max(0, paise - (due[at] ?? 0))));
    return { toPost, byHand, handPaise, beyondPaise, isUnclear: false };
  }
  return {
    toPost: due.map(() => 0),
    byHand,
    handPaise,
    beyondPaise: Math.max(0, handPaise - sumOfPaise(due)),
    isUnclear: handPaise < sumOfPaise(due),
  };
}

export const handOf = ({ told, untoldPaise }: HandOfKind): number =>
  sumOfPaise([...told.values()]) + untoldPaise;

export const sumOfPaise = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
