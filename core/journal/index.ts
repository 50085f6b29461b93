// The door of the journals.
import type { Decider } from '../kernel/decider.ts';
import type { JournalCommand, JournalFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import type { JournalEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { JournalState } from './evolve.ts';
import type { JournalRejection } from './rejections.ts';

export const journalDecider: Decider<
  JournalState,
  JournalCommand,
  JournalEvent,
  JournalFacts,
  JournalRejection
> = { initialState, decide, evolve, streamOf };

export { mirrored } from './mirrored.ts';
export { journalEventSchemas } from './events.ts';
export type { Entry, JournalPosted, JournalReversed, Side, VoucherType } from './events.ts';
export type { JournalCommand, JournalEvent, JournalFacts, JournalRejection, JournalState };
