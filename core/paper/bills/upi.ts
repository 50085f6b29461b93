// What a QR code for UPI says: NPCI's linking specification, `upi://pay?` and its parameters.
import { rupeesFromPaise } from '../../kernel/paise.ts';
import type { Supplier } from '../../invoice/index.ts';
import type { Paper } from '../paper.ts';
import { rupeesOnPaper } from '../texts.ts';

/** NPCI takes no longer note in a payment address. */
const NOTE_MAX = 50;

/** @param duePaise what is outstanding; nothing due has no code. */
export const upiOf = (upi: Supplier['upi'], number: string, duePaise: number): Paper['upi'] =>
  upiCode(upi, { reference: number, note: `Invoice ${number}` }, duePaise);

/** What the payer's app shows, and where there is one the number that comes with the money. */
type UpiNote = { readonly reference: string | null; readonly note: string };

/** @param duePaise what is asked for; nothing has no code. */
export function upiCode(
  upi: Supplier['upi'],
  { reference, note }: UpiNote,
  duePaise: number,
): Paper['upi'] {
  if (upi === null || duePaise <= 0) return null;
  const parameters = [
    ['pa', upi.address],
    ['pn', upi.payee],
    ...(reference === null ? [] : [['tr', reference] as const]),
    ['tn', note.slice(0, NOTE_MAX)],
    ['am', rupeesFromPaise(duePaise)],
    ['cu', 'INR'],
  ] as const;
  const query = parameters.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return { payload: `upi://pay?${query}`, label: `Scan to pay ${rupeesOnPaper(duePaise)} by UPI` };
}

/** The @ of an address stays, as some apps do not decode it. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');
