// What a journal says of itself in a line: its type, its sides and what it takes back.
import type { VoucherType } from '#core/journal/terms.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import type { JournalCard } from './journal.ts';

/** What the trade calls an entry of each type. */
export const VOUCHER_NAMES: Readonly<Record<VoucherType, string>> = {
  sales: 'Sales',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  receipt: 'Receipt',
  payment: 'Payment',
  contra: 'Contra',
  journal: 'Journal',
  purchase: 'Purchase',
};

/** @returns the account of the first line of a side, and how many more that side has. */
export function firstOfSide(
  { entry }: Pick<JournalCard, 'entry'>,
  side: 'debit' | 'credit',
): { readonly name: string; readonly more: number } {
  const lines = entry.filter(({ amountPaise }) =>
    side === 'debit' ? amountPaise > 0 : amountPaise < 0,
  );
  return { name: lines[0]?.accountName ?? '', more: Math.max(lines.length - 1, 0) };
}

/** What the amber clock says, and the filter lets through. */
export const LATE_MEANS = 'Late: recorded in a later month than its date';

type JournalMark = { readonly text: string; readonly id: number; readonly isBadge: boolean };

/** @returns what the journal takes back, or what took it back, by the other one's number. */
export function marksOf(card: JournalCard): readonly JournalMark[] {
  const numberOf = (id: number) => card.linked?.find((one) => one.id === id)?.number ?? '';
  const { correctedBy, reversedBy, corrects, reverses } = card;
  const marks = [
    { id: correctedBy, word: 'Corrected by', isBadge: true },
    { id: correctedBy === null ? reversedBy : null, word: 'Reversed by', isBadge: true },
    { id: corrects, word: 'Corrects', isBadge: false },
    { id: reverses, word: 'Reverses', isBadge: false },
  ];
  return marks.flatMap(({ id, word, isBadge }) =>
    id === null ? [] : [{ id, isBadge, text: `${word} #${groupDigits(String(numberOf(id)))}` }],
  );
}
