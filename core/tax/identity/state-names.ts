// How people, other programs and the law's own forms write the names of the states.
import { lettersOf } from '../../kernel/text.ts';
import { GST_STATES, isPlaceOfSupply, isRetired } from './states.ts';
import type { GstState } from './states.ts';

/** Besides the names: former ones, short ones, and the spellings of GSTN's own forms. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '01': ['J&K', 'JK'],
  '02': ['HP'],
  '03': ['PB'],
  '04': ['CH'],
  '05': ['Uttaranchal', 'UK'],
  '06': ['HR'],
  '07': ['NCT of Delhi', 'New Delhi', 'Delhi NCT', 'DL'],
  '08': ['RJ'],
  '09': ['UP'],
  '10': ['BR'],
  '18': ['AS'],
  '19': ['WB'],
  '20': ['JH'],
  '21': ['Orissa', 'OD', 'OR'],
  '22': ['Chattisgarh', 'CG'],
  '23': ['MP'],
  '24': ['GJ'],
  '26': ['Dadra and Nagar Haveli', 'Daman and Diu', 'DNHDD', 'DN'],
  '27': ['MH'],
  '29': ['KA'],
  '30': ['GA'],
  '31': ['Lakshdweep', 'Lakshadweep Islands'],
  '32': ['KL'],
  '33': ['Tamilnadu', 'TN'],
  '34': ['Pondicherry', 'PY'],
  '35': ['Andaman and Nicobar', 'AN'],
  '36': ['Telengana', 'TS', 'TG'],
  '37': ['AP', 'Andhra Pradesh (New)'],
  '96': ['Foreign Country', 'Other Countries', 'Other Country'],
};

/** Only letters and digits count, and an ampersand is an `and`. */
const keyOf = (name: string): string => lettersOf(name.replaceAll('&', 'and'));

const PLACES = GST_STATES.filter(({ code }) => isPlaceOfSupply(code));

/** A name that one of today and a retired one share is of today's. */
const BY_KEY: ReadonlyMap<string, GstState> = new Map(
  [
    ...PLACES.filter(({ code }) => isRetired(code)),
    ...PLACES.filter(({ code }) => !isRetired(code)),
  ].flatMap((state) =>
    [state.name, ...(ALIASES[state.code] ?? [])].map((name) => [keyOf(name), state] as const),
  ),
);

/** @returns the state of a name or code as written: `Kerala`, `J & K`, `32`, `32-Kerala`. */
export function stateNamed(text: string): GstState | null {
  const byCode = /^([0-9]{2})(?:\s*-.*)?$/s.exec(text.trim())?.[1];
  if (byCode === undefined) return BY_KEY.get(keyOf(text)) ?? null;
  return GST_STATES.find(({ code }) => code === byCode) ?? null;
}
