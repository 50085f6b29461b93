// What other folders may import of the notes on events.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { EventNoteCommand, EventNoteFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { eventNoteEventSchemas } from './events.ts';
import type { EventNoteEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { EventNoteState } from './evolve.ts';
import type { EventNoteRejection } from './rejections.ts';

export const eventNoteDecider: Decider<
  EventNoteState,
  EventNoteCommand,
  EventNoteEvent,
  EventNoteFacts,
  EventNoteRejection
> = { initialState, decide, evolve, streamOf };

export const eventNoteAggregate = aggregate({
  category: 'event-note',
  decider: eventNoteDecider,
  schemas: eventNoteEventSchemas,
  commands: { WriteEventNote: 'WriteEventNote' },
});

export { EVENT_NOTE_MAX } from './decide.ts';
export type {
  EventNoteCommand,
  EventNoteEvent,
  EventNoteFacts,
  EventNoteRejection,
  EventNoteState,
};
