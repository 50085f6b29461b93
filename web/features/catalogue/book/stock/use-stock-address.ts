// What the list of stock is narrowed to stands in the address, so that Back shows it again.
import { useSearchParams } from 'react-router-dom';
import { readStockFigures, STOCK_ORDERS } from '#api/contract/catalogue/stock/register.ts';
import type { StockRequest, StockOnly, StockOrder } from './queries.ts';

const onlyValue = readStockFigures.query.shape.only.unwrap();

/** @returns what is shown of the list by such a word; null for all of it. */
export function onlyOf(word: string | null): StockOnly | null {
  const found = onlyValue.safeParse(word);
  return found.success ? found.data : null;
}

type StockAddress = {
  readonly search: string;
  readonly only: StockOnly | null;
  readonly order: StockOrder;
};

export const NO_STOCK_FILTER = { search: '', only: null } as const;

export function useStockAddress() {
  const [address, setAddress] = useSearchParams();
  const now: StockAddress = {
    search: address.get('q') ?? '',
    only: onlyOf(address.get('only')),
    order: STOCK_ORDERS.find((order) => order === address.get('order')) ?? 'name',
  };
  const set = (change: Partial<StockAddress>) =>
    setAddress(
      (query) => {
        const next = { ...now, ...change };
        for (const name of ['q', 'only', 'order']) query.delete(name);
        if (next.search !== '') query.set('q', next.search);
        if (next.only !== null) query.set('only', next.only);
        if (next.order !== 'name') query.set('order', next.order);
        return query;
      },
      { replace: true },
    );
  const asked: StockRequest = {
    ...(now.search.trim() === '' ? {} : { search: now.search.trim() }),
    ...(now.only === null ? {} : { only: now.only }),
  };
  return { ...now, asked, set };
}
