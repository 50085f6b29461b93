// The returns of a book in a financial year, as the contract has them.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, monthPeriod } from '#core/kernel/financial-year.ts';
import type { FinancialYear, Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { dueDateOf, frequencyOn, GST_BEGINS, periodOfSpan, returnSpan } from '#core/tax/index.ts';
import { returnsOfBook, settingsOf } from '#projections/book-settings/read.ts';
import type { ReturnsOfBook } from '#projections/book-settings/read.ts';
import { billingMonthsOf } from '#projections/billing-overview/read.ts';
import type { BillingMonth } from '#projections/billing-overview/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { namesOf } from '#projections/people/read.ts';
import type { BookReturn, ReturnsOfYear } from '#api/contract/book/returns.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type ReturnsFacts = {
  readonly year: FinancialYear;
  readonly today: CalendarDate;
  readonly returns: ReturnsOfBook;
  readonly stateCode: string | null;
  readonly names: ReadonlyMap<number, string>;
  readonly seq: number;
  /** What the documents of the year come to; none in the answer of an act. */
  readonly months?: readonly BillingMonth[];
};

/** @param asked the financial year; null is today’s. */
export function readReturns(
  db: ReadTables,
  bookId: number,
  asked: FinancialYear | null,
): Promise<ReturnsOfYear> {
  return snapshot(db, async (tables: QueryExecutorProvider) => {
    const returns = await returnsOfBook(tables, bookId);
    const { billing } = await settingsOf(tables, bookId);
    const names = await namesOf(
      tables,
      returns.filings.map(({ actorId }) => actorId),
    );
    const seq = (await readBook(tables, bookId))?.lastSeq ?? 0;
    const today = calendarDate(await readTodayInIndia(tables));
    const year = asked ?? financialYearOf(today);
    const span = { from: monthPeriod(year, 1).from, to: monthPeriod(year, 12).to };
    const months = await billingMonthsOf(tables, bookId, span);
    const { stateCode } = billing;
    return returnsWire({ year, today, returns, stateCode, names, seq, months });
  });
}

export function returnsWire(facts: ReturnsFacts): ReturnsOfYear {
  const { year, returns, seq } = facts;
  const months = Array.from({ length: 12 }, (_, at) => monthPeriod(year, at + 1).to);
  const inMonths = months.flatMap((day) =>
    (['gstr-1', 'iff', 'gstr-3b'] as const).flatMap((kind) => returnOn(kind, day, facts)),
  );
  const annual = months.slice(-1).flatMap((day) => returnOn('gstr-9', day, facts));
  return {
    year: financialYearLabel(year),
    frequencies: returns.frequencies
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, frequency }) => ({ from, frequency })),
    returns: [...inMonths, ...annual],
    seq,
  };
}

/** @returns the return whose span ends on the last day of a month; none in another month of it. */
function returnOn(
  kind: BookReturn['return_kind'],
  monthEnd: CalendarDate,
  { returns, stateCode, names, today, months }: ReturnsFacts,
): BookReturn[] {
  const frequency = frequencyOn(monthEnd, returns.frequencies);
  const span = returnSpan(kind, monthEnd, frequency);
  if (span === null || span.to !== monthEnd || monthEnd < GST_BEGINS) return [];
  const period = periodOfSpan(span);
  const filing = returns.filings.find((one) => one.kind === kind && one.period === period);
  const dueOn = dueDateOf(kind, span, { frequency, stateCode });
  const filed =
    filing === undefined
      ? null
      : {
          on: filing.filedOn,
          arn: filing.arn,
          event: filing.seq,
          by: { id: filing.actorId, name: names.get(filing.actorId) ?? '' },
        };
  const waits = today > dueOn ? 'overdue' : today > span.to ? 'due' : 'open';
  const status = filed === null ? waits : 'filed';
  // An IFF holds but a part of its month: what is billed to registered buyers.
  const figures = months === undefined || kind === 'iff' ? {} : { figures: sumOf(months, span) };
  return [{ return_kind: kind, period, ...span, due_on: dueOn, status, filed, ...figures }];
}

function sumOf(months: readonly BillingMonth[], { from, to }: Period): BookReturn['figures'] {
  const own = months.filter(({ month }) => from <= month && month <= to);
  const sum = (of: (one: BillingMonth) => number) => own.reduce((all, one) => all + of(one), 0);
  return {
    invoices: sum(({ invoices }) => invoices),
    taxable: rupeesFromPaise(sum(({ taxablePaise }) => taxablePaise)),
    tax: rupeesFromPaise(sum(({ taxPaise }) => taxPaise)),
  };
}
