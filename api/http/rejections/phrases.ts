// The pieces that sentences of refusals are made of.
import { calendarDate, shortDay } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { Use } from '#core/kernel/use.ts';
import { SERVICE_NATURES } from '#core/tax/index.ts';
import type { GstinKind, Registration, ServiceNature } from '#core/tax/index.ts';

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'An' : 'A'} ${noun}`;

/** @returns paise as `₹1,18,000.00`. */
export const money = (paise: number): string =>
  RUPEES.format(rupeesFromPaise(paise) as `${number}`);

/** @returns a kind as words, `credit note` for `credit-note`. */
export const kindAsWords = (kind: string): string => kind.replaceAll('-', ' ');

export const countedUses = (uses: readonly Use[]): string =>
  new Intl.ListFormat('en-GB').format(
    uses.map(({ what, count }) => `${what} (${count.toLocaleString('en-IN')})`),
  );

export const sideText = (paise: number): string =>
  `${money(Math.abs(paise))} ${paise < 0 ? 'credit' : 'debit'}`;

/** @returns a date as `21 Nov 2026`. */
export const day = (date: string): string => shortDay(calendarDate(date));

/** What a sentence calls one of the lists of a record. */
export const MASTER_ITEMS = {
  assets: 'asset',
  consumables: 'consumable',
  specifications: 'specification',
  attributes: 'attribute',
} as const;

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** @returns what a service may be, as a person chooses it. */
export const naturesInWords = (natures: readonly ServiceNature[]): string =>
  OR.format(natures.map((nature) => SERVICE_NATURES[nature].name));

const NUMBERS: Readonly<Record<GstinKind, string>> = {
  regular: 'an ordinary GSTIN',
  government: 'the GSTIN of a government department',
  tds: 'a number for deducting tax (CGST Act s. 51)',
  tcs: 'a number for collecting tax (CGST Act s. 52)',
  uin: 'a UIN (CGST Act s. 25(9))',
  nri: 'the GSTIN of a non-resident',
  oidar: 'the GSTIN of a supplier of on-line services from abroad',
};

/** @returns why a party with such a number is not registered so, and what to do. */
export function gstinKindInWords(registration: Registration, kind: GstinKind): string {
  if (registration === 'uin') {
    return `the number is ${NUMBERS[kind]} and no UIN. Choose the registration that it is of.`;
  }
  const way =
    kind === 'uin'
      ? 'Choose UIN as the registration.'
      : 'Enter the GSTIN under which they buy, or no number where they have none.';
  return `the number is ${NUMBERS[kind]}, which is no registration as a buyer. ${way}`;
}
