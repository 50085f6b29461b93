import { describe, expect, test } from 'vitest';
import { EVENT_NOTE_MAX, eventNoteDecider } from '#core/event-note/index.ts';
import type { EventNoteCommand, EventNoteEvent } from '#core/event-note/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(eventNoteDecider, { lastEvent: 42 });

type Note = EventNoteCommand['data'];
const NOTE: Note = { event: 42, test: 'back-dated', text: 'Bill received late' };
const write = (changes: Partial<Note> = {}): EventNoteCommand => ({
  type: 'WriteEventNote',
  data: { ...NOTE, ...changes },
});
const written = (changes: Partial<Note> = {}): EventNoteEvent => ({
  type: 'EventNoted',
  version: 1,
  data: { ...NOTE, ...changes },
});

describe('a note on an event', () => {
  test('is written on the stream of the notes on that event', () => {
    given([]).when(write()).then([written()]);
    given([]).when(write()).thenOnStreams(['event-note-42']);
  });

  test('may be on the event as such, and stands beside those before it', () => {
    given([written()])
      .when(write({ test: null, text: 'Seen again' }))
      .then([written({ test: null, text: 'Seen again' })]);
  });

  test('says something, in a text that a working paper can hold', () => {
    given([])
      .when(write({ text: ' \n' }))
      .thenRejected({ kind: 'event_note_is_empty' });
    const longest = 'x'.repeat(EVENT_NOTE_MAX);
    given([])
      .when(write({ text: longest }))
      .then([written({ text: longest })]);
    given([])
      .when(write({ text: `${longest}x` }))
      .thenRejected({
        kind: 'event_note_too_long',
        length: EVENT_NOTE_MAX + 1,
        lengthMax: EVENT_NOTE_MAX,
      });
  });

  test('names a test that there is, or none', () => {
    given([])
      .when(write({ test: 'benford' }))
      .thenRejected({ kind: 'event_note_of_unknown_test', test: 'benford' });
  });

  test('is on an event that the book has', () => {
    given([])
      .when(write({ event: 43 }))
      .thenRejected({ kind: 'event_note_on_unknown_event', event: 43, lastEvent: 42 });
  });

  test('is counted with those on the same event', () => {
    const { initialState, evolve } = eventNoteDecider;
    const state = [written(), written({ test: null })].reduce(evolve, initialState);
    expect(state).toStrictEqual({ noteCount: 2 });
  });
});
