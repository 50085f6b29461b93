// What becomes of a record of the catalogue by the events that every kind has.
import type { DomainEvent } from '../../kernel/event.ts';
import { changesIn, nounOf } from './events.ts';
import type { MasterEvents } from './events.ts';
import type { MasterState } from './lifecycle.ts';
import { isPresent } from './lifecycle.ts';
import type { MasterStatus } from './terms.ts';

/** @returns how the six events of a kind are folded into the fields that the kind has. */
export function evolveMaster<Details, Event extends DomainEvent<string, object>>({
  kind,
  details,
  created,
}: MasterEvents) {
  const noun = nounOf(kind);
  const names = new Set(Object.keys({ ...details, ...created }));
  const detailsIn = (data: object): Partial<Details> =>
    Object.fromEntries(
      Object.entries(data).filter(([field]) => names.has(field)),
    ) as Partial<Details>;
  return (state: MasterState<Details>, { type, data }: Event): MasterState<Details> => {
    switch (type) {
      case `${noun}Created`:
        return { status: 'enabled', ...(detailsIn(data) as Details) };
      case `${noun}Changed`:
        return withMasterChanges(state, detailsIn(changesIn(data)));
      case `${noun}Enabled`:
        return withStatus(state, 'enabled');
      case `${noun}Disabled`:
        return withStatus(state, 'disabled');
      case `${noun}Retired`:
        return withStatus(state, 'retired');
      case `${noun}Removed`:
        return withStatus(state, 'removed');
      default:
        return state;
    }
  };
}

// A record of the catalogue after what happened to it.

/** A record after a transition. */
function withStatus<Details>(
  state: MasterState<Details>,
  status: MasterStatus | 'removed',
): MasterState<Details> {
  if (!isPresent(state)) return state;
  return status === 'removed' ? { status } : { ...state, status };
}

/** A record after a change of some of its fields. */
function withMasterChanges<Details>(
  state: MasterState<Details>,
  changes: { readonly [Field in keyof Details]?: Details[Field] | undefined },
): MasterState<Details> {
  if (!isPresent(state)) return state;
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...state, ...(Object.fromEntries(given) as Partial<Details>) };
}
