// What other folders may import of the account types.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { accountTypeEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const accountTypeDecider = { initialState, decide, evolve, streamOf };

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
export type { AccountTypeCommand, AccountTypeFacts } from './commands.ts';
export type { AccountTypeEvent } from './events.ts';
export type { AccountTypeRejection } from './rejections.ts';
export type { AccountTypeState } from './evolve.ts';
