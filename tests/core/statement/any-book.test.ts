// Whatever the books are: each account is on one line, and the lines come to the ledgers.
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import { calendarDate, dayAfter } from '#core/kernel/calendar-date.ts';
import { yearPeriod } from '#core/kernel/financial-year.ts';
import {
  balanceSheet,
  cashFlow,
  daysOfResult,
  daysOfSheet,
  isOfResult,
  lineChoice,
  NO_LINE_CHOICES,
  partsOfPeriod,
  profitAndLoss,
  withChosenLines,
  withLineChoice,
} from '#core/statement/index.ts';
import type { CashJournal, FinancialStatement, StatementLedgers } from '#core/statement/index.ts';

const FORMS = ['proprietor', 'firm', 'company'] as const;
const NAMES = [
  'Drawings',
  'Asha, current',
  'Changes in stock',
  'Salaries',
  'Interest paid',
  'Depreciation',
  'Income tax',
  'TDS Receivable',
  'Fixed deposit',
  'Software',
  'Mills MSME',
  'Opening Balance Difference',
  'Anything',
];

const YEAR = yearPeriod(2026);
const DAYS = ['2025-03-31', '2025-09-30', '2026-03-31', '2026-05-15', '2026-12-31', '2027-03-31'];

const account = fc.record({
  name: fc.constantFrom(...NAMES),
  group: fc.constantFrom(...TALLY_GROUPS.map(({ code }) => code), null),
});
const posting = fc.record({
  day: fc.constantFrom(...DAYS),
  debit: fc.nat(19),
  credit: fc.nat(19),
  paise: fc.integer({ min: 1, max: 1_000_000_000 }),
});
const group = fc.constantFrom(...TALLY_GROUPS.map(({ code }) => code));
const choice = fc.record({
  subject: fc.oneof(
    fc.record({ group }),
    fc.record({ accountId: fc.integer({ min: 1, max: 20 }) }),
  ),
  from: fc.constantFrom('2025-04-01', '2026-04-01', '2027-04-01'),
  line: fc.option(fc.constantFrom(...lineChoice.options)),
});
const book = fc.record({
  accounts: fc.array(account, { minLength: 20, maxLength: 20 }),
  postings: fc.array(posting, { maxLength: 60 }),
  /** The day on which what the books began with is dated, and all that was posted before it. */
  brought: fc.option(fc.constantFrom('2025-09-30', '2026-03-31', '2026-05-15', '2026-12-31')),
  /** Whatever a book may have chosen, also lines that do not take its accounts. */
  choices: fc.array(choice, { maxLength: 30 }),
});
type AnyBook = typeof book extends fc.Arbitrary<infer Value> ? Value : never;
type Book = Omit<AnyBook, 'brought'> & { readonly brought: string | null };

const ledgersAt = (some: Book, days: StatementLedgers['days']): StatementLedgers => {
  const brought = some.brought === null ? null : calendarDate(some.brought);
  const all = brought === null ? days : [...new Set([...days, brought])];
  return withChosenLines(
    { ...postedAt(some, all), beginsOn: brought === null ? null : dayAfter(brought) },
    some.choices.reduce(withLineChoice, NO_LINE_CHOICES),
    YEAR.to,
  );
};

/** Nothing is dated before what the books began with. */
const dayOf = ({ brought }: Book, day: string): string =>
  brought !== null && day < brought ? brought : day;

const postedAt = (some: Book, days: StatementLedgers['days']): StatementLedgers => ({
  days,
  accounts: some.accounts.map(({ name, group }, at) => ({
    accountId: at + 1,
    name: `${name}`,
    group,
    nature: natureOfGroup(group),
    netsPaise: days.map((day) =>
      some.postings
        .filter((one) => dayOf(some, one.day) <= day)
        .reduce(
          (sum, { debit, credit, paise }) =>
            sum + (debit === at ? paise : 0) - (credit === at ? paise : 0),
          0,
        ),
    ),
  })),
});

