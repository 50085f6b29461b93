// A name for the books as they were after one of their events. It changes no figure, so no lock
// stands in its way; what was withdrawn stays in the log with whoever gave it.
import { mayReverseWordOf } from '../book/index.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { nameKey } from '../kernel/text.ts';
import type { InstantCommand, InstantFacts, NameInstant } from './commands.ts';
import type { InstantEvent } from './events.ts';
import type { InstantState } from './evolve.ts';
import type { InstantRejection } from './rejections.ts';

type Decision = Result<readonly InstantEvent[], InstantRejection>;

/** As much as a list to choose from has room for. */
export const INSTANT_NAME_MAX = 80;
/** More than a list to choose from is read for. */
export const INSTANTS_MAX = 200;

export const streamOf = ({ data }: InstantEvent): string => streamName('instant', data.bookId);

/** Refusals in `rejections.ts`, in order. */
export function decide(
  state: InstantState,
  command: InstantCommand,
  facts: InstantFacts,
): Decision {
  const { bookId, name } = command.data;
  const found = state.named.get(nameKey(name));
  if (command.type === 'WithdrawInstantName') {
    if (found === undefined) return rejected({ kind: 'instant_not_named', name });
    const { place, ...given } = found;
    if (!mayReverseWordOf(facts.actors[place], command.data.by, facts.role)) {
      return rejected({ kind: 'instant_of_somebody_else', name: found.name });
    }
    return accepted([{ type: 'InstantNameWithdrawn', version: 1, data: { bookId, ...given } }]);
  }
  const refusal = refusalOf(state, command.data, facts);
  if (refusal !== null) return rejected(refusal);
  return accepted([{ type: 'InstantNamed', version: 1, data: command.data }]);
}

function refusalOf(
  { named }: InstantState,
  { name, eventSeq }: NameInstant['data'],
  { lastSeq }: InstantFacts,
): InstantRejection | null {
  if (nameKey(name) === '') return { kind: 'instant_name_missing' };
  if (name.length > INSTANT_NAME_MAX) {
    return {
      kind: 'instant_name_too_long',
      length: name.length,
      lengthMax: INSTANT_NAME_MAX,
    };
  }
  if (eventSeq > lastSeq) return { kind: 'instant_of_unknown_event', eventSeq, lastSeq };
  const taken = named.get(nameKey(name));
  if (taken !== undefined) {
    return { kind: 'instant_name_taken', name: taken.name, eventSeq: taken.eventSeq };
  }
  return named.size < INSTANTS_MAX ? null : { kind: 'instants_too_many', countMax: INSTANTS_MAX };
}
