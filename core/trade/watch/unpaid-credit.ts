// CGST Act, section 16(2), second and third provisos, and CGST Rule 37 as it stands from
// 01-10-2022: credit of a bill whose value and tax are not paid within 180 days of its date is
// reversed in proportion to what is unpaid, in the return after those days, and claimed again in
// proportion as it is paid, without the limit of section 16(4).
import { dayAfter, daysAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { mulDiv } from '../../kernel/paise.ts';
import { filingOn, gstr3bSpanOn } from '../../tax/index.ts';
import type { BookReturns } from '../../tax/index.ts';
import { perHead } from '../kinds/purchase-bill/price.ts';
import type { BillTaxHead } from '../kinds/purchase-bill/price.ts';

export type CreditHeads = Readonly<Record<BillTaxHead, number>>;

const DAYS_TO_PAY = 180;

/** @returns the last day on which a bill is paid in time. */
export const creditPayableBy = (billDate: CalendarDate): CalendarDate =>
  daysAfter(billDate, DAYS_TO_PAY);

/**
 * Income tax that is deducted counts as paid: what is open of a bill is without it. Each head is
 * rounded to the paisa by itself, half of one upwards.
 * @returns of the credit of a bill what is of its unpaid part.
 */
export const creditOfUnpaid = (
  credit: CreditHeads,
  { openPaise, totalPaise }: { readonly openPaise: number; readonly totalPaise: number },
): CreditHeads => {
  const unpaid = Math.min(Math.max(openPaise, 0), totalPaise);
  return perHead((head) => (unpaid === 0 ? 0 : mulDiv(credit[head], unpaid, totalPaise)));
};

/**
 * 'The tax period immediately following' the 180 days, read literally: the first GSTR-3B whose
 * days all come after them.
 */
export function unpaidReversedIn(
  billDate: CalendarDate,
  { frequencies }: Pick<BookReturns, 'frequencies'>,
): Period {
  const last = creditPayableBy(billDate);
  const span = gstr3bSpanOn(dayAfter(last), frequencies);
  return span.from > last ? span : gstr3bSpanOn(dayAfter(span.to), frequencies);
}

/** @returns the span itself, or the first after it whose GSTR-3B is not filed. */
export function openReturnFrom(span: Period, returns: BookReturns): Period {
  let open = span;
  while (filingOn(returns, 'gstr-3b', open.to) !== null) {
    open = gstr3bSpanOn(dayAfter(open.to), returns.frequencies);
  }
  return open;
}
