import { streamName } from '#core/kernel/ids.ts';
import type { NeedsOf } from '../needs.ts';

export const instantNeeds: NeedsOf<'instant'> = {
  stream: ({ data }) => streamName('instant', data.bookId),
  facts: (_command, { head }) => ({ lastSeq: head.seq }),
};
