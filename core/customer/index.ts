// The door of the customers.
import type { Decider } from '../kernel/decider.ts';
import type { CustomerCommand, CustomerFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import type { CustomerEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { CustomerState } from './evolve.ts';
import type { CustomerRejection } from './rejections.ts';

export const customerDecider: Decider<
  CustomerState,
  CustomerCommand,
  CustomerEvent,
  CustomerFacts,
  CustomerRejection
> = { initialState, decide, evolve, streamOf };

export { customerEventSchemas } from './events.ts';
export type { CustomerFields } from './commands.ts';
export type { CustomerCommand, CustomerEvent, CustomerFacts, CustomerRejection, CustomerState };
