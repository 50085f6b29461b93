import { nameKey } from '../kernel/text.ts';
import type { InstantEvent } from './events.ts';

export type NamedInstant = { readonly name: string; readonly eventSeq: number };

/** The instants of a book that have a name, by the name's key (`nameKey`). */
export type InstantState = { readonly named: ReadonlyMap<string, NamedInstant> };

export const initialState: InstantState = { named: new Map() };

export function evolve({ named }: InstantState, { type, data }: InstantEvent): InstantState {
  const { name, eventSeq } = data;
  const after = new Map(named);
  if (type === 'InstantNamed') after.set(nameKey(name), { name, eventSeq });
  else after.delete(nameKey(name));
  return { named: after };
}
