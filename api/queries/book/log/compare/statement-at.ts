// A statement as it was known at each of two moments, with the totals that it was read from: what
// lies between follows from both and needs none of its events.
import type { StatementComparison } from '#api/contract/book/log/compare.ts';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  balanceSheet,
  cashFlow,
  daysOfBooks,
  daysOfResult,
  eveOfPeriod,
  profitAndLoss,
  sidedAccounts,
} from '#core/statement/index.ts';
import type {
  CashJournal,
  FinancialStatement,
  MovedSides,
  OwnerForm,
  StatementLedgers,
} from '#core/statement/index.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import {
  readStatementLedgers,
  statementSnapshot,
} from '#api/queries/ledgers/statements/read-nets.ts';
import { readCashJournals } from '#api/queries/ledgers/statements/cash-journals.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { ComparedMoments } from './at-both.ts';

export type StatementWish = ComparedMoments & {
  readonly of: StatementComparison['of'];
  /** The first day of the profit and loss account; of a balance sheet that of the year. */
  readonly from: CalendarDate;
  /** Null as the book is laid out at the second moment. */
  readonly as: OwnerForm | null;
};

export type StatementAt = {
  readonly statement: Pick<FinancialStatement, 'lines'>;
  /** Of each account what it came to before the first day, and by the last. */
  readonly nets: ReadonlyMap<number, NetsAt>;
  /** The first day of the books as it was known, where it lies within the days. */
  readonly beginsOn: CalendarDate | null;
  /** Of those whose sides are told apart, what moved from the first day to the last. */
  readonly turnover: ReadonlyMap<number, MovedSides>;
};

type NetsAt = {
  readonly beforePaise: number;
  /** With what the books began with within the days. */
  readonly broughtPaise: number;
  readonly netPaise: number;
};

export async function readStatements(
  db: ReadTables,
  bookId: number,
  wish: StatementWish,
  form: OwnerForm,
): Promise<{ readonly a: StatementAt; readonly b: StatementAt }> {
  const { a, b } = wish;
  const ledgers = {
    a: await ledgersAt(db, bookId, wish, a),
    b: await ledgersAt(db, bookId, wish, b),
  };
  // The group of an account may have been another: both moments tell apart what either does.
  const sided =
    wish.of === 'cash-flow'
      ? [...new Set([...sidedAccounts(ledgers.a), ...sidedAccounts(ledgers.b)])]
      : [];
  const at = async (moment: PastMoment, of: StatementLedgers) => {
    const period = periodOf(wish);
    const counted = daysOfBooks(of, period);
    const moved = await readingAt(moment, () => turnoverIn(db, bookId, counted, sided));
    const journals =
      wish.of === 'cash-flow'
        ? await readingAt(moment, () =>
            readCashJournals(db, { bookId, ledgers: of, form }, [period]),
          )
        : [];
    return statementAt(of, wish, {
      form,
      journals,
      turnover: new Map(moved.map((one) => [one.accountId, one])),
    });
  };
  return { a: await at(a, ledgers.a), b: await at(b, ledgers.b) };
}

const periodOf = ({ from, asOn }: Pick<StatementWish, 'from' | 'asOn'>) => ({
  from,
  to: calendarDate(asOn),
});

const ledgersAt = (
  db: ReadTables,
  bookId: number,
  wish: StatementWish,
  moment: PastMoment,
): Promise<StatementLedgers> =>
  readingAt(moment, () => {
    const days = daysOfResult([periodOf(wish)]);
    const { to } = periodOf(wish);
    return statementSnapshot(db, { bookId, days }, (tables) =>
      readStatementLedgers(tables, { bookId, days, to }),
    );
  });

type Basis = {
  readonly form: OwnerForm;
  readonly journals: readonly CashJournal[];
  readonly turnover: StatementAt['turnover'];
  /** Whether lines without a figure are told too. */
  readonly withNil?: boolean;
};

/** @param ledgers with the eve of the period and its last day among their days. */
export function statementAt(
  ledgers: StatementLedgers,
  wish: Pick<StatementWish, 'of' | 'from' | 'asOn'>,
  { form, journals, turnover, withNil = false }: Basis,
): StatementAt {
  const { days, accounts, beginsOn = null } = ledgers;
  const period = periodOf(wish);
  const [before, brought, last] = [
    days.indexOf(dayBefore(period.from)),
    days.indexOf(eveOfPeriod(ledgers, period)),
    days.indexOf(period.to),
  ];
  const nets = accounts.flatMap(({ accountId, netsPaise }) =>
    accountId === null
      ? []
      : [
          [
            accountId,
            {
              beforePaise: netsPaise[before] ?? 0,
              broughtPaise: netsPaise[brought] ?? 0,
              netPaise: netsPaise[last] ?? 0,
            },
          ] as const,
        ],
  );
  const statement = {
    'balance-sheet': () => balanceSheet(ledgers, [period.to], form, withNil),
    'profit-and-loss': () => profitAndLoss(ledgers, [period], form, withNil),
    'cash-flow': () =>
      cashFlow(ledgers, [period], {
        form,
        journals,
        turnovers: [turnover],
        withNil,
        withProfitParts: true,
      }),
  }[wish.of]();
  return { statement, nets: new Map(nets), turnover, beginsOn };
}
