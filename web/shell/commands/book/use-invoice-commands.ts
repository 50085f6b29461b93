// Invoices and customers in the palette, by number and name. The server is asked once the text
// stands still; nobody waits for it, since a command of that name may be what is meant.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { CallFailed } from '#web/client/query.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { paletteTextAtom } from '../atoms.ts';
import { useCommands } from '../use-commands.ts';
import { useStill } from './use-entry-commands.ts';
import type { ShownBook } from './use-shown-book.ts';

const SHOWN = 5;
const LETTERS_MIN = 3;

/** @returns what is searched for; null for a sum, a number of a journal, or too few letters. */
function searched(text: string): string | null {
  const plain = text.trim();
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  return letters < LETTERS_MIN || /^[=#]/.test(plain) ? null : plain;
}

const invoicesOf = (bookId: number, search: string) =>
  queryOptions<readonly InvoiceCard[], CallFailed>({
    queryKey: ['palette', 'invoices', bookId, search],
    meta: { shows: ['invoice', 'client'] },
    queryFn: async ({ signal }) =>
      (await import('./found-documents.ts')).findInvoices({ bookId, search, limit: SHOWN, signal }),
  });
const customersOf = (bookId: number, search: string) =>
  queryOptions<readonly Customer[], CallFailed>({
    queryKey: ['palette', 'customers', bookId, search],
    meta: { shows: ['client'] },
    queryFn: async ({ signal }) =>
      (await import('./found-documents.ts')).findCustomers({
        bookId,
        search,
        limit: SHOWN,
        signal,
      }),
  });

/** While the palette is open. */
export function useInvoiceCommands(book: ShownBook | null): void {
  const bookId = book?.id ?? 0;
  const scope = book?.scope;
  const client = useQueryClient();
  const still = useStill(useAtomValue(paletteTextAtom));
  const asked = book === null ? null : searched(still);
  useQuery({ ...invoicesOf(bookId, asked ?? ''), enabled: asked !== null });
  useQuery({ ...customersOf(bookId, asked ?? ''), enabled: asked !== null });
  useCommands('Invoices, customers, products', (text) => {
    const search = searched(text);
    if (search === null || bookId === 0) return null;
    // Read here and not from the hooks above, whose answer the list would see one drawing late.
    const invoices = client.getQueryData<readonly InvoiceCard[]>(
      invoicesOf(bookId, search).queryKey,
    );
    const customers = client.getQueryData<readonly Customer[]>(
      customersOf(bookId, search).queryKey,
    );
    return [
      ...(invoices ?? []).map((card) => invoiceItem(card, scope)),
      ...(customers ?? []).map((customer) => customerItem(customer, scope)),
    ].slice(0, SHOWN);
  });
}

const invoiceItem = (card: InvoiceCard, scope: number | undefined): PaletteItem => ({
  id: `invoice-${card.id}`,
  name: `${card.number}  ${formatRupees(paiseFromWire(card.total))}`,
  detail: `${card.customer_name}, ${card.status}`,
  href: paths.invoice(card.id, scope),
});

const customerItem = (customer: Customer, scope: number | undefined): PaletteItem => ({
  id: `customer-${customer.id}`,
  name: customer.name,
  detail: ['Customer', customer.city].filter((part) => part !== null).join(', '),
  href: paths.customer(customer.id, scope),
  actions: [
    { id: 'invoice', name: 'New invoice', href: paths.newInvoice(customer.id, scope) },
    { id: 'statement', name: 'Statement', href: paths.statement(customer.id, scope) },
  ],
});
