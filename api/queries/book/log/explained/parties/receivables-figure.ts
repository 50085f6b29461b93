// A figure of the receivables, or of what is owed to suppliers: what is owed of some ages, of all
// parties or of one, as the events that made and settled it; and what the ledger has beside it.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameOfBill, readOwed } from '#core/report/index.ts';
import { sumsOfItems } from '#projections/open-items/read-on-day.ts';
import { sumsOfUnbilled } from '#projections/open-items/read-without-bill.ts';
import { joinedSums } from '#projections/ledger-lines/read-terms.ts';
import { sumsOfFigure } from '#projections/ledger-lines/read-figure.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';
import { readOpenBills } from '#api/queries/ledgers/receivables/read-receivables.ts';
import { debtsOf } from '#api/queries/ledgers/receivables/receivables.ts';
import type { DebtOfParty, PartyBills } from '#api/queries/ledgers/receivables/receivables.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';
import type { OpenDebt } from '#core/settlement/index.ts';

type ReceivablesWish = {
  readonly of: 'receivables' | 'payables';
  readonly line: string;
  readonly asOn: CalendarDate;
  /** One party by its account; null for all. */
  readonly account: number | null;
};

/** @returns null where there is no such figure, or no such party. */
export function receivablesFigure(
  db: ReadTables,
  bookId: number,
  wish: ReceivablesWish,
): Promise<NamedFigure | null> {
  const figure = ageNamed(wish.line);
  if (figure === null) return Promise.resolve(null);
  const group = wish.of === 'receivables' ? 'debtors' : 'creditors';
  return snapshot(db, async (tables) => {
    const all = await readOpenBills(tables, bookId, { asOn: wish.asOn, group });
    const parties = all.parties.filter(
      ({ accountId }) => wish.account === null || accountId === wish.account,
    );
    if (wish.account !== null && parties.length === 0) return null;
    const debts = debtsOf(parties).filter((one) => figure.takes(namedDebt(one)));
    if (isOfBill(wish) && debts.length === 0) return null;
    return figure.isOfLedger
      ? figureOfLedger(bookId, wish, { parties, debts, figure })
      : figureOfDebts(bookId, wish, { figure, debts });
  });
}

const namedDebt = ({ debt, item, entry }: DebtOfParty) => ({
  ...debt,
  id: item?.id ?? entry?.journalId ?? 0,
  line: item?.line ?? entry?.line ?? 0,
});

type Debts = { readonly figure: AgeNamed; readonly debts: readonly DebtOfParty[] };

/** The bills by all that moved them; an entry without a bill by what of it is open. */
const termsOf = (
  bookId: number,
  debts: readonly DebtOfParty[],
  { asOn, sign }: { readonly asOn: string; readonly sign: 1 | -1 },
  isTurned: boolean,
) => {
  const items = debts.flatMap(({ item }) => item ?? []);
  const entries = debts.flatMap(({ entry }) => entry ?? []);
  return (between: LogBetween) => [
    { sums: sumsOfItems(bookId, { items, asOn, sign }, between), isTurned },
    { sums: sumsOfUnbilled(entries, between), isTurned },
  ];
};

const isOfBill = ({ line }: ReceivablesWish) => 'kind' in (readOwed(line) ?? {});
const signOf = ({ of }: ReceivablesWish) => (of === 'receivables' ? 1 : -1);

function figureOfDebts(
  bookId: number,
  wish: ReceivablesWish,
  { figure, debts }: Debts,
): NamedFigure {
  const termsIn = termsOf(bookId, debts, { asOn: wish.asOn, sign: signOf(wish) }, false);
  return {
    ...ofDay(figure, wish),
    sums: (between) => joinedSums(termsIn(between)),
    madeOf: isOfBill(wish) ? [] : (wish.account === null ? byParty : byBill)(debts, wish),
  };
}

/** The ledgers, and with what is owed taken away what is on account. */
function figureOfLedger(
  bookId: number,
  wish: ReceivablesWish,
  { parties, debts, figure }: Debts & { readonly parties: readonly PartyBills[] },
): NamedFigure {
  const { asOn } = wish;
  const sign = signOf(wish);
  const lessDebts = termsOf(bookId, debts, { asOn, sign }, true);
  const accountIds = parties.map(({ accountId }) => accountId);
  const ledger = { accountIds, from: null, to: asOn, side: null };
  const sums = (between: LogBetween) =>
    joinedSums([
      { sums: sumsOfFigure(bookId, { ...ledger, ...between }), isTurned: sign === -1 },
      ...lessDebts(between),
    ]);
  const isRest = wish.line === 'unallocated';
  const paiseOf = ({ standing }: PartyBills) =>
    isRest ? standing.onAccountPaise : standing.outstandingPaise;
  return {
    ...ofDay(figure, wish),
    sums,
    madeOf: largest(
      parties.map((party) => ({
        name: party.name,
        paise: paiseOf(party),
        asked: isRest
          ? lineAsked(wish, party.accountId)
          : { ...OF_NOTHING, account: party.accountId, asOn },
      })),
    ),
  };
}

