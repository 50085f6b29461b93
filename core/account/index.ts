// What other folders may import of the accounts.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { accountEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { accountUpcasters } from './upcast.ts';

export const accountDecider = { initialState, decide, evolve, streamOf };

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
  AccountEvent,
} from './events.ts';
export { STARTER_CHARTS } from './starter-charts.ts';
export type { ChartName, StarterAccount } from './starter-charts.ts';
export type { AccountCommand, AccountFacts } from './commands.ts';
export type { AccountRejection } from './rejections.ts';
export type { AccountState } from './evolve.ts';
