// The returns of a book in a financial year.
import type { QueryExecutorProvider } from 'kysely';
import type { BillingProfile } from '#core/book/index.ts';
import { calendarDate, latestOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, monthPeriod } from '#core/kernel/financial-year.ts';
import type { FinancialYear, Period } from '#core/kernel/financial-year.ts';
import {
  compositionTax,
  dueDateOf,
  frequencyOn,
  GST_BEGINS,
  periodOfSpan,
  returnKind,
  returnSpan,
  returnsOfRegistration,
} from '#core/tax/index.ts';
import type { ReturnKind } from '#core/tax/index.ts';
import { returnsOfBook, settingsOf } from '#projections/book-settings/read.ts';
import type { ReturnsOfBook } from '#projections/book-settings/read.ts';
import { billingMonthsOf } from '#projections/billing-overview/read.ts';
import type { BillingMonth } from '#projections/billing-overview/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { namesOf } from '#projections/people/read.ts';
import type { BookReturn, ReturnsOfYear } from '#api/contract/book/returns.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import {
  headSumsOf,
  outputTaxAccounts,
  TAX_HEADS,
  taxWithoutDocument,
} from '#api/queries/ledgers/registers/output-tax.ts';
import type { WithoutDocument } from '#api/queries/ledgers/registers/output-tax.ts';
import { taxedSums } from '#api/queries/ledgers/registers/posted-documents.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** What the documents and entries of the year come to. */
type YearFigures = {
  readonly months: readonly BillingMonth[];
  /** By the days of their lines: of a composition dealer alone. */
  readonly supplied: ReadonlyMap<
    string,
    { readonly outwardPaise: number; readonly taxablePaise: number }
  >;
  readonly byHand: readonly WithoutDocument[];
};

type ReturnsFacts = {
  readonly year: FinancialYear;
  readonly today: CalendarDate;
  readonly returns: ReturnsOfBook;
  readonly billing: Pick<BillingProfile, 'stateCode' | 'registration'>;
  /** The first day of the book; null where it has none. */
  readonly bookBegins: string | null;
  readonly names: ReadonlyMap<number, string>;
  readonly seq: number;
  /** None in the answer of an act. */
  readonly figures?: YearFigures;
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
    const book = await readBook(tables, bookId);
    const today = calendarDate(await readTodayInIndia(tables));
    const year = asked ?? financialYearOf(today);
    const span = { from: monthPeriod(year, 1).from, to: monthPeriod(year, 12).to };
    const accounts = await outputTaxAccounts(tables, bookId);
    const figures = {
      months: await billingMonthsOf(tables, bookId, span),
      supplied:
        billing.registration === 'composition' ? await suppliedIn(tables, bookId, year) : NONE,
      byHand: await taxWithoutDocument(tables, bookId, accounts, span),
    };
    const [seq, bookBegins] = [book?.lastSeq ?? 0, book?.beginsOn ?? null];
    return returnsTold({ year, today, returns, billing, bookBegins, names, seq, figures });
  });
}

const NONE: YearFigures['supplied'] = new Map();

/** What a composition dealer supplied in each month: of it only what is taxable bears tax. */
async function suppliedIn(
  tables: QueryExecutorProvider,
  bookId: number,
  year: FinancialYear,
): Promise<YearFigures['supplied']> {
  const supplied = new Map<string, { outwardPaise: number; taxablePaise: number }>();
  for (let at = 1; at <= 12; at += 1) {
    const month = monthPeriod(year, at);
    const sums = { outwardPaise: 0, taxablePaise: 0 };
    for (const { kind, treatment, taxablePaise } of await taxedSums(tables, bookId, month)) {
      const paise = kind === 'credit-note' ? -taxablePaise : taxablePaise;
      sums.outwardPaise += paise;
      if (treatment === 'taxable') sums.taxablePaise += paise;
    }
    supplied.set(month.from.slice(0, 7), sums);
  }
  return supplied;
}

export function returnsTold(facts: ReturnsFacts): ReturnsOfYear {
  const { year, returns, seq, billing, bookBegins } = facts;
  const months = Array.from({ length: 12 }, (_, at) => monthPeriod(year, at + 1).to);
  const { registration } = billing;
  const isDue = (kind: ReturnKind) => returnsOfRegistration(registration).includes(kind);
  const found = months.flatMap((day) =>
    returnKind.options.flatMap((kind) => returnOn(kind, day, facts, isDue(kind))),
  );
  const isOfYear = ({ returnKind: kind }: BookReturn) => kind === 'gstr-9' || kind === 'gstr-4';
  return {
    year: financialYearLabel(year),
    registration,
    registeredFrom: returns.registeredFrom,
    beginsOn: latestOf([returns.registeredFrom, bookBegins]),
    frequencies: returns.frequencies
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, frequency }) => ({ from, frequency })),
    returns: [...found.filter((one) => !isOfYear(one)), ...found.filter(isOfYear)],
    seq,
  };
}

/**
 * What is filed stands there whatever was said since; else it must be one that the registration
 * files, of a period that ends in its days and in the books.
 * @returns the return whose span ends on the last day of a month; none in another month of it.
 */
function returnOn(
  kind: ReturnKind,
  monthEnd: CalendarDate,
  { returns, billing: { stateCode }, bookBegins, names, today, figures }: ReturnsFacts,
  isDue: boolean,
): BookReturn[] {
  const frequency = frequencyOn(monthEnd, returns.frequencies);
  const span = returnSpan(kind, monthEnd, frequency);
  if (span === null || span.to !== monthEnd || monthEnd < GST_BEGINS) return [];
  const period = periodOfSpan(span);
  const filing = returns.filings.find((one) => one.kind === kind && one.period === period);
  const begins = latestOf([returns.registeredFrom, bookBegins]);
  if (filing === undefined && (!isDue || (begins !== null && span.to < begins))) return [];
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
  const own =
    figures === undefined || kind === 'iff' ? {} : { figures: figuresOf(kind, figures, span) };
  return [{ returnKind: kind, period, ...span, dueOn, status, filed, ...own }];
}

function figuresOf(
  kind: ReturnKind,
  { months, supplied, byHand }: YearFigures,
  { from, to }: Period,
): BookReturn['figures'] {
  const isWithin = (month: string) => from <= `${month}-01` && `${month}-01` <= to;
  const own = months.filter(({ month }) => from <= month && month <= to);
  const sum = (of: (one: BillingMonth) => number) => own.reduce((all, one) => all + of(one), 0);
  const added = headSumsOf(
    byHand.filter(({ month }) => isWithin(month)),
    'addedPaise',
  );
  const common = {
    invoices: sum(({ invoices }) => invoices),
    withoutDocumentPaise: TAX_HEADS.reduce((all, head) => all + added[head], 0),
  };
  if (kind === 'cmp-08' || kind === 'gstr-4') {
    const ofSpan = [...supplied].filter(([month]) => isWithin(month)).map(([, sums]) => sums);
    const taxablePaise = ofSpan.reduce((all, one) => all + one.taxablePaise, 0);
    return {
      ...common,
      outwardPaise: ofSpan.reduce((all, one) => all + one.outwardPaise, 0),
      taxablePaise,
      taxPaise: compositionTax('trader', Math.max(taxablePaise, 0)).taxPaise,
    };
  }
  return {
    ...common,
    taxablePaise: sum(({ taxablePaise }) => taxablePaise),
    taxPaise: sum(({ taxPaise }) => taxPaise),
  };
}
