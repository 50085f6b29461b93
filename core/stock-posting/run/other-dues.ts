// What is due of no document: what a book begins with, and what people post on Stock-in-Hand.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { amountsOfLine, NO_AMOUNTS, oneAmount, stockOfLine } from './amounts.ts';
import type { StockDue, StockOfBooks } from '../commands.ts';
import type { StockRunLine } from '../shapes.ts';

/** The difference that runs of earlier years posted is posted already. */
export function openingDue(
  { from, opening: { duePaise, differencePaise } }: StockOfBooks,
  lines: readonly StockRunLine[],
): StockDue {
  const earlier = lines
    .filter(({ on }) => on < from)
    .reduce((sum, line) => sum + amountsOfLine(line).difference, 0);
  const difference = 0 - differencePaise - earlier;
  const amounts = { ...NO_AMOUNTS, difference, sold: 0 - duePaise - difference };
  return { key: `opening ${from}`, document: 'opening', ...NO_DOCUMENT, on: from, amounts };
}

const NO_DOCUMENT = { documentId: null, number: '' } as const;

/**
 * What people posted on Stock-in-Hand is there twice once the register is posted: what came to it
 * so is taken for goods that were received.
 */
export function handDues(
  { from, ledger }: StockOfBooks,
  lines: readonly StockRunLine[],
): readonly StockDue[] {
  const byRuns = new Map<string, number>();
  for (const line of lines) {
    if (line.date < from) continue;
    byRuns.set(line.date, (byRuns.get(line.date) ?? 0) + stockOfLine(line));
  }
  const posted = new Map<string, number>(ledger.map(({ on, paise }) => [on, paise]));
  const days = [...new Set([...posted.keys(), ...byRuns.keys()])].toSorted().map(calendarDate);
  return days.flatMap((on): StockDue[] => {
    const handPaise = (posted.get(on) ?? 0) - (byRuns.get(on) ?? 0);
    if (handPaise === 0) return [];
    const amounts = oneAmount('received', handPaise);
    return [{ key: `hand ${on}`, document: 'hand', ...NO_DOCUMENT, on, amounts }];
  });
}
