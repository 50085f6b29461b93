/** Writes a note on an event of the book, of whatever kind the event is. */
export type WriteEventNote = {
  readonly type: 'WriteEventNote';
  readonly data: {
    /** The number of the event that the note is on. */
    readonly event: number;
    /** The test of which the event is a hit; null for a note on the event as such. */
    readonly test: string | null;
    /** 1 to 1,000 characters. */
    readonly text: string;
  };
};

export type EventNoteCommand = WriteEventNote;

export type EventNoteFacts = {
  /** The number of the last event of the book. */
  readonly lastEvent: number;
};
