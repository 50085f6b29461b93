// What is open of customers or suppliers in a few figures, out of all their open bills.
import { ageLabels, bucketOf } from '#core/settlement/index.ts';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { PartyStanding } from '#api/contract/book/figures.ts';
import type { BillOfParty, OpenBills } from '#api/queries/ledgers/receivables/receivables.ts';

const SOON_DAYS = 7;

type Ages = {
  readonly asOn: CalendarDate;
  /** The last day of each age but the open one. */
  readonly ends: readonly number[];
};

export function partyStandingOf(open: OpenBills, { asOn, ends }: Ages): PartyStanding {
  const { bills } = open;
  const late = bills.filter(({ item }) => item.daysLate > 0);
  const soon = bills.filter(({ item }) => item.daysLate <= 0 && item.daysLate >= -SOON_DAYS);
  return {
    total: rupeesFromPaise(open.ledgerPaise),
    bills: bills.length,
    parties: partiesOf(bills),
    unadjusted: rupeesFromPaise(open.unallocatedPaise),
    overdue: rupeesFromPaise(openPaise(late)),
    overdue_bills: late.length,
    overdue_parties: partiesOf(late),
    days_late: Math.max(0, bills[0]?.item.daysLate ?? 0),
    due_soon: rupeesFromPaise(openPaise(soon)),
    due_soon_to: daysAfter(asOn, SOON_DAYS),
    ages: ageLabels(ends).map((label, age) => {
      const ofAge = bills.filter(({ item }) => ageOf(item.daysLate, ends) === age);
      const amount = rupeesFromPaise(openPaise(ofAge));
      return { label, amount, bills: ofAge.length, line: lineOf(age, ends) };
    }),
  };
}

/** @returns 0 of what is not due, then by days past the due date. */
const ageOf = (daysLate: number, ends: readonly number[]): number =>
  (bucketOf(daysLate, ends) ?? -1) + 1;

/** @returns `late/..0` of what is not due, `late/31..60`, and `late/91..` of the open one. */
const lineOf = (age: number, ends: readonly number[]): string =>
  age === 0 ? 'late/..0' : `late/${(ends[age - 2] ?? 0) + 1}..${ends[age - 1] ?? ''}`;

const openPaise = (bills: readonly BillOfParty[]): number =>
  bills.reduce((sum, { item }) => sum + item.openPaise, 0);

const partiesOf = (bills: readonly BillOfParty[]): number =>
  new Set(bills.map(({ party }) => party.accountId)).size;
