// How the journal of all accounts is drawn as a register.
import { useMemo } from 'react';
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import { formatCount, formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import type { JournalFilterState } from '../use-journal-filter.ts';
import { entriesInWords } from './days.ts';
import type { JournalDrawing } from './JournalRegister.tsx';
import { useJournalColumns, useJournalLines } from './use-journal-columns.tsx';

/** By the columns: of an account what it was debited and credited, else one side of all. */
export function journalSums({ amount, debit, credit }: JournalListFigures): Record<string, string> {
  if (debit === undefined || credit === undefined) {
    return { amount: formatPaise(paiseFromWire(amount)) };
  }
  return {
    'account-debit': formatPaise(paiseFromWire(debit)),
    'account-credit': formatPaise(paiseFromWire(credit)),
  };
}

export function useJournalDrawing(filter: JournalFilterState): JournalDrawing {
  const columns = useJournalColumns(filter);
  const linesOf = useJournalLines();
  return useMemo(
    () => ({
      caption: 'Journal entries',
      columns,
      linesOf,
      hasDays: true,
      saysNone: true,
      footOf: (figures) => ({
        text: `Total of ${entriesInWords(figures.count)} shown`,
        beside: `of ${formatCount(figures.of)}`,
        sums: journalSums(figures),
      }),
      totalOf: ({ count, amount }) => (
        <>
          {entriesInWords(count)}, total <b>{formatRupees(paiseFromWire(amount))}</b>
        </>
      ),
    }),
    [columns, linesOf],
  );
}
