// What is open of every party of a group on a day. By construction it comes to the ledger: what the
// ledger of a party has beside its bills is owed without a bill, or is on account.
import { calendarDate, daysBetween } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { standingOf } from '#core/settlement/index.ts';
import type { OpenDebt, OutstandingParts } from '#core/settlement/index.ts';
import type { PartyItemRow } from '#projections/open-items/read-on-day.ts';
import type { EntryWithoutBill } from '#projections/open-items/read-without-bill.ts';

/** An account of the group; that of a customer bears the customer's name. */
export type Party = {
  readonly accountId: number;
  readonly customerId: number | null;
  readonly name: string;
  readonly nameKey: string;
};

type OpenItemOfParty = PartyItemRow & {
  /** After the due date, else after the date of the bill; negative before it. */
  readonly daysLate: number;
};

/** An entry on the account of a party that names no bill, by what of it is open. */
type UnbilledEntry = Omit<EntryWithoutBill, 'accountId'> & {
  /** Since the entry. */
  readonly daysOld: number;
};

/** Amounts have the sign of the group: what a debtor owes and what is owed to a creditor. */
export type PartyBills = Party & {
  /** Oldest first. */
  readonly bills: readonly OpenItemOfParty[];
  /** Owed without a bill, oldest first. */
  readonly unbilled: readonly UnbilledEntry[];
  /** Unadjusted: their open amounts are negative. */
  readonly credits: readonly OpenItemOfParty[];
  /** What all of it comes to; `outstandingPaise` is the balance of the ledger. */
  readonly standing: OutstandingParts;
};

export type BillOfParty = { readonly party: PartyBills; readonly item: OpenItemOfParty };

/** A bill, or an entry that names none. */
export type DebtOfParty = OpenLine & { readonly debt: OpenDebt };

/** Of a party: an open item, or an entry without a bill; what has neither is on account. */
export type OpenLine = {
  readonly party: PartyBills;
  readonly item?: OpenItemOfParty;
  readonly entry?: UnbilledEntry;
  readonly openPaise?: number;
};

export type OpenBills = {
  /** Those with a bill, a credit or a balance, by name. */
  readonly parties: readonly PartyBills[];
  /** Of all of them, the oldest first. */
  readonly bills: readonly BillOfParty[];
  /** Bills and what is owed without one, the oldest first. */
  readonly debts: readonly DebtOfParty[];
  readonly standing: OutstandingParts;
  /** Of parties and items, for what remembers them. */
  readonly size: number;
};

export type PartyFigures = {
  readonly parties: readonly Party[];
  readonly items: readonly PartyItemRow[];
  /** By account, debit positive. */
  readonly balances: ReadonlyMap<number, number>;
  readonly unbilled: readonly EntryWithoutBill[];
};

export type AgeingDay = {
  readonly asOn: CalendarDate;
  /** 1 for debtors, -1 for creditors. */
  readonly sign: 1 | -1;
};

export const openBillsOf = (figures: PartyFigures, day: AgeingDay): OpenBills =>
  summed(partiesWithBills(figures, day));

/**
 * @param accountIds the accounts that may have changed, or are gone.
 * @param figures of those among them that are in the group now.
 * @returns what a whole reading at the later position would have.
 */
export function withChangedParties(
  before: OpenBills,
  accountIds: ReadonlySet<number>,
  figures: PartyFigures,
  day: AgeingDay,
): OpenBills {
  if (accountIds.size === 0) return before;
  const same = before.parties.filter(({ accountId }) => !accountIds.has(accountId));
  return summed([...same, ...partiesWithBills(figures, day)]);
}

/** @returns the items of a party: of its account, and of the customer whose account it is. */
export function itemsByParty(
  items: readonly PartyItemRow[],
): (party: Pick<Party, 'accountId' | 'customerId'>) => readonly PartyItemRow[] {
  const byParty = Map.groupBy(items, ({ partyKind, partyId }) => `${partyKind} ${partyId}`);
  return ({ accountId, customerId }) => [
    ...(byParty.get(`account ${accountId}`) ?? []),
    ...(customerId === null ? [] : (byParty.get(`customer ${customerId}`) ?? [])),
  ];
}

