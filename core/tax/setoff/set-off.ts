// How input tax credit is set off against output tax: CGST Act s. 49(5), 49A and 49B, rule 88A of
// the CGST Rules, Circular 98/17/2019-GST.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { GST_HEADS } from './gst-ledger.ts';
import type { GstHead, HeadPaise, OpenTaxOfPeriod } from './gst-ledger.ts';

/** Sections 49A and 49B came into force (N/N 2/2019-CT of 29-01-2019). */
const IGST_IS_USED_UP_FROM = calendarDate('2019-02-01');

/**
 * From the return of January 2026 on the portal takes CGST and SGST credit against IGST in any
 * order (GSTN advisory of 30-01-2026); before, SGST credit only where no CGST credit was left
 * (s. 49(5)(c), proviso).
 */
const EITHER_PAYS_IGST_FROM = calendarDate('2026-01-01');

export type CreditSetOff = {
  readonly period: Period;
  /** Output tax that is debited, by head. */
  readonly taxes: HeadPaise;
  /** Input tax that is credited, by head; both come to the same. */
  readonly credits: HeadPaise;
};

export type SetOffFault =
  /** More of a head than is open of the period. */
  | { readonly fault: 'exceeds-liability'; readonly head: GstHead; readonly openPaise: number }
  /** More credit than there is on the day. */
  | { readonly fault: 'exceeds-credit'; readonly head: GstHead; readonly creditPaise: number }
  /** Credit of one head that pays tax of a head which it may not. */
  | { readonly fault: 'crosses-heads'; readonly head: GstHead; readonly paise: number }
  /** CGST or SGST credit is used while IGST credit is left. */
  | { readonly fault: 'igst-credit-left'; readonly head: GstHead; readonly leftPaise: number }
  /** Credit goes to another head while tax of its own is open. */
  | { readonly fault: 'own-head-first'; readonly head: GstHead; readonly leftPaise: number }
  /** SGST credit pays IGST while CGST credit is left, before January 2026. */
  | { readonly fault: 'cgst-credit-left'; readonly head: GstHead; readonly leftPaise: number };

/** @returns the first fault of a set-off by what stands open of its period, or null. */
export function setOffFault(setOff: CreditSetOff, standing: OpenTaxOfPeriod): SetOffFault | null {
  return (
    crossingFault(setOff) ??
    limitFault(setOff, standing) ??
    orderFault(setOff, standing) ??
    ownHeadFault(setOff, standing)
  );
}

/** More than is there is refused head by head. */
function limitFault(
  { taxes, credits }: CreditSetOff,
  standing: OpenTaxOfPeriod,
): SetOffFault | null {
  for (const head of GST_HEADS) {
    const openPaise = Math.max(standing.output[head], 0);
    if (taxes[head] > openPaise) return { fault: 'exceeds-liability', head, openPaise };
  }
  for (const head of GST_HEADS) {
    const creditPaise = Math.max(standing.credit[head], 0);
    if (credits[head] > creditPaise) return { fault: 'exceeds-credit', head, creditPaise };
  }
  return null;
}

/** IGST credit that is left after IGST is paid goes to CGST and SGST in any proportion (r. 88A). */
const spilledOf = ({ taxes, credits }: CreditSetOff): number =>
  Math.max(credits.igst - taxes.igst, 0);

/**
 * The pairs of s. 49(5): IGST credit pays IGST, then CGST and SGST; CGST credit pays CGST, then
 * IGST; SGST credit pays SGST, then IGST; neither pays the other, and cess pays cess alone.
 */
function crossingFault(setOff: CreditSetOff): SetOffFault | null {
  const { taxes, credits } = setOff;
  if (credits.cess !== taxes.cess) {
    return { fault: 'crosses-heads', head: 'cess', paise: Math.abs(credits.cess - taxes.cess) };
  }
  const toIgst = Math.max(taxes.igst - credits.igst, 0);
  for (const head of ['cgst', 'sgst'] as const) {
    const excess = credits[head] - taxes[head];
    if (excess > toIgst) return { fault: 'crosses-heads', head, paise: excess - toIgst };
  }
  return null;
}

/** s. 49A and 49B: no CGST or SGST credit is used before all IGST credit is. */
function orderFault(
  { period, credits }: CreditSetOff,
  standing: OpenTaxOfPeriod,
): SetOffFault | null {
  const head = (['cgst', 'sgst'] as const).find((one) => credits[one] > 0);
  if (head === undefined || period.to < IGST_IS_USED_UP_FROM) return null;
  const leftPaise = standing.creditOfPeriod.igst - credits.igst;
  return leftPaise > 0 ? { fault: 'igst-credit-left', head, leftPaise } : null;
}

/** s. 49(5)(a) to (c): credit pays the tax of its own head first. */
function ownHeadFault(setOff: CreditSetOff, standing: OpenTaxOfPeriod): SetOffFault | null {
  const { period, taxes, credits } = setOff;
  const leftOf = (head: GstHead) => Math.max(standing.output[head], 0) - taxes[head];
  if (spilledOf(setOff) > 0 && leftOf('igst') > 0) {
    return { fault: 'own-head-first', head: 'igst', leftPaise: leftOf('igst') };
  }
  for (const head of ['cgst', 'sgst'] as const) {
    if (credits[head] > taxes[head] && leftOf(head) > 0) {
      return { fault: 'own-head-first', head, leftPaise: leftOf(head) };
    }
  }
  const paysIgst = credits.sgst > taxes.sgst && period.from < EITHER_PAYS_IGST_FROM;
  const leftPaise = standing.creditOfPeriod.cgst - credits.cgst;
  return paysIgst && leftPaise > 0 ? { fault: 'cgst-credit-left', head: 'sgst', leftPaise } : null;
}
