// What is open of every party of a group on a day. By construction it comes to the ledger: what the
// ledger of a party has beside its bills is unallocated.
import { calendarDate, daysBetween } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { PartyItemRow } from '#projections/open-items/read-on-day.ts';

/** An account of the group; that of a customer bears the customer's name. */
export type Party = {
  readonly accountId: number;
  readonly customerId: number | null;
  readonly name: string;
  readonly nameKey: string;
};

export type OpenItemOfParty = PartyItemRow & {
  /** After the due date, else after the date of the bill; negative before it. */
  readonly daysLate: number;
};

/** Amounts have the sign of the group: what a debtor owes and what is owed to a creditor. */
export type PartyBills = Party & {
  /** Oldest first. */
  readonly bills: readonly OpenItemOfParty[];
  /** Unadjusted: their open amounts are negative. */
  readonly credits: readonly OpenItemOfParty[];
  readonly ledgerPaise: number;
  /** What the ledger has beside the bills; negative to the party's credit. */
  readonly unallocatedPaise: number;
};

export type BillOfParty = { readonly party: PartyBills; readonly item: OpenItemOfParty };

export type OpenBills = {
  /** Those with a bill, a credit or a balance, by name. */
  readonly parties: readonly PartyBills[];
  /** Of all of them, the oldest first. */
  readonly bills: readonly BillOfParty[];
  readonly ledgerPaise: number;
  readonly unallocatedPaise: number;
  /** Of parties and items, for what remembers them. */
  readonly size: number;
};

export type PartyFigures = {
  readonly parties: readonly Party[];
  readonly items: readonly PartyItemRow[];
  /** By account, debit positive. */
  readonly balances: ReadonlyMap<number, number>;
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

function partiesWithBills(
  { parties, items, balances }: PartyFigures,
  day: AgeingDay,
): readonly PartyBills[] {
  const byParty = Map.groupBy(items, ({ partyKind, partyId }) => `${partyKind} ${partyId}`);
  return parties.flatMap((party) => {
    const { accountId, customerId } = party;
    const own = [
      ...(byParty.get(`account ${accountId}`) ?? []),
      ...(customerId === null ? [] : (byParty.get(`customer ${customerId}`) ?? [])),
    ].map((item) => agedItem(item, day));
    const ledgerPaise = day.sign * (balances.get(accountId) ?? 0);
    if (own.length === 0 && ledgerPaise === 0) return [];
    const bills = own.filter(({ openPaise }) => openPaise > 0).toSorted(byAge);
    const credits = own.filter(({ openPaise }) => openPaise < 0);
    const billedPaise = bills.reduce((sum, { openPaise }) => sum + openPaise, 0);
    const unallocatedPaise = ledgerPaise - billedPaise;
    return [{ ...party, bills, credits, ledgerPaise, unallocatedPaise }];
  });
}

const agedItem = (item: PartyItemRow, { asOn, sign }: AgeingDay): OpenItemOfParty => ({
  ...item,
  amountPaise: sign * item.amountPaise,
  openPaise: sign * item.openPaise,
  daysLate: daysBetween(calendarDate(item.dueDate ?? item.billDate), asOn),
});

const byAge = (one: OpenItemOfParty, other: OpenItemOfParty): number =>
  other.daysLate - one.daysLate || compare(one.billDate, other.billDate);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function summed(parties: readonly PartyBills[]): OpenBills {
  const byName = parties.toSorted(
    (one, other) => compare(one.nameKey, other.nameKey) || one.accountId - other.accountId,
  );
  return {
    parties: byName,
    bills: partyBillsOf(byName),
    ledgerPaise: byName.reduce((sum, { ledgerPaise }) => sum + ledgerPaise, 0),
    unallocatedPaise: byName.reduce((sum, party) => sum + party.unallocatedPaise, 0),
    size: byName.reduce((sum, { bills, credits }) => sum + 1 + bills.length + credits.length, 0),
  };
}

/** @returns the bills of several parties, the oldest first. */
export const partyBillsOf = (parties: readonly PartyBills[]): readonly BillOfParty[] =>
  parties
    .flatMap((party) => party.bills.map((item) => ({ party, item })))
    .toSorted((one, other) => byAge(one.item, other.item));
