// What is outstanding by its parts, in the same words on every page, so that the sum of the
// invoices and the balance of the ledger can stand beside each other.
import { formatSigned, paiseFromWire } from './money.ts';
import { ON_ACCOUNT, WITHOUT_BILL } from './bills.ts';

type Parts = {
  readonly invoices: string;
  readonly other_bills: string;
  readonly without_bill: string;
  /** Of money and credits that settle nothing yet. */
  readonly on_account: string;
};

type OutstandingPart = { readonly name: string; readonly paise: number };

/** @returns the parts that are not nil, the first with a capital letter. */
export function outstandingParts(
  { invoices, other_bills: bills, without_bill: unbilled, on_account: onAccount }: Parts,
  of: 'customers' | 'suppliers' = 'customers',
): readonly OutstandingPart[] {
  const parts = [
    { name: 'invoices', paise: paiseFromWire(invoices) },
    { name: of === 'suppliers' ? 'bills' : 'other bills', paise: paiseFromWire(bills) },
    { name: WITHOUT_BILL.toLowerCase(), paise: paiseFromWire(unbilled) },
    { name: ON_ACCOUNT.toLowerCase(), paise: paiseFromWire(onAccount) },
  ].filter(({ paise }) => paise !== 0);
  return parts.map((part, at) => (at === 0 ? { ...part, name: capital(part.name) } : part));
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @returns `Invoices 3,29,635.00 · other bills 525.00 · without a bill 10,41,480.00`. */
export const partsInWords = (parts: readonly OutstandingPart[]): string =>
  parts.map(({ name, paise }) => `${name} ${formatSigned(paise)}`).join(' · ');
