// What other folders may import of the instants of a book that people give a name.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { InstantCommand, InstantFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { instantEventSchemas } from './events.ts';
import type { InstantEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { InstantState } from './evolve.ts';
import type { InstantRejection } from './rejections.ts';

export const instantDecider: Decider<
  InstantState,
  InstantCommand,
  InstantEvent,
  InstantFacts,
  InstantRejection
> = { initialState, decide, evolve, streamOf };

export const instantAggregate = aggregate({
  category: 'instant',
  decider: instantDecider,
  schemas: instantEventSchemas,
  commands: { NameInstant: 'NameInstant', WithdrawInstantName: 'NameInstant' },
});

export { INSTANT_NAME_MAX, INSTANTS_MAX } from './decide.ts';
export type { InstantCommand, InstantEvent, InstantFacts, InstantRejection, InstantState };
