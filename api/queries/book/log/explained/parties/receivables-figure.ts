// A figure of the receivables, or of what is owed to suppliers: the bills of some ages, of all
// parties or of one, as the events that made and settled them; and what the ledger has beside them.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { sumsOfItems } from '#projections/open-items/read-on-day.ts';
import { joinedSums } from '#projections/ledger-lines/read-terms.ts';
import { sumsOfFigure } from '#projections/ledger-lines/read-figure.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';
import { readOpenBills } from '#api/queries/ledgers/receivables/read-receivables.ts';
import type { BillOfParty, PartyBills } from '#api/queries/ledgers/receivables/receivables.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { ageNamed } from './age-named.ts';
import type { AgeNamed } from './age-named.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';
import type { NamedFigure } from '../named-figure.ts';

export type ReceivablesWish = {
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
    const bills = parties.flatMap((party) => party.bills.map((item) => ({ party, item })));
    if (isOfBill(wish) && !bills.some(({ item }) => figure.takes(item))) return null;
    return figure.isOfLedger
      ? figureOfLedger(bookId, wish, { parties, bills, figure })
      : figureOfBills(bookId, wish, {
          figure,
          bills: bills.filter(({ item }) => figure.takes(item)),
        });
  });
}

type Bills = { readonly figure: AgeNamed; readonly bills: readonly BillOfParty[] };

const isOfBill = ({ line }: ReceivablesWish) => line.startsWith('bill/');
const signOf = ({ of }: ReceivablesWish) => (of === 'receivables' ? 1 : -1);

function figureOfBills(
  bookId: number,
  wish: ReceivablesWish,
  { figure, bills }: Bills,
): NamedFigure {
  const items = bills.map(({ item }) => item);
  const { asOn } = wish;
  return {
    ...ofDay(figure, wish),
    sums: (between) => sumsOfItems(bookId, { items, asOn, sign: signOf(wish) }, between),
    madeOf: isOfBill(wish) ? [] : (wish.account === null ? byParty : byBill)(bills, wish),
  };
}

/** The ledgers, and with the bills taken away what stands beside them. */
function figureOfLedger(
  bookId: number,
  wish: ReceivablesWish,
  { parties, bills, figure }: Bills & { readonly parties: readonly PartyBills[] },
): NamedFigure {
  const { asOn } = wish;
  const sign = signOf(wish);
  const lessBills = bills.filter(({ item }) => figure.takes(item)).map(({ item }) => item);
  const accountIds = parties.map(({ accountId }) => accountId);
  const ledger = { accountIds, from: null, to: asOn, side: null };
  const sums = (between: LogBetween) =>
    joinedSums([
      { sums: sumsOfFigure(bookId, { ...ledger, ...between }), isTurned: sign === -1 },
      { sums: sumsOfItems(bookId, { items: lessBills, asOn, sign }, between), isTurned: true },
    ]);
  const isRest = lessBills.length > 0 || wish.line === 'unallocated';
  const paiseOf = (party: PartyBills) => (isRest ? party.unallocatedPaise : party.ledgerPaise);
  return {
    ...ofDay(figure, wish),
    sums,
    madeOf: largest(
      parties.map((party) => ({
        name: party.name,
        paise: paiseOf(party),
        asked: isRest
          ? lineAsked(wish, party.accountId)
          : { ...OF_NOTHING, account: party.accountId, as_on: asOn },
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
  as_on: asOn,
});

const byParty = (bills: readonly BillOfParty[], wish: ReceivablesWish) =>
  largest(
    [...Map.groupBy(bills, ({ party }) => party)].map(([party, own]) => ({
      name: party.name,
      paise: own.reduce((sum, { item }) => sum + item.openPaise, 0),
      asked: lineAsked(wish, party.accountId),
    })),
  );

const byBill = (bills: readonly BillOfParty[], wish: ReceivablesWish) =>
  largest(
    bills.map(({ item, party }) => ({
      name: item.number ?? `Bill of ${item.billDate}`,
      paise: item.openPaise,
      asked: lineAsked(
        { ...wish, line: `bill/${item.kind}/${item.id}/${item.line}` },
        party.accountId,
      ),
    })),
  );

const largest = (parts: readonly Part[]): NamedFigure['madeOf'] =>
  parts
    .filter(({ paise }) => paise !== 0)
    .toSorted((one, other) => Math.abs(other.paise) - Math.abs(one.paise))
    .slice(0, MADE_OF_MAX)
    .map(({ name, paise, asked }) => ({ name, amount: rupeesFromPaise(paise), asked }));
