// The balance sheet at some days. The year's result stands with the owners without an entry: with
// a proprietor's capital, as a firm's undistributed profit, or in a company's surplus.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { COMPANY_SHEET } from './company-sheet.ts';
import type { SheetSide } from './layout.ts';
import { CAPITAL_AT_START, FIRM_SHEET, PROPRIETOR_SHEET } from './owners-form.ts';
import { eveOfPeriod, isOfResult, netReader } from '../ledgers.ts';
import { createLineSums } from '../lines/line-sums.ts';
import { lineOn } from '../lines/line-on.ts';
import { isOwners } from '../lines/mapping.ts';
import { addOwners, addResult } from '../owners/owners-lines.ts';
import type { BalanceColumn } from '../owners/owners-lines.ts';
import { sheetLines } from '../lines/statement-lines.ts';
import type { FinancialLine, FinancialStatement, StatementLedgers } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';

const SHEETS: Readonly<Record<OwnerForm, readonly SheetSide[]>> = {
  proprietor: PROPRIETOR_SHEET,
  firm: FIRM_SHEET,
  company: COMPANY_SHEET,
};

/** @returns the day before the financial year of a day, by which earlier results are told apart. */
export const eveOfYear = (day: CalendarDate): CalendarDate =>
  dayBefore(yearPeriod(financialYearOf(day)).from);

/** @returns the days whose balances the balance sheet is made of. */
export const daysOfSheet = (days: readonly CalendarDate[]): readonly CalendarDate[] => [
  ...new Set(days.flatMap((day) => [day, eveOfYear(day)])),
];

export function balanceSheet(
  ledgers: StatementLedgers,
  days: readonly CalendarDate[],
  form: OwnerForm,
  withNil = false,
): FinancialStatement {
  const netAt = netReader(ledgers);
  const sums = createLineSums(days.length, withNil);
  const result = ledgers.accounts.filter(isOfResult);
  const balances = ledgers.accounts.filter((account) => !isOfResult(account));
  const resultPaise = days.map((day, column) => {
    const at: BalanceColumn = {
      column,
      now: (account) => netAt(account, day),
      before: (account) => netAt(account, eveOfYear(day)),
      brought: (account) => netAt(account, eveOfPeriod(ledgers, yearTo(day))),
    };
    const lineOf = lineOn(balances, at.now);
    for (const account of balances) {
      if (isOwners(account)) addOwners(sums, form, account, at);
      else sums.add(lineOf(account), account, column, at.now(account));
    }
    return addResult(sums, form, result, at);
  });
  const lines = sheetLines(SHEETS[form], sums, withNil);
  const [own] = days;
  return {
    lines: own !== undefined && beginsIn(ledgers, own) ? lines.map(asOpeningBalance) : lines,
    resultPaise,
  };
}

/** The financial year of a day, up to that day. */
const yearTo = (day: CalendarDate): Period => ({
  from: yearPeriod(financialYearOf(day)).from,
  to: day,
});

/** Whether the books were begun later than the financial year of a day, and up to that day. */
const beginsIn = (ledgers: StatementLedgers, day: CalendarDate): boolean =>
  eveOfPeriod(ledgers, yearTo(day)) !== eveOfYear(day);

/** At the start of the year there were no books that could say what the capital was. */
const asOpeningBalance = (line: FinancialLine): FinancialLine =>
  line.name === CAPITAL_AT_START ? { ...line, name: 'Opening balance' } : line;
