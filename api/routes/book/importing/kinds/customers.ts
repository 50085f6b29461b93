import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerState } from '#core/customer/index.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { similarCustomers } from '#projections/customer-list/read.ts';
import type { importCustomers } from '#api/contract/book/import.ts';
import { changedCustomer, newCustomer } from '#api/requests/customer.ts';
import { formerOf, formerStates, unlessTouched } from './former.ts';
import type { ImportedKind } from './imported-kind.ts';
import { freshFor, isProblem, missingField, targetsOf } from './targets.ts';

export const importedCustomers: ImportedKind<(typeof importCustomers)['lines']> = {
  right: 'CreateCustomer',
  async commandsOf({ db, nextIds }, bookId, lines) {
    const targets = await targetsOf(lines, {
      what: 'customer',
      idsOf: async (nameKeys) => {
        const found = await similarCustomers(db, bookId, { gstins: [], nameKeys });
        const byName = Map.groupBy(found, (one) => one.nameKey);
        return new Map([...byName].map(([key, these]) => [key, these.map(({ id }) => id)]));
      },
    });
    const ids = await freshFor<CustomerId>(targets, (count) => nextIds('customer', count));
    const ledgerIds = await freshFor<AccountId>(targets, (count) => nextIds('account', count));
    return lines.map(({ line: _line, id: _id, match, name, ...body }, at) => {
      const target = targets[at] ?? null;
      if (isProblem(target)) return target;
      if (target !== null) {
        const changed = match === undefined ? { ...body, name } : body;
        const command = changedCustomer(target as CustomerId, changed);
        return { id: target, command, changes: true };
      }
      if (name === undefined) return missingField('name');
      const customerId = ids[at] as CustomerId;
      const accountId = ledgerIds[at] as AccountId;
      const command = newCustomer({ customerId, accountId }, { ...body, name });
      return { id: customerId, command };
    });
  },
  async similar({ db }, bookId, lines) {
    const found = await similarCustomers(db, bookId, {
      gstins: lines.flatMap(({ gstin }) => gstin ?? []),
      nameKeys: lines.flatMap(({ name }) => (name === undefined ? [] : nameKey(name))),
    });
    const byGstin = Map.groupBy(found, ({ gstin }) => gstin);
    const byName = Map.groupBy(found, (one) => one.nameKey);
    return lines.map(({ gstin = null, name = '' }) => {
      const alike = gstin === null ? [] : (byGstin.get(gstin) ?? []);
      const namesakes = byName.get(nameKey(name)) ?? [];
      return [
        ...alike.map((one) => ({ id: one.id, name: one.name, by: 'gst_number' })),
        ...namesakes
          .filter((one) => !alike.includes(one))
          .map((one) => ({ id: one.id, name: one.name, by: 'name' })),
      ];
    });
  },
  async takeBack(parts, bookId, records) {
    const of = { category: 'customer', decider: customerDecider, records } as const;
    const states = await formerStates<CustomerState>(parts, bookId, of);
    return records.map((record) => {
      const customerId = record.id as CustomerId;
      return unlessTouched(
        record,
        record.changedSeq === null
          ? { type: 'RemoveCustomer', data: { customerId } }
          : asBefore(customerId, formerOf(states, record.id, isKnown)),
      );
    });
  },
};

type KnownCustomer = Extract<CustomerState, { readonly name: string }>;
const isKnown = (state: CustomerState): state is KnownCustomer => 'name' in state;

/** Every field, since none of them was changed again. */
function asBefore(customerId: CustomerId, state: KnownCustomer): CustomerCommand {
  const { name, company, registration, gstin, pan, stateCode, country } = state;
  const { email, phone, contact, dueDays } = state;
  const changes = {
    name,
    company,
    registration,
    gstin,
    pan,
    stateCode,
    country,
    email,
    phone,
    contact,
    dueDays,
    address: state.address ?? state.privateAddress,
    city: state.city ?? state.privateCity,
    pincode: state.pincode ?? state.privatePincode,
  };
  return { type: 'ChangeCustomer', data: { customerId, changes } };
}
