import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerState } from '#core/customer/index.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import type { importCustomers } from '#api/contract/book/import.ts';
import { changedCustomer, newCustomer } from '#api/requests/customer.ts';
import { formerOf, formerStates, unlessTouched } from './former.ts';
import type { ImportedKind } from './imported-kind.ts';
import { partiesAlike, partyBefore, partyIdsByName } from './parties.ts';
import { freshFor, isProblem, missingField, targetsOf } from './targets.ts';

export const importedCustomers: ImportedKind<(typeof importCustomers)['lines']> = {
  category: 'customer',
  right: 'CreateCustomer',
  async commandsOf({ db, nextIds }, bookId, lines) {
    const targets = await targetsOf(lines, {
      what: 'customer',
      idsOf: (nameKeys) => partyIdsByName(db, 'customers', bookId, nameKeys),
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
  similar: ({ db }, bookId, lines) => partiesAlike(db, 'customers', bookId, lines),
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
const asBefore = (customerId: CustomerId, state: KnownCustomer): CustomerCommand => ({
  type: 'ChangeCustomer',
  data: { customerId, changes: { ...partyBefore(state), dueDays: state.dueDays } },
});
