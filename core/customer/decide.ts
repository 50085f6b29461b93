import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { isPrivatePerson } from '../tax/index.ts';
import type { ChangeCustomer, CreateCustomer, CustomerCommand, CustomerFacts } from './commands.ts';
import { detailsOf, detailsRefusal, fieldsOf } from './details.ts';
import type { CustomerEvent } from './events.ts';
import type { CustomerDetails, CustomerState, ExistingCustomer } from './evolve.ts';
import { recordReceipt, reverseReceipt } from './receipts.ts';
import type { CustomerRejection } from './rejections.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

export const streamOf = (event: CustomerEvent): string =>
  streamName('customer', event.data.customerId);

/** Decides on a customer and on money on account. Refusals in `rejections.ts`, in order. */
export function decide(
  state: CustomerState,
  command: CustomerCommand,
  facts: CustomerFacts,
): Decision {
  const { customerId } = command.data;
  if (command.type === 'CreateCustomer') return create(state, command);
  if (state.status === 'absent' || state.status === 'removed') {
    return rejected({ kind: 'customer_not_found', customerId });
  }
  switch (command.type) {
    case 'ChangeCustomer':
      return change(state, command);
    case 'ActivateCustomer':
      if (state.status === 'active') return accepted([]);
      return accepted([{ type: 'CustomerActivated', version: 1, data: { customerId } }]);
    case 'DeactivateCustomer':
      if (state.status === 'inactive') return accepted([]);
      return accepted([{ type: 'CustomerDeactivated', version: 1, data: { customerId } }]);
    case 'RemoveCustomer': {
      const { uses } = facts;
      if (uses.length > 0) return rejected({ kind: 'customer_in_use', name: state.name, uses });
      return accepted([{ type: 'CustomerRemoved', version: 1, data: { customerId } }]);
    }
    case 'RecordReceipt':
      return recordReceipt(state, command, facts);
    case 'ReverseReceipt':
      return reverseReceipt(state, command, facts);
  }
}

function create(state: CustomerState, { data }: CreateCustomer): Decision {
  const { customerId, accountId, ...fields } = data;
  if (state.status !== 'absent') return rejected({ kind: 'customer_exists', customerId });
  const details = detailsOf(fields);
  const refusal = detailsRefusal(details);
  if (refusal !== null) return rejected(refusal);
  const created = { customerId, accountId, ...sealedFor(customerId, details), ...details };
  return accepted([{ type: 'CustomerCreated', version: 2, data: created }]);
}

/**
 * What a GSTIN or a country said of its party goes with it, unless it is given anew: the state and
 * the PAN of another number are of another party. Who gives the number up stays where they are.
 */
function change(state: ExistingCustomer, { data }: ChangeCustomer): Decision {
  const { customerId, changes } = data;
  const before = fieldsOf(state);
  const { gstin = state.gstin, country = state.country } = changes;
  const isOther = gstin !== null && gstin !== state.gstin;
  const moves = country !== state.country;
  const forgotten = {
    ...(isOther || moves || gstin !== state.gstin ? { registration: null } : {}),
    ...(isOther || moves ? { stateCode: null } : {}),
    ...(isOther ? { pan: null } : {}),
  };
  const details = detailsOf({ ...before, ...forgotten, ...changes });
  const refusal = detailsRefusal(details);
  if (refusal !== null) return rejected(refusal);
  const fields = Object.keys(details) as (keyof CustomerDetails)[];
  const changed = fields.filter((field) => details[field] !== state[field]);
  if (changed.length === 0) return accepted([]);
  const seals = isPrivatePerson(details.registration);
  const again = seals === isPrivatePerson(state.registration) ? [] : SEALED_IF_PRIVATE;
  const said = fields.filter((field) => changed.includes(field) || again.includes(field));
  const only = Object.fromEntries(said.map((field) => [field, details[field]]));
  const changedTo = { customerId, ...sealedFor(customerId, details), changes: only };
  return accepted([{ type: 'CustomerChanged', version: 2, data: changedTo }]);
}

/** Said anew, sealed or in the open, when a private person registers or gives that up. */
const SEALED_IF_PRIVATE: readonly (keyof CustomerDetails)[] = ['name', 'company', 'pan'];

const sealedFor = (customerId: number, { registration }: CustomerDetails) =>
  isPrivatePerson(registration) ? { privateCustomerId: customerId } : {};
