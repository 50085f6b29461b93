// What the list is narrowed to stands in the address, so that Back and a sent link show it again.
import { invoiceFilter, listInvoices } from '#api/contract/invoice/invoice.ts';
import { rangeOf } from '#web/format/periods.ts';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import type { ListAddress } from '#web/shell/keys/register/use-list-address.ts';
import { AMOUNT_NAMES, amountQuery } from '#web/ui/lists/register/pills/amount-range.ts';
import type { InvoiceListQuery, InvoiceOrder } from '../queries.ts';

/** In the order of their keys. */
export const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'sent', label: 'Issued or sent' },
  { value: 'paid', label: 'Paid' },
  { value: 'draft', label: 'Draft' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

/** Last, and of books that have said their turnover alone: the others have no e-invoices. */
export const TO_REGISTER = { value: 'to-register', label: 'To register' } as const;

export type Tab = 'invoices' | 'items';

/** Of an address, what says which invoices are shown and how they are ordered. */
export const INVOICE_FILTER_NAMES = [
  'search',
  'filter',
  'customer',
  ...AMOUNT_NAMES,
  'year',
  'quarter',
  'month',
  'order',
] as const;

const orders = listInvoices.query.shape.order.unwrap().exclude(['newest']);

const idIn = (text: string | null): number | null => {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** What shows every invoice. */
const CLEARED: Readonly<Record<string, null>> = Object.fromEntries(
  INVOICE_FILTER_NAMES.filter((name) => name !== 'order').map((name) => [name, null]),
);

export function useInvoiceFilter() {
  const list = useListAddress();
  const { address, set } = list;
  const tab: Tab = address.get('tab') === 'items' ? 'items' : 'invoices';
  return {
    ...list,
    ...narrowedBy(list),
    clear: () => set(CLEARED),
    tab,
    setOrder: (value: string) => set({ order: value }),
    setFilter: (value: string) => set({ filter: value === 'all' ? null : value }),
    setTab: (value: Tab) => set({ tab: value === 'items' ? value : null }),
    isNew: address.has('new'),
    editing: idIn(address.get('edit')),
    /** In which field the editor begins. */
    field: address.get('field'),
    forCustomer: address.has('new') ? idIn(address.get('customer')) : null,
    closeEditor: () =>
      set({
        new: null,
        edit: null,
        field: null,
        ...(address.has('new') ? { customer: null } : {}),
      }),
  };
}

export type InvoiceFilterState = ReturnType<typeof useInvoiceFilter>;

function narrowedBy({ address, period, amounts }: ListAddress) {
  const wanted = invoiceFilter.safeParse(address.get('filter'));
  const filter = wanted.success ? wanted.data : 'all';
  const search = address.get('search') ?? '';
  const customer = address.has('new') ? null : idIn(address.get('customer'));
  const range = period === null ? {} : rangeOf(period);
  const narrowing: InvoiceListQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(filter === 'all' ? {} : { filter }),
    ...(customer === null ? {} : { customer }),
    ...range,
    ...amountQuery(amounts),
  };
  /** The longest overdue first, where those are asked for; else the latest. */
  const usual: InvoiceOrder = filter === 'overdue' ? 'due' : '-date';
  const order: InvoiceOrder = orders.catch(usual).parse(address.get('order'));
  const isNarrowed = Object.keys(narrowing).length > 0;
  return { filter, search, customer, narrowing, order, isNarrowed };
}
