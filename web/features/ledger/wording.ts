import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';

export const ledgerWords = {
  /** One sentence, in the parts that its two links divide it into. */
  empty: {
    before: 'There is no Entry for this Account and Duration. You can ',
    debit: 'Add Debit Entry',
    between: ' or ',
    credit: 'Credit Entry',
  },
  addDebit: 'Add Debit Entry',
  addCredit: 'Add Credit Entry',
  incomplete: (count: number) =>
    `The first ${count} entries only; the rest could not be read when this was printed.`,
  retired: 'This account is retired and takes no entries.',
} as const;

/** @param day the last of a year, whose result takes what income and expenses came to. */
export const yearEndName = (day: CalendarDate): string =>
  `Profit and loss, ${financialYearLabel(financialYearOf(day))}`;
