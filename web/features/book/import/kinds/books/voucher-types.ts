import { lettersOf } from '#core/kernel/text.ts';
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

const SHOWN: Readonly<Record<string, string>> = {
  journal: 'Journal',
  payment: 'Payment',
  receipt: 'Receipt',
  contra: 'Contra',
};

/** What documents post, such as sales, comes in as a plain journal if the person says so. */
export function readVoucherType(text: string): CellReading {
  const type = TYPES[lettersOf(text).replace(/(voucher|entry)$/, '')];
  if (type !== undefined) return { ok: true, value: type, shown: SHOWN[type] ?? type };
  const why = `“${text}” is not Journal, Payment, Receipt or Contra`;
  return { ok: false, why, offers: [{ text: 'Journal', label: 'Use Journal' }] };
}
