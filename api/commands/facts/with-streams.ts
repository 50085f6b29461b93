import type { Decider } from '#core/kernel/decider.ts';
import type { BooksEvent, Rejection } from '#core/domain.ts';
import { accepted } from '#core/kernel/result.ts';
import type { Decided } from '../desk.ts';

/** Asks the decider and names the stream of each event that it answers. */
export function decideWith<State, Command, Event extends BooksEvent, Facts, R extends Rejection>(
  decider: Decider<State, Command, Event, Facts, R>,
  state: State,
  command: Command,
  facts: Facts,
): Decided {
  const result = decider.decide(state, command, facts);
  if (!result.ok) return result;
  return accepted(
    result.value.map((event) => ({ event, stream: decider.streamOf(event, command) })),
  );
}
