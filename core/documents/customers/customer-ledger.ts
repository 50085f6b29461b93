// The ledgers of a party: an account of its own under Sundry Debtors as a customer, one under
// Sundry Creditors as a supplier, created, renamed and removed in the same decision as the party.
import { accountDecider } from '../../account/index.ts';
import type { AccountCommand } from '../../account/index.ts';
import type { CustomerEvent, CustomerState } from '../../customer/index.ts';
import { ERASED } from '../../kernel/event.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { nameKey } from '../../kernel/text.ts';
import { NEW_ACCOUNT_FACTS } from '../accounts-of.ts';
import type { DocumentContext, DocumentFacts, DocumentRejection, StreamEvent } from '../facts.ts';

/** The ledgers that a party has; 0 is none. */
type PartyLedgers = { readonly customer: number; readonly supplier: number };

/** @returns the ledgers of a party before what is decided. */
export const ledgersOf = (state: CustomerState): PartyLedgers => ({
  customer: 'accountId' in state ? state.accountId : 0,
  supplier: 'supplier' in state ? (state.supplier?.accountId ?? 0) : 0,
});

/** @returns the events of the ledgers, by the rules of accounts. */
export function ledgerEvents(
  events: readonly CustomerEvent[],
  { adopts, ledgers }: { readonly adopts: boolean; readonly ledgers: PartyLedgers },
  { states, facts }: DocumentContext,
): Result<readonly StreamEvent[], DocumentRejection> {
  const decided: StreamEvent[] = [];
  for (const event of events) {
    const ofSupplier = adopts ? null : supplierLedgerCommand(event, ledgers, facts);
    for (const command of [
      ledgerCommand(event, ledgers.customer as AccountId, facts),
      ofSupplier,
    ]) {
      if (command === null) continue;
      const answer = accountDecider.decide(states.account(command.data.accountId), command, {
        ...NEW_ACCOUNT_FACTS,
        names: facts.accountNames,
        types: new Map([...facts.groupTypes.values()].map((type) => [type.typeId, type])),
        privateCustomerId: privateCustomerIdIn(event),
        uses: facts.ledgerUses,
      });
      if (!answer.ok) return answer;
      for (const made of answer.value) {
        decided.push({ event: made, stream: accountDecider.streamOf(made) });
      }
    }
  }
  return accepted(decided);
}

/** @returns whose key seals the ledger's name as well; null of one who is registered. */
const privateCustomerIdIn = ({ data }: CustomerEvent): number | null =>
  'privateCustomerId' in data ? (data.privateCustomerId ?? null) : null;

type LedgerCommand = Exclude<AccountCommand, { type: 'ApplyStarterTemplate' }>;

function ledgerCommand(
  event: CustomerEvent,
  ledgerId: AccountId,
  facts: DocumentFacts,
): LedgerCommand | null {
  switch (event.type) {
    case 'CustomerCreated': {
      const { customerId, accountId } = event.data;
      return accountId === null
        ? null
        : newCustomerLedger(event.data, { customerId, accountId }, facts);
    }
    case 'CustomerChanged': {
      const { customerId, changes } = event.data;
      const { accountId } = changes;
      if (accountId != null) return newCustomerLedger(changes, { customerId, accountId }, facts);
      // Who becomes a supplier too is named as before.
      if (ledgerId === 0 || changes.supplierAccountId !== undefined) return null;
      const wanted = ledgerChanges(changes, (name) =>
        freeName({ name, customerId, ledgerId }, facts),
      );
      if (Object.keys(wanted).length === 0) return null;
      return { type: 'ChangeAccount', data: { accountId: ledgerId, changes: wanted } };
    }
    case 'CustomerErased': {
      const { customerId, fields } = event.data;
      const changes = {
        ...(fields.includes('name') && { name: ledgerNames({ name: ERASED, customerId })[1] }),
        ...(fields.includes('email') && { email: ERASED }),
      };
      if (ledgerId === 0 || Object.keys(changes).length === 0) return null;
      return { type: 'ChangeAccount', data: { accountId: ledgerId, changes } };
    }
    case 'CustomerRemoved':
      return ledgerId === 0 ? null : { type: 'RemoveAccount', data: { accountId: ledgerId } };
    default:
      return null;
  }
}

