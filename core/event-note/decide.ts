// A note says what somebody found out about an event. It changes no figure, so no lock stands in
// its way, and it stays as it was written: who has more to say writes another one.
import { isAuditTest } from '../audit/index.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { EventNoteCommand, EventNoteFacts } from './commands.ts';
import type { EventNoteEvent } from './events.ts';
import type { EventNoteState } from './evolve.ts';
import type { EventNoteRejection } from './rejections.ts';

/** As much as a line of a working paper holds. */
export const EVENT_NOTE_MAX = 1000;

export const streamOf = ({ data }: EventNoteEvent): string => streamName('event-note', data.event);

/** Refusals in `rejections.ts`, in order. */
export function decide(
  _state: EventNoteState,
  { data }: EventNoteCommand,
  { lastEvent }: EventNoteFacts,
): Result<readonly EventNoteEvent[], EventNoteRejection> {
  const { event, test, text } = data;
  if (text.trim() === '') return rejected({ kind: 'event_note_is_empty' });
  if (text.length > EVENT_NOTE_MAX) {
    const { length } = text;
    return rejected({ kind: 'event_note_too_long', length, lengthMax: EVENT_NOTE_MAX });
  }
  if (test !== null && !isAuditTest(test)) {
    return rejected({ kind: 'event_note_of_unknown_test', test });
  }
  if (event > lastEvent) {
    return rejected({ kind: 'event_note_on_unknown_event', event, lastEvent });
  }
  return accepted([{ type: 'EventNoted', version: 1, data }]);
}
