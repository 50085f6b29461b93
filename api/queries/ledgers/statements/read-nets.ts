// The ledgers as the statements need them: what each account had come to by the end of some days,
// out of the totals of months, less what came after a day within its own month.
import type { QueryExecutorProvider } from 'kysely';
import { monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { StatementLedgers } from '#core/statement/index.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { movementsAfter } from '#projections/ledger-lines/read.ts';
import { accountIdsOfMonth, netsByMonthEnds } from '#projections/period-totals/read-nets.ts';

/** Each within one snapshot, which the caller opens. @param days each once. */
export async function readStatementLedgers(
  tables: QueryExecutorProvider,
  bookId: number,
  days: readonly CalendarDate[],
): Promise<StatementLedgers> {
  const nets = await netsByMonthEnds(tables, bookId, days);
  const later: ReadonlyMap<number, number>[] = [];
  for (const day of days) later.push(await netsLaterInMonth(tables, bookId, day));
  const heads = await accountHeadsOf(tables, bookId);
  return {
    days,
    accounts: heads.flatMap(({ accountId, name, group, nature }) => {
      const netsPaise = nets.get(accountId);
      if (netsPaise === undefined) return [];
      return [
        {
          accountId,
          name,
          group,
          nature,
          netsPaise: netsPaise.map((paise, at) => paise - (later[at]?.get(accountId) ?? 0)),
        },
      ];
    }),
  };
}

async function netsLaterInMonth(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<ReadonlyMap<number, number>> {
  const until = monthEnd(day);
  if (day === until) return new Map();
  const accountIds = await accountIdsOfMonth(tables, bookId, day);
  const moved = await movementsAfter(tables, bookId, { after: day, until }, accountIds);
  return new Map(
    moved.map(({ accountId, debitPaise, creditPaise }) => [accountId, debitPaise - creditPaise]),
  );
}
