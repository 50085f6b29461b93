// What records were before a line of an import changed them, as the log has it.
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ImportedRecord } from '#projections/import-list/table.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { UndoCommand } from './imported-kind.ts';

type StreamFold<State> = {
  readonly category: Parameters<typeof streamName>[0];
  readonly decider: {
    readonly initialState: State;
    // Each event is of the record's own stream, hence of this decider.
    evolve(state: State, event: unknown): State;
  };
};

/** Of moments of other books none is asked for here. */
const NO_OTHER_BOOK = '-infinity';

/** @returns by its id each of the records that were changed, as it was before. */
export async function formerStates<State>(
  { logAsOf }: Pick<RouteParts, 'logAsOf'>,
  bookId: number,
  {
    category,
    decider,
    records,
  }: StreamFold<State> & { readonly records: readonly ImportedRecord[] },
): Promise<ReadonlyMap<number, State>> {
  const changed = records.flatMap(({ id, changedSeq }) =>
    changedSeq === null ? [] : [{ id, changedSeq, stream: streamName(category, id) }],
  );
  if (changed.length === 0) return new Map();
  const seq = Math.max(...changed.map(({ changedSeq }) => changedSeq));
  const { read } = logAsOf({ events: [], moment: { bookId, seq, recordedAt: NO_OTHER_BOOK } });
  const events = await read(changed.map(({ stream }) => ({ bookId, stream })));
  const byStream = Map.groupBy(events, ({ stream }) => stream);
  return new Map(
    changed.map(({ id, stream, changedSeq }) => {
      const before = (byStream.get(stream) ?? []).filter((event) => event.seq < changedSeq);
      return [
        id,
        before.reduce((state, event) => decider.evolve(state, event), decider.initialState),
      ];
    }),
  );
}

/** @returns the record before its change. */
export function formerOf<State, Former extends State>(
  states: ReadonlyMap<number, State>,
  id: number,
  isThere: (state: State) => state is Former,
): Former {
  const state = states.get(id);
  invariant(state !== undefined && isThere(state), 'What a line changed was there before.');
  return state;
}

/** A record that was changed since, or used, stays as it is. */
export const unlessTouched = (
  { changedSeq }: ImportedRecord,
  command: UndoCommand['command'],
): UndoCommand => (changedSeq === null ? { command } : { command, expected: changedSeq });
