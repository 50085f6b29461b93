// What is open of customers or suppliers in a few figures, out of all their open bills.
import { bucketOf } from '#core/settlement/index.ts';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { ageLabels } from '#api/contract/customer/receivables.ts';
import type { PartyStanding } from '#api/contract/book/figures.ts';
import type { BillOfParty, OpenBills } from '#api/queries/ledgers/receivables/receivables.ts';

const AGE_ENDS = [30, 60, 90];
const SOON_DAYS = 7;

export function partyStandingOf(open: OpenBills, asOn: CalendarDate): PartyStanding {
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
    ages: ageLabels(AGE_ENDS).map((label, age) => {
      const ofAge = bills.filter(({ item }) => ageOf(item.daysLate) === age);
      return { label, amount: rupeesFromPaise(openPaise(ofAge)), bills: ofAge.length };
    }),
  };
}

/** @returns 0 of what is not due, then by days past the due date. */
const ageOf = (daysLate: number): number => (bucketOf(daysLate, AGE_ENDS) ?? -1) + 1;

const openPaise = (bills: readonly BillOfParty[]): number =>
  bills.reduce((sum, { item }) => sum + item.openPaise, 0);

const partiesOf = (bills: readonly BillOfParty[]): number =>
  new Set(bills.map(({ party }) => party.accountId)).size;
