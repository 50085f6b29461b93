import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { AccountTypeCommand, AccountTypeFacts } from './commands.ts';
import type { AccountTypeAdded, AccountTypeEvent } from './events.ts';
import type { AccountTypeState } from './evolve.ts';
import type { AccountTypeRejection } from './rejections.ts';
import { TALLY_GROUPS } from './tally-groups.ts';

type Answer = Result<readonly AccountTypeEvent[], AccountTypeRejection>;

export const streamOf = (event: AccountTypeEvent): string =>
  streamName('account-type', event.data.typeId);

const added = (data: AccountTypeAdded['data']): AccountTypeAdded => ({
  type: 'AccountTypeAdded',
  version: 1,
  data,
});

/**
 * Adds and renames account types. Installing the groups twice adds nothing.
 * Refuses: account_type_not_found, account_type_exists, account_type_name_taken.
 */
export function decide(
  state: AccountTypeState,
  command: AccountTypeCommand,
  facts: AccountTypeFacts,
): Answer {
  if (command.type === 'InstallTallyGroups') return install(command.data.typeIds, facts);
  const { typeId, name } = command.data;
  if (command.type === 'AddAccountType' && state.status === 'present') {
    return rejected({ kind: 'account_type_exists', typeId });
  }
  if (command.type === 'RenameAccountType' && state.status === 'absent') {
    return rejected({ kind: 'account_type_not_found', typeId });
  }
  if (facts.nameTakenBy !== null && facts.nameTakenBy !== typeId) {
    return rejected({ kind: 'account_type_name_taken', name, takenBy: facts.nameTakenBy });
  }
  if (command.type === 'AddAccountType') {
    return accepted([added({ ...command.data, reserved: false })]);
  }
  if (state.status === 'present' && state.name === name) return accepted([]);
  return accepted([{ type: 'AccountTypeRenamed', version: 1, data: { typeId, name } }]);
}

function install(typeIds: readonly number[], facts: AccountTypeFacts): Answer {
  return accepted(
    TALLY_GROUPS.flatMap((group, index) => {
      const typeId = typeIds[index];
      if (typeId === undefined || facts.installedGroups.has(group.code)) return [];
      return [added({ typeId, name: group.name, group: group.code, reserved: true })];
    }),
  );
}
