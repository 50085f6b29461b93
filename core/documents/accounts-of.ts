// The accounts that documents post to. A book names them once: those that the settings say, else
// the starter chart's, else the ones of the same name; what is missing is created on first use.
import { accountDecider } from '../account/index.ts';
import type { AccountCommand, AccountFacts } from '../account/index.ts';
import { POSTING_ROLES } from '../book/index.ts';
import type { PostingRole } from '../book/index.ts';
import { streamName } from '../kernel/ids.ts';
import type { AccountId } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { nameKey } from '../kernel/text.ts';
import type { RoleAccount, StreamEvent } from './facts.ts';
import type { PostingContext } from './posting-context.ts';

type AccountsOfRoles = {
  readonly ids: ReadonlyMap<PostingRole, number>;
  /** The accounts that had to be created, and the settings that name them from now on. */
  readonly events: readonly StreamEvent[];
};

/** Of an account that is made with its document: nothing else is known of it, or refused. */
export const NEW_ACCOUNT_FACTS: AccountFacts = {
  names: new Map(),
  types: new Map(),
  groupTypes: new Map(),
  codes: new Set(),
  companyTypes: new Set(),
  categories: new Set(),
  products: new Set(),
  balancePaise: 0,
  customerId: null,
  privateCustomerId: null,
  heldEntryOn: null,
  uses: [],
};

/**
 * @param before events of the same decision, whose accounts have taken fresh ids already.
 * @returns an open account for each role.
 */
export function accountsOfRoles(
  roles: readonly PostingRole[],
  context: PostingContext,
  before: readonly StreamEvent[] = [],
): AccountsOfRoles {
  const { bookId, book, account } = context.states;
  invariant(book.status === 'open', 'Only an open book takes documents.');
  const ids = new Map<PostingRole, number>();
  const settled: Partial<Record<PostingRole, number>> = {};
  const created: StreamEvent[] = [];
  for (const role of roles) {
    const named = book.postingAccounts[role];
    if (named !== undefined && account(named).status === 'open') {
      ids.set(role, named);
      continue;
    }
    const found = existingFor(role, context);
    const accountId = found ?? freshId(context, [...before, ...created]);
    if (found === null) created.push(...create(role, accountId as AccountId, context));
    ids.set(role, accountId);
    settled[role] = accountId;
  }
  if (Object.keys(settled).length === 0) return { ids, events: [] };
  const data = { bookId, accounts: settled };
  const event = { type: 'PostingAccountsChanged', version: 16, data } as const;
  return { ids, events: [...created, { stream: streamName('book', bookId), event }] };
}

const existingFor = (role: PostingRole, { facts }: PostingContext): number | null =>
  accountServing(role, facts.roleAccounts);

/** @returns the open account that serves a role which the settings do not name, or null. */
export function accountServing(
  role: PostingRole,
  roleAccounts: readonly RoleAccount[],
): number | null {
  const { code, name, group } = POSTING_ROLES[role];
  const open = roleAccounts.filter((account) => account.open);
  const existing =
    open.find((account) => account.code === code) ??
    open.find((account) => nameKey(account.name) === nameKey(name) && account.group === group);
  return existing?.accountId ?? null;
}

function freshId({ facts }: PostingContext, before: readonly StreamEvent[]): number {
  const taken = before.filter(({ event }) => event.type === 'AccountCreated').length;
  const id = facts.accountIds[taken];
  invariant(id !== undefined, 'There is a fresh id for each account that may be missing.');
  return id;
}

/** The id goes behind a name that an account of another group, or a retired one, bears already. */
function create(
  role: PostingRole,
  accountId: AccountId,
  { facts }: PostingContext,
): readonly StreamEvent[] {
  const { code, name, group } = POSTING_ROLES[role];
  const type = facts.groupTypes.get(group);
  invariant(type !== undefined, 'Every book has the 28 groups.');
  const { typeId } = type;
  const isTaken = facts.roleAccounts.some((account) => nameKey(account.name) === nameKey(name));
  const bare = { gstin: null, companyTypeId: null, email: null, asset: null };
  const command: AccountCommand = {
    type: 'CreateAccount',
    data: { accountId, code, typeId, name: isTaken ? `${name} (${accountId})` : name, ...bare },
  };
  const decided = accountDecider.decide(accountDecider.initialState, command, {
    ...NEW_ACCOUNT_FACTS,
    types: new Map([[typeId, type]]),
  });
  invariant(decided.ok, 'An account for postings is created without a refusal.');
  return decided.value.map((event) => ({ stream: streamName('account', accountId), event }));
}
