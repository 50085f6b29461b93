// What the valuation of a product carries over the end of a financial year, so that a later year is
// valued without the moves before it. It is what those moves left, to the paisa.
import type { GoodsMovement, PerpetualMethod, Worth } from './moves/movements.ts';
import { valuePerpetually } from './methods/perpetual.ts';
import { balanceOfPile } from './methods/pile.ts';
import type { CarriedPile } from './methods/pile.ts';
import type { ValuationMethod } from './terms.ts';
import { worthOfYear, readByYears } from './methods/yearly.ts';
import type { CarriedYear } from './methods/yearly.ts';

export type CarriedStock =
  | { readonly by: 'pile'; readonly pile: CarriedPile }
  | { readonly by: 'year'; readonly year: CarriedYear };

/** What each method carries; a method that is not among them begins with nothing. */
export type CarriedBy = ReadonlyMap<ValuationMethod, CarriedStock>;

export const NOTHING_CARRIED: CarriedBy = new Map();

export const pileIn = (carried: CarriedStock | undefined): CarriedPile | null =>
  carried?.by === 'pile' ? carried.pile : null;
export const yearIn = (carried: CarriedStock | undefined): CarriedYear | null =>
  carried?.by === 'year' ? carried.year : null;

/** @param moves of the product up to the end of a financial year, in their order. */
export function carryOver(moves: readonly GoodsMovement[], method: ValuationMethod): CarriedStock {
  if (method === 'yearly-average') return { by: 'year', year: readByYears(moves).carried };
  return { by: 'pile', pile: valuePerpetually(moves, method as PerpetualMethod).carried };
}

/** @returns what is there and what it is worth. */
export const worthOfCarried = (carried: CarriedStock): Worth =>
  carried.by === 'year' ? worthOfYear(carried.year) : balanceOfPile(carried.pile);

/**
 * Whether a move is of goods that a move before these had moved: what comes back is worth what it
 * cost then, which is not carried over.
 */
export function reachesBack(moves: readonly GoodsMovement[]): boolean {
  const known = new Set<string>();
  return moves.some((move) => {
    if ('of' in move) return !known.has(move.of);
    known.add(move.key);
    return false;
  });
}
