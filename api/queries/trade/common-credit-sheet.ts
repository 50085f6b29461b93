// The working sheet of CGST Rules 42 and 43 as a page has it: its figures, and the lines of bills
// and the supplies of which each of them is made.
import { calendarDate, dateOf, dayAfter, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import { supplyKind, treatment } from '#core/tax/terms.ts';
import {
  assetMonths,
  commonCreditSheet,
  workingSheetDays,
  dueIn,
  interestUntil,
  isExemptSupply,
  movesOfSheet,
  openReturnFrom,
  perHead,
  sumOfHeads,
  tableOf4B1,
} from '#core/trade/index.ts';
import type { CommonCreditSheet, SheetSpan, SupplyClass } from '#core/trade/index.ts';
import { returnsOfBook } from '#projections/book-settings/read.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import type { PostedSheet } from '#projections/documents/read-credit.ts';
import { EXEMPT_MAX } from '#api/contract/trade/credit-reversal.ts';
import type { CommonCredit } from '#api/contract/trade/credit-reversal.ts';
import {
  documentsOfClasses,
  suppliesByClass,
} from '#api/queries/ledgers/registers/posted-documents.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sheetFacts } from './common-credit.ts';
import type { WholeSheetFacts } from './common-credit.ts';

/** Every class of supplies that is exempt. */
const EXEMPT_CLASSES: readonly SupplyClass[] = supplyKind.options
  .flatMap((supply) => treatment.options.map((of) => ({ supply, treatment: of })))
  .flatMap((one) => [false, true].map((reverseCharge) => ({ ...one, reverseCharge })))
  .filter(isExemptSupply);

type SheetAsked = {
  readonly of: SheetSpan;
  /** Null: the last that is over. */
  readonly on: CalendarDate | null;
  /** Null: as it was said before. */
  readonly isAlsoPrivate: boolean | null;
  readonly today: CalendarDate;
};

export const readSheetOfCommonCredit = (
  db: ReadTables,
  bookId: number,
  { of, on, isAlsoPrivate, today }: SheetAsked,
): Promise<CommonCredit> =>
  snapshot(db, async (tables) => {
    const returns = await returnsOfBook(tables, bookId);
    const days =
      on === null
        ? workingSheetDays(of, dayBefore(workingSheetDays(of, today, returns).from), returns)
        : workingSheetDays(of, on, returns);
    const facts = await sheetFacts(tables, bookId, { of, ...days });
    const sheet = commonCreditSheet(facts, isAlsoPrivate ?? saidPrivate(facts));
    const documents = [...facts.lines, ...facts.assets];
    const names = await accountNames(tables, bookId, [
      ...new Set(documents.map(({ accountId }) => accountId)),
    ]);
    const supplied = sheet.supplies === null ? days : periodOf(sheet.supplies);
    const classes = await suppliesByClass(tables, bookId, supplied);
    const listed = { ...supplied, classes: EXEMPT_CLASSES, limit: EXEMPT_MAX };
    const moves = withBalances(facts.moves);
    const own = movesOfSheet(facts).findLast((one) => one.of === of);
    return {
      figures: figuresOf(sheet),
      due: sheet.due,
      table4B1: tableOf4B1(sheet),
      asOn: today,
      isOver: days.to < today,
      ...settledIn(of, days, returns),
      interest: interestOn(today, sheet),
      posted:
        moves.find(({ kind, documentId }) => kind === own?.kind && documentId === own.documentId) ??
        null,
      lines: facts.lines.map(({ takenIn: _in, accountId, portCode, ...line }) => ({
        ...line,
        party: partyOf(names, { accountId, portCode }),
        inUse: null,
      })),
      assets: facts.assets.flatMap(
        ({ accountId, portCode, invoiceDate: _day, takenFrom: _from, ...asset }) => {
          const months = assetMonths({ ...asset, invoiceDate: _day, takenFrom: _from }, days);
          if (months === null) return [];
          const { monthsLeft, tm } = months;
          return [
            { ...asset, party: partyOf(names, { accountId, portCode }), inUse: { monthsLeft, tm } },
          ];
        },
      ),
      classes: classes.map((one) => ({ ...one, isExempt: isExemptSupply(one) })),
      exempt: [...(await documentsOfClasses(tables, bookId, listed))],
      moves,
    };
  });

/** Of a year alone, and of what it reverses. */
const interestOn = (today: CalendarDate, sheet: CommonCreditSheet) =>
  sheet.of === 'year'
    ? interestUntil(dueIn('credit-reversal', sheet), sheet, today)
    : sumOfHeads([]);

/** Common credit is of private use too where the last sheet of the year said so. */
export const saidPrivate = (facts: Pick<WholeSheetFacts, 'of' | 'days' | 'moves'>): boolean =>
  (movesOfSheet(facts).at(-1) ?? facts.moves.at(-1))?.isAlsoPrivate ?? false;

const periodOf = ({ from, to }: { readonly from: string; readonly to: string }): Period => ({
  from: calendarDate(from),
  to: calendarDate(to),
});

function figuresOf(sheet: CommonCreditSheet) {
  const { of, isAlsoPrivate, supplies, inputs, goods, rule42, rule43, before } = sheet;
  return {
    of,
    ...periodOf(sheet),
    isAlsoPrivate,
    supplies: supplies === null ? null : { ...supplies, ...periodOf(supplies) },
    inputs,
    goods,
    rule42,
    rule43,
    before,
  };
}

const SEPTEMBER = { month: 9, day: 30 } as const;

/** @returns the return in which a sheet is settled, and of a year until when (rule 42(2)). */
export function settledIn(of: SheetSpan, days: Period, returns: BookReturns) {
  if (of === 'return') return { openPeriod: openReturnFrom(days, returns), settleBy: null };
  const { frequencies } = returns;
  const year = financialYearOf(days.to) + 1;
  const september = dateOf(year, SEPTEMBER.month, SEPTEMBER.day);
  return {
    openPeriod: openReturnFrom(gstr3bSpanOn(dayAfter(days.to), frequencies), returns),
    settleBy: gstr3bSpanOn(september, frequencies).to,
  };
}

/** @returns the entries with what is reversed of the year once each is posted. */
function withBalances(moves: readonly PostedSheet[]): CommonCredit['moves'] {
  let balance = sumOfHeads([]);
  return moves.map(({ kind, documentId, number, of, to, postedOn, returnTo, ...moved }) => {
    const all = sumOfHeads([moved.rule42, moved.rule43]);
    const heads = perHead((head) => (kind === 'credit-reversal' ? all[head] : 0 - all[head]));
    balance = sumOfHeads([balance, heads]);
    const ends = { to: calendarDate(to), postedOn, returnTo };
    return { kind, documentId, number, of, ...ends, heads, balance };
  });
}

const partyOf = (
  names: ReadonlyMap<number, string>,
  { accountId, portCode }: { readonly accountId: number; readonly portCode: string | null },
): string => (portCode === null ? (names.get(accountId) ?? '') : `Customs, ${portCode}`);
