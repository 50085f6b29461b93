import { streamName } from '#core/kernel/ids.ts';
import type { NeedsOf } from '../needs.ts';

/** Any event of the book may have notes: its head says how many there are. */
export const eventNoteNeeds: NeedsOf<'event-note'> = {
  stream: ({ data }) => streamName('event-note', data.event),
  facts: (_command, { head }) => ({ lastEvent: head.seq }),
};