/** The ledger under Sundry Debtors, of who is a customer or becomes one. */
function newCustomerLedger(
  { name = '', gstin = null, email = null }: Named,
  { customerId, accountId }: { readonly customerId: number; readonly accountId: number },
  facts: DocumentFacts,
): LedgerCommand {
  const debtors = facts.groupTypes.get('sundry-debtors');
  invariant(debtors !== undefined, 'Every book has the 28 groups.');
  const free = freeName({ name, customerId, ledgerId: accountId }, facts);
  const details = { gstin, companyTypeId: null, email, asset: null };
  const data = {
    accountId: accountId as AccountId,
    name: free,
    typeId: debtors.typeId,
    ...details,
  };
  return { type: 'CreateAccount', data };
}

type Named = Extract<CustomerEvent, { type: 'CustomerChanged' }>['data']['changes'];

const ledgerChanges = ({ name, gstin, email }: Named, nameFor: (name: string) => string) => ({
  ...(name !== undefined && { name: nameFor(name) }),
  ...(gstin !== undefined && { gstin }),
  ...(email !== undefined && { email }),
});

/** The ledger under Sundry Creditors, of who is a supplier or becomes one. */
function supplierLedgerCommand(
  event: CustomerEvent,
  { customer, supplier }: PartyLedgers,
  facts: DocumentFacts,
): LedgerCommand | null {
  if (event.type === 'CustomerErased') {
    const { customerId, fields } = event.data;
    const changes = {
      ...(fields.includes('name') && { name: ledgerNames({ name: ERASED, customerId })[2] }),
      ...(fields.includes('email') && { email: ERASED }),
    };
    if (supplier === 0 || Object.keys(changes).length === 0) return null;
    return { type: 'ChangeAccount', data: { accountId: supplier as AccountId, changes } };
  }
  if (event.type === 'CustomerRemoved') {
    const data = { accountId: supplier as AccountId };
    return supplier === 0 ? null : { type: 'RemoveAccount', data };
  }
  if (event.type !== 'CustomerCreated' && event.type !== 'CustomerChanged') return null;
  const { customerId } = event.data;
  const said = event.type === 'CustomerCreated' ? event.data : event.data.changes;
  const { supplierAccountId, gstin = null, email = null } = said;
  const accountId = (supplierAccountId ?? supplier) as AccountId;
  const nameFor = (name: string): string => {
    const [own, , asSupplier] = ledgerNames({ name, customerId });
    const holder = facts.accountNames.get(nameKey(own));
    const isFree = customer === 0 && (holder === undefined || holder === accountId);
    return isFree ? own : asSupplier;
  };
  if (supplierAccountId != null) {
    const creditors = facts.groupTypes.get('sundry-creditors');
    invariant(creditors !== undefined, 'Every book has the 28 groups.');
    const details = { gstin, companyTypeId: null, email, asset: null };
    const name = nameFor(said.name ?? '');
    return {
      type: 'CreateAccount',
      data: { accountId, name, typeId: creditors.typeId, ...details },
    };
  }
  // Who becomes a customer too is named as before.
  if (event.type === 'CustomerCreated' || supplier === 0 || said.accountId !== undefined)
    return null;
  const changes = ledgerChanges(event.data.changes, nameFor);
  return Object.keys(changes).length === 0
    ? null
    : { type: 'ChangeAccount', data: { accountId, changes } };
}

type LedgerName = {
  readonly name: string;
  readonly customerId: number;
  readonly ledgerId: number;
};

/** @returns the names that a party's ledgers may take, the wanted one first. */
export const ledgerNames = ({ name, customerId }: Omit<LedgerName, 'ledgerId'>) =>
  [name, `${name} (${customerId})`, `${name} (supplier ${customerId})`] as const;

/** Customers may share a name, accounts may not: the later one's gets the customer's number. */
function freeName({ ledgerId, ...naming }: LedgerName, { accountNames }: DocumentFacts): string {
  const [own, withNumber] = ledgerNames(naming);
  const holder = accountNames.get(nameKey(own));
  return holder === undefined || holder === ledgerId ? own : withNumber;
}
