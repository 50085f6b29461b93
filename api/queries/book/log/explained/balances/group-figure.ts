// A sum of a trial balance or of a group summary as the entries of its accounts: of income and
// expenses those of the financial year, of all others those of all days.
import { dayAfter, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { eveOfPeriod, eveOfYear, isOfResult } from '#core/statement/index.ts';
import type { FigureSide } from '#projections/ledger-lines/read-figure.ts';
import { netsOfTerm, sumsOfTerms } from '#projections/ledger-lines/read-terms.ts';
import type { FigureTerm } from '#projections/ledger-lines/read-terms.ts';
import { daysWithFirst } from '#api/queries/ledgers/statements/read-nets.ts';
import { closingsOn } from '#api/queries/ledgers/statements/statements.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { AccountClosing } from '#api/queries/ledgers/closings/closings.ts';
import { BROUGHT, BROUGHT_NAME, periodSumNamed } from './sum-named.ts';
import type { NamedSum } from './sum-named.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

type GroupFigureWish = {
  readonly line: string;
  readonly to: CalendarDate;
  /** The first day of what moved; null for the closing balance. */
  readonly from: CalendarDate | null;
  readonly side: FigureSide;
};

/** @returns null where a trial balance has no such sum. */
export function groupFigure(
  db: ReadTables,
  bookId: number,
  wish: GroupFigureWish,
): Promise<NamedFigure | null> {
  const found = periodSumNamed(wish.line);
  if (found === null) return Promise.resolve(null);
  const { named } = found;
  return snapshot(db, async (tables) => {
    const basis = await (found.isOpening
      ? openingBasis(tables, bookId, wish)
      : closingBasis(tables, bookId, wish));
    const { days, accounts, broughtPaise, yearOf } = basis;
    const counted = accounts.filter((account) =>
      named.takes(account.closingPaise, account.group, account.nature),
    );
    const withBrought =
      days.from === null && broughtPaise !== 0 && named.takes(broughtPaise, BROUGHT, null);
    const terms = termsOf(counted, named, days);
    const brought = { ...termOf(basis.ofResult, named), to: eveOfYear(yearOf) };
    const parts: Part[] = withBrought ? [broughtPart(broughtPaise, yearOf, named)] : [];
    if (days.from === null && days.side === null) {
      const sign = named.isTurned ? -1 : 1;
      const nets = new Map(counted.map((one) => [one.accountId, sign * one.closingPaise]));
      parts.push(...counted.flatMap((account) => accountPart(account, nets, days)));
    } else {
      for (const term of terms) {
        const nets = await netsOfTerm(tables, bookId, term);
        parts.push(...counted.flatMap((account) => accountPart(account, nets, days)));
      }
    }
    return {
      name: named.name,
      from: days.from,
      to: days.to,
      sums: (between) => sumsOfTerms(bookId, withBrought ? [...terms, brought] : terms, between),
      notPosted: [],
      value: null,
      madeOf: largest(parts),
    };
  });
}

type Days = Pick<GroupFigureWish, 'from' | 'to' | 'side'>;
type Basis = {
  readonly days: Days;
  readonly accounts: readonly AccountClosing[];
  readonly ofResult: readonly AccountClosing[];
  readonly broughtPaise: number;
  /** A day of the year before which income and expenses are brought forward. */
  readonly yearOf: CalendarDate;
};

async function closingBasis(
  tables: ReadTables,
  bookId: number,
  { from, to, side }: GroupFigureWish,
): Promise<Basis> {
  const { accounts, totals } = await closingsOn(tables, bookId, to);
  const eve = from === null ? null : await eveOf(tables, bookId, { from, to });
  return {
    days: { from: eve === null ? null : dayAfter(eve), to, side },
    accounts,
    ofResult: accounts.filter(isOfResult),
    broughtPaise: totals.profitBroughtForwardPaise,
    yearOf: to,
  };
}

/** Before the first day of a year income and expenses are nil: they have been brought forward. */
async function openingBasis(
  tables: ReadTables,
  bookId: number,
  { from, to }: GroupFigureWish,
): Promise<Basis> {
  const first = from ?? yearPeriod(financialYearOf(to)).from;
  const eve = await eveOf(tables, bookId, { from: first, to });
  const isOfYear = financialYearOf(eve) === financialYearOf(first);
  const { accounts } = await closingsOn(tables, bookId, eve);
  const { totals } = await closingsOn(tables, bookId, first);
  return {
    days: { from: null, to: eve, side: null },
    accounts: isOfYear ? accounts : accounts.filter((account) => !isOfResult(account)),
    ofResult: accounts.filter(isOfResult),
    broughtPaise: totals.profitBroughtForwardPaise,
    yearOf: first,
  };
}

/** What the books began with was there before, as the trial balance has it. */
const eveOf = async (tables: ReadTables, bookId: number, period: Period): Promise<CalendarDate> =>
  eveOfPeriod(await daysWithFirst(tables, bookId, [dayBefore(period.from), period.to]), period);

/** Of income and expenses the year counts, of all others all days. */
function termsOf(
  accounts: readonly AccountClosing[],
  named: NamedSum,
  { to, from, side }: Days,
): readonly FigureTerm[] {
  const april = yearPeriod(financialYearOf(to)).from;
  const others = accounts.filter((one) => !isOfResult(one));
  return [
    { ...termOf(accounts.filter(isOfResult), named), from: from ?? april, to, side },
    { ...termOf(others, named), from, to, side },
  ];
}

const termOf = (accounts: readonly AccountClosing[], { isTurned }: NamedSum) => ({
  accountIds: accounts.map(({ accountId }) => accountId),
  from: null,
  side: null,
  isTurned,
});

type Part = NamedFigure['madeOf'][number];

const broughtPart = (paise: number, to: CalendarDate, named: NamedSum): Part => ({
  name: BROUGHT_NAME,
  amount: rupeesFromPaise(named.isTurned ? 0 - paise : paise),
  asked: { ...OF_NOTHING, figure: 'brought-forward', asOn: to },
});

function accountPart(
  { accountId, name }: AccountClosing,
  nets: ReadonlyMap<number, number>,
  { to, from, side }: Days,
): readonly Part[] {
  const paise = nets.get(accountId) ?? 0;
  if (paise === 0) return [];
  const asked = { ...OF_NOTHING, account: accountId, from, side, asOn: to };
  return [{ name, amount: rupeesFromPaise(paise), asked }];
}

const sizeOf = ({ amount }: Part): number => Math.abs(Number(amount));
const largest = (parts: readonly Part[]): NamedFigure['madeOf'] =>
  parts.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MADE_OF_MAX);
