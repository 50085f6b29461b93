// What other folders may import of the services.
import { aggregate } from '../../kernel/decider.ts';
import { LIFECYCLE_RIGHTS } from '../master/index.ts';
import type { ServiceCommand, ServiceFacts } from './commands.ts';
import { serviceDecider } from './decide.ts';
import { serviceEventSchemas } from './events.ts';
import type { ServiceDetails, ServiceEvent } from './events.ts';
import type { ServiceState } from './evolve.ts';
import type { ServiceRejection } from './rejections.ts';

export const serviceAggregate = aggregate({
  category: 'service',
  decider: serviceDecider,
  schemas: serviceEventSchemas,
  commands: {
    CreateService: 'AddMaster',
    ChangeService: 'ChangeMaster',
    ...LIFECYCLE_RIGHTS,
  },
});

export { serviceDecider };
export type {
  ServiceCommand,
  ServiceDetails,
  ServiceEvent,
  ServiceFacts,
  ServiceRejection,
  ServiceState,
};
