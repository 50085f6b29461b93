// What is searched for, which customers are shown and whether the dialog is open live in the
// address, so that Back shows the same list again and N C leads to the open dialog.
import { useSearchParams } from 'react-router-dom';
import { listCustomers } from '#api/contract/customer/customer.ts';
import type { CustomerListQuery, CustomerOrder } from '../queries.ts';

type Place = 'q' | 'status' | 'order' | 'new';

const orders = listCustomers.query.shape.order.unwrap();

export type CustomerAddress = CustomerListQuery & {
  readonly order: CustomerOrder;
  readonly isAdding: boolean;
  /** The empty text takes it out of the address. */
  readonly set: (changes: Readonly<Partial<Record<Place, string>>>) => void;
};

export function useCustomerAddress(): CustomerAddress {
  const [address, setAddress] = useSearchParams();
  const set: CustomerAddress['set'] = (changes) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        // A name that a picker sent along is for the dialog alone.
        if (changes.new === '') now.delete('name');
        return now;
      },
      // The next key may be meant for the dialog.
      { replace: true, flushSync: changes.new !== undefined },
    );
  const status = address.get('status');
  return {
    search: address.get('q') ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
    order: orders.catch('name').parse(address.get('order')),
    isAdding: address.get('new') !== null,
    set,
  };
}
