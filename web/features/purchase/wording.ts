// What the screens of bills of suppliers say.
import type { PurchaseBillCard, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { BLOCKED_CLAUSES } from '#web/format/credit.ts';
import { dayText } from '#web/format/dates.ts';

export const STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'discarded', label: 'Discarded' },
] as const;

/** As the supplier calls it; a draft may have no number yet. */
export const purchaseBillName = ({ billNumber }: Pick<PurchaseBillCard, 'billNumber'>): string =>
  billNumber ?? 'Draft bill';

type Said = Pick<PurchaseBillCard, 'status' | 'payment' | 'dueDate'>;

export function statusInWords({ status, payment, dueDate: due }: Said): string {
  if (status !== 'posted')
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  if (payment === 'paid') return 'Paid';
  if (payment === 'overdue') return `Overdue since ${dayText(due)}`;
  const words = payment === 'part-paid' ? 'Part paid' : 'Open';
  return due === null ? words : `${words}, due ${dayText(due)}`;
}

export const NO_CREDIT: Readonly<Record<NonNullable<PurchaseBillCard['noCredit']>, string>> = {
  'tax-of-another-state': 'None: GST of another State',
  'time-limit': 'None: past section 16(4)',
  'not-registered': 'None: not registered',
  composition: 'None: composition',
};

type Credited = Pick<
  PurchaseBillCard,
  'status' | 'creditTo' | 'noCredit' | 'creditPaise' | 'gstPaise'
>;

/** How the input credit of a bill stands, in a word or two. */
export function creditInWords({ status, creditTo: to, noCredit: none, ...sums }: Credited): string {
  if (status !== 'posted') return '';
  if (none !== null) return NO_CREDIT[none];
  if (sums.gstPaise === 0) return '';
  if (sums.creditPaise === 0) return 'Blocked';
  return to === null ? 'Deferred' : `Taken ${dayText(to).slice(3)}`;
}

export const CREDIT_USES = [
  { value: 'taxable', label: 'For taxable supplies' },
  { value: 'exempt', label: 'For exempt supplies' },
  { value: 'common', label: 'For both' },
  { value: 'private', label: 'Private' },
] as const;

export function eligibilityInWords(item: PurchaseBillItem): string {
  if (item.eligibility === 'eligible') return 'Credit eligible';
  if (item.eligibility === 'part') return `Eligible ${decimalText(item.shareBps ?? 0, 2)}%`;
  return BLOCKED_CLAUSES.find(({ value }) => value === item.clause)?.label ?? 'Credit blocked';
}
