import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import { similarCustomers } from '#projections/customer-list/read.ts';
import type { importCustomers } from '#api/contract/book/import.ts';
import { newCustomer } from '#api/requests/customer.ts';
import type { ImportedKind } from './imported-kind.ts';

export const importedCustomers: ImportedKind<(typeof importCustomers)['lines']> = {
  right: 'CreateCustomer',
  async commandsOf({ nextIds }, _bookId, lines) {
    const customerIds = await nextIds('customer', lines.length);
    const accountIds = await nextIds('account', lines.length);
    return lines.map(({ line: _line, ...body }, at) => {
      const customerId = customerIds[at] as CustomerId;
      const command = newCustomer({ customerId, accountId: accountIds[at] as AccountId }, body);
      return { id: customerId, command };
    });
  },
  async similar({ db }, bookId, lines) {
    const found = await similarCustomers(db, bookId, {
      gstins: lines.flatMap(({ gst_number: gstin }) => gstin ?? []),
      nameKeys: lines.map(({ name }) => nameKey(name)),
    });
    const byGstin = Map.groupBy(found, ({ gstin }) => gstin);
    const byName = Map.groupBy(found, (one) => one.nameKey);
    return lines.map(({ gst_number: gstin = null, name }) => {
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
  takeBack: async (_parts, _bookId, records) =>
    records.map(({ id }) => ({ type: 'RemoveCustomer', data: { customerId: id as CustomerId } })),
};
