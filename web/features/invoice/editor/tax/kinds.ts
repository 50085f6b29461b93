// Which kinds of supply and which places an invoice may be given.
import { GST_STATES, isPlaceOfSupply, isRetired } from '#core/tax/index.ts';
import { SUPPLIES } from '../../wording.ts';
import type { EditorParts } from '../parts.ts';

export const PLACES = GST_STATES.filter(({ code }) => isPlaceOfSupply(code) && !isRetired(code));

/** @returns the kinds that customer and place leave; the one that stands is always among them. */
export function kindsFor({ known, priced }: Pick<EditorParts, 'known' | 'priced'>) {
  const { customer } = known;
  const isTaxed =
    known.settings.registration === 'regular' || known.settings.registration === 'sez';
  const fits = (kind: string): boolean => {
    if (customer === null || !isTaxed) return true;
    if (customer.registration === 'sez') return kind.startsWith('sez-');
    const isAbroad = customer.country !== 'IN' && priced.placed?.place === '96';
    if (isAbroad) return kind.startsWith('export-');
    return kind === 'domestic' || kind === 'deemed-export';
  };
  return SUPPLIES.filter(({ value }) => value === priced.kind || fits(value));
}
