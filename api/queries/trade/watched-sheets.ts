// The returns and years of which CGST Rules 42 and 43 ask something, as they stand on a day.
import type { QueryExecutorProvider } from 'kysely';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import {
  assetMonths,
  commonCreditSheet,
  dueIn,
  isAllTaxable,
  movesOfSheet,
  perHead,
  sumOfHeads,
  taxPaise,
} from '#core/trade/index.ts';
import type { SheetSpan } from '#core/trade/index.ts';
import { postedSheets } from '#projections/documents/read-credit.ts';
import type { PostedSheet } from '#projections/documents/read-credit.ts';
import type { WatchedSheet } from '#api/contract/trade/credit-reversal.ts';
import { commonAssets, linesTakenIn, suppliesOf, usedLines } from './common-credit.ts';
import type { SheetAsset, UsedLine } from './common-credit.ts';
import { saidPrivate, settledIn } from './common-credit-sheet.ts';

type Day = { readonly asOn: CalendarDate; readonly returns: BookReturns };

type Known = {
  readonly lines: readonly UsedLine[];
  readonly assets: readonly SheetAsset[];
  readonly moves: readonly PostedSheet[];
};

/**
 * What is used for taxable supplies alone changes none of the amounts, so that only documents with
 * another use are read; and supplies only of days that have such credit and no entry so far.
 * @returns the return that runs, the last one, those that are to be reversed, and the last year
 *   once none of its own is among these.
 */
export async function watchedSheets(
  db: QueryExecutorProvider,
  bookId: number,
  { asOn, returns }: Day,
): Promise<WatchedSheet[]> {
  const year = yearPeriod(financialYearOf(asOn));
  const before = yearPeriod(financialYearOf(asOn) - 1);
  const days = { from: before.from, to: asOn };
  const known: Known = {
    lines: await usedLines(db, bookId, { days, returns, only: 'shared' }),
    assets: await commonAssets(db, bookId, { days, returns }),
    moves: await postedSheets(db, bookId, { from: before.from, to: year.to }, asOn),
  };
  if (known.lines.length === 0 && known.assets.length === 0 && known.moves.length === 0) return [];
  const told: WatchedSheet[] = [];
  const running = gstr3bSpanOn(asOn, returns.frequencies);
  for (let span = running; span.to >= before.from; span = spanBefore(span, returns)) {
    const sheet = await sheetOn(db, bookId, { of: 'return', span, known }, { asOn, returns });
    const isLatest = span.to >= dayBefore(running.from);
    if (sheet !== null && (isLatest || sheet.state === 'reverse')) told.push(sheet);
  }
  // A year makes up what its returns reversed: they come first.
  const isOpen = told.some(({ state, to }) => state === 'reverse' && to <= before.to);
  if (isOpen) return told;
  const ofYear = { of: 'year', span: before, known } as const;
  const last = await sheetOn(db, bookId, ofYear, { asOn, returns });
  return last === null ? told : [...told, last];
}

const spanBefore = ({ from }: Period, { frequencies }: BookReturns): Period =>
  gstr3bSpanOn(dayBefore(from), frequencies);

type Sheet = { readonly of: SheetSpan; readonly span: Period; readonly known: Known };

async function sheetOn(
  db: QueryExecutorProvider,
  bookId: number,
  { of, span, known }: Sheet,
  { asOn, returns }: Day,
): Promise<WatchedSheet | null> {
  const lines = linesTakenIn(known.lines, span);
  const assets =
    of === 'year' ? [] : known.assets.filter((asset) => assetMonths(asset, span) !== null);
  const ofYear = yearPeriod(financialYearOf(span.to));
  const moves = known.moves.filter(({ to }) => ofYear.from <= to && to <= ofYear.to);
  const own = movesOfSheet({ of, days: span, moves }).findLast((one) => one.of === of);
  if (own === undefined && moves.length === 0 && isAllTaxable({ lines, assets })) return null;
  const shown = { of, from: span.from, to: span.to, ...settledIn(of, span, returns) };
  // What is made up for its year, or posted, is told as its entry has it.
  if (own !== undefined && of === 'return') {
    const amount = sumOfHeads([own.rule42, own.rule43]);
    const none = { commonPaise: 0, exemptPaise: 0, totalPaise: 0 };
    return { ...shown, state: 'posted', amount, ...none, journalId: own.journalId };
  }
  const isMadeUp = moves.some((one) => one.of === 'year');
  if (of === 'return' && (isMadeUp || isAllTaxable({ lines, assets }))) return null;
  const supplies = await suppliesOf(db, bookId, { days: span, returns });
  const facts = { of, days: span, lines, assets, supplies, moves };
  const sheet = commonCreditSheet(facts, saidPrivate(facts));
  const reverse = dueIn('credit-reversal', sheet);
  const reclaim = dueIn('credit-reclaim', sheet);
  const state = ((): WatchedSheet['state'] => {
    if (span.to >= asOn) return 'running';
    if (taxPaise(reverse) > 0) return 'reverse';
    if (taxPaise(reclaim) > 0) return 'reclaim';
    return own === undefined ? 'nothing' : 'posted';
  })();
  return {
    ...shown,
    state,
    amount: state === 'reclaim' ? reclaim : reverse,
    commonPaise: taxPaise(perHead((head) => sheet.inputs.c2[head] + (sheet.goods?.tm[head] ?? 0))),
    exemptPaise: supplies?.exemptPaise ?? 0,
    totalPaise: supplies?.totalPaise ?? 0,
    journalId: own?.journalId ?? null,
  };
}
