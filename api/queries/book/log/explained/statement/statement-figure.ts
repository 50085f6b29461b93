// A line of a statement, or a sum of its lines, as the entries of its accounts in the days of one
// column.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { daysOfBooks, daysOfResult, explainedLine, sidedAccounts } from '#core/statement/index.ts';
import type { ExplainedLine, OwnerForm } from '#core/statement/index.ts';
import { turnoverIn } from '#projections/period-totals/read-turnover.ts';
import type { StatementComparison } from '#api/contract/book/log/compare.ts';
import {
  readStatementLedgers,
  statementSnapshot,
} from '#api/queries/ledgers/statements/read-nets.ts';
import { readCashJournals } from '#api/queries/ledgers/statements/cash-journals.ts';
import { ownerFormOf } from '#api/queries/ledgers/statements/statements.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { statementAt } from '../../compare/statement-at.ts';
import { accountsOfLine, figureOfLine } from './line-figure.ts';
import { OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type StatementFigureWish = {
  readonly of: StatementComparison['of'];
  readonly line: string;
  /** The days of its column; of a balance sheet from the first day of the year. */
  readonly period: Period;
  readonly as: OwnerForm | null;
  /** The last day of the statement that has it as a column. */
  readonly laidOutOn: CalendarDate;
};

/** @returns null where the statement has no such line. */
export function statementFigure(
  db: ReadTables,
  bookId: number,
  wish: StatementFigureWish,
): Promise<NamedFigure | null> {
  const { of, line, period, laidOutOn } = wish;
  const days = daysOfResult([period]);
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const form = wish.as ?? (await ownerFormOf(tables, bookId, laidOutOn));
    const ledgers = await readStatementLedgers(tables, { bookId, days, to: laidOutOn });
    const sided = of === 'cash-flow' ? sidedAccounts(ledgers) : [];
    const moved = await turnoverIn(tables, bookId, daysOfBooks(ledgers, period), sided);
    const turnover = new Map(moved.map((one) => [one.accountId, one]));
    const journals =
      of === 'cash-flow' ? await readCashJournals(tables, { bookId, ledgers, form }, [period]) : [];
    const { statement } = statementAt(
      ledgers,
      { of, from: period.from, asOn: period.to },
      { form, journals, turnover, withNil: true },
    );
    const found = explainedLine(statement, line);
    if (found === null) return null;
    return {
      ...figureOfLine(found, { bookId, ledgers, period }),
      from: of === 'balance-sheet' ? null : period.from,
      to: period.to,
      madeOf:
        found.lines.length > 0
          ? linesOf(found, wish, form)
          : accountsOfLine(found, { ledgers, period }),
    };
  });
}

/** A sum leads on to its lines. */
const linesOf = (
  { lines }: ExplainedLine,
  { of, period, laidOutOn }: StatementFigureWish,
  as: OwnerForm,
): NamedFigure['madeOf'] =>
  lines.flatMap(({ code, name, amountPaise }) =>
    amountPaise === 0
      ? []
      : [
          {
            name,
            amount: rupeesFromPaise(amountPaise),
            asked: {
              ...OF_NOTHING,
              of,
              line: code,
              as,
              from: of === 'balance-sheet' ? null : period.from,
              asOn: period.to,
              laidOutOn: laidOutOn === period.to ? null : laidOutOn,
            },
          },
        ],
  );
