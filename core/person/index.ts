// The door of the people.
import type { Decider } from '../kernel/decider.ts';
import type { PersonCommand, PersonFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import type { PersonEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { PersonState } from './evolve.ts';
import type { PersonRejection } from './rejections.ts';

export const personDecider: Decider<
  PersonState,
  PersonCommand,
  PersonEvent,
  PersonFacts,
  PersonRejection
> = { initialState, decide, evolve, streamOf };

export { personEventSchemas } from './events.ts';
export type { PersonCommand, PersonEvent, PersonFacts, PersonRejection, PersonState };
