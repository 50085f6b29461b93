// What a line of a statement says to the customer whose account it is: documents by what they are
// called outside, money that came in as a receipt. Numbers of entries and reasons stay inside.
import { SOURCE_NAMES } from '../../journal/index.ts';
import type { SourceKind } from '../../journal/index.ts';

/** A line of a customer's ledger. */
export type LedgerEntry = {
  readonly date: string;
  /** Debit positive: what the customer owes more. */
  readonly amountPaise: number;
  /** Null of a journal that no document made; then its narration says what it is. */
  readonly document: { readonly kind: SourceKind; readonly number: string } | null;
  /** Of a payment of one invoice, the number of its receipt, if it has one. */
  readonly receiptNumber: string | null;
  readonly narration: string;
  /** What it reverses. */
  readonly reverses: { readonly date: string; readonly narration: string } | null;
  /** The day on which it was reversed. */
  readonly reversedOn: string | null;
};

export type StatedLine = { readonly text: string; readonly amountPaise: number };

const NAMES: Readonly<Record<SourceKind, string>> = {
  invoice: 'Invoice',
  payment: 'Receipt',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  refund: 'Refund',
  allocation: 'Advance set against',
  'opening-balances': 'Opening balance',
  'depreciation-run': 'Depreciation run',
  'asset-disposal': 'Sale of an asset',
  'stock-journal': 'Stock journal',
  'stock-run': 'Stock run',
  ...SOURCE_NAMES,
};

/** Papers that the customer has: each is told of once more when it is cancelled. */
const ISSUED: readonly SourceKind[] = ['invoice', 'credit-note', 'debit-note'];

function nameOf({ document, receiptNumber, narration, reverses }: LedgerEntry): string {
  if (document === null) return (reverses?.narration ?? narration).trim() || 'Entry';
  const { kind, number } = document;
  if (kind !== 'payment') return `${NAMES[kind]} ${number}`.trim();
  const receipt = `${NAMES.payment} ${receiptNumber ?? ''}`.trim();
  return number === '' ? receipt : `${receipt} for ${number}`;
}

/** @returns `Invoice INV-013`, and of what reverses it `Invoice INV-013 cancelled`. */
export function entryText(entry: LedgerEntry): string {
  const name = nameOf(entry);
  if (entry.reverses === null) return name;
  return entry.document?.kind === 'invoice' ? `${name} cancelled` : `${name} reversed`;
}

/** Whether it and what reverses it come to nothing on one day. */
export const isCancelledOut = ({ date, reverses, reversedOn }: LedgerEntry): boolean =>
  reverses?.date === date || reversedOn === date;

/**
 * @returns the line as the customer is told; null where there is nothing to tell. An entry that
 *   was reversed on its own day is none, but a paper that the customer has is said to be cancelled.
 */
export function statedLine(entry: LedgerEntry): StatedLine | null {
  const { document, amountPaise, reverses } = entry;
  if (!isCancelledOut(entry)) return { text: entryText(entry), amountPaise };
  if (reverses !== null || document === null || !ISSUED.includes(document.kind)) return null;
  return { text: `${nameOf(entry)} cancelled`, amountPaise: 0 };
}
