import type { QueryExecutorProvider } from 'kysely';
import { accountDecider, STARTER_CHARTS } from '#core/account/index.ts';
import type { AccountCommand, AccountFacts, Classification } from '#core/account/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { companyReads } from '#projections/catalogue-masters/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import {
  accountCodes,
  accountIdsByNameKey,
  accountTypesOf,
} from '#projections/chart-of-accounts/read.ts';
import type { AccountTypeRow } from '#projections/chart-of-accounts/table.ts';
import { customerOfAccount } from '#projections/customer-list/read.ts';
import { balanceOf, entryCountOf } from '#projections/ledger-balances/read.ts';
import type { Decided, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { choosable, placeOf } from './catalogue/links.ts';
import { decideWith } from './with-streams.ts';

export const accountStreams = (command: AccountCommand): readonly string[] =>
  command.type === 'ApplyStarterTemplate' ? [] : [streamName('account', command.data.accountId)];

/** @param asker the customer, for what a customer does with its own ledger. */
export async function decideAccount(
  source: FactSource,
  command: AccountCommand,
  asker?: 'customer',
): Promise<Decided> {
  const { desk } = source;
  const tables = await source.readTables();
  const { bookId } = desk.head;
  const types = await accountTypesOf(tables, bookId);
  const facts: AccountFacts = {
    names: namesOf(await accountIdsByNameKey(tables, bookId, nameKeysOf(command))),
    types: new Map(types.map((type) => [type.typeId, classificationOf(type)])),
    groupTypes: new Map(
      types.flatMap((type) =>
        type.reserved && type.group !== null ? [[type.group, classificationOf(type)]] : [],
      ),
    ),
    codes: command.type === 'ApplyStarterTemplate' ? await accountCodes(tables, bookId) : new Set(),
    ...(await linksOf(source, command)),
    balancePaise:
      command.type === 'RetireAccount'
        ? await balanceOf(tables, bookId, command.data.accountId)
        : 0,
    customerId: asker === undefined ? await customerOf(tables, bookId, command) : null,
    uses: command.type === 'RemoveAccount' ? await usesOf(tables, bookId, command) : [],
  };
  const id = command.type === 'ApplyStarterTemplate' ? 0 : command.data.accountId;
  return decideWith(accountDecider, stateOf(desk.memory, 'account', id), command, facts);
}

async function customerOf(
  tables: QueryExecutorProvider,
  bookId: number,
  command: AccountCommand,
): Promise<number | null> {
  if (command.type === 'CreateAccount' || command.type === 'ApplyStarterTemplate') return null;
  return customerOfAccount(tables, bookId, command.data.accountId);
}

/** Every entry counts, one that was reversed too: its journal names the account for ever. */
async function usesOf(
  tables: QueryExecutorProvider,
  bookId: number,
  { data }: Extract<AccountCommand, { type: 'RemoveAccount' }>,
): Promise<AccountFacts['uses']> {
  const count = await entryCountOf(tables, bookId, data.accountId);
  return count === 0 ? [] : [{ what: 'journal entries', count }];
}

type Links = Pick<AccountFacts, 'companyTypes' | 'categories' | 'products'>;

/** The records of the catalogue that the account may name, among those that it wants to. */
async function linksOf(source: FactSource, command: AccountCommand): Promise<Links> {
  const { companyTypeId, asset } = wantedLinks(command);
  if (companyTypeId == null && asset == null) {
    return { companyTypes: new Set(), categories: new Set(), products: new Set() };
  }
  const place = await placeOf(source);
  const companies = await choosable(companyReads, (row) => row.companyId, place, {
    wanted: [companyTypeId],
  });
  const categories = await choosable(categoryReads, (row) => row.categoryId, place, {
    wanted: [asset?.categoryId],
  });
  const products = await choosable(productReads, (row) => row.productId, place, {
    wanted: [asset?.productId],
  });
  return {
    companyTypes: new Set(companies.map((row) => row.companyId)),
    categories: new Set(categories.map((row) => row.categoryId)),
    products: new Set(products.map((row) => row.productId)),
  };
}

type WantedLinks = Partial<
  Pick<Extract<AccountCommand, { type: 'CreateAccount' }>['data'], 'companyTypeId' | 'asset'>
>;

function wantedLinks(command: AccountCommand): WantedLinks {
  if (command.type === 'CreateAccount') return command.data;
  return command.type === 'ChangeAccount' ? command.data.changes : {};
}

const classificationOf = ({ typeId, group, nature }: AccountTypeRow): Classification => ({
  typeId,
  group,
  nature,
});

const namesOf = (ids: ReadonlyMap<string, number>): AccountFacts['names'] =>
  ids as ReadonlyMap<string, AccountId>;

function nameKeysOf(command: AccountCommand): string[] {
  switch (command.type) {
    case 'ApplyStarterTemplate':
      return STARTER_CHARTS[command.data.template].map(({ name }) => nameKey(name));
    case 'CreateAccount':
      return [nameKey(command.data.name)];
    case 'ChangeAccount':
      return command.data.changes.name === undefined ? [] : [nameKey(command.data.changes.name)];
    case 'RetireAccount':
    case 'RemoveAccount':
      return [];
  }
}
