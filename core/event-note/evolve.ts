import type { EventNoteEvent } from './events.ts';

/** What was written on one event: notes are added and never taken away. */
export type EventNoteState = { readonly noteCount: number };

export const initialState: EventNoteState = { noteCount: 0 };

export const evolve = (state: EventNoteState, _event: EventNoteEvent): EventNoteState => ({
  noteCount: state.noteCount + 1,
});