const ofDay = ({ name }: AgeNamed, { asOn }: ReceivablesWish) => ({
  name,
  from: null,
  to: asOn,
  value: null,
  notPosted: [],
});

type PartWish = NamedFigure['madeOf'][number]['asked'];
type Part = { readonly name: string; readonly paise: number; readonly asked: PartWish };

const lineAsked = ({ of, line, asOn }: ReceivablesWish, account: number): PartWish => ({
  ...OF_NOTHING,
  of,
  line,
  account,
  asOn,
});

const byParty = (debts: readonly DebtOfParty[], wish: ReceivablesWish) =>
  largest(
    [...Map.groupBy(debts, ({ party }) => party)].map(([party, own]) => ({
      name: party.name,
      paise: own.reduce((sum, { debt }) => sum + debt.openPaise, 0),
      asked: lineAsked(wish, party.accountId),
    })),
  );

const byBill = (debts: readonly DebtOfParty[], wish: ReceivablesWish) =>
  largest(
    debts.map((one) => {
      const { id, line, kind, openPaise: paise } = namedDebt(one);
      const asked = lineAsked({ ...wish, line: nameOfBill(kind, id, line) }, one.party.accountId);
      return { name: nameOf(one), paise, asked };
    }),
  );

function nameOf({ item, entry }: DebtOfParty): string {
  if (entry !== undefined) return `Without a bill, #${entry.number}`;
  return item?.number ?? `Bill of ${item?.billDate ?? ''}`;
}

const largest = (parts: readonly Part[]): NamedFigure['madeOf'] =>
  parts
    .filter(({ paise }) => paise !== 0)
    .toSorted((one, other) => Math.abs(other.paise) - Math.abs(one.paise))
    .slice(0, MADE_OF_MAX)
    .map(({ name, paise, asked }) => ({ name, amount: rupeesFromPaise(paise), asked }));

// How the figures of the receivables are named: ages of what is owed, one bill, what is overdue or
// owed without a bill, on account, and the whole.
type Debt = Pick<OpenDebt, 'kind' | 'days' | 'isBilled'> & {
  readonly id: number;
  /** Of a journal; 0 of any other bill. */
  readonly line: number;
};

type AgeNamed = {
  readonly name: string;
  /** Whether it is what the ledgers have beside the debts that it takes. */
  readonly isOfLedger: boolean;
  readonly takes: (debt: Debt) => boolean;
};

function ageNamed(line: string): AgeNamed | null {
  if (line === 'total') return { name: 'Outstanding', isOfLedger: true, takes: () => false };
  if (line === 'unallocated') return { name: 'On account', isOfLedger: true, takes: () => true };
  if (line === 'overdue') {
    return {
      name: 'Bills overdue',
      isOfLedger: false,
      takes: ({ isBilled, days }) => isBilled && days > 0,
    };
  }
  if (line === 'without_bill') {
    return { name: 'Without a bill', isOfLedger: false, takes: ({ isBilled }) => !isBilled };
  }
  const owed = readOwed(line);
  if (owed === null) return null;
  if ('kind' in owed) {
    const isOf: AgeNamed['takes'] = (bill) =>
      bill.kind === owed.kind &&
      bill.id === owed.id &&
      (owed.line === null || bill.line === owed.line);
    return { name: 'Open of a bill', isOfLedger: false, takes: isOf };
  }
  const { first, last } = owed;
  return {
    name: nameOfRange(first, last),
    isOfLedger: false,
    // A debt without a bill falls due on no day.
    takes: ({ days, isBilled }) =>
      (isBilled || first === null || first > 0) &&
      (first === null || days >= first) &&
      (last === null || days <= last),
  };
}

function nameOfRange(first: number | null, last: number | null): string {
  if (first === null) return last === 0 ? 'Not due' : 'Owed';
  if (last === null) return `Over ${first - 1} days`;
  return first <= 0 ? `Due within ${-first} days` : `${first} to ${last} days`;
}
