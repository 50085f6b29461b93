// What is outstanding by its parts, in the same words on every page, so that the sum of the
// invoices and the balance of the ledger can stand beside each other.
import { formatSigned } from './money.ts';
import { ON_ACCOUNT, WITHOUT_BILL } from './bills.ts';

type Parts = {
  readonly invoicesPaise: number;
  readonly otherBillsPaise: number;
  readonly withoutBillPaise: number;
  /** Of money and credits that settle nothing yet. */
  readonly onAccountPaise: number;
};

type OutstandingPart = { readonly name: string; readonly paise: number };

/** @returns the parts that are not nil, the first with a capital letter. */
export function outstandingParts(
  { invoicesPaise, otherBillsPaise, withoutBillPaise, onAccountPaise }: Parts,
  of: 'customers' | 'suppliers' = 'customers',
): readonly OutstandingPart[] {
  const parts = [
    { name: 'invoices', paise: invoicesPaise },
    { name: of === 'suppliers' ? 'bills' : 'other bills', paise: otherBillsPaise },
    { name: WITHOUT_BILL.toLowerCase(), paise: withoutBillPaise },
    { name: ON_ACCOUNT.toLowerCase(), paise: onAccountPaise },
  ].filter(({ paise }) => paise !== 0);
  return parts.map((part, at) => (at === 0 ? { ...part, name: capital(part.name) } : part));
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @returns `Invoices 3,29,635.00 · other bills 525.00 · without a bill 10,41,480.00`. */
export const partsInWords = (parts: readonly OutstandingPart[]): string =>
  parts.map(({ name, paise }) => `${name} ${formatSigned(paise)}`).join(' · ');
