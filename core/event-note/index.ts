// What other folders may import of the notes on events.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { eventNoteEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const eventNoteDecider = { initialState, decide, evolve, streamOf };

export const eventNoteAggregate = aggregate({
  category: 'event-note',
  decider: eventNoteDecider,
  schemas: eventNoteEventSchemas,
  commands: { WriteEventNote: 'WriteEventNote' },
});

export { EVENT_NOTE_MAX } from './decide.ts';
export type { EventNoteCommand, EventNoteFacts } from './commands.ts';
export type { EventNoteEvent } from './events.ts';
export type { EventNoteRejection } from './rejections.ts';
export type { EventNoteState } from './evolve.ts';
