// The status and the sentence of every refusal of a note on an event.
import type { EventNoteRejection } from '#core/event-note/index.ts';

type Words = {
  [Kind in EventNoteRejection['kind']]: (
    refusal: Extract<EventNoteRejection, { kind: Kind }>,
  ) => string;
};

export const EVENT_NOTE_STATUS = {
  event_note_is_empty: { status: 422, title: 'No text' },
  event_note_too_long: { status: 422, title: 'Note too long' },
  event_note_of_unknown_test: { status: 422, title: 'Unknown test' },
  event_note_on_unknown_event: { status: 422, title: 'Unknown event' },
} as const;

export const EVENT_NOTE_WORDS: Words = {
  event_note_is_empty: () => 'Write what the note says.',
  event_note_too_long: ({ lengthMax }) =>
    `A note has ${lengthMax.toLocaleString('en-IN')} characters at most.`,
  event_note_of_unknown_test: ({ test }) => `There is no audit test called ${test}.`,
  event_note_on_unknown_event: ({ lastEvent }) =>
    `The last event of these books is ${lastEvent.toLocaleString('en-IN')}.`,
};
