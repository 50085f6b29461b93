// What a run would post, line by line: what the register says is due of each document by the last
// day, less what runs that stand posted of it. So a run that is asked for twice posts once, and
// what was re-priced since yields its difference.
import { dayAfter, latestOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  addAmounts,
  amountsOfLine,
  linesOfAmounts,
  NO_AMOUNTS,
  stockOfAmounts,
  stockOfLine,
} from './amounts.ts';
import type { ContraAmounts, StockDue, StockOfBooks, StockPostingFacts } from '../commands.ts';
import type { StockPostingState } from '../evolve.ts';
import { handDues, openingDue } from './other-dues.ts';
import type { StockRunLine } from '../shapes.ts';

type OpenDays = Pick<StockPostingFacts, 'beginsOn' | 'lockedTo'>;

export const standingLines = ({ runs }: StockPostingState): readonly StockRunLine[] =>
  runs.filter(({ undone }) => !undone).flatMap(({ lines }) => lines);

/** @returns the lines of a run up to a day, each of which changes something. */
export const proposedStockLines = (
  ...parts: Parameters<typeof openStockLines>
): readonly StockRunLine[] => openStockLines(...parts).filter(({ date }) => date <= parts[3]);

/** @returns what is not posted of the days up to one, also what a lock puts on a later day. */
export function openStockLines(
  state: StockPostingState,
  stock: StockOfBooks,
  days: OpenDays,
  through: CalendarDate,
): readonly StockRunLine[] {
  const lines = standingLines(state);
  const posted = postedByKey(lines.filter(({ on }) => on >= stock.from));
  const dues = [
    openingDue(stock, lines),
    ...handDues(stock, lines),
    ...stock.dues,
    // What the register knows no more is taken back.
    ...[...posted.values()].map(({ line }) => ({ ...line, amounts: NO_AMOUNTS })),
  ];
  const known = new Set<string>();
  const open = dues.flatMap((due) => {
    if (known.has(due.key) || due.on > through) return [];
    known.add(due.key);
    return lineOf(due, posted.get(due.key)?.amounts ?? NO_AMOUNTS, days);
  });
  return open.toSorted(byDate);
}

const byDate = (one: StockRunLine, other: StockRunLine): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.on === other.on ? 0 : one.on < other.on ? -1 : 1;
};

type LineAmounts = { readonly line: StockRunLine; readonly amounts: ContraAmounts };

function postedByKey(lines: readonly StockRunLine[]): ReadonlyMap<string, LineAmounts> {
  const posted = new Map<string, LineAmounts>();
  for (const line of lines) {
    const before = posted.get(line.key)?.amounts ?? NO_AMOUNTS;
    posted.set(line.key, { line, amounts: addAmounts(before, amountsOfLine(line)) });
  }
  return posted;
}

type Due = Omit<StockDue, 'on'> & { readonly on: string };

function lineOf(
  { key, document, documentId, number, on, amounts }: Due,
  posted: ContraAmounts,
  { beginsOn, lockedTo }: OpenDays,
): readonly StockRunLine[] {
  const left = linesOfAmounts(addAmounts(amounts, posted, -1));
  if (left.length === 0) return [];
  const firstOpen = lockedTo === null ? null : dayAfter(lockedTo);
  return [
    {
      key,
      document,
      documentId,
      number,
      on,
      date: latestOf([on, beginsOn, firstOpen]) ?? on,
      duePaise: stockOfAmounts(amounts),
      postedPaise: stockOfAmounts(posted),
      amounts: left,
    },
  ];
}

/** @returns what a run of these lines changes stock by, and all its amounts without their signs. */
export const sumsOfLines = (lines: readonly StockRunLine[]) => ({
  toPostPaise: lines.reduce((sum, line) => sum + stockOfLine(line), 0),
  grossPaise: lines.reduce(
    (sum, { amounts }) => amounts.reduce((all, one) => all + Math.abs(one.amountPaise), sum),
    0,
  ),
});
