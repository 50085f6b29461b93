// What physical counts found, in quantity and at cost: it stands by itself, beside what was sold.
import { addWorth, NOTHING } from '../methods/pile.ts';
import type { GoodsAct, ValuedMovement, Worth } from './movements.ts';

type Count = Extract<GoodsAct, { readonly act: 'count' }>;

/** @returns what a count found more, or less below zero, of a product of which some were held. */
export const countDifference = (
  { quantityThousandths, foundThousandths }: Count,
  heldThousandths: number,
): number => foundThousandths ?? quantityThousandths - heldThousandths;

type CountedWorth = {
  /** What was missing; it is among what was issued. */
  readonly short: Worth;
  /** What was there and in no books; it is among what was received. */
  readonly over: Worth;
};

export function worthOfCounts(movements: readonly ValuedMovement[]): CountedWorth {
  const counts = movements.filter(({ move }) => move.act === 'count');
  const sum = (worthOf: (movement: ValuedMovement) => Worth) =>
    counts.map(worthOf).reduce(addWorth, NOTHING);
  return {
    short: sum(({ outThousandths, outPaise }) => ({
      quantityThousandths: outThousandths,
      valuePaise: outPaise,
    })),
    over: sum(({ inThousandths, inPaise }) => ({
      quantityThousandths: inThousandths,
      valuePaise: inPaise,
    })),
  };
}
