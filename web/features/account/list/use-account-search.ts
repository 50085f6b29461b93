// What is searched for lives in the address, so that Back shows the same list again. The address
// follows a moment after the box was ticked, so the box has its own state.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AccountSearch = {
  readonly search: string;
  readonly withRetired: boolean;
  readonly setSearch: (text: string) => void;
  readonly setWithRetired: (wanted: boolean) => void;
};

export function useAccountSearch(): AccountSearch {
  const [address, setAddress] = useSearchParams();
  const [withRetired, setRetired] = useState(address.get('retired') === '1');
  const set = (name: string, value: string) =>
    setAddress(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return {
    search: address.get('q') ?? '',
    withRetired,
    setSearch: (text) => set('q', text),
    setWithRetired: (wanted) => {
      setRetired(wanted);
      set('retired', wanted ? '1' : '');
    },
  };
}
