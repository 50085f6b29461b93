import { nameKey } from '../kernel/text.ts';
import type { InstantEvent } from './events.ts';

type NamedInstant = {
  readonly name: string;
  readonly eventSeq: number;
  /** How many events of the stream came before the one that gave the name. */
  readonly place: number;
};

/** The instants of a book that have a name, by the name's key (`nameKey`). */
export type InstantState = {
  readonly named: ReadonlyMap<string, NamedInstant>;
  /** How many events the stream has. */
  readonly length: number;
};

export const initialState: InstantState = { named: new Map(), length: 0 };

export function evolve(state: InstantState, { type, data }: InstantEvent): InstantState {
  const { named, length } = state;
  const { name, eventSeq } = data;
  const after = new Map(named);
  if (type === 'InstantNamed') after.set(nameKey(name), { name, eventSeq, place: length });
  else if (!after.delete(nameKey(name))) return state;
  return { named: after, length: length + 1 };
}
