// In which place the moves of a product are shown: it stands in the address, so that Back shows it
// again. A book without godowns is asked nothing.
import { useSearchParams } from 'react-router-dom';
import { MAIN_LOCATION, useGodowns } from '#web/shell/sheet/godowns.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import type { PlaceShown } from '../queries.ts';

const placeOf = (word: string | null): PlaceShown | null => {
  if (word === 'main') return word;
  return word !== null && /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null;
};

/** @returns the place, null for all of them, and what chooses it. */
export function usePlaceShown(bookId: number) {
  const [address, setAddress] = useSearchParams();
  const godowns = useGodowns(bookId);
  const place = placeOf(address.get('godown'));
  const choose = (value: string) =>
    setAddress(
      (query) => {
        query.delete('godown');
        if (value !== '') query.set('godown', value);
        return query;
      },
      { replace: true },
    );
  const isOffered = typeof place !== 'number' || godowns.some(({ id }) => id === place);
  const options = [
    { value: '', label: 'All godowns' },
    { value: 'main', label: MAIN_LOCATION },
    ...godowns.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isOffered ? [] : [{ value: String(place), label: 'A godown that is not in use' }]),
  ];
  const control = (godowns.length > 0 || place !== null) && (
    <Select
      label="Godown"
      value={place === null ? '' : String(place)}
      options={options}
      onChange={choose}
    />
  );
  return { place, name: options.find(({ value }) => value === String(place))?.label, control };
}
