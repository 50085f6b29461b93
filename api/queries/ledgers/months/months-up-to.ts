// Twelve months of accounts, of which the last ends on a day: what is dated later is left out.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accountMonths, monthEndsTo } from '#projections/period-totals/read-month-ends.ts';
import type { AccountMonths } from '#projections/period-totals/read-month-ends.ts';

/** @returns the ends of twelve months, the last of which is the day. */
export const monthEndsUpTo = (day: CalendarDate): CalendarDate[] =>
  monthEndsTo(day).with(-1, day) as CalendarDate[];

/** @param accountIds null for all accounts of the book. */
export async function monthsUpTo(
  tables: QueryExecutorProvider,
  { bookId, asOn }: { readonly bookId: number; readonly asOn: CalendarDate },
  accountIds: readonly number[] | null,
): Promise<readonly AccountMonths[]> {
  const whole = await accountMonths(tables, bookId, asOn, accountIds);
  const { rows } = await sql<{ readonly accountId: number; readonly paise: number }>`
    select account_id as "accountId", sum(amount_paise)::bigint as paise
    from ledger_lines
    where book_id = ${bookId}
      and account_id = any(${whole.map(({ accountId }) => accountId)}::bigint[])
      and entry_date > ${asOn} and entry_date <= ${monthEnd(asOn)}
    group by account_id
  `.execute(tables);
  const later = new Map(rows.map(({ accountId, paise }) => [accountId, paise]));
  return whole.map((one) => withoutLater(one, later.get(one.accountId) ?? 0));
}

function withoutLater(account: AccountMonths, laterPaise: number): AccountMonths {
  const less = (paise: readonly number[]) => paise.with(-1, (paise.at(-1) ?? 0) - laterPaise);
  const { closingsPaise, netsPaise } = account;
  return { ...account, closingsPaise: less(closingsPaise), netsPaise: less(netsPaise) };
}
