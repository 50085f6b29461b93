// The door of the services.
import type { Decider } from '../../kernel/decider.ts';
import type { ServiceCommand, ServiceFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import type { ServiceEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { ServiceState } from './evolve.ts';
import type { ServiceRejection } from './rejections.ts';

export const serviceDecider: Decider<
  ServiceState,
  ServiceCommand,
  ServiceEvent,
  ServiceFacts,
  ServiceRejection
> = { initialState, decide, evolve, streamOf };

export { serviceEventSchemas } from './events.ts';
export type { ServiceCommand, ServiceEvent, ServiceFacts, ServiceRejection, ServiceState };
