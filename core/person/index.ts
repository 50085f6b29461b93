// What other folders may import of the people.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { personEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { Confirmation } from './terms.ts';

export const personDecider = { initialState, decide, evolve, streamOf };

export const personAggregate = aggregate({
  category: 'person',
  decider: personDecider,
  schemas: personEventSchemas,
  commands: {
    RegisterPerson: null,
    ChangeProfile: null,
    ConfirmAddress: null,
    GrantAdmin: null,
    RevokeAdmin: null,
    ErasePerson: null,
  },
});

/** @returns whether the address counts as the person's own. */
export const isConfirmed = (confirmation: Confirmation): boolean => confirmation !== 'awaited';

export type { PersonCommand, PersonFacts } from './commands.ts';
export type { PersonEvent } from './events.ts';
export type { PersonRejection } from './rejections.ts';
export type { PersonState } from './evolve.ts';
