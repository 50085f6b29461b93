// Between which amounts a list is narrowed to, as an address and a call have it and in words.
import { paiseFromRupees, rupeesFromPaise } from '#core/kernel/paise.ts';
import { formatPaise } from '#web/format/money.ts';

/** Whole paise, both included; null is no bound. */
export type AmountRange = { readonly leastPaise: number | null; readonly mostPaise: number | null };

export const ANY_AMOUNT: AmountRange = { leastPaise: null, mostPaise: null };

export const isAnyAmount = ({ leastPaise, mostPaise }: AmountRange): boolean =>
  leastPaise === null && mostPaise === null;

/** By which addresses and calls have the bounds, in rupees. */
export const AMOUNT_NAMES = ['amount_from', 'amount_to'] as const;

/** What cannot be read, or is below nothing, is no bound. */
function boundOf(text: string | null): number | null {
  const paise = text === null ? null : paiseFromRupees(text);
  return paise === null || paise < 0 ? null : paise;
}

export const amountsFromAddress = (address: URLSearchParams): AmountRange => ({
  leastPaise: boundOf(address.get('amount_from')),
  mostPaise: boundOf(address.get('amount_to')),
});

/** @returns what an address and a call say of the bounds. */
export const amountQuery = ({ leastPaise, mostPaise }: AmountRange): Record<string, string> => ({
  ...(leastPaise !== null && { amount_from: rupeesFromPaise(leastPaise) }),
  ...(mostPaise !== null && { amount_to: rupeesFromPaise(mostPaise) }),
});

const short = (paise: number): string => formatPaise(paise).replace(/\.00$/, '');

/** @returns `10,000 to 50,000`, `from 10,000`, `up to 50,000` or `Any`. */
export function amountsInWords({ leastPaise, mostPaise }: AmountRange): string {
  if (leastPaise !== null && leastPaise === mostPaise) return short(leastPaise);
  if (leastPaise === null) return mostPaise === null ? 'Any' : `up to ${short(mostPaise)}`;
  return mostPaise === null
    ? `from ${short(leastPaise)}`
    : `${short(leastPaise)} to ${short(mostPaise)}`;
}