const journalsOf = (some: Book): CashJournal[] =>
  some.postings
    .map(({ day, debit, credit, paise }, at) => ({
      journalId: at + 1,
      date: calendarDate(dayOf(some, day)),
      reverses: null,
      isOpening: dayOf(some, day) === some.brought,
      isOfDocument: at % 3 === 0,
      entries: [
        { accountId: debit + 1, paise, settles: [] },
        { accountId: credit + 1, paise: -paise, settles: [] },
      ],
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

const rowOf = ({ lines }: FinancialStatement, code: string) =>
  lines.find((row) => row.code === code)?.amountsPaise ?? [];
const isStockOfTrading = (name: string) => /^(opening|less: closing) stock$/i.test(name);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe('the statements of random books', () => {
  it('the assets equal funds and liabilities on every day', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const days = DAYS.map(calendarDate);
        const sheet = balanceSheet(ledgersAt(some, daysOfSheet(days)), days, form);
        const [funds, assets] = [rowOf(sheet, 'funds-total'), rowOf(sheet, 'assets-total')];
        return funds.every((paise, at) => paise === assets[at]);
      }),
    );
  });

  it('the result is the income less the expenses of the ledgers, and stands in the sheet', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const ledgers = ledgersAt(some, [...daysOfResult([YEAR]), ...daysOfSheet([YEAR.to])]);
        const [result = 0] = profitAndLoss(ledgers, [YEAR], form).resultPaise;
        const [inSheet] = balanceSheet(ledgers, [YEAR.to], form).resultPaise;
        const moved = ledgers.accounts
          .filter(isOfResult)
          .map(({ netsPaise: [before = 0, after = 0] }) => after - before);
        return result + sum(moved) === 0 && inSheet === result;
      }),
    );
  });

  it('the lines that open come to what their parts come to', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const ledgers = ledgersAt(some, [...daysOfResult([YEAR]), ...daysOfSheet([YEAR.to])]);
        const lines = [
          ...profitAndLoss(ledgers, [YEAR], form).lines,
          ...balanceSheet(ledgers, [YEAR.to], form).lines,
        ].filter(({ as }) => as === 'line' || as === 'section');
        return lines.every(
          ({ parts, amountsPaise: [amount] }) =>
            sum(parts.map(({ amountsPaise: [part = 0] }) => part)) === amount,
        );
      }),
    );
  });

  it('each account stands on its lines with all of its own figure, and no other', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const ledgers = ledgersAt(some, [...daysOfResult([YEAR]), ...daysOfSheet([YEAR.to])]);
        const statements = [
          profitAndLoss(ledgers, [YEAR], form),
          balanceSheet(ledgers, [YEAR.to], form),
        ];
        const shown = statements.flatMap(({ lines }) =>
          lines.flatMap(({ isCredit, parts }) =>
            parts.map(({ accountId, name, amountsPaise: [paise = 0] }) => {
              return {
                accountId,
                isStock: isStockOfTrading(name),
                paise: isCredit ? -paise : paise,
              };
            }),
          ),
        );
        return ledgers.accounts.every((account) => {
          const { accountId, netsPaise } = account;
          const [before = 0, after = 0] = netsPaise;
          const own = sum(
            shown.filter((one) => one.accountId === accountId).map((one) => one.paise),
          );
          const stockTold = shown.some((one) => one.accountId === null && one.isStock);
          if (stockTold && isOfResult(account) && own === 0) return true;
          return own === (isOfResult(account) ? after - before : after);
        });
      }),
    );
  });

  it('the months and the quarters add up to the year', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const resultOf = (columns: Parameters<typeof profitAndLoss>[1]) =>
          profitAndLoss(ledgersAt(some, daysOfResult(columns)), columns, form);
        const [year] = resultOf([YEAR]).resultPaise;
        return (['months', 'quarters'] as const).every(
          (by) => sum(resultOf(partsOfPeriod(YEAR, by)).resultPaise) === year,
        );
      }),
    );
  });

  it('each line of the months and the quarters adds up to the line of the year', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const parts = [...partsOfPeriod(YEAR, 'months'), ...partsOfPeriod(YEAR, 'quarters')];
        const columns = [YEAR, ...parts];
        const ledgers = ledgersAt(some, daysOfResult(columns));
        const { lines } = profitAndLoss(ledgers, columns, form);
        // Stock at the beginning and at the end of months is told, and is not what moved.
        const moved = lines.filter(({ parts: [part] }) => part?.accountId !== null);
        return moved.every(({ as, amountsPaise: [year, ...rest] }) => {
          if (as === 'heading') return true;
          return sum(rest.slice(0, 12)) === year && sum(rest.slice(12)) === year;
        });
      }),
    );
  });

  it('the cash at the beginning and all that moved come to the cash at the end', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const columns = [YEAR, ...partsOfPeriod(YEAR, 'quarters')];
        const ledgers = ledgersAt(some, daysOfResult(columns));
        const flow = cashFlow(ledgers, columns, {
          form,
          journals: journalsOf(some),
          turnovers: [],
        });
        const [year, ...quarters] = flow.netChangePaise;
        return flow.ties && sum(quarters) === year;
      }),
    );
  });

  it('a year in which the books begin flows as the days from their first day do', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const brought = calendarDate(some.brought ?? '2026-09-30');
        const begun = { ...some, brought };
        const columns = [YEAR, { from: dayAfter(brought), to: YEAR.to }];
        if (brought < YEAR.from) return true;
        const ledgers = ledgersAt(begun, daysOfResult(columns));
        const journals = journalsOf(begun);
        const flow = cashFlow(ledgers, columns, { form, journals, turnovers: [] });
        return flow.lines.every(({ amountsPaise: [year, days] }) => year === days);
      }),
    );
  });

  it('what the books began with is neither brought in by the owners nor drawn', () => {
    fc.assert(
      fc.property(book, (some) => {
        const brought = calendarDate('2026-12-31');
        const opened = { ...some, brought };
        const sheet = balanceSheet(
          ledgersAt(opened, daysOfSheet([brought])),
          [brought],
          'proprietor',
        );
        const moved = ['Capital introduced', 'Less: capital withdrawn', 'Less: drawings'];
        return sheet.lines.every(({ name }) => !moved.includes(name));
      }),
    );
  });

  it('a year begins at nil on the day after the last', () => {
    fc.assert(
      fc.property(book, fc.constantFrom(...FORMS), (some, form) => {
        const day = dayAfter(YEAR.to);
        const sheet = balanceSheet(ledgersAt(some, daysOfSheet([day])), [day], form);
        return sheet.resultPaise[0] === 0;
      }),
    );
  });
});
