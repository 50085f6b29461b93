// What an entry that came late changes in the cost of goods that had left before. It is a view:
// what was posted stays, and the difference belongs to the first open period.
import { valuePerpetually } from './methods/perpetual.ts';
import type { GoodsMovement, PerpetualMethod } from './moves/movements.ts';
import { inOrder } from './value-period.ts';

type RepricedMovement = {
  readonly move: GoodsMovement;
  readonly wasPaise: number;
  readonly isPaise: number;
};

/** @returns the moves among those known before whose cost is another once all are known. */
export function repricedBy(
  known: readonly GoodsMovement[],
  late: readonly GoodsMovement[],
  method: PerpetualMethod,
): readonly RepricedMovement[] {
  const valued = (moves: readonly GoodsMovement[]) =>
    valuePerpetually(moves.toSorted(inOrder), method).movements;
  const after = new Map(
    valued([...known, ...late]).map(({ move, outPaise, trueUpPaise }) => [
      move,
      outPaise + trueUpPaise,
    ]),
  );
  return valued(known).flatMap(({ move, outPaise, trueUpPaise }) => {
    const wasPaise = outPaise + trueUpPaise;
    const isPaise = after.get(move) ?? wasPaise;
    return wasPaise === isPaise ? [] : [{ move, wasPaise, isPaise }];
  });
}
