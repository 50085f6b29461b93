// The products that a report of stock is narrowed to, in the address.
import { useSearchParams } from 'react-router-dom';
import { focusInBox } from '#web/ui/overlays/use-anchored.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';

export const SEARCH_KEY = {
  keys: '/',
  does: 'Search products',
  run: () => focusInBox(document.querySelector<HTMLElement>('main input[type=search]')),
};

/** What the name of a product holds, in the address. */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const setSearch = (text: string) =>
    setAddress(
      (now) => {
        if (text === '') now.delete('search');
        else now.set('search', text);
        return now;
      },
      { replace: true, flushSync: true },
    );
  return { search: address.get('search') ?? '', setSearch };
}

export function StockSearch() {
  const { search, setSearch } = useSearch();
  return <SearchField keys="/" label="Product" value={search} onChange={setSearch} />;
}
