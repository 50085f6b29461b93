import { customerDecider } from '#core/customer/index.ts';
import type { CustomerCommand, CustomerState, SupplierRole } from '#core/customer/index.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import type { importSuppliers } from '#api/contract/book/import.ts';
import { changedSupplier, newSupplier } from '#api/requests/supplier.ts';
import { formerOf, formerStates, unlessTouched } from './former.ts';
import type { ImportedKind } from './imported-kind.ts';
import { partiesAlike, partyBefore, partyIdsByName } from './parties.ts';
import { freshFor, isProblem, missingField, targetsOf } from './targets.ts';

export const importedSuppliers: ImportedKind<(typeof importSuppliers)['lines']> = {
  category: 'customer',
  right: 'AddSupplier',
  async commandsOf({ db, nextIds }, bookId, lines) {
    const targets = await targetsOf(lines, {
      what: 'supplier',
      idsOf: (nameKeys) => partyIdsByName(db, 'suppliers', bookId, nameKeys),
    });
    const ids = await freshFor<CustomerId>(targets, (count) => nextIds('customer', count));
    const ledgerIds = await freshFor<AccountId>(targets, (count) => nextIds('account', count));
    return lines.map(({ line: _line, id: _id, match, name, accountId, ...given }, at) => {
      const target = targets[at] ?? null;
      if (isProblem(target)) return target;
      if (target !== null) {
        const changed = match === undefined ? { ...given, name } : given;
        const command = changedSupplier(target as CustomerId, changed);
        return { id: target, command, changes: true };
      }
      if (name === undefined && accountId === undefined) return missingField('name');
      const customerId = ids[at] as CustomerId;
      const adopts = accountId !== undefined;
      const ledgerId = (accountId ?? ledgerIds[at]) as AccountId;
      const command = newSupplier(
        { customerId, accountId: ledgerId, adopts },
        { ...given, ...(name !== undefined && { name }) },
      );
      return { id: customerId, command };
    });
  },
  similar: ({ db }, bookId, lines) => partiesAlike(db, 'suppliers', bookId, lines),
  async takeBack(parts, bookId, records) {
    const of = { category: 'customer', decider: customerDecider, records } as const;
    const states = await formerStates<CustomerState>(parts, bookId, of);
    return records.map((record) => {
      const customerId = record.id as CustomerId;
      return unlessTouched(
        record,
        record.changedSeq === null
          ? { type: 'RemoveSupplier', data: { customerId } }
          : asBefore(customerId, formerOf(states, record.id, isSupplier)),
      );
    });
  },
};

type KnownSupplier = Extract<CustomerState, { readonly name: string }> & {
  readonly supplier: SupplierRole;
};
const isSupplier = (state: CustomerState): state is KnownSupplier =>
  'supplier' in state && state.supplier !== null;

/** Every field, since none of them was changed again. */
function asBefore(customerId: CustomerId, state: KnownSupplier): CustomerCommand {
  const {
    accountId: _ledger,
    retired: _retired,
    bankConfirmedOn: _on,
    ...supplier
  } = state.supplier;
  return { type: 'ChangeSupplier', data: { customerId, changes: partyBefore(state), supplier } };
}
