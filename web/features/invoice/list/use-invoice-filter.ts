// What the list is narrowed to stands in the address, so that Back and a sent link show it again.
import { useSearchParams } from 'react-router-dom';
import { invoiceFilter } from '#api/contract/invoice/invoice.ts';
import type { InvoiceListQuery } from '../queries.ts';

/** In the order of their keys. */
export const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

/** Last, and of books that have said their turnover alone: the others have no e-invoices. */
export const TO_REGISTER = { value: 'to-register', label: 'To register' } as const;

export type Tab = 'invoices' | 'items';

const idIn = (text: string | null): number | null => {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export function useInvoiceFilter() {
  const [address, setAddress] = useSearchParams();
  const wanted = invoiceFilter.safeParse(address.get('filter'));
  const filter = wanted.success ? wanted.data : 'all';
  const search = address.get('search') ?? '';
  const customer = address.has('new') ? null : idIn(address.get('customer'));
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  const narrowing: InvoiceListQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(filter === 'all' ? {} : { filter }),
    ...(customer === null ? {} : { customer }),
  };
  const tab: Tab = address.get('tab') === 'items' ? 'items' : 'invoices';
  return {
    filter,
    search,
    narrowing,
    set,
    tab,
    isNarrowed: Object.keys(narrowing).length > 0,
    order: filter === 'overdue' ? ('due' as const) : ('newest' as const),
    setFilter: (value: string) => set({ filter: value === 'all' ? null : value }),
    setTab: (value: Tab) => set({ tab: value === 'items' ? value : null }),
    isNew: address.has('new'),
    editing: idIn(address.get('edit')),
    forCustomer: address.has('new') ? idIn(address.get('customer')) : null,
    closeEditor: () =>
      set({
        new: null,
        edit: null,
        ...(address.has('new') ? { customer: null } : {}),
      }),
  };
}

export type InvoiceFilterState = ReturnType<typeof useInvoiceFilter>;
