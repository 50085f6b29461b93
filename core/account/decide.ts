import { invariant } from '../kernel/invariant.ts';
import { streamName } from '../kernel/ids.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { nameKey } from '../kernel/text.ts';
import { readsAlike } from '../statement/index.ts';
import { isGstin } from '../tax/index.ts';
import type { AccountCommand, AccountFacts, ChangeAccount, CreateAccount } from './commands.ts';
import type { AccountChanged, AccountCreated, AccountEvent } from './events.ts';
import type { AccountState } from './evolve.ts';
import type { AccountRejection } from './rejections.ts';
import { STARTER_CHARTS } from './starter-charts.ts';

type Decision = Result<readonly AccountEvent[], AccountRejection>;

export const streamOf = (event: AccountEvent): string =>
  streamName('account', event.data.accountId);

/** Decides on one account, or on a whole starter chart. Refusals in `rejections.ts`, in order. */
export function decide(
  state: AccountState,
  command: AccountCommand,
  facts: AccountFacts,
): Decision {
  switch (command.type) {
    case 'ApplyStarterTemplate':
      return accepted(accountsToAdd(command.data.template, command.data.accountIds, facts));
    case 'CreateAccount':
      return create(state, command, facts);
    case 'ChangeAccount':
      return change(state, command, facts);
    case 'RetireAccount':
      return retire(state, command.data.accountId, facts);
    case 'RemoveAccount':
      return remove(state, command.data.accountId, facts);
  }
}

type ExistingAccount = Extract<AccountState, { readonly name: string }>;

const exists = (state: AccountState): state is ExistingAccount => 'name' in state;

function retire(state: AccountState, accountId: AccountId, facts: AccountFacts): Decision {
  if (!exists(state)) return rejected({ kind: 'account_not_found', accountId });
  const owned = ofCustomer(state, facts);
  if (owned !== null) return rejected(owned);
  if (state.status === 'retired') return accepted([]);
  if (facts.balancePaise !== 0) {
    const { balancePaise } = facts;
    return rejected({ kind: 'account_has_balance', accountId, balancePaise });
  }
  return accepted([{ type: 'AccountRetired', version: 1, data: { accountId } }]);
}

/** The ledger of a customer goes the customer's ways: its name, its type and its end. */
const ofCustomer = (
  { name }: ExistingAccount,
  { customerId }: AccountFacts,
): AccountRejection | null =>
  customerId === null ? null : { kind: 'account_of_customer', name, customerId };

/** Only what was created in error goes: an account that took entries stays, retired if need be. */
function remove(state: AccountState, accountId: AccountId, facts: AccountFacts): Decision {
  if (!exists(state)) return rejected({ kind: 'account_not_found', accountId });
  const owned = ofCustomer(state, facts);
  if (owned !== null) return rejected(owned);
  const { uses } = facts;
  if (uses.length > 0) {
    return rejected({ kind: 'account_in_use', accountId, name: state.name, uses });
  }
  return accepted([{ type: 'AccountRemoved', version: 1, data: { accountId } }]);
}

function create(state: AccountState, command: CreateAccount, facts: AccountFacts): Decision {
  const { accountId, typeId, code = null, ...details } = command.data;
  if (state.status !== 'absent') return rejected({ kind: 'account_exists', accountId });
  const refusal = refusalOf(command.data, facts);
  if (refusal !== null) return rejected(refusal);
  const classification = facts.types.get(typeId);
  if (classification === undefined) return rejected({ kind: 'account_type_unknown', typeId });
  const data = { accountId, code, classification, ...sealedFor(facts), ...details };
  return accepted([{ type: 'AccountCreated', version: 2, data }]);
}

function change(state: AccountState, command: ChangeAccount, facts: AccountFacts): Decision {
  const { accountId, changes } = command.data;
  if (!exists(state)) return rejected({ kind: 'account_not_found', accountId });
  const refusal = refusalOf({ accountId, ...changes }, facts);
  const changed = changedIn(state, command.data, facts);
  // Whoever gives back what is there changes nothing, whoever may change it.
  if (refusal === null && Object.keys(changed).length === 0) return accepted([]);
  const owned = ofCustomer(state, facts);
  if (owned !== null) return rejected(owned);
  if (state.status === 'retired') {
    return rejected({ kind: 'account_retired', accountId, name: state.name });
  }
  if (refusal !== null) return rejected(refusal);
  const reported = ofReportedDays(state, command, changed, facts);
  if (reported !== null) return rejected(reported);
  const data = { accountId, ...sealedFor(facts), changes: changed };
  return accepted([{ type: 'AccountChanged', version: 2, data }]);
}

