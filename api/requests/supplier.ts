// From requests to the commands on suppliers.
import type { z } from 'zod';
import type { CustomerFields, SupplierDetails } from '#core/customer/index.ts';
import type { Command } from '#core/domain.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import type { changeSupplier } from '#api/contract/supplier/supplier.ts';
import { isOfParty, NO_PARTY, partyIn } from './customer.ts';

type GivenSupplier = Omit<z.output<(typeof changeSupplier)['body']>, 'expected' | 'bookId'>;

/** @returns what of a body is of the party, and what of it as a supplier; only what was given. */
export function supplierParts(given: GivenSupplier): {
  readonly party: Partial<CustomerFields>;
  readonly supplier: Partial<SupplierDetails>;
} {
  const ofSupplier = Object.entries(given).filter(([name]) => !isOfParty(name));
  return { party: partyIn(given), supplier: Object.fromEntries(ofSupplier) };
}

type NewParty = {
  readonly customerId: CustomerId;
  readonly accountId: AccountId;
  /** Whether the ledger is there already; it names the supplier where nothing else does. */
  readonly adopts: boolean;
};

export function newSupplier(
  ids: NewParty,
  given: GivenSupplier,
): Extract<Command, { type: 'AddSupplier' }> {
  const { party, supplier } = supplierParts(given);
  const { name = null } = party;
  return {
    type: 'AddSupplier',
    data: { ...ids, party: { ...NO_PARTY, ...party, name }, supplier },
  };
}

export function changedSupplier(
  customerId: CustomerId,
  given: GivenSupplier,
): Extract<Command, { type: 'ChangeSupplier' }> {
  const { party, supplier } = supplierParts(given);
  return { type: 'ChangeSupplier', data: { customerId, changes: party, supplier } };
}
