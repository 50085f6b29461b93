import { accountTypeDecider } from '#core/account-type/index.ts';
import type { AccountTypeCommand } from '#core/account-type/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import type { Decided, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { decideWith } from './with-streams.ts';

export const accountTypeStreams = (command: AccountTypeCommand): readonly string[] =>
  command.type === 'InstallTallyGroups' ? [] : [streamName('account-type', command.data.typeId)];

export async function decideAccountType(
  { desk, readTables }: FactSource,
  command: AccountTypeCommand,
): Promise<Decided> {
  const { bookId } = desk.head;
  const types = await accountTypesOf(await readTables(), bookId);
  // The same name may exist in a book and in the installation.
  const own = types.filter((type) => type.bookId === bookId);
  const wanted = command.type === 'InstallTallyGroups' ? null : nameKey(command.data.name);
  const namesake = own.find((type) => nameKey(type.name) === wanted);
  const facts = {
    nameTakenBy: (namesake?.typeId ?? null) as AccountTypeId | null,
    installedGroups: new Set(
      own.flatMap((type) => (type.reserved && type.group !== null ? [type.group] : [])),
    ),
  };
  const id = command.type === 'InstallTallyGroups' ? 0 : command.data.typeId;
  return decideWith(accountTypeDecider, stateOf(desk.memory, 'account-type', id), command, facts);
}
