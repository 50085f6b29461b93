import type { CellReading } from '../kind.ts';

/** As the programs that people come from write them, without spaces and points. */
const TYPES: Readonly<Record<string, string>> = {
  journal: 'journal',
  jrnl: 'journal',
  jv: 'journal',
  payment: 'payment',
  pymt: 'payment',
  pmt: 'payment',
  receipt: 'receipt',
  rcpt: 'receipt',
  contra: 'contra',
  ctra: 'contra',
};

/** What documents post, such as sales, comes in as a plain journal if the person says so. */
export function readVoucherType(text: string): CellReading {
  const type =
    TYPES[
      text
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .replace(/(voucher|entry)$/, '')
    ];
  if (type !== undefined) return { ok: true, value: type };
  const why = `“${text}” is not Journal, Payment, Receipt or Contra`;
  return { ok: false, why, use: { text: 'Journal', label: 'Use Journal' } };
}
