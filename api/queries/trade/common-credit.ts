// What a working sheet of CGST Rules 42 and 43 is made of: the lines whose tax a return takes, by
// what they are used for, capital goods that are used for both, and supplies in the State.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import { afterReversal, isExemptSupply } from '#core/trade/index.ts';
import type {
  CommonAsset,
  CreditOfLine,
  SheetFacts,
  SheetSpan,
  SuppliesOfDays,
  UsedCredit,
} from '#core/trade/index.ts';
import { returnsOfBook } from '#projections/book-settings/read.ts';
import { postedSheets } from '#projections/documents/read-credit.ts';
import type { PostedSheet } from '#projections/documents/read-credit.ts';
import { creditedDocuments } from '#projections/documents/read-credit-register.ts';
import type {
  CreditedDocument,
  SharedCredit,
} from '#projections/documents/read-credit-register.ts';
import { firstPaymentsOf } from '#projections/reverse-charge-papers/read.ts';
import {
  lastSupplyBefore,
  suppliesByClass,
} from '#api/queries/ledgers/registers/posted-documents.ts';
import { creditLinesOf } from './credit-lines.ts';

/** Of which document and line it is. */
type OfDocument = {
  readonly document: CreditedDocument['kind'];
  readonly documentId: number;
  readonly number: string;
  readonly documentDate: CalendarDate;
  readonly accountId: number;
  readonly portCode: string | null;
  readonly line: number;
  readonly name: string;
};

export type UsedLine = UsedCredit & OfDocument & { readonly takenIn: Period };
export type SheetAsset = CommonAsset & Omit<UsedLine, 'takenIn'>;

/** The facts of a sheet, with where each is from. */
export type WholeSheetFacts = Omit<SheetFacts, 'lines' | 'assets' | 'moves'> & {
  readonly lines: readonly UsedLine[];
  readonly assets: readonly SheetAsset[];
  readonly moves: readonly PostedSheet[];
};

export type SheetKey = { readonly of: SheetSpan; readonly from: string; readonly to: string };

export async function sheetFacts(
  db: QueryExecutorProvider,
  bookId: number,
  { of, from, to }: SheetKey,
): Promise<WholeSheetFacts> {
  const days = { from: calendarDate(from), to: calendarDate(to) };
  const returns = await returnsOfBook(db, bookId);
  return {
    of,
    days,
    lines: linesTakenIn(await usedLines(db, bookId, { days, returns, only: null }), days),
    assets: of === 'year' ? [] : await commonAssets(db, bookId, { days, returns }),
    supplies: await suppliesOf(db, bookId, { days, returns }),
    moves: await postedSheets(db, bookId, yearPeriod(financialYearOf(days.to))),
  };
}

/** @returns what a return of the days takes, or what is blocked in them. */
export const linesTakenIn = (lines: readonly UsedLine[], { from, to }: Period) =>
  lines.filter(({ takenIn }) => from <= takenIn.to && takenIn.to <= to);

type Days = { readonly days: Period; readonly returns: BookReturns };

/** @returns each line of the documents of the days, with the return that takes its tax. */
export async function usedLines(
  db: QueryExecutorProvider,
  bookId: number,
  { days, returns, only }: Days & { readonly only: SharedCredit | null },
): Promise<readonly UsedLine[]> {
  const documents = await creditedDocuments(db, bookId, days, only);
  const billIds = documents.map(({ posted }) => posted.documentId);
  const paid = await firstPaymentsOf(db, bookId, billIds);
  return documents.flatMap((one) => {
    const parts = afterReversal(creditLinesOf(one, { paid, returns }), one.reversedOn, returns);
    return parts.flatMap((part): readonly UsedLine[] => {
      const takenIn = takenInOf(one, part, returns);
      if (takenIn === null) return [];
      const { kind, use, line, name, taxes, standing } = part;
      const isBlocked = standing.is === 'blocked';
      return [{ ...nameOf(one), line, name, kind, use, isBlocked, taxes, takenIn }];
    });
  });
}

/** What is blocked counts in the return of the day on which it was posted. */
function takenInOf(
  { posted }: CreditedDocument,
  { standing }: CreditOfLine,
  { frequencies }: BookReturns,
): Period | null {
  if (standing.is === 'taken') return standing.in;
  return standing.is === 'blocked'
    ? gstr3bSpanOn(calendarDate(posted.postedOn), frequencies)
    : null;
}

const nameOf = ({ kind, posted, accountId }: CreditedDocument) => ({
  document: kind,
  documentId: posted.documentId,
  number: 'billNumber' in posted ? posted.billNumber : posted.number,
  documentDate: calendarDate('billDate' in posted ? posted.billDate : posted.postedOn),
  accountId,
  portCode: 'portCode' in posted ? posted.portCode : null,
});

/** Five years back there may be capital goods whose sixty months are not over. */
const YEARS_BACK = 6;

/** @returns the capital goods that are used for both, of five years up to the days. */
export async function commonAssets(
  db: QueryExecutorProvider,
  bookId: number,
  { days, returns }: Days,
): Promise<readonly SheetAsset[]> {
  const from = yearPeriod(financialYearOf(days.to) - YEARS_BACK).from;
  const lines = await usedLines(db, bookId, {
    days: { from, to: days.to },
    returns,
    only: 'common-goods',
  });
  return lines
    .filter((one) => one.kind === 'capital-goods' && one.use === 'common' && !one.isBlocked)
    .map(({ takenIn, ...one }) => ({
      ...one,
      invoiceDate: one.documentDate,
      takenFrom: takenIn.from,
    }));
}

/** So many returns without turnover are looked past. */
const RETURNS_BACK = 12;

/**
 * Proviso to rule 42(1)(i): where nothing was supplied, the last return that has turnover counts.
 * @returns exempt supplies and turnover of the days, or of that return; null where there is none.
 */
export async function suppliesOf(
  db: QueryExecutorProvider,
  bookId: number,
  { days, returns }: Days,
): Promise<SuppliesOfDays | null> {
  let span = days;
  for (let past = 0; past < RETURNS_BACK; past += 1) {
    const found = await suppliesIn(db, bookId, span);
    if (found.totalPaise > 0) return found;
    const last = await lastSupplyBefore(db, bookId, span.from);
    if (last === null) return null;
    span = gstr3bSpanOn(last, returns.frequencies);
  }
  return null;
}

async function suppliesIn(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
): Promise<SuppliesOfDays> {
  const classes = await suppliesByClass(db, bookId, { from, to });
  const sumOf = (parts: typeof classes) => parts.reduce((sum, one) => sum + one.valuePaise, 0);
  return {
    from,
    to,
    exemptPaise: sumOf(classes.filter(isExemptSupply)),
    totalPaise: sumOf(classes),
  };
}
