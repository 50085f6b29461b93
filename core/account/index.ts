// What other folders may import of the accounts.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountCommand, AccountFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { accountEventSchemas } from './events.ts';
import type { AccountEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { AccountState } from './evolve.ts';
import type { AccountRejection } from './rejections.ts';
import { accountUpcasters } from './upcast.ts';

export const accountDecider: Decider<
  AccountState,
  AccountCommand,
  AccountEvent,
  AccountFacts,
  AccountRejection
> = { initialState, decide, evolve, streamOf };

export const accountAggregate = aggregate({
  category: 'account',
  decider: accountDecider,
  schemas: accountEventSchemas,
  upcasters: accountUpcasters,
  commands: {
    CreateAccount: 'CreateAccount',
    ChangeAccount: 'ChangeAccount',
    RetireAccount: 'RetireAccount',
    RemoveAccount: 'RemoveAccount',
    ApplyStarterTemplate: 'ApplyStarterTemplate',
  },
});

export type {
  AccountChanged,
  AccountCreated,
  AccountRemoved,
  AccountRetired,
  AccountAsset,
  Classification,
} from './events.ts';
export { STARTER_CHARTS } from './starter-charts.ts';
export type { ChartName, StarterAccount } from './starter-charts.ts';
export type { AccountCommand, AccountEvent, AccountFacts, AccountRejection, AccountState };
