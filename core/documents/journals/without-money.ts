// How a bill was settled without money, as a narration says it.
import type { Deduction, DeductionKind } from '../../customer/index.ts';

const DEDUCTIONS: Readonly<Record<DeductionKind, string>> = {
  tds: 'TDS',
  'gst-tds': 'GST TDS',
  discount: 'discount allowed',
  'bank-charges': 'bank charges',
  'write-off': 'bad debt written off',
  'round-off': 'round off',
  other: 'other deduction',
};

/** @returns what settled in place of money, with the first note: `without money: TDS`. */
export function withoutMoney(deductions: readonly Deduction[]): string {
  const kinds = [...new Set(deductions.map(({ kind }) => DEDUCTIONS[kind]))];
  const note = deductions.find((one) => one.note !== undefined)?.note;
  return `without money: ${[...kinds, ...(note === undefined ? [] : [note])].join(', ')}`;
}
