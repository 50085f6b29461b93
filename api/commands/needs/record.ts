import { streamName } from '#core/kernel/ids.ts';
import type { NeedsOf } from './needs.ts';

/** Plain records have no rules beyond their own state. */
export const recordNeeds: NeedsOf<'record'> = {
  stream: ({ data }) => streamName(data.kind, data.recordId),
  facts: () => ({}),
};
