// What other folders may import of the instants of a book that people give a name.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { instantEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const instantDecider = { initialState, decide, evolve, streamOf };

export const instantAggregate = aggregate({
  category: 'instant',
  decider: instantDecider,
  schemas: instantEventSchemas,
  commands: { NameInstant: 'NameInstant', WithdrawInstantName: 'NameInstant' },
});

export { INSTANT_NAME_MAX, INSTANTS_MAX } from './decide.ts';
export type { InstantCommand, InstantFacts } from './commands.ts';
export type { InstantEvent } from './events.ts';
export type { InstantRejection } from './rejections.ts';
export type { InstantState } from './evolve.ts';
