// A record of the catalogue after what happened to it.
import { isPresent } from './lifecycle.ts';
import type { MasterState } from './lifecycle.ts';
import type { MasterStatus } from './terms.ts';

/** A record after a transition. */
export function withStatus<Details>(
  state: MasterState<Details>,
  status: MasterStatus | 'removed',
): MasterState<Details> {
  if (!isPresent(state)) return state;
  return status === 'removed' ? { status } : { ...state, status };
}

/** A record after a change of some of its fields. */
export function withMasterChanges<Details>(
  state: MasterState<Details>,
  changes: { readonly [Field in keyof Details]?: Details[Field] | undefined },
): MasterState<Details> {
  if (!isPresent(state)) return state;
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...state, ...(Object.fromEntries(given) as Partial<Details>) };
}
