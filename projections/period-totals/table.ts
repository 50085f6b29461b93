// Debits and credits of an account by month, one wide row for each financial year: opening
// balances, ledgers' totals and the trial balance come from here and never from the lines.
import type { Nature } from '#core/account-type/index.ts';
import { linesBetween, sumsAt } from '../runner/past/sums.ts';
import type { ColumnType, Table } from '../runner/projection.ts';

/** The months by position: 1 is April, 12 is March. */
export const MONTH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type Month = (typeof MONTH_NUMBERS)[number];
type MonthColumn = `d${Month}` | `c${Month}`;

const columnsOf = (side: 'd' | 'c') =>
  Object.fromEntries(MONTH_NUMBERS.map((month) => [`${side}${month}`, 'bigint']));
const months = { ...columnsOf('d'), ...columnsOf('c') } as Record<MonthColumn, 'bigint'>;

const KEY = ['book_id', 'account_id', 'financial_year'] as const;

/**
 * What the lines add to the months that they are dated in. They are summed by month before they are
 * laid out in the columns of twelve: there are far fewer months of accounts than lines.
 */
const moved = (from: string, to: string): string => {
  const sides = MONTH_NUMBERS.flatMap((month) => [
    `case when month = ${month} then debit else 0 end as d${month}`,
    `case when month = ${month} then credit else 0 end as c${month}`,
  ]);
  return `
    select book_id, account_id, ${sides.join(', ')}, last_seq,
      (year - case when month > 9 then 1 else 0 end)::smallint as financial_year
    from (
      select *, extract(year from first_day)::int as year,
        (extract(month from first_day)::int + 8) % 12 + 1 as month
      from (
        select book_id, account_id, date_trunc('month', entry_date) as first_day,
          sum(greatest(paise, 0))::bigint as debit, sum(greatest(-paise, 0))::bigint as credit,
          max(seq) as last_seq
        from (${linesBetween(from, to)}) as posted
        group by book_id, account_id, first_day
      ) as months
    ) as lines`;
};

export const periodTotals = {
  name: 'period_totals',
  columns: {
    book_id: 'bigint',
    account_id: 'bigint',
    ...months,
    last_seq: 'bigint',
    financial_year: 'smallint',
  } satisfies Record<string, ColumnType>,
  key: KEY,
  past: sumsAt({
    table: 'period_totals',
    key: KEY,
    columns: ['book_id', 'account_id', ...Object.keys(months), 'last_seq', 'financial_year'],
    moved,
  }),
} as const satisfies Table;

export type Movement = { readonly debitPaise: number; readonly creditPaise: number };

/** What an account holds and moved, in paise; signed ones debit positive, credit negative. */
export type AccountMovement = Movement & {
  readonly accountId: number;
  /** All that was entered before the financial year. */
  readonly earlierYearsPaise: number;
  /** From 1 April to the end of the period. */
  readonly thisYearPaise: number;
  /** Of it, before the period. */
  readonly beforePaise: number;
  readonly lastSeq: number;
};

/**
 * Income and expenses begin each financial year at zero: what they came to is the profit of the
 * year before. Everything else, an account without a nature too, is carried forward.
 */
export const beginsEachYearAtZero = (nature: Nature | null): boolean =>
  nature === 'income' || nature === 'expense';
