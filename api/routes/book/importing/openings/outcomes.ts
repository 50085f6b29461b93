import { invariant } from '#core/kernel/invariant.ts';
import type { Outcome } from '#api/commands/request.ts';

/** @returns what became of the one command of a slice. Throws what nobody foresaw. */
export function onlyOutcome([settled]: readonly PromiseSettledResult<Outcome>[]): Outcome {
  invariant(settled !== undefined, 'A command is answered.');
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
