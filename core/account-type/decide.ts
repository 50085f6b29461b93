import { streamName } from '../kernel/ids.ts';
import type { AccountTypeId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type {
  AccountTypeCommand,
  AccountTypeFacts,
  AddAccountType,
  ChangeAccountType,
} from './commands.ts';
import type { AccountTypeAdded, AccountTypeEvent } from './events.ts';
import type { AccountTypeState } from './evolve.ts';
import type { AccountTypeRejection } from './rejections.ts';
import { TALLY_GROUPS } from './tally-groups.ts';

type Decision = Result<readonly AccountTypeEvent[], AccountTypeRejection>;

export const streamOf = (event: AccountTypeEvent): string =>
  streamName('account-type', event.data.typeId);

const added = (data: AccountTypeAdded['data']): AccountTypeAdded => ({
  type: 'AccountTypeAdded',
  version: 1,
  data,
});

/**
 * Adds, changes and removes account types. Installing the groups twice adds nothing.
 * Refuses: account_type_not_found, account_type_exists, account_type_name_taken,
 * account_type_group_fixed, account_type_reserved, account_type_in_use.
 */
export function decide(
  state: AccountTypeState,
  command: AccountTypeCommand,
  facts: AccountTypeFacts,
): Decision {
  switch (command.type) {
    case 'InstallTallyGroups':
      return install(command.data.typeIds, facts);
    case 'AddAccountType':
      return add(state, command.data, facts);
    case 'ChangeAccountType':
      return change(state, command.data, facts);
    case 'RemoveAccountType':
      return remove(state, command.data.typeId, facts);
  }
}

function add(
  state: AccountTypeState,
  wanted: AddAccountType['data'],
  { nameTakenBy: takenBy }: AccountTypeFacts,
): Decision {
  const { typeId, name } = wanted;
  if (state.status !== 'absent') return rejected({ kind: 'account_type_exists', typeId });
  if (takenBy !== null && takenBy !== typeId) {
    return rejected({ kind: 'account_type_name_taken', name, takenBy });
  }
  return accepted([added({ ...wanted, reserved: false })]);
}

function change(
  state: AccountTypeState,
  { typeId, name, group }: ChangeAccountType['data'],
  { nameTakenBy: takenBy }: AccountTypeFacts,
): Decision {
  if (state.status !== 'present') return rejected({ kind: 'account_type_not_found', typeId });
  if (name !== undefined && takenBy !== null && takenBy !== typeId) {
    return rejected({ kind: 'account_type_name_taken', name, takenBy });
  }
  const isNewGroup = group !== undefined && group !== state.group;
  if (isNewGroup && state.reserved) {
    return rejected({ kind: 'account_type_group_fixed', typeId, name: state.name });
  }
  const isNewName = name !== undefined && name !== state.name;
  return accepted([
    ...(isNewName
      ? [{ type: 'AccountTypeRenamed', version: 1, data: { typeId, name } } as const]
      : []),
    ...(isNewGroup
      ? [{ type: 'AccountTypeGroupChanged', version: 1, data: { typeId, group } } as const]
      : []),
  ]);
}

function remove(
  state: AccountTypeState,
  typeId: AccountTypeId,
  { uses }: AccountTypeFacts,
): Decision {
  if (state.status !== 'present') return rejected({ kind: 'account_type_not_found', typeId });
  if (state.reserved) return rejected({ kind: 'account_type_reserved', typeId });
  if (uses.length > 0) {
    return rejected({ kind: 'account_type_in_use', typeId, name: state.name, uses });
  }
  return accepted([{ type: 'AccountTypeRemoved', version: 1, data: { typeId } }]);
}

function install(typeIds: readonly number[], facts: AccountTypeFacts): Decision {
  return accepted(
    TALLY_GROUPS.flatMap((group, index) => {
      const typeId = typeIds[index];
      if (typeId === undefined || facts.installedGroups.has(group.code)) return [];
      return [added({ typeId, name: group.name, group: group.code, reserved: true })];
    }),
  );
}
