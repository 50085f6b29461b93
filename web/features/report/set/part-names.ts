// The reports of a set by name, and those that an address chooses.
export const SET_PARTS = [
  'balance-sheet',
  'owners-accounts',
  'profit-and-loss',
  'cash-flow',
  'ratios',
  'trial-balance',
  'fixed-assets',
  'tax-blocks',
  'stock-summary',
  'receivables',
  'gst-summary',
  'ledgers',
] as const;
export type SetPart = (typeof SET_PARTS)[number];

export const PART_NAMES: Readonly<Record<SetPart, string>> = {
  'balance-sheet': 'Balance sheet and notes',
  'owners-accounts': 'Owners’ accounts',
  'profit-and-loss': 'Profit and loss',
  'cash-flow': 'Cash flow',
  ratios: 'Ratios',
  'trial-balance': 'Trial balance',
  'fixed-assets': 'Fixed assets',
  'tax-blocks': 'Income-tax blocks',
  'stock-summary': 'Stock summary',
  receivables: 'Receivables by customer',
  'gst-summary': 'GST summary',
  ledgers: 'Ledgers of all accounts',
};

/** @returns all of them for an address that names none; a name that is unknown counts as none. */
export function partsIn(text: string | null): readonly SetPart[] {
  if (text === null) return SET_PARTS;
  const named = new Set(text.split(','));
  return SET_PARTS.filter((part) => named.has(part));
}

/** @returns the parts as the address has them; null for all. */
export function partsText(parts: readonly SetPart[]): string | null {
  return parts.length === SET_PARTS.length ? null : parts.join();
}

/** All reports of a set together: some three thousand pages. */
export const SET_LINES_MAX = 120_000;
