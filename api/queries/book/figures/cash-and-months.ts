// Cash and bank on a day and at the ends of the months before, and income and expense by month:
// both out of the totals of months, so that they are what the trial balance says.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { AccountRow } from '#projections/chart-of-accounts/table.ts';
import { monthEndsUpTo, monthsUpTo } from '#api/queries/ledgers/months/months-up-to.ts';
import type { AccountMonths } from '#projections/period-totals/read-month-ends.ts';
import type { Figures } from '#api/contract/book/figures.ts';

type CashAndMonths = Pick<Figures, 'cash_and_bank' | 'months'>;

const isCash = ({ group }: AccountRow): boolean => group === 'cash-in-hand';
const isBank = ({ group }: AccountRow): boolean => group === 'bank-accounts';
const isOfResult = ({ nature }: AccountRow): boolean => nature === 'income' || nature === 'expense';

/** @param accounts all of the book. */
export async function readCashAndMonths(
  tables: QueryExecutorProvider,
  { bookId, asOn }: { readonly bookId: number; readonly asOn: CalendarDate },
  accounts: readonly AccountRow[],
): Promise<CashAndMonths> {
  const idsOf = (is: (account: AccountRow) => boolean) =>
    accounts.filter(is).map(({ accountId }) => accountId);
  const banks = new Set(idsOf(isBank));
  const money = new Set([...banks, ...idsOf(isCash)]);
  const ids = [...money, ...idsOf(isOfResult)];
  const all = await monthsUpTo(tables, { bookId, asOn }, ids);
  const ofMoney = all.filter(({ accountId }) => money.has(accountId));
  const ends = monthEndsUpTo(asOn);
  return {
    cash_and_bank: cashOf(ofMoney, banks, ends),
    months: ends.map((end, at) => {
      const sumOf = (nature: 'income' | 'expense') =>
        sum(all.filter((one) => one.nature === nature).map(({ netsPaise }) => netsPaise[at] ?? 0));
      return {
        month: `${end.slice(0, 7)}-01`,
        income: rupeesFromPaise(0 - sumOf('income')),
        expense: rupeesFromPaise(sumOf('expense')),
      };
    }),
  };
}

function cashOf(
  accounts: readonly AccountMonths[],
  banks: ReadonlySet<number>,
  days: readonly CalendarDate[],
): Figures['cash_and_bank'] {
  const closing = ({ closingsPaise }: AccountMonths) => closingsPaise.at(-1) ?? 0;
  const ofBanks = accounts.filter(({ accountId }) => banks.has(accountId)).map(closing);
  const total = sum(accounts.map(closing));
  return {
    total: rupeesFromPaise(total),
    bank: rupeesFromPaise(sum(ofBanks)),
    bank_accounts: ofBanks.filter((paise) => paise !== 0).length,
    cash: rupeesFromPaise(total - sum(ofBanks)),
    month_ends: days.map((date, at) => ({
      date,
      balance: rupeesFromPaise(sum(accounts.map(({ closingsPaise }) => closingsPaise[at] ?? 0))),
    })),
  };
}

const sum = (paise: readonly number[]): number => paise.reduce((total, one) => total + one, 0);
