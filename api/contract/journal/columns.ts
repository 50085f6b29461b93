// The columns of the journal register.
import type { VoucherType } from '#core/journal/terms.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import type { ListColumn } from '#api/contract/wire/columns.ts';
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
  const lines = entry.filter(({ amount }) => {
    const paise = paiseFromRupees(amount) ?? 0;
    return side === 'debit' ? paise > 0 : paise < 0;
  });
  return { name: lines[0]?.account_name ?? '', more: Math.max(lines.length - 1, 0) };
}

function sideText(card: JournalCard, side: 'debit' | 'credit'): string {
  const { name, more } = firstOfSide(card, side);
  return more === 0 ? name : `${name} +${more}`;
}

/** What the amber clock says, and the filter lets through. */
export const LATE_MEANS = 'Late: recorded in a later month than its date';

type JournalMark = { readonly text: string; readonly id: number; readonly isBadge: boolean };

/** @returns what the journal takes back, or what took it back, by the other one's number. */
export function marksOf(card: JournalCard): readonly JournalMark[] {
  const numberOf = (id: number) => card.linked?.find((one) => one.id === id)?.number ?? '';
  const { corrected_by: correctedBy, reversed_by: reversedBy, corrects, reverses } = card;
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

/** As the list has them from left to right. */
export const journalColumns = [
  { id: 'date', label: 'Date', kind: 'date', value: ({ date }) => date },
  { id: 'number', label: 'No.', kind: 'count', value: ({ number }) => number },
  { id: 'type', label: 'Type', kind: 'text', value: (card) => VOUCHER_NAMES[card.voucher_type] },
  { id: 'debit', label: 'Debit', kind: 'text', value: (card) => sideText(card, 'debit') },
  { id: 'credit', label: 'Credit', kind: 'text', value: (card) => sideText(card, 'credit') },
  { id: 'narration', label: 'Narration', kind: 'text', value: ({ narration }) => narration },
  { id: 'by', label: 'Recorded by', kind: 'text', value: ({ recorded_by: { name } }) => name },
  {
    id: 'marks',
    label: 'Marks',
    kind: 'text',
    value: (card) =>
      marksOf(card)
        .map(({ text }) => text)
        .join(', '),
  },
  { id: 'amount', label: 'Amount (₹)', kind: 'money', value: ({ amount }) => amount },
] as const satisfies readonly ListColumn<JournalCard>[];
