// What the screens of bills of suppliers say.
import type { PurchaseBillCard, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
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
export const purchaseBillName = ({
  bill_number: number,
}: Pick<PurchaseBillCard, 'bill_number'>): string => number ?? 'Draft bill';

type Said = Pick<PurchaseBillCard, 'status' | 'payment' | 'due_date'>;

export function statusInWords({ status, payment, due_date: due }: Said): string {
  if (status !== 'posted')
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  if (payment === 'paid') return 'Paid';
  if (payment === 'overdue') return `Overdue since ${dayText(due)}`;
  const words = payment === 'part-paid' ? 'Part paid' : 'Open';
  return due === null ? words : `${words}, due ${dayText(due)}`;
}

export const NO_CREDIT: Readonly<Record<NonNullable<PurchaseBillCard['no_credit']>, string>> = {
  'tax-of-another-state': 'None: GST of another State',
  'time-limit': 'None: past section 16(4)',
  'not-registered': 'None: not registered',
  composition: 'None: composition',
};

type Credited = Pick<PurchaseBillCard, 'status' | 'credit_to' | 'no_credit' | 'credit' | 'gst'>;

/** How the input credit of a bill stands, in a word or two. */
export function creditInWords({
  status,
  credit_to: to,
  no_credit: none,
  ...sums
}: Credited): string {
  if (status !== 'posted') return '';
  if (none !== null) return NO_CREDIT[none];
  if (sums.gst === '0.00') return '';
  if (sums.credit === '0.00') return 'Blocked';
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
  if (item.eligibility === 'part') return `Eligible ${item.share ?? ''}%`;
  return BLOCKED_CLAUSES.find(({ value }) => value === item.clause)?.label ?? 'Credit blocked';
}
