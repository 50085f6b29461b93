// What other folders may import of the customers.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { CustomerCommand, CustomerFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { customerEventSchemas } from './events.ts';
import type { CustomerEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { CustomerState } from './evolve.ts';
import type { CustomerRejection } from './rejections.ts';
import { customerUpcasters } from './upcast.ts';

export const customerDecider: Decider<
  CustomerState,
  CustomerCommand,
  CustomerEvent,
  CustomerFacts,
  CustomerRejection
> = { initialState, decide, evolve, streamOf };

export const customerAggregate = aggregate({
  category: 'customer',
  decider: customerDecider,
  schemas: customerEventSchemas,
  upcasters: customerUpcasters,
  commands: {
    CreateCustomer: 'CreateCustomer',
    ChangeCustomer: 'ChangeCustomer',
    ActivateCustomer: 'ActivateCustomer',
    DeactivateCustomer: 'DeactivateCustomer',
    RemoveCustomer: 'RemoveCustomer',
    RecordReceipt: 'RecordReceipt',
    ReverseReceipt: 'ReverseReceipt',
    EraseCustomer: 'EraseCustomer',
    CancelCustomerErasure: 'EraseCustomer',
  },
});

export type { CustomerFields } from './commands.ts';
export type { CustomerCommand, CustomerEvent, CustomerFacts, CustomerRejection, CustomerState };
