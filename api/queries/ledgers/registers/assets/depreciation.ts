// What a depreciation run would post, and the runs and disposals so far.
import type { QueryExecutorProvider } from 'kysely';
import { daysOfRun, lastRun, proposedLines, toPostOf } from '#core/asset-posting/index.ts';
import type { DepreciationLine, DepreciationPolicy } from '#core/asset-posting/index.ts';
import { calendarDate, dayAfter, dayBefore, monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type {
  AssetDisposalRow,
  AssetPostingRow,
  DepreciationRunRow,
} from '#projections/asset-postings/table.ts';
import type {
  DepreciationPolicyWire,
  DepreciationProposal,
  DepreciationRunWire,
  ProposedDepreciation,
} from '#api/contract/account/assets/depreciation.ts';
import type { DisposalOfBook } from '#api/contract/account/assets/disposal.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { actWire, namesOfActs } from '#api/queries/journal/acts.ts';
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
      policy: policyWire(state.policy),
      lines: lines.map((line) => lineWire(line, accountNames)),
      to_post: rupeesFromPaise(toPostOf(lines)),
      by_hand: rupeesFromPaise(hand),
      by_hand_beyond: rupeesFromPaise(hand - counted),
      locked_to: facts.lockedTo,
      runs: rows.flatMap((row) => (row.kind === 'run' ? [runWire(row, names)] : [])).toReversed(),
      disposals: rows
        .flatMap((row) => (row.kind === 'disposal' ? [disposalWire(row, names)] : []))
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

export const policyWire = (policy: DepreciationPolicy): DepreciationPolicyWire => ({
  basis: policy.basis,
  credit: policy.credit,
  class_accounts: policy.classAccounts.map(({ assetClass, accountId }) => ({
    class: assetClass,
    account_id: accountId,
  })),
});

const lineWire = (
  line: DepreciationLine,
  names: ReadonlyMap<number, string>,
): ProposedDepreciation => ({
  asset_id: line.assetId,
  block:
    line.block === null ? null : { class: line.block.taxClass, rate: line.block.rateBps / 100 },
  name: line.name,
  class: line.assetClass,
  credits: line.credits.map(({ accountId, amountPaise }) => ({
    account_id: accountId,
    account: names.get(accountId ?? 0) ?? '',
    amount: rupeesFromPaise(amountPaise),
  })),
  days: line.days,
  rate: line.rateBps / 100,
  opening: rupeesFromPaise(line.openingPaise),
  charge: rupeesFromPaise(line.chargePaise),
  due: rupeesFromPaise(line.duePaise),
  posted: rupeesFromPaise(line.postedPaise),
  by_hand: rupeesFromPaise(line.handPaise),
  to_post: rupeesFromPaise(line.toPostPaise),
  gain: rupeesFromPaise(line.gainPaise),
});

const postingWire = (row: AssetPostingRow, names: NamesOfActs) => ({
  ...actWire(row, row.content.journalIds, names),
  number: row.number,
  seq: row.lastSeq,
});

const runWire = (row: DepreciationRunRow, names: NamesOfActs): DepreciationRunWire => ({
  ...postingWire(row, names),
  from: row.content.from,
  through: row.content.through,
  basis: row.content.basis,
  assets: row.content.lines.length,
  amount: rupeesFromPaise(toPostOf(row.content.lines)),
});

const disposalWire = (row: AssetDisposalRow, names: NamesOfActs): DisposalOfBook => ({
  ...postingWire(row, names),
  ...disposalFigures(row.content),
});
