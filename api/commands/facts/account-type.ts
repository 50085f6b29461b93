import type { QueryExecutorProvider } from 'kysely';
import { accountTypeDecider } from '#core/account-type/index.ts';
import type { AccountTypeCommand, AccountTypeFacts } from '#core/account-type/index.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { accountTypesOf, countAccountsOfType } from '#projections/chart-of-accounts/read.ts';
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
  const tables = await readTables();
  const types = await accountTypesOf(tables, bookId);
  // The same name may exist in a book and in the installation.
  const own = types.filter((type) => type.bookId === bookId);
  const wanted = 'name' in command.data ? nameKey(command.data.name) : null;
  const namesake = own.find((type) => nameKey(type.name) === wanted);
  const facts = {
    nameTakenBy: (namesake?.typeId ?? null) as AccountTypeId | null,
    installedGroups: new Set(
      own.flatMap((type) => (type.reserved && type.group !== null ? [type.group] : [])),
    ),
    shared: bookId === INSTALLATION_BOOK,
    uses: command.type === 'RemoveAccountType' ? await usesOf(tables, bookId, command) : [],
  };
  const id = command.type === 'InstallTallyGroups' ? 0 : command.data.typeId;
  return decideWith(accountTypeDecider, stateOf(desk.memory, 'account-type', id), command, facts);
}

async function usesOf(
  tables: QueryExecutorProvider,
  bookId: number,
  { data }: Extract<AccountTypeCommand, { type: 'RemoveAccountType' }>,
): Promise<AccountTypeFacts['uses']> {
  const count = await countAccountsOfType(tables, bookId, data.typeId);
  return count === 0 ? [] : [{ what: 'accounts', count }];
}
