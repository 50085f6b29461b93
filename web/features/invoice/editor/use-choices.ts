// What the pickers of the editor choose from. A short list is matched here, a long one is asked of
// the server, and what is typed before its answer waits for it.
import { customerOf } from '#web/client/billing-reads.ts';
import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { formatPaise } from '#web/format/money.ts';
import { matching } from '#web/ui/picker/match.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import {
  activeCustomersOf,
  CUSTOMERS_SHOWN,
  PRODUCTS_MAX,
  productsFound,
  productsOf,
} from '../queries.ts';

/** Of a price only what is paid in whole paise is said beside a name. */
const PER_PAISA = 10;

const productChoice = ({ id, name, hsn, priceThousandths: price }: Product): Choice => {
  const worth = price === null ? [] : [formatPaise(Math.round(price / PER_PAISA))];
  return { id, name, detail: [...(hsn === null ? [] : [hsn]), ...worth].join(' · ') };
};

const customerChoice = ({ id, name, city, gstin }: Customer): Choice => ({
  id,
  name,
  detail: [city, gstin].filter((each) => each !== null).join(' · '),
});

export function useProductChoices(bookId: number) {
  const [text, setText] = useState('');
  const all = useQuery(productsOf(bookId));
  const isLong = (all.data?.length ?? 0) >= PRODUCTS_MAX;
  const isAsked = isLong && text.trim() !== '';
  const found = useQuery({
    ...productsFound(bookId, text.trim()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const products = ((isAsked ? found.data : all.data) ?? []).filter(
    ({ status }) => status === 'enabled',
  );
  return {
    products,
    choices: isAsked ? matching(products.map(productChoice), text) : products.map(productChoice),
    onText: isLong ? setText : undefined,
    isLoading: all.isPending || (isAsked && (found.isPending || found.isPlaceholderData)),
    error: all.data === undefined ? all.error : found.error,
  };
}

export function useCustomerChoices(bookId: number) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const all = useQuery(activeCustomersOf(bookId, ''));
  const isLong = (all.data?.length ?? 0) >= CUSTOMERS_SHOWN;
  const isAsked = isLong && text.trim() !== '';
  const found = useQuery({
    ...activeCustomersOf(bookId, text.trim()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const customers = (isAsked ? found.data : all.data) ?? [];
  const choices = customers.map(customerChoice);
  return {
    choices: isAsked ? matching(choices, text) : choices,
    onText: isLong ? setText : undefined,
    isLoading: all.isPending || (isAsked && (found.isPending || found.isPlaceholderData)),
    error: all.data === undefined ? all.error : found.error,
    /** The form need not ask again for one that was on the list. */
    remember: (id: number) => {
      const customer = customers.find((each) => each.id === id);
      if (customer === undefined) return;
      client.setQueryData(customerOf(bookId, id).queryKey, customer);
    },
  };
}