function partiesWithBills(
  { parties, items, balances, unbilled }: PartyFigures,
  day: AgeingDay,
): readonly PartyBills[] {
  const itemsOf = itemsByParty(items);
  const entries = Map.groupBy(unbilled, ({ accountId }) => accountId);
  return parties.flatMap((party) => {
    const own = itemsOf(party).map((item) => agedItem(item, day));
    const ledgerPaise = day.sign * (balances.get(party.accountId) ?? 0);
    if (own.length === 0 && ledgerPaise === 0) return [];
    const parts = {
      bills: own.filter(({ openPaise }) => openPaise > 0).toSorted(byAge),
      unbilled: (entries.get(party.accountId) ?? []).map(({ accountId: _account, ...entry }) => ({
        ...entry,
        daysOld: daysBetween(calendarDate(entry.entryDate), day.asOn),
      })),
      credits: own.filter(({ openPaise }) => openPaise < 0),
    };
    return [{ ...party, ...parts, standing: standingOf(debtsIn(parts), ledgerPaise) }];
  });
}

const debtOfItem = ({ kind, daysLate, openPaise }: OpenItemOfParty): OpenDebt => ({
  kind,
  isBilled: true,
  days: daysLate,
  openPaise,
});

const debtOfEntry = ({ daysOld, openPaise }: UnbilledEntry): OpenDebt => ({
  kind: 'journal',
  isBilled: false,
  days: daysOld,
  openPaise,
});

const debtsIn = ({ bills, unbilled }: Pick<PartyBills, 'bills' | 'unbilled'>): OpenDebt[] => [
  ...bills.map(debtOfItem),
  ...unbilled.map(debtOfEntry),
];

const agedItem = (item: PartyItemRow, { asOn, sign }: AgeingDay): OpenItemOfParty => ({
  ...item,
  amountPaise: sign * item.amountPaise,
  openPaise: sign * item.openPaise,
  daysLate: daysLateOf(item, asOn),
});

/** What was credited whole is never overdue: it waits for the note to be set against it. */
function daysLateOf({ dueDate, billDate, isCredited }: PartyItemRow, asOn: CalendarDate): number {
  const days = daysBetween(calendarDate(dueDate ?? billDate), asOn);
  return isCredited ? Math.min(days, 0) : days;
}

const byAge = (one: OpenItemOfParty, other: OpenItemOfParty): number =>
  other.daysLate - one.daysLate || compare(one.billDate, other.billDate);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** @returns the bills of several parties and what they owe without one, the oldest first. */
export const debtsOf = (parties: readonly PartyBills[]): readonly DebtOfParty[] =>
  parties
    .flatMap((party) => [
      ...party.bills.map((item) => ({ party, item, debt: debtOfItem(item) })),
      ...party.unbilled.map((entry) => ({ party, entry, debt: debtOfEntry(entry) })),
    ])
    .toSorted((one, other) => other.debt.days - one.debt.days);

function summed(parties: readonly PartyBills[]): OpenBills {
  const byName = parties.toSorted(
    (one, other) => compare(one.nameKey, other.nameKey) || one.accountId - other.accountId,
  );
  const debts = debtsOf(byName);
  return {
    parties: byName,
    bills: partyBillsOf(byName),
    debts,
    standing: standingOf(
      debts.map(({ debt }) => debt),
      byName.reduce((sum, { standing }) => sum + standing.outstandingPaise, 0),
    ),
    size: byName.reduce((sum, { credits }) => sum + 1 + credits.length, debts.length),
  };
}

/** @returns the bills of several parties, the oldest first. */
const partyBillsOf = (parties: readonly PartyBills[]): readonly BillOfParty[] =>
  parties
    .flatMap((party) => party.bills.map((item) => ({ party, item })))
    .toSorted((one, other) => byAge(one.item, other.item));
