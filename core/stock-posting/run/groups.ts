// Which journals a run posts: one for each day, and one beside it for what is of earlier days that
// are locked by now, so that the difference stands in the first open period by itself.
import { addAmounts, amountsOfLine, linesOfAmounts, NO_AMOUNTS } from './amounts.ts';
import type { StockRunLine } from '../shapes.ts';

/** As many fresh ids as a run is given: a year of days, and what is late. */
export const STOCK_JOURNALS_MAX = 400;

export type StockJournalGroup = {
  readonly date: string;
  /** Whether it is of days before its own. */
  readonly isLate: boolean;
  readonly lines: readonly StockRunLine[];
  readonly amounts: StockRunLine['amounts'];
};

/** @returns what goes into one journal each; lines that come to nothing together have none. */
export function stockGroupsOf(lines: readonly StockRunLine[]): readonly StockJournalGroup[] {
  const groups = new Map<string, StockRunLine[]>();
  for (const line of lines) {
    const key = `${line.date} ${line.on < line.date ? 'late' : ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const sums = own.map(amountsOfLine).reduce((sum, one) => addAmounts(sum, one), NO_AMOUNTS);
    const amounts = linesOfAmounts(sums);
    if (amounts.length === 0) return [];
    return [{ date: first.date, isLate: first.on < first.date, lines: own, amounts }];
  });
}

export const stockJournalCount = (lines: readonly StockRunLine[]): number =>
  stockGroupsOf(lines).length;
