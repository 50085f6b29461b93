// What other folders may import of the account types.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountTypeCommand, AccountTypeFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { accountTypeEventSchemas } from './events.ts';
import type { AccountTypeEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { AccountTypeState } from './evolve.ts';
import type { AccountTypeRejection } from './rejections.ts';

export const accountTypeDecider: Decider<
  AccountTypeState,
  AccountTypeCommand,
  AccountTypeEvent,
  AccountTypeFacts,
  AccountTypeRejection
> = { initialState, decide, evolve, streamOf };

export const accountTypeAggregate = aggregate({
  category: 'account-type',
  decider: accountTypeDecider,
  schemas: accountTypeEventSchemas,
  commands: {
    InstallTallyGroups: null,
    AddAccountType: 'AddAccountType',
    ChangeAccountType: 'ChangeAccountType',
    RemoveAccountType: 'RemoveAccountType',
  },
});

export {
  groupCode,
  isPartyGroup,
  nameOfGroup,
  natureOfGroup,
  TALLY_GROUPS,
} from './tally-groups.ts';
export { isMoneyGroup } from './terms.ts';
export { nature } from './terms.ts';
export type { Nature } from './terms.ts';
export type { GroupCode, TallyGroup } from './tally-groups.ts';
export type {
  AccountTypeCommand,
  AccountTypeEvent,
  AccountTypeFacts,
  AccountTypeRejection,
  AccountTypeState,
};
