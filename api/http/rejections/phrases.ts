// The pieces that sentences of refusals are made of.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { Use } from '#core/kernel/use.ts';

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const articled = (noun: string): string => `${/^[aeio]/.test(noun) ? 'An' : 'A'} ${noun}`;

/** @returns paise as `₹1,18,000.00`. */
export const money = (paise: number): string =>
  RUPEES.format(rupeesFromPaise(paise) as `${number}`);

/** @returns a kind as words, `credit note` for `credit-note`. */
export const spaced = (kind: string): string => kind.replaceAll('-', ' ');

export const listed = (uses: readonly Use[]): string =>
  new Intl.ListFormat('en-GB').format(
    uses.map(({ what, count }) => `${what} (${count.toLocaleString('en-IN')})`),
  );

export const sideText = (paise: number): string =>
  `${money(Math.abs(paise))} ${paise < 0 ? 'credit' : 'debit'}`;

/** @returns a date as `21 Nov 2026`. */
export const day = (date: string): string =>
  // September has three letters, as on screens and papers.
  DAY.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');

/** What a sentence calls one of the lists of a record. */
export const MASTER_ITEMS = {
  assets: 'asset',
  consumables: 'consumable',
  specifications: 'specification',
  attributes: 'attribute',
} as const;
