// What other folders may import of what customers owe: parts of an invoice that are open, and
// their age.
export { AGEING_DAYS, ageingOf, bucketOf } from './ageing.ts';
export type { Ageing, Due } from './ageing.ts';
export { openTerms, partsOfTotal } from './terms.ts';
export type { OpenTerm, Settlement } from './terms.ts';
