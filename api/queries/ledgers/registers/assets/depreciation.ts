// What a depreciation run would post, and the runs and disposals so far.
import type { QueryExecutorProvider } from 'kysely';
import { daysOfRun, lastRun, proposedLines, toPostOf } from '#core/asset-posting/index.ts';
import type { DepreciationLine } from '#core/asset-posting/index.ts';
import { calendarDate, dayAfter, dayBefore, monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type {
  AssetDisposalRow,
  AssetPostingRow,
  DepreciationRunRow,
} from '#projections/asset-postings/table.ts';
import type {
  DepreciationProposal,
  DepreciationRun,
  ProposedDepreciation,
} from '#api/contract/account/assets/depreciation.ts';
import type { DisposalOfBook } from '#api/contract/account/assets/disposal.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { actTold, namesOfActs } from '#api/queries/journal/acts.ts';
import type { NamesOfActs } from '#api/queries/journal/acts.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { disposalFigures } from './disposal.ts';
import { readPostingsOfBook } from './posting-facts.ts';
import type { PostingsOfBook } from './posting-facts.ts';

type DaysQuery = { readonly from: CalendarDate | null; readonly through: CalendarDate | null };

export const readDepreciationOf = (
  db: ReadTables,
  bookId: number,
  asked: DaysQuery,
): Promise<DepreciationProposal> =>
  snapshot(db, async (tables) => {
    const through = asked.through ?? (await lastMonthEnd(tables));
    const { book, days, lines } = await depreciationIn(tables, bookId, { ...asked, through });
    const { state, rows, facts, accountNames } = book;
    const journalIds = rows.flatMap(({ content }) => content.journalIds);
    const names = await namesOfActs(tables, bookId, { rows, journalIds });
    const hand = [...facts.handPaise.values()].reduce((sum, paise) => sum + paise, 0);
    const counted = lines.reduce((sum, { handPaise }) => sum + handPaise, 0);
    return {
      from: days.from,
      through,
      policy: state.policy,
      lines: lines.map((line) => lineTold(line, accountNames)),
      toPostPaise: toPostOf(lines),
      handPaise: hand,
      byHandBeyondPaise: hand - counted,
      lockedTo: facts.lockedTo,
      runs: rows.flatMap((row) => (row.kind === 'run' ? [runTold(row, names)] : [])).toReversed(),
      disposals: rows
        .flatMap((row) => (row.kind === 'disposal' ? [disposalTold(row, names)] : []))
        .toReversed(),
    };
  });

/** @returns what a run would post up to a day, with what is known of the book. */
export async function depreciationIn(
  tables: ReadTables,
  bookId: number,
  { from: asked, through }: { readonly from: CalendarDate | null; readonly through: CalendarDate },
) {
  const book = await readPostingsOfBook(tables, bookId, through);
  const from = asked ?? usualFrom(book, through);
  const days = daysOfRun(book.state, { from, to: through });
  return { book, days, lines: proposedLines(book.state, book.facts, days) };
}

/** Today, on the last day of a month; else the last day of the month before. */
async function lastMonthEnd(tables: QueryExecutorProvider): Promise<CalendarDate> {
  const today = calendarDate(await readTodayInIndia(tables));
  return monthEnd(today) === today ? today : dayBefore(calendarDate(`${today.slice(0, 8)}01`));
}

/** The day after the last run, within the year of the last day. */
function usualFrom({ state }: PostingsOfBook, through: CalendarDate): CalendarDate {
  const yearBegins = yearPeriod(financialYearOf(through)).from;
  const last = lastRun(state);
  if (last === null || last.through >= through) return yearBegins;
  const next = dayAfter(calendarDate(last.through));
  return next > yearBegins ? next : yearBegins;
}

const lineTold = (
  { credits, ...line }: DepreciationLine,
  names: ReadonlyMap<number, string>,
): ProposedDepreciation => ({
  ...line,
  credits: credits.map((credit) => ({
    ...credit,
    account: names.get(credit.accountId ?? 0) ?? '',
  })),
});

const postingTold = (row: AssetPostingRow, names: NamesOfActs) => ({
  ...actTold(row, row.content.journalIds, names),
  number: row.number,
  seq: row.lastSeq,
});

const runTold = (row: DepreciationRunRow, names: NamesOfActs): DepreciationRun => ({
  ...postingTold(row, names),
  from: calendarDate(row.content.from),
  through: calendarDate(row.content.through),
  basis: row.content.basis,
  assets: row.content.lines.length,
  amountPaise: toPostOf(row.content.lines),
});

const disposalTold = (row: AssetDisposalRow, names: NamesOfActs): DisposalOfBook => ({
  ...postingTold(row, names),
  ...disposalFigures(row.content),
});
