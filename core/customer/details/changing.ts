// A new customer, and one that changes: what of them is sealed follows from the registration.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { isPrivatePerson } from '../../tax/index.ts';
import type { ChangeCustomer, CreateCustomer } from '../commands.ts';
import { detailsOf, detailsRefusal, fieldsOf } from './details.ts';
import { PARTY_VERSION } from '../events.ts';
import type { CustomerEvent } from '../events.ts';
import type { CustomerDetails, CustomerState, ExistingCustomer, SupplierAlone } from '../evolve.ts';
import type { CustomerRejection } from '../rejections.ts';
import type { RegisteredAs } from '../supplier-shape.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

export function createCustomer(state: CustomerState, { data }: CreateCustomer): Decision {
  const { customerId, accountId, ...fields } = data;
  if (state.status !== 'absent') return rejected({ kind: 'customer_exists', customerId });
  const details = detailsOf(fields);
  const refusal = detailsRefusal(details);
  if (refusal !== null) return rejected(refusal);
  const created = { customerId, accountId, ...sealedFor(customerId, details), ...details };
  return accepted([{ type: 'CustomerCreated', version: PARTY_VERSION, data: created }]);
}

export function changeCustomer(state: ExistingCustomer, { data }: ChangeCustomer): Decision {
  const changed = changedDetails(state, data);
  if (!changed.ok) return changed;
  const { changes, sealing } = changed.value;
  if (Object.keys(changes).length === 0) return accepted([]);
  const changedTo = { customerId: data.customerId, ...sealing, changes };
  return accepted([{ type: 'CustomerChanged', version: PARTY_VERSION, data: changedTo }]);
}

type ChangedDetails = {
  readonly changes: Partial<CustomerDetails>;
  /** With whose key they are sealed. */
  readonly sealing: { readonly privateCustomerId?: number };
};

/**
 * What a GSTIN or a country said of its party goes with it, unless it is given anew: the state and
 * the PAN of another number are of another party. Who gives the number up stays where they are.
 * @param special what it is registered as from now on where it supplies, and that is no dealer.
 * @returns the details of a party that are others now; nothing where all stay.
 */
export function changedDetails(
  state: ExistingCustomer | SupplierAlone,
  { customerId, changes }: Pick<ChangeCustomer['data'], 'customerId' | 'changes'>,
  special: RegisteredAs | null = state.supplier?.specialRegistration ?? null,
): Result<ChangedDetails, CustomerRejection> {
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
  const refusal = detailsRefusal(details, state, special);
  if (refusal !== null) return rejected(refusal);
  const sealing = sealedFor(customerId, details);
  const fields = Object.keys(details) as (keyof CustomerDetails)[];
  const changed = fields.filter((field) => details[field] !== state[field]);
  if (changed.length === 0) return accepted({ changes: {}, sealing });
  const seals = isPrivatePerson(details.registration);
  const again = seals === isPrivatePerson(state.registration) ? [] : SEALED_IF_PRIVATE;
  const said = fields.filter((field) => changed.includes(field) || again.includes(field));
  const only = Object.fromEntries(said.map((field) => [field, details[field]]));
  return accepted({ changes: only, sealing });
}

/** Said anew, sealed or in the open, when a private person registers or gives that up. */
const SEALED_IF_PRIVATE: readonly (keyof CustomerDetails)[] = ['name', 'company', 'pan'];

export const sealedFor = (customerId: number, { registration }: CustomerDetails) =>
  isPrivatePerson(registration) ? { privateCustomerId: customerId } : {};
