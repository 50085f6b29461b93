import { accountDecider, STARTER_CHARTS } from '#core/account/index.ts';
import type { AccountCommand, AccountFacts, Classification } from '#core/account/index.ts';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import {
  accountCodes,
  accountIdsByNameKey,
  accountTypesOf,
} from '#projections/chart-of-accounts/read.ts';
import { balanceOf } from '#projections/ledger-balances/read.ts';
import type { Decided, FactSource } from './desk.ts';
import { stateOf } from './memory.ts';
import { decideWith } from './with-streams.ts';

export const accountStreams = (command: AccountCommand): readonly string[] =>
  command.type === 'ApplyStarterTemplate' ? [] : [streamName('account', command.data.accountId)];

export async function decideAccount(
  { desk, readTables }: FactSource,
  command: AccountCommand,
): Promise<Decided> {
  const tables = await readTables();
  const { bookId } = desk.head;
  const types = await accountTypesOf(tables, bookId);
  const classified = types.map((type): readonly [number, Classification] => {
    const group = type.group_code as GroupCode | null;
    return [type.type_id, { typeId: type.type_id, group, nature: natureOfGroup(group) }];
  });
  const facts: AccountFacts = {
    names: (await accountIdsByNameKey(tables, bookId, nameKeysOf(command))) as ReadonlyMap<
      string,
      AccountId
    >,
    types: new Map(classified),
    groupTypes: new Map(
      types
        .map((type, index) => ({ type, classification: classified[index]?.[1] }))
        .flatMap(({ type, classification }) =>
          type.reserved && classification?.group
            ? [[classification.group, classification] as const]
            : [],
        ),
    ),
    codes: command.type === 'ApplyStarterTemplate' ? await accountCodes(tables, bookId) : new Set(),
    // The catalogue holds no such records yet, so none of them can be named.
    companyTypes: new Set(),
    categories: new Set(),
    products: new Set(),
    balancePaise:
      command.type === 'RetireAccount'
        ? await balanceOf(tables, bookId, command.data.accountId)
        : 0,
  };
  const id = command.type === 'ApplyStarterTemplate' ? 0 : command.data.accountId;
  return decideWith(accountDecider, stateOf(desk.memory, 'account', id), command, facts);
}

function nameKeysOf(command: AccountCommand): string[] {
  switch (command.type) {
    case 'ApplyStarterTemplate':
      return STARTER_CHARTS[command.data.template].map(({ name }) => nameKey(name));
    case 'CreateAccount':
      return [nameKey(command.data.name)];
    case 'ChangeAccount':
      return command.data.changes.name === undefined ? [] : [nameKey(command.data.changes.name)];
    case 'RetireAccount':
      return [];
  }
}
