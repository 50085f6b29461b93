// The ledgers of a small business out of its entries, for the examples of the statements.
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type {
  CashJournal,
  FinancialStatement,
  StatementLedgers,
  MovedSides,
} from '#core/statement/index.ts';

/** By name, with the group of each. */
export type Chart = Readonly<Record<string, GroupCode | null>>;
/** A day, and rupees by account: debit positive. */
export type Posting = readonly [day: string, rupees: Readonly<Record<string, number>>];

export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

export function ledgersOf(
  chart: Chart,
  postings: readonly Posting[],
  days: readonly CalendarDate[],
): StatementLedgers {
  const accounts = Object.entries(chart).map(([name, group], at) => ({
    accountId: at + 1,
    name,
    group,
    nature: natureOfGroup(group),
    netsPaise: days.map((day) =>
      postings
        .filter(([date]) => date <= day)
        .reduce((sum, [, lines]) => sum + paiseOf(lines[name] ?? 0), 0),
    ),
  }));
  return { days, accounts };
}

/** @returns the entries as journals, each by its place. */
export const cashJournalsOf = (chart: Chart, postings: readonly Posting[]): CashJournal[] => {
  const names = Object.keys(chart);
  return postings
    .map(([day, rupees], at) => ({
      journalId: at + 1,
      date: calendarDate(day),
      reverses: null,
      isOpening: false,
      isOfDocument: false,
      entries: Object.entries(rupees).map(([name, amount]) => ({
        accountId: names.indexOf(name) + 1,
        paise: paiseOf(amount),
        settles: [],
      })),
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

/** @returns what was debited and credited to each account in a period. */
export const turnoverOf = (
  chart: Chart,
  postings: readonly Posting[],
  { from, to }: Period,
): ReadonlyMap<number, MovedSides> =>
  new Map(
    Object.keys(chart).map((name, at) => {
      const moved = postings
        .filter(([date]) => from <= date && date <= to)
        .map(([, lines]) => paiseOf(lines[name] ?? 0));
      const sum = (amounts: readonly number[]) => amounts.reduce((all, paise) => all + paise, 0);
      return [
        at + 1,
        {
          debitPaise: sum(moved.filter((paise) => paise > 0)),
          creditPaise: -sum(moved.filter((paise) => paise < 0)),
        },
      ];
    }),
  );

/** @returns what the lines come to, in rupees, by their names; a section by the name of its sum. */
export const rupeesByName = (
  { lines }: Pick<FinancialStatement, 'lines'>,
  column = 0,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    lines
      .filter(({ amountsPaise }) => amountsPaise.length > 0)
      .map((row) => [row.sumName ?? row.name, (row.amountsPaise[column] ?? 0) / 100]),
  );

/** @returns the parts of a row, in rupees, by their names. */
export const partsByName = (
  { lines }: Pick<FinancialStatement, 'lines'>,
  name: string,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (lines.find((row) => row.name === name)?.parts ?? []).map((part) => [
      part.name,
      (part.amountsPaise[0] ?? 0) / 100,
    ]),
  );
