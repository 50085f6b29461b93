/** In the order in which they are checked. */
export type EventNoteRejection =
  | { readonly kind: 'event_note_is_empty' }
  | {
      readonly kind: 'event_note_too_long';
      readonly length: number;
      readonly lengthMax: number;
    }
  /** It names no test that the program knows. */
  | { readonly kind: 'event_note_of_unknown_test'; readonly test: string }
  /** The book has not come to this event. */
  | {
      readonly kind: 'event_note_on_unknown_event';
      readonly event: number;
      readonly lastEvent: number;
    };
