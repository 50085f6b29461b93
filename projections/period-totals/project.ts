import { financialYearOf, monthPositionOf } from '#core/kernel/financial-year.ts';
import { datedJournals } from '../runner/posted-journal.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { MONTH_NUMBERS, periodTotals } from './table.ts';

const addToTotals = addTo(periodTotals);

type Delta = Record<keyof (typeof periodTotals)['columns'], number | bigint>;

const NOTHING = Object.fromEntries(
  MONTH_NUMBERS.flatMap((month) => [
    [`d${month}`, 0n],
    [`c${month}`, 0n],
  ]),
);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const deltas = new Map<string, Delta>();
  for (const { bookId, seq, entryDate, entries } of datedJournals(events)) {
    const year = financialYearOf(entryDate);
    const month = monthPositionOf(entryDate);
    for (const { accountId, side, amountPaise } of entries) {
      const key = `${bookId} ${accountId} ${year}`;
      let delta = deltas.get(key);
      if (delta === undefined) {
        delta = emptyDelta(bookId, accountId, year);
        deltas.set(key, delta);
      }
      const column = `${side === 'debit' ? 'd' : 'c'}${month}` as keyof Delta;
      // A slice of many large entries may leave the safe integers, hence the big ones.
      delta[column] = BigInt(delta[column]) + BigInt(amountPaise);
      delta.last_seq = seq;
    }
  }
  return addToTotals([...deltas.values()]);
}

const emptyDelta = (bookId: number, accountId: number, year: number): Delta =>
  ({ ...NOTHING, book_id: bookId, account_id: accountId, financial_year: year }) as Delta;

export const periodTotalsProjection: Projection = {
  name: 'period-totals',
  version: 1,
  tables: [periodTotals],
  project,
};
