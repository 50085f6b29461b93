// The ledger of a customer: an account of its own under Sundry Debtors, created, renamed and
// removed in the same decision as the customer.
import { accountDecider } from '../../account/index.ts';
import type { AccountCommand } from '../../account/index.ts';
import type { CustomerEvent } from '../../customer/index.ts';
import { ERASED } from '../../kernel/event.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { accepted } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { nameKey } from '../../kernel/text.ts';
import { NEW_ACCOUNT_FACTS } from '../accounts-of.ts';
import type { DocumentContext, DocumentFacts, DocumentRejection, StreamEvent } from '../facts.ts';

/**
 * @param accountId of the ledger that the customer has; 0 before it is created.
 * @returns the events of the ledger, by the rules of accounts.
 */
export function ledgerEvents(
  events: readonly CustomerEvent[],
  accountId: number,
  { states, facts }: DocumentContext,
): Result<readonly StreamEvent[], DocumentRejection> {
  const decided: StreamEvent[] = [];
  for (const event of events) {
    const command = ledgerCommand(event, accountId as AccountId, facts);
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
      decided.push({ event: made, stream: accountDecider.streamOf(made, command) });
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
      const { customerId, name, gstin, email } = event.data;
      const accountId = event.data.accountId as AccountId;
      const debtors = facts.groupTypes.get('sundry-debtors');
      invariant(debtors !== undefined, 'Every book has the 28 groups.');
      const free = freeName({ name, customerId, ledgerId: accountId }, facts);
      const details = { gstin, companyTypeId: null, email, asset: null };
      const data = { accountId, name: free, typeId: debtors.typeId, ...details };
      return { type: 'CreateAccount', data };
    }
    case 'CustomerChanged': {
      const { customerId, changes } = event.data;
      const { name, gstin, email } = changes;
      const wanted = {
        ...(name !== undefined && { name: freeName({ name, customerId, ledgerId }, facts) }),
        ...(gstin !== undefined && { gstin }),
        ...(email !== undefined && { email }),
      };
      if (Object.keys(wanted).length === 0) return null;
      return { type: 'ChangeAccount', data: { accountId: ledgerId, changes: wanted } };
    }
    case 'CustomerErased': {
      const { customerId, fields } = event.data;
      const changes = {
        ...(fields.includes('name') && { name: ledgerNames({ name: ERASED, customerId })[1] }),
        ...(fields.includes('email') && { email: ERASED }),
      };
      if (Object.keys(changes).length === 0) return null;
      return { type: 'ChangeAccount', data: { accountId: ledgerId, changes } };
    }
    case 'CustomerRemoved':
      return { type: 'RemoveAccount', data: { accountId: ledgerId } };
    default:
      return null;
  }
}

type LedgerName = {
  readonly name: string;
  readonly customerId: number;
  readonly ledgerId: number;
};

/** @returns the names that a customer's ledger may take, the wanted one first. */
export const ledgerNames = ({ name, customerId }: Omit<LedgerName, 'ledgerId'>) =>
  [name, `${name} (${customerId})`] as const;

/** Customers may share a name, accounts may not: the later one's gets the customer's number. */
function freeName({ ledgerId, ...naming }: LedgerName, { accountNames }: DocumentFacts): string {
  const [own, withNumber] = ledgerNames(naming);
  const holder = accountNames.get(nameKey(own));
  return holder === undefined || holder === ledgerId ? own : withNumber;
}