/**
 * Reports put an account where its type and its name say, whatever the day: neither says something
 * else while a day that was reported has an entry of it.
 */
function ofReportedDays(
  { name, classification }: ExistingAccount,
  { data: { accountId } }: ChangeAccount,
  changed: AccountChanged['data']['changes'],
  { heldEntryOn: on }: AccountFacts,
): AccountRejection | null {
  if (on === null) return null;
  if (changed.classification !== undefined) {
    return { kind: 'account_type_of_reported_days', accountId, name, on };
  }
  const wanted = changed.name ?? name;
  const as = (called: string) => ({ accountId, name: called, ...classification });
  return readsAlike(as(name), as(wanted))
    ? null
    : { kind: 'account_name_of_reported_days', accountId, name, wanted, on };
}

/**
 * The type that an account has already is no change, though the type's group may be another; one
 * that had none gives it to an account that stands nowhere yet.
 */
function changedIn(
  state: ExistingAccount,
  { changes: { typeId, ...rest }, movesToGroup = false }: ChangeAccount['data'],
  facts: AccountFacts,
): AccountChanged['data']['changes'] {
  const { typeId: before, group } = state.classification;
  const isNewType = typeId !== undefined && (typeId !== before || group === null);
  const moves = isNewType || movesToGroup;
  const classification = moves ? facts.types.get(typeId ?? before) : undefined;
  const wanted = { ...rest, ...(classification && { classification }) };
  // A name that is sealed from now on, or no longer, is said anew.
  const isSaidAnew = facts.privateCustomerId !== state.privateCustomerId;
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        (isSaidAnew && field === 'name') || !sameValue(value, state[field as keyof typeof wanted]),
    ),
  );
}

const sealedFor = ({ privateCustomerId }: AccountFacts) =>
  privateCustomerId === null ? {} : { privateCustomerId };

/** The fields hold text, numbers, null, or a flat record of them. */
function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  if (typeof left !== 'object' || typeof right !== 'object') return false;
  const other: Record<string, unknown> = { ...right };
  return Object.entries(left).every(([field, value]) => other[field] === value);
}

function refusalOf(
  wanted: ChangeAccount['data']['changes'] & { readonly accountId: number },
  facts: AccountFacts,
): AccountRejection | null {
  const { name, typeId, gstin, companyTypeId, asset } = wanted;
  const takenBy = name === undefined ? undefined : facts.names.get(nameKey(name));
  if (name !== undefined && takenBy !== undefined && takenBy !== wanted.accountId) {
    return { kind: 'account_name_taken', name, takenBy };
  }
  if (typeId !== undefined && !facts.types.has(typeId)) {
    return { kind: 'account_type_unknown', typeId };
  }
  if (gstin != null && !isGstin(gstin)) return { kind: 'gstin_invalid', gstin };
  if (companyTypeId != null && !facts.companyTypes.has(companyTypeId)) {
    return { kind: 'company_type_unknown', companyTypeId };
  }
  if (asset == null) return null;
  if (!facts.categories.has(asset.categoryId)) {
    return { kind: 'category_unknown', categoryId: asset.categoryId };
  }
  if (!facts.products.has(asset.productId)) {
    return { kind: 'product_unknown', productId: asset.productId };
  }
  return null;
}

/**
 * The accounts of a chart that the book lacks. One that the book has by code, or whose name an
 * account of the person's own bears already, is left as it is: applying twice adds nothing.
 */
function accountsToAdd(
  template: keyof typeof STARTER_CHARTS,
  accountIds: readonly number[],
  facts: AccountFacts,
): AccountCreated[] {
  return STARTER_CHARTS[template].flatMap(({ code, name, group }, index) => {
    const accountId = accountIds[index];
    const classification = facts.groupTypes.get(group);
    invariant(accountId !== undefined, 'Each account of a chart comes with a fresh id.');
    invariant(classification !== undefined, 'Each of the 28 groups has its type.');
    if (facts.codes.has(code) || facts.names.has(nameKey(name))) return [];
    const blank = { gstin: null, companyTypeId: null, email: null, asset: null };
    const data = { accountId, code, name, classification, ...blank };
    return [{ type: 'AccountCreated', version: 2, data }];
  });
}
