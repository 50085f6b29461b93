// When the buyer owes tax under reverse charge, and by when the buyer's own invoice is made.
import { calendarDate, daysAfter, earliestOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

/** Finance (No. 2) Act 2024: from then on the buyer's own invoice decides where it makes one. */
const OWN_INVOICE_COUNTS_FROM = calendarDate('2024-11-01');

/** CGST Act, sections 12(3) and 13(3): days after the supplier's invoice of goods and services. */
const DAYS = { goods: 31, services: 61 } as const;

/** CGST Rule 47A (N/N 20/2024-CT): days after the receipt. */
const OWN_INVOICE_WITHIN = { from: calendarDate('2024-11-01'), days: 30 } as const;

type ReverseChargedSupply = {
  readonly of: keyof typeof DAYS;
  /** Whether the supplier makes the tax invoice; else the buyer does. */
  readonly isSupplierRegistered: boolean;
  readonly invoicedOn: CalendarDate;
  readonly enteredOn: CalendarDate;
  readonly receivedOn: CalendarDate | null;
  /** When it was paid first, in the books or by the bank; null: not so far. */
  readonly paidOn: CalendarDate | null;
  /** The date of the buyer's own invoice; null: there is none so far. */
  readonly ownInvoiceOn: CalendarDate | null;
};

export type TimeOfSupply = {
  readonly on: CalendarDate;
  /** A payment that comes before makes it earlier. */
  readonly isUnlessPaid: boolean;
};

/**
 * Goods: the earliest of receipt, payment and the 31st day after the supplier's invoice (CGST Act
 * s. 12(3)). Services of a registered supplier: the earlier of payment and the 61st day after the
 * invoice (s. 13(3)(a) and (b)); of anybody else, since 1 November 2024, the earlier of payment and
 * the buyer's own invoice (s. 13(3)(c)), and while there is neither the day of entry in the books.
 */
export function timeOfSupply(supply: ReverseChargedSupply): TimeOfSupply {
  const { of, invoicedOn, enteredOn, receivedOn, paidOn, ownInvoiceOn } = supply;
  const ownInvoiceDecides =
    of === 'services' && !supply.isSupplierRegistered && invoicedOn >= OWN_INVOICE_COUNTS_FROM;
  if (ownInvoiceDecides) {
    return { on: earliestOf([paidOn, ownInvoiceOn]) ?? enteredOn, isUnlessPaid: false };
  }
  const last = daysAfter(invoicedOn, DAYS[of]);
  const goodsCame = of === 'goods' ? receivedOn : null;
  const on = earliestOf([paidOn, goodsCame, last]) ?? last;
  return { on, isUnlessPaid: paidOn === null && goodsCame === null };
}

/** @returns the last day of the buyer's own invoice of what was received on a day. */
export const ownInvoiceUntil = (receivedOn: CalendarDate): CalendarDate =>
  daysAfter(receivedOn, OWN_INVOICE_WITHIN.days);

/** @returns the day by which it was to be made, where it is late; before the rule none was. */
export function ownInvoiceLate(receivedOn: CalendarDate, date: CalendarDate): CalendarDate | null {
  const until = ownInvoiceUntil(receivedOn);
  return receivedOn >= OWN_INVOICE_WITHIN.from && date > until ? until : null;
}
