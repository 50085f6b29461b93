// Invoices, quotations, challans, customers and products in the palette, by number and name. The
// server is asked once the text stands still, or at once when Enter was pressed, which waits for
// the answer.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { formatRupees } from '#web/format/money.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { PRESALE_NAMES } from '#web/format/terms.ts';
import { paths } from '#web/paths.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { rankOf } from '#web/ui/picker/match.ts';
import { paletteTextAtom } from '../atoms.ts';
import { useCommands } from '../use-commands.ts';
import type { ShownBook } from '../use-shown-book.ts';
import { customersOf, invoicesOf, foundProductsOf, presalesOf, SHOWN } from './found-queries.ts';
import type { FoundProduct } from './found-queries.ts';
import { reportAsked } from './reports/report-words.ts';
import { isHopeless, useStill } from './use-still.ts';

const LETTERS_MIN = 3;
/** Of a number such as DC-001. */
const LETTERS_OF_NUMBER_MIN = 2;
/** Behind every name that begins with what was typed, or has it at all. */
const BY_OTHER_WORDS = 3;

/** @returns what is searched for; null for a sum, an entry's number, a report, too few letters. */
export function searched(text: string): string | null {
  const plain = text.trim();
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const lettersMin = /\d/.test(plain) ? LETTERS_OF_NUMBER_MIN : LETTERS_MIN;
  if (letters < lettersMin || /^[=#]/.test(plain)) return null;
  return reportAsked(plain, todayInIndia()) === null ? plain : null;
}

/** While the palette is open. */
export function useFoundCommands(book: ShownBook | null): void {
  const bookId = book?.id ?? 0;
  const scope = book?.scope;
  const client = useQueryClient();
  const still = useStill(useAtomValue(paletteTextAtom));
  const asked = book === null ? null : searched(still);
  const enabled = asked !== null;
  useQuery({ ...invoicesOf(bookId, asked ?? ''), enabled });
  useQuery({ ...presalesOf(bookId, asked ?? ''), enabled });
  useQuery({ ...customersOf(bookId, asked ?? ''), enabled });
  useQuery({ ...foundProductsOf(bookId, asked ?? ''), enabled });
  useCommands('Invoices, customers, products', (text) => {
    const search = searched(text);
    if (search === null || bookId === 0) return null;
    // Read here and not from the hooks above, whose answer the list would see one drawing late.
    const answers = [invoicesOf, presalesOf, customersOf, foundProductsOf].map(
      (of) => of(bookId, search).queryKey,
    );
    const isAwaited = (key: QueryKey) =>
      client.getQueryData(key) === undefined && !isHopeless(client.getQueryState(key));
    if (answers.some(isAwaited)) return 'waiting';
    const invoices = client.getQueryData(invoicesOf(bookId, search).queryKey) ?? [];
    const presales = client.getQueryData(presalesOf(bookId, search).queryKey) ?? [];
    const customers = client.getQueryData(customersOf(bookId, search).queryKey) ?? [];
    const products = client.getQueryData(foundProductsOf(bookId, search).queryKey) ?? [];
    const rank = ({ name }: PaletteItem) => rankOf(name, search) ?? BY_OTHER_WORDS;
    return [
      ...invoices.map((card) => invoiceItem(card, scope)),
      ...presales.flatMap((card) => presaleItem(card, scope)),
      ...customers.map((customer) => customerItem(customer, scope)),
      ...products.map((product) => productItem(product, scope)),
    ]
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, SHOWN);
  });
}

const invoiceItem = (card: InvoiceCard, scope: number | undefined): PaletteItem => ({
  id: `invoice-${card.id}`,
  name: `${card.number}  ${formatRupees(card.totalPaise)}`,
  detail: `${card.customerName}, ${card.status}`,
  href: paths.invoice(card.id, scope),
});

/** @returns nothing for a draft, which has no number to be known by. */
const presaleItem = (card: PresaleCard, scope: number | undefined): readonly PaletteItem[] =>
  card.number === null
    ? []
    : [
        {
          id: `presale-${card.id}`,
          name: `${card.number}  ${formatRupees(card.totalPaise)}`,
          detail: `${PRESALE_NAMES[card.kind]}, ${card.customerName}, ${card.status}`,
          href: paths.presale(card.id, scope),
        },
      ];

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

const productItem = ({ id, name, hsn }: FoundProduct, scope: number | undefined): PaletteItem => ({
  id: `product-${id}`,
  name,
  detail: hsn === null ? 'Product' : `Product, HSN ${hsn}`,
  href: paths.product(id, scope),
});
