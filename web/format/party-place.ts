// Where a customer or supplier is, in one line.
import { ERASED } from '#core/kernel/event.ts';
import { countryLabel, HOME } from './countries.ts';

type Located = {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
};
type Addressed = Located & { readonly address: string | null; readonly pincode: string | null };

const landOf = ({ state, country }: Located): string | null =>
  country === HOME ? state : countryLabel(country);

/** @returns `Pune, Maharashtra`. */
export const partyPlace = (party: Located): string =>
  [party.city, landOf(party)].filter(Boolean).join(', ');

/** @returns the whole address; one that was erased says so once. */
export function partyAddress(party: Addressed): string {
  const { address, city, pincode } = party;
  const land = landOf(party);
  if ([address, city, pincode].includes(ERASED)) return [ERASED, land].filter(Boolean).join(', ');
  return [address, [city, pincode].filter(Boolean).join(' '), land].filter(Boolean).join(', ');
}
