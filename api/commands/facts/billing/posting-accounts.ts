// The accounts that documents post to. A book names them once: those that the settings say, else
// the starter chart's, else the ones of the same name; what is missing is created on first use.
import { accountDecider } from '#core/account/index.ts';
import { POSTING_ROLES } from '#core/book/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { AccountId, BookId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import {
  accountIdsByNameKey,
  accountsOfRoles,
  accountTypesOf,
} from '#projections/chart-of-accounts/read.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';

type Made = Omit<NewEvent, 'actorId'>;

export type PostingAccounts = {
  readonly ids: ReadonlyMap<PostingRole, number>;
  /** The accounts that had to be created, and the settings that name them from now on. */
  readonly events: readonly Made[];
};

/** @returns an open account for each role. */
export async function postingAccountsFor(
  source: FactSource,
  roles: readonly PostingRole[],
): Promise<PostingAccounts> {
  const { desk } = source;
  const { bookId } = desk.head;
  const book = stateOf(desk.memory, 'book', bookId);
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const named = roles.flatMap((role) => book.postingAccounts[role] ?? []);
  await source.load(named.map((id) => streamName('account', id)));
  const ids = new Map<PostingRole, number>();
  for (const role of roles) {
    const id = book.postingAccounts[role];
    if (id !== undefined && stateOf(desk.memory, 'account', id).status === 'open') {
      ids.set(role, id);
    }
  }
  const missing = roles.filter((role) => !ids.has(role));
  if (missing.length === 0) return { ids, events: [] };
  return findOrCreate(source, ids, missing);
}

async function findOrCreate(
  source: FactSource,
  ids: Map<PostingRole, number>,
  missing: readonly PostingRole[],
): Promise<PostingAccounts> {
  const { bookId } = source.desk.head;
  const tables = await source.readTables();
  const wanted = missing.map((role) => POSTING_ROLES[role]);
  const found = await accountsOfRoles(tables, bookId, wanted);
  const events: Made[] = [];
  const settled: Partial<Record<PostingRole, number>> = {};
  for (const role of missing) {
    const { code, name, group } = POSTING_ROLES[role];
    const existing =
      found.find((account) => account.code === code) ??
      found.find((account) => account.nameKey === nameKey(name) && account.group === group);
    const id = existing?.accountId ?? (await create(source, role, events));
    ids.set(role, id);
    settled[role] = id;
  }
  const accounts = { bookId: bookId as BookId, accounts: settled };
  events.push({
    stream: streamName('book', bookId),
    event: { type: 'PostingAccountsChanged', version: 1, data: accounts },
  });
  await source.load([...ids.values()].map((id) => streamName('account', id)));
  return { ids, events };
}

/** Where an account of another group bears the name, or one that was retired, the id goes behind. */
async function create(source: FactSource, role: PostingRole, events: Made[]): Promise<number> {
  const { bookId } = source.desk.head;
  const tables = await source.readTables();
  const { code, name, group } = POSTING_ROLES[role];
  const types = await accountTypesOf(tables, bookId);
  const type = types.find((one) => one.reserved && one.group === group);
  invariant(type !== undefined, 'Every book has the 28 groups.');
  const [accountId] = (await source.freshIds('account', 1)) as AccountId[];
  invariant(accountId !== undefined, 'There is always one more id.');
  const names = await accountIdsByNameKey(tables, bookId, [nameKey(name)]);
  const decided = accountDecider.decide(
    accountDecider.initialState,
    {
      type: 'CreateAccount',
      data: {
        accountId,
        code,
        typeId: type.typeId,
        name: names.size === 0 ? name : `${name} (${accountId})`,
        gstin: null,
        companyTypeId: null,
        email: null,
        asset: null,
      },
    },
    {
      names: new Map(),
      types: new Map([[type.typeId, { typeId: type.typeId, group, nature: type.nature }]]),
      groupTypes: new Map(),
      codes: new Set(),
      companyTypes: new Set(),
      categories: new Set(),
      products: new Set(),
      balancePaise: 0,
      customerId: null,
      uses: [],
    },
  );
  invariant(decided.ok, 'An account for postings is created without a refusal.');
  for (const event of decided.value) {
    events.push({ stream: streamName('account', accountId), event });
  }
  return accountId;
}
