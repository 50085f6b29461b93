// The numbers of notes: one row through both statements of a company, the balance sheet first.
import type { FinancialStatement } from '../terms.ts';

type Lines = FinancialStatement['lines'];

/** @returns the lines of a profit and loss account, numbered on from those of a balance sheet. */
export function notedAfter(sheet: Lines, result: Lines): Lines {
  let notes = Math.max(0, ...sheet.map(({ note }) => note ?? 0));
  return result.map((line) => {
    if (line.as !== 'line') return line;
    notes += 1;
    return { ...line, note: notes };
  });
}
