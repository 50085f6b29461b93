// A sum of a trial balance or of a group summary as the entries of its accounts: of income and
// expenses those of the financial year, of all others those of all days.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { eveOfYear, isOfResult } from '#core/statement/index.ts';
import type { FigureSide } from '#projections/ledger-lines/read-figure.ts';
import { netsOfTerm, sumsOfTerms } from '#projections/ledger-lines/read-terms.ts';
import type { FigureTerm } from '#projections/ledger-lines/read-terms.ts';
import { closingsOn } from '#api/queries/ledgers/statements/statements.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { AccountClosing } from '#api/queries/ledgers/closings/closings.ts';
import { MADE_OF_MAX, OF_NOTHING } from './named-figure.ts';
import type { NamedFigure } from './named-figure.ts';

export type GroupFigureWish = {
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
  const named = sumNamed(wish.line);
  if (named === null) return Promise.resolve(null);
  return snapshot(db, async (tables) => {
    const { accounts, totals } = await closingsOn(tables, bookId, wish.to);
    const counted = accounts.filter((account) =>
      named.takes(account.closingPaise, account.group, account.nature),
    );
    const broughtPaise = totals.profitBroughtForwardPaise;
    const withBrought =
      wish.from === null && broughtPaise !== 0 && named.takes(broughtPaise, BROUGHT, null);
    const terms = termsOf(counted, named, wish);
    const brought = { ...termOf(accounts.filter(isOfResult), named), to: eveOfYear(wish.to) };
    const parts: Part[] = withBrought ? [broughtPart(broughtPaise, wish.to, named)] : [];
    for (const term of terms) {
      const nets = await netsOfTerm(tables, bookId, term);
      parts.push(...counted.flatMap((account) => accountPart(account, nets, wish)));
    }
    return {
      name: named.name,
      from: wish.from,
      to: wish.to,
      sums: (between) => sumsOfTerms(bookId, withBrought ? [...terms, brought] : terms, between),
      notPosted: [],
      value: null,
      madeOf: largest(parts),
    };
  });
}

/** Of income and expenses the year counts, of all others all days. */
function termsOf(
  accounts: readonly AccountClosing[],
  named: NamedSum,
  { to, from, side }: GroupFigureWish,
): readonly FigureTerm[] {
  const april = yearPeriod(financialYearOf(to)).from;
  const [ofYear, others] = [
    accounts.filter(isOfResult),
    accounts.filter((one) => !isOfResult(one)),
  ];
  return [
    { ...termOf(ofYear, named), from: from ?? april, to, side },
    { ...termOf(others, named), from, to, side },
  ];
}

type NamedSum = {
  readonly name: string;
  /** Whether it is read on credit. */
  readonly isTurned: boolean;
  readonly takes: (
    closingPaise: number,
    group: AccountClosing['group'] | typeof BROUGHT,
    nature: AccountClosing['nature'],
  ) => boolean;
};

/** What income and expenses of earlier years come to stands on no account and in no group. */
const BROUGHT = 'profit-and-loss';

const BROUGHT_NAME = 'Profit and loss brought forward';
const isBrought: NamedSum['takes'] = (_paise, group) => group === BROUGHT;

/** The code of the address for accounts that stand under no group. */
const UNGROUPED = 'none';

function sumNamed(line: string): NamedSum | null {
  if (line === 'all') return { name: 'Total', isTurned: false, takes: () => true };
  if (line === 'accounts') {
    return { name: 'All groups', isTurned: false, takes: (_paise, group) => group !== BROUGHT };
  }
  const nature = line === 'income' ? 'income' : line === 'expenses' ? 'expense' : null;
  if (nature !== null) {
    const name = line === 'income' ? 'Income' : 'Expenses';
    return { name, isTurned: line === 'income', takes: (_paise, _group, of) => of === nature };
  }
  if (line === 'money') {
    const isMoney: NamedSum['takes'] = (_paise, group) =>
      group === 'bank-accounts' || group === 'cash-in-hand';
    return { name: 'Cash and bank', isTurned: false, takes: isMoney };
  }
  if (line === 'debits') {
    return { name: 'Total of debits', isTurned: false, takes: (paise) => paise > 0 };
  }
  if (line === 'credits') {
    return { name: 'Total of credits', isTurned: true, takes: (paise) => paise < 0 };
  }
  if (line === 'brought') return { name: BROUGHT_NAME, isTurned: false, takes: isBrought };
  const [, how, code = ''] = /^(own|within)-(.+)$/.exec(line) ?? [];
  const name = groupNamed(code);
  if (how === undefined || name === null) return null;
  const isOwn = (group: string | null) => (group ?? UNGROUPED) === code;
  return {
    name,
    isTurned: false,
    takes: (_paise, group) => (how === 'own' ? isOwn(group) : isWithin(group, code)),
  };
}

const groupNamed = (code: string): string | null =>
  code === UNGROUPED
    ? 'Without a group'
    : (TALLY_GROUPS.find((group) => group.code === code)?.name ?? null);

function isWithin(group: string | null, code: string): boolean {
  if ((group ?? UNGROUPED) === code) return true;
  const parent = TALLY_GROUPS.find((one) => one.code === group)?.parent ?? null;
  return parent !== null && isWithin(parent, code);
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
  asked: { ...OF_NOTHING, figure: 'brought-forward', as_on: to },
});

function accountPart(
  { accountId, name }: AccountClosing,
  nets: ReadonlyMap<number, number>,
  { to, from, side }: GroupFigureWish,
): readonly Part[] {
  const paise = nets.get(accountId) ?? 0;
  if (paise === 0) return [];
  const asked = { ...OF_NOTHING, account: accountId, from, side, as_on: to };
  return [{ name, amount: rupeesFromPaise(paise), asked }];
}

const sizeOf = ({ amount }: Part): number => Math.abs(Number(amount));

const largest = (parts: readonly Part[]): NamedFigure['madeOf'] =>
  parts.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MADE_OF_MAX);
